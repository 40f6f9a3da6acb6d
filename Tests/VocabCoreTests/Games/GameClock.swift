import VocabTestSupport

@testable import VocabCore

/// Plays a game with a clock that ticks once a second.
struct Played<Of: Game> {
    private(set) var game: Of
    private(set) var effects: [Of.Effect] = []
    private var seconds = 0

    init(_ game: Of) {
        self.game = game
    }

    /// What follows from `event`.
    @discardableResult
    mutating func callAsFunction(_ event: Of.Event) -> [Of.Effect] {
        seconds += 1
        let now = ClockReading(
            timestamp: Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + seconds), milliseconds: seconds * 1_000)
        let new = game.handle(event, at: now)
        effects += new
        return new
    }

    /// The answers that stand.
    var reviews: [Review] {
        var kept: [Review] = []
        for change in effects.compactMap(\.historyChange) {
            switch change {
            case .record(let review): kept.append(review)
            case .replace(let review): kept[kept.count - 1] = review
            case .takeBack: kept.removeLast()
            case .mark: break
            }
        }
        return kept
    }

    /// Whether it is over.
    var isOver: Bool { effects.contains { $0.isEnd } }
}

extension WordSequence {
    /// The words of a bookcase of these pairs.
    static func sample(
        _ pairs: [(String, String)], count: Int = 100, directions: GamePlan.Directions = .forward, seed: UInt64 = 1
    ) throws -> WordSequence {
        try WordSequence(GamePlan(over: [.sample(pairs: pairs)], count: count, directions: directions, seed: seed))
    }

    /// Five fruits.
    static func fruit(count: Int = 100, seed: UInt64 = 1) throws -> WordSequence {
        try sample(
            [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도"), ("plum", "자두")], count: count, seed: seed)
    }
}
