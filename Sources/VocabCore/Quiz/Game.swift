/// A game over words as a state machine: an event goes in, what is to be kept and shown comes out.
package protocol Game: Sendable {
    /// What the player did.
    associatedtype Event: Sendable
    /// What follows from an event.
    associatedtype Effect: GameEffect

    /// The words that the bookcases still hold; nil as long as none is known to be missing. Others are passed over when their turn comes.
    var wordsThere: Set<Word.ID>? { get set }

    /// Takes an event that happened at `now`; the effects are carried out in their order. After the end no event has any effect.
    mutating func handle(_ event: Event, at now: ClockReading) -> [Effect]
}

extension Game {
    /// Whether `word` is still in a bookcase, as far as is known.
    func isThere(_ word: Word) -> Bool { wordsThere?.contains(word.id) ?? true }
}

/// What follows from an event of a game.
package protocol GameEffect: Sendable {
    /// What is kept of it, on disk before anything else follows; nil where the effect is only shown.
    var historyChange: HistoryChange? { get }
    /// Whether the game is over with this effect.
    var isEnd: Bool { get }
}

/// What a game does to the history, or to the learner's own mark on a word.
package enum HistoryChange: Equatable, Sendable {
    /// An answer was given.
    case record(Review)
    /// The last answer that was recorded in this game and stands is taken back.
    case takeBack
    /// The last answer that was recorded in this game and stands is taken back, and this one recorded in its place.
    case replace(Review)
    /// The learner said of a word that they know it by heart, or took that back. It is kept in the bookcase.
    case mark(Word, in: Bookcase.ID, memorized: Bool)
}
