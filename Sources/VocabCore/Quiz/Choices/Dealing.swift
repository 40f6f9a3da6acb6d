/// How a game chooses distractors, by the guesser it must not help: the reader of a sheet or the player of a round.
///
/// A reader can count how often each word is shown; a player remembers which words were right. Each needs another method. They
/// are tested by `SmallSheetTests` and `RoundFairnessTests`; `vocab-benchmark questions` measures guessers on both.
package enum Dealing: Sendable {
    /// All questions are seen at once and no answers, as on paper: every word is shown as often as every other (see `SheetRings`).
    case sheet
    /// One question is seen after the other, each with its answer: a word that was asked is not shown again, so that the four choices
    /// are all still to come (see `UnaskedWords`).
    case round
}
