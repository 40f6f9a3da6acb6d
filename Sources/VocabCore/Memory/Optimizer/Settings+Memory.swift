extension Settings {
    /// What memories are worked out with: the learner's own parameters where they were fitted, else the standard ones.
    package var memorySettings: MemorySettings {
        MemorySettings(
            model: .fsrs6(ModelInForce(memory).parameters), desiredRetention: study.retention, restDays: study.restDays.weekdays)
    }
}
