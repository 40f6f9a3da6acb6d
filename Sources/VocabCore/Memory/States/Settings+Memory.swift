extension Settings {
    /// What memories are worked out with.
    package var memory: MemorySettings { MemorySettings(desiredRetention: study.retention) }
}
