extension HangmanGame {
    /// What the learner did.
    package enum Event: Equatable, Sendable {
        case start
        /// Pressed this key for a letter.
        case guess(String)
        /// Wants a letter told.
        case hint
        /// Goes on to the next word.
        case next
        /// Wants the letter back that ended the word.
        case takeBack
        /// Knows the word that is over by heart.
        case known
        /// Has edited the word that is over, which now is this one.
        case revise(Word)
        /// Wants to end here.
        case quit
    }

    /// What follows from an event, in the order it must be carried out.
    package enum Effect: Equatable, Sendable {
        /// Keep this answer.
        case record(Review)
        /// Take back the last answer that was kept; its word goes on.
        case takeBack
        /// Mark this word as known by heart, or no longer.
        case mark(Word, in: Bookcase.ID, memorized: Bool)
        /// Say what came of a key.
        case told(Note)
        /// Show the word as it is now.
        case board(Board)
        /// The game is over.
        case finished(RoundResults)
    }
}

extension HangmanGame.Effect: GameEffect {
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
