extension Store {
    /// Which words the learner took for each other in the last answers of each device, about a thousand.
    ///
    /// Histories are read whole, which is quick, but only their ends are taken apart. What cannot be read counts as none.
    package func confusions() -> Confusions {
        guard let paths = try? historyPaths() else { return Confusions() }
        return Confusions(
            in: paths.flatMap { path in
                (try? read(path)).flatMap { $0 }.map { HistoryFile(endOf: $0, length: Self.recentBytes).reviews } ?? []
            })
    }

    /// How much of the end of a history is looked at, so that years of answers do not delay a game.
    private static let recentBytes = 1 << 18
}
