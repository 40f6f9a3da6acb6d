/// One answer of the learner, as the history keeps it for ever.
public struct Review: Equatable, Sendable {
    /// Which game asked.
    public enum Game: String, Sendable {
        case choice
    }

    /// How it went.
    public enum Outcome: String, Sendable {
        case right, wrong
        /// The learner said they did not know.
        case skipped
    }

    /// When the answer was given.
    public let at: Timestamp
    /// The word asked for.
    public let word: Word.ID
    /// Where the word was then.
    public let bookcase: Bookcase.ID
    /// Which game asked.
    public let game: Game
    /// Which side was shown.
    public let direction: Direction
    /// How it went.
    public let outcome: Outcome
    /// The word whose choice was taken, when it was a wrong one.
    public let chosen: Word.ID?
    /// How many wrong choices the learner had taken away first.
    public let hints: Int
    /// From the question to the answer, in milliseconds.
    public let milliseconds: Int

    /// A review of the four-choice quiz.
    public init(
        at: Timestamp, word: Word.ID, bookcase: Bookcase.ID, game: Game = .choice, direction: Direction, outcome: Outcome,
        chosen: Word.ID? = nil, hints: Int = 0, milliseconds: Int
    ) {
        self.at = at
        self.word = word
        self.bookcase = bookcase
        self.game = game
        self.direction = direction
        self.outcome = outcome
        self.chosen = chosen
        self.hints = hints
        self.milliseconds = milliseconds
    }
}
