/// What each desired retention would cost this learner: how many words are known, and how many answers that takes.
///
/// The same days are played ahead with each goal, see `ForeseenDays`; a plan for an exam or an absence has no say in them.
package struct GoalPrices: Equatable, Sendable {
    /// What one goal costs.
    package struct Price: Equatable, Sendable {
        /// The desired retention.
        package let retention: Double
        /// Whether it is the present one.
        package let isPresent: Bool
        /// How many words are likely to be recalled after all days.
        package let known: Double
        /// How many answers a day are given.
        package let answersPerDay: Double
    }

    /// The prices, from the lowest goal.
    package let prices: [Price]
    /// How many words there are.
    package let words: Int

    /// So many days are played ahead.
    package static let days = 100
    private static let wordsPlayed = 2_000
    private static let goals = [0.8, 0.85, 0.9, 0.95]

    /// The prices for the learner of `memories`, who begins `newPerDay` of `words` a day; the present goal is among them.
    package init(_ memories: Memories, _ words: [Word], from today: Day, newPerDay: Int) {
        // Chance weighs more where words are few.
        let runs = min(max(1, Self.wordsPlayed / max(1, words.count)), 8)
        let present = memories.settings.desiredRetention
        self.words = words.count
        prices = Set(Self.goals + [present]).sorted().map { goal in
            let foreseen = ForeseenDays(
                memories.wishing(for: goal), words, from: today, days: Self.days, newPerDay: newPerDay, runs: runs)
            return Price(
                retention: goal, isPresent: goal == present, known: foreseen.known,
                answersPerDay: foreseen.answers.reduce(0, +) / Double(Self.days))
        }
    }
}
