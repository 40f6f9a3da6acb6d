/// How a word is asked as it becomes better known: by four choices, then from its meaning, then by typing it.
///
/// The step follows the stability of the memory, so that a miss, which lowers the stability, leads down again. What the learner chose
/// stays as it was chosen.
package struct Ladder: Equatable, Sendable {
    /// Whether the side that is shown may change.
    package let changesDirection: Bool
    /// Whether the answer may have to be typed.
    package let changesAnswering: Bool

    /// From so many days on the meaning is shown and the term is wanted.
    package static let reverseStability = 10.0
    /// From so many days on the term is typed.
    package static let typedStability = 30.0

    /// A ladder.
    package init(changesDirection: Bool, changesAnswering: Bool) {
        self.changesDirection = changesDirection
        self.changesAnswering = changesAnswering
    }

    /// How a word of `stability` days is asked where `directions` and `answering` hold otherwise.
    func form(
        stability: Double, _ directions: GamePlan.Directions, _ answering: GamePlan.Answering
    ) -> (directions: GamePlan.Directions, answering: GamePlan.Answering) {
        let isTyped = changesAnswering && changesDirection && stability >= Self.typedStability
        return (
            changesDirection && stability >= Self.reverseStability ? .reverse : directions, isTyped ? .typed : answering
        )
    }
}
