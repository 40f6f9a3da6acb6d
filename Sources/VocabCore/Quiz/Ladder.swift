/// How a word is asked as it becomes better known: by four choices, then from its meaning, then by typing it, see `Rung`.
///
/// What the learner chose stays as it was chosen.
package struct Ladder: Equatable, Sendable {
    /// Whether the side that is shown may change.
    package let changesDirection: Bool
    /// Whether the answer may have to be typed.
    package let changesAnswering: Bool

    /// A ladder.
    package init(changesDirection: Bool, changesAnswering: Bool) {
        self.changesDirection = changesDirection
        self.changesAnswering = changesAnswering
    }

    /// How a word on `rung` is asked where `directions` and `answering` hold otherwise.
    func form(
        _ rung: Rung, _ directions: GamePlan.Directions, _ answering: GamePlan.Answering
    ) -> (directions: GamePlan.Directions, answering: GamePlan.Answering) {
        let isTyped = changesAnswering && changesDirection && rung == .typed
        return (changesDirection && rung > .choices ? .reverse : directions, isTyped ? .typed : answering)
    }
}
