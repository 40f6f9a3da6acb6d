extension CardGame {
    /// What the learner did.
    package enum Event: Equatable, Sendable {
        case start
        /// Wants to see the other side.
        case turn
        /// Says how well they knew it.
        case grade(Review.Grade)
        /// Knows the word for good: it is laid aside and stays out of games.
        case known
        /// Has changed the word on the card.
        case edited(Word)
        /// Wants the card before, to grade it anew.
        case goBack
        /// Wants to end here.
        case quit
    }

    /// What follows from an event, in the order it must be carried out.
    package enum Effect: Equatable, Sendable {
        /// Keep this answer.
        case record(Review)
        /// Take back the last answer that was kept.
        case takeBack
        /// Mark the word as known, or take the mark away.
        case mark(Word, in: Bookcase.ID, memorized: Bool)
        /// Show this card.
        case card(Showing)
        /// There is no card before; the card stays.
        case noCardBefore
        /// All cards are through, or the learner left.
        case finished(RoundResults)
    }

    /// A card as it lies there.
    package struct Showing: Equatable, Sendable {
        /// The card.
        package let card: Question
        /// Whether its other side is seen.
        package let isTurned: Bool
        /// How many cards were shown with this one, those that came back aside.
        package let number: Int
        /// How many there are.
        package let total: Int
        /// Whether it was not known before and came back.
        package let isAgain: Bool
        /// How many of those to come were not known before.
        package let again: Int
        /// In how many days the word will be due, by the grade it is given.
        package let days: [Review.Grade: Int]
    }
}

extension CardGame.Effect: GameEffect {
    /// What the history must keep of it, or that the last answer is taken back.
    package var historyChange: HistoryChange? {
        switch self {
        case .record(let review): .record(review)
        case .takeBack: .takeBack
        case .mark(let word, let bookcase, let isMemorized): .mark(word, in: bookcase, memorized: isMemorized)
        default: nil
        }
    }

    /// Whether these are the results.
    package var isEnd: Bool { if case .finished = self { true } else { false } }
}
