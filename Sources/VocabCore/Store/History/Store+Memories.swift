extension Store {
    /// The memories that the histories of all devices leave.
    ///
    /// - Throws: `StoreError` when their folder cannot be read.
    package func memories(_ settings: MemorySettings, calendar: LearnerCalendar, now: Timestamp) throws -> Memories {
        Memories(of: try history().reviews, settings: settings, calendar: calendar, now: now)
    }

    /// The bookcase of the last answer on any device; nil where there is none.
    package func lastPlayed() -> Bookcase.ID? {
        guard let paths = try? historyPaths() else { return nil }
        return History(paths.compactMap { try? recentHistory(at: $0, bytes: Self.lastAnswersBytes) }).reviews.last?.bookcase
    }

    /// How much of the end of a history holds its last answers.
    private static let lastAnswersBytes = 1 << 14
}
