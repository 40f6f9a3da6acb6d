/// How the learner wants to be asked: how well to remember, how much is new each day, and when a day begins.
package struct StudySettings: Equatable, Sendable {
    /// Which new word comes first.
    package enum NewOrder: String, CaseIterable, Sendable {
        /// By the levels and days that tags tell, such as `day1`; at random where they tell none.
        case tags
        /// In the order of the bookcase.
        case listed
        /// At random.
        case random
    }

    /// The chance to recall at which a word is asked again.
    package let retention: Double
    /// How many words that were never answered come into a day.
    package let newPerDay: Int
    /// Which of them comes first.
    package let newOrder: NewOrder
    /// The hour of the learner's clock at which a day begins.
    package let dayStartsAt: Int
    /// The days on which half as much is due.
    package let restDays: RestDays
    /// Whether a round stops after a miss until a key is pressed.
    package let pausesAfterMiss: Bool
    /// Whether each word is said aloud by itself when it is seen.
    package let saysWords: Bool
    /// Members of the stored settings that this version does not know, kept as they were.
    package let unknownMembers: [UnknownMember]

    /// What may be wished for: below, most is forgotten; above, every word comes every day.
    package static let retentions = 0.7...0.99
    /// How many new words a day may be wished for.
    package static let newWords = 0...9_999
    /// The hours a day may begin at.
    package static let hours = 0...23

    /// Settings; a value that cannot be wished for is brought to the nearest that can.
    package init(
        retention: Double = 0.9, newPerDay: Int = 20, newOrder: NewOrder = .tags, dayStartsAt: Int = 4,
        restDays: RestDays = .none, pausesAfterMiss: Bool = true, saysWords: Bool = false,
        unknownMembers: [UnknownMember] = []
    ) {
        self.retention = min(max(retention, Self.retentions.lowerBound), Self.retentions.upperBound)
        self.newPerDay = min(max(newPerDay, Self.newWords.lowerBound), Self.newWords.upperBound)
        self.newOrder = newOrder
        self.dayStartsAt = min(max(dayStartsAt, Self.hours.lowerBound), Self.hours.upperBound)
        self.restDays = restDays
        self.pausesAfterMiss = pausesAfterMiss
        self.saysWords = saysWords
        self.unknownMembers = unknownMembers
    }
}
