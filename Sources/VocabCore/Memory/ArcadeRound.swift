/// A round that is played for points. Every answer of it says so in the history, so that its points can be counted again.
package struct ArcadeRound: Hashable, Sendable {
    /// What tells the round from all others, also those that another device plays at the same time.
    package let id: Identifier<ArcadeRound>
    /// What it is played against.
    package let mode: ArcadeMode

    /// The round of this identifier.
    package init(id: Identifier<ArcadeRound>, mode: ArcadeMode) {
        self.id = id
        self.mode = mode
    }
}

/// What a round for points is played against. Rounds of the same mode compare with each other.
package enum ArcadeMode: Hashable, Sendable {
    /// The clock: the round ends after so many seconds.
    case time(seconds: Int)
    /// Mistakes: the round ends with the last of so many lives.
    case lives(Int)
}
