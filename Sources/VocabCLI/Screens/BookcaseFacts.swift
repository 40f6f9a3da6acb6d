import VocabCore

/// What the learner's answers say about a bookcase.
struct BookcaseFacts {
    /// How many words are how far.
    let states: StateCounts
    /// How many words wait to be reviewed today.
    let due: Int
    /// How many words an estimate called known, and were not asked since.
    let calledKnown: Int
    /// When one of its words was last answered.
    let lastPlayed: Timestamp?
    /// How many of the learner's days ago that was.
    let daysSincePlayed: Int?

    init(_ bookcase: Bookcase, _ learner: Learner, _ order: StudyOrder) {
        let memories = learner.memories
        states = StateCounts(of: bookcase.words, memories.words)
        due = order.waiting(bookcase.words).due
        calledKnown = bookcase.words.count { $0.checkDay != nil && memories.words[$0.id] == nil }
        lastPlayed = bookcase.words.lazy.compactMap { memories.words[$0.id]?.lastAt }.max()
        daysSincePlayed = bookcase.words.lazy.compactMap { memories.words[$0.id]?.lastDay }.max()?.distance(to: learner.today)
    }
}
