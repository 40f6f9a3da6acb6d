/// How often this learner takes a hint for a word they do not recall.
///
/// A hint taken is a sign of not knowing, and for a learner who likes hints none taken is a sign of knowing.
package struct HintHabit: Equatable, Sendable {
    /// How many hints were taken, and for how many words that were not recalled.
    package private(set) var taken: Double, unrecalled: Double

    /// The habit of somebody nobody has seen yet, who takes few, or what was kept.
    package init(taken: Double = 0.2, unrecalled: Double = 10) {
        self.taken = taken
        self.unrecalled = unrecalled
    }

    /// Recalling a word, they take a hint so many times more seldom.
    private static let rarity = 0.05

    /// How often they take a hint where they recall nothing.
    private var share: Double { min(max(taken / max(unrecalled, 1), 0.001), 0.95) }

    /// How likely a word is known that would be with chance `chance`, now that a hint was taken or not.
    func chance(_ chance: Double, hasHint: Bool) -> Double {
        let ifKnown = hasHint ? share * Self.rarity : 1 - share * Self.rarity
        let ifNot = hasHint ? share : 1 - share
        return chance * ifKnown / (chance * ifKnown + (1 - chance) * ifNot)
    }

    /// Takes in whether a hint was taken for a word that would be recalled with chance `recall`.
    mutating func learn(hasHint: Bool, recall: Double) {
        if hasHint { taken += 1 }
        unrecalled += 1 - recall
    }
}
