extension MatchGame {
    /// What the learner did.
    package enum Event: Equatable, Sendable {
        case start
        /// Picked one half of a pair, or the other half of what is picked.
        case pick(Item)
        /// Picked both halves of a pair at once.
        case pair(question: Int, answer: Int)
        /// Leaves what was picked.
        case unpick
        /// Wants a wrong answer taken away.
        case hint
        /// Does not know the question that is picked, or the first.
        case skip
        /// Wants the last pair back.
        case takeBack
        /// Wants to end here.
        case quit
    }

    /// What came of an event.
    package enum Note: Equatable, Sendable {
        /// A question and an answer were paired; the answer belongs to the question at that place.
        case paired(Int, Int, Review.Outcome, belongsTo: Int)
        /// For a question an answer was taken away.
        case removed(Int, Int)
        /// No more answers can be taken away.
        case nothingToRemove
        /// Nothing lies there, or not any more.
        case notThere(Item)
        /// The last pair was taken back.
        case takenBack
        /// There is no pair to take back.
        case nothingToTakeBack
    }

    /// What follows from an event, in the order it must be carried out.
    package enum Effect: Equatable, Sendable {
        /// Keep this answer.
        case record(Review)
        /// Take back the last answer that was kept.
        case takeBack
        /// Say what came of it.
        case told(Note)
        /// Show the table as it is now.
        case table(Table)
        /// The table was cleared, in so many milliseconds; whether it was a full one and without a mistake.
        case cleared(Int, isPerfect: Bool)
        /// The game is over.
        case finished(RoundResults)
    }
}

extension MatchGame.Effect: GameEffect {
    /// What the history must keep of it, or that the last answer is taken back.
    package var historyChange: HistoryChange? {
        switch self {
        case .record(let review): .record(review)
        case .takeBack: .takeBack
        default: nil
        }
    }

    /// Whether these are the results.
    package var isEnd: Bool { if case .finished = self { true } else { false } }
}
