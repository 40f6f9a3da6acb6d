/// One answer of the learner, as the history keeps it for ever.
package struct Review: Equatable, Sendable {
    /// Which game asked.
    package enum Game: String, CaseIterable, Sendable {
        /// One of four choices is taken.
        case choice
        /// The other side of the word is typed.
        case typed
        /// The card is turned, and the learner says how well they knew it.
        case flashcards
        /// The word is found letter by letter.
        case hangman
        /// Terms and meanings are paired.
        case match

        /// Whether a wrong answer is one of several choices, of which a guess hits one.
        var hasChoices: Bool {
            switch self {
            case .choice: true
            case .typed, .flashcards, .hangman, .match: false
            }
        }
    }

    /// How it went.
    package enum Outcome: String, Sendable {
        case right, wrong
        /// The learner said they did not know.
        case skipped
    }

    /// What the learner said about how well they knew the word, where a game asks that.
    package enum Grade: String, CaseIterable, Sendable {
        case again, hard, good, easy
    }

    /// When the answer was given.
    package let at: Timestamp
    /// The word asked for.
    package private(set) var word: Word.ID
    /// Where the word was then.
    package private(set) var bookcase: Bookcase.ID
    /// Which game asked.
    package let game: Game
    /// Which side was shown.
    package let direction: Direction
    /// How it went.
    package let outcome: Outcome
    /// What the learner said about it, where the game asked.
    package let grade: Grade?
    /// How many choices were left to choose from; nil where there are none, and in answers that earlier versions kept.
    package let choices: Int?
    /// The word whose choice was taken, or that what was typed belongs to, when it was a wrong one.
    package private(set) var chosen: Word.ID?
    /// How many hints the learner had first: wrong choices taken away, or letters told.
    package let hints: Int
    /// How many wrong letters the learner tried, where the word is found letter by letter.
    package let misses: Int
    /// The round for points that it was given in; nil in other rounds.
    package let arcade: ArcadeRound?
    /// From the question to the answer, in milliseconds.
    package let milliseconds: Int
    /// When that was by the learner's own clock; nil in answers that earlier versions kept.
    package private(set) var lived: LivedTime?

    /// A review, of four choices where nothing else is said.
    package init(
        at: Timestamp, word: Word.ID, bookcase: Bookcase.ID, game: Game = .choice, direction: Direction, outcome: Outcome,
        grade: Grade? = nil, choices: Int? = nil, chosen: Word.ID? = nil, hints: Int = 0, misses: Int = 0,
        arcade: ArcadeRound? = nil, milliseconds: Int, lived: LivedTime? = nil
    ) {
        self.at = at
        self.word = word
        self.bookcase = bookcase
        self.game = game
        self.direction = direction
        self.outcome = outcome
        self.grade = grade
        self.choices = choices
        self.chosen = chosen
        self.hints = hints
        self.misses = misses
        self.arcade = arcade
        self.milliseconds = milliseconds
        self.lived = lived
    }

    /// The same answer where the words and the bookcase have other identifiers.
    func moved(to word: Word.ID, in bookcase: Bookcase.ID, chosen: Word.ID?) -> Review {
        var moved = self
        (moved.word, moved.bookcase, moved.chosen) = (word, bookcase, chosen)
        return moved
    }

    /// The same answer, given at `lived` by the learner's own clock.
    package func given(at lived: LivedTime) -> Review {
        var review = self
        review.lived = lived
        return review
    }

    /// How many choices were left to choose from, in a game that has them.
    ///
    /// Earlier versions kept no count of choices: there were four, less the hints.
    package var choicesLeft: Int { choices ?? 4 - min(max(hints, 0), 3) }
}
