/// What a typed answer is worth, and how it was read.
package struct TypedJudgement: Equatable, Sendable {
    /// How near an answer is.
    package enum Verdict: Equatable, Sendable {
        /// It is right, as it is kept or written otherwise: with other spaces, hyphens, accents, or in the other English spelling.
        case right
        /// It is a right answer but for a slip or a form, or means the same.
        case nearly(NearMiss)
        /// It belongs to another word of the learner; this side of it was typed.
        case another(Question.Choice)
        /// It is another word that the learner does not keep: `affect` for effect.
        case realWord
        case wrong
    }

    /// What it is worth.
    package let verdict: Verdict
    /// How a right answer is written otherwise than the list writes it: in the other English spelling, without a hyphen
    /// or an accent, or as its characters are read.
    var spelling: NearMiss?
    /// What was meant by it, where it was typed on the wrong one of the Latin and the Korean keyboard.
    package let meant: String?
}
