extension Store {
    /// Which words the learner took for each other in the last answers of each device, about a thousand.
    ///
    /// Only the ends of histories are read. What cannot be read counts as none.
    package func confusions() -> Confusions {
        Confusions(in: recentReviews(bytes: Self.recentBytes))
    }

    /// How much of the end of a history is looked at, so that years of answers do not delay a game.
    private static let recentBytes = 1 << 18
}
