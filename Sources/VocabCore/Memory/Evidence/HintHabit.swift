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

    /// How likely a hint is taken, or none, for a word that is recalled with chance `recall`.
    func likelihood(hasHint: Bool, recall: Double) -> Double {
        let taking = share * (recall * Self.rarity + 1 - recall)
        return hasHint ? taking : 1 - taking
    }

    /// How likely a word is recalled that would be with chance `recall`, now that a hint was taken or not.
    func chance(_ recall: Double, hasHint: Bool) -> Double {
        recall * likelihood(hasHint: hasHint, recall: 1) / likelihood(hasHint: hasHint, recall: recall)
    }

    /// Takes in whether a hint was taken for a word that would be recalled with chance `recall`.
    mutating func learn(hasHint: Bool, recall: Double) {
        if hasHint { taken += 1 }
        unrecalled += 1 - recall
    }
}
