/// What a typed answer is worth, and how it was read.
package struct TypedJudgement: Equatable, Sendable {
    /// How near an answer is.
    package enum Verdict: Equatable, Sendable {
        /// It is right, as it is kept or written otherwise: with other spaces, hyphens, accents, or in the other English spelling.
        case right
        /// It is a right answer but for a slip or a form.
        case nearly(NearMiss)
        /// It belongs to another word of the bookcase; this side of it was typed.
        case another(Question.Choice)
        case wrong
    }

    /// What it is worth.
    package let verdict: Verdict
    /// How a right answer is written otherwise than the list writes it: in the other English spelling, or without a hyphen or an accent.
    var spelling: NearMiss?
    /// What was meant by it, where it was typed on the wrong one of the Latin and the Korean keyboard.
    package let meant: String?
}
