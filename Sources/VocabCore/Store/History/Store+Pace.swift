extension Store {
    /// How fast the learner was in the last answers of each device, about 250; nil where there are none or they cannot be read.
    ///
    /// Only the ends of histories are read.
    package func pace() -> AnswerPace? {
        AnswerPace(of: recentReviews(bytes: Self.paceBytes))
    }

    /// How much of the end of a history is looked at.
    private static let paceBytes = 1 << 16
}
