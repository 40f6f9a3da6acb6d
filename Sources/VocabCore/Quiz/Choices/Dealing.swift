/// Against whom the choices of a game are fair: against those who see all of it, or against those who remember all of it.
package enum Dealing: Sendable {
    /// All questions are seen at once and no answers, as on paper: every word is shown as often as every other (see `SheetRings`).
    case sheet
    /// One question is seen after the other, each with its answer: a word that was asked is not shown again, so that the four choices
    /// are all still to come (see `UnaskedWords`).
    case round
}
