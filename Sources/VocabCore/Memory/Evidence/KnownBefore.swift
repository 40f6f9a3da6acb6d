/// What the answers to a word say of its having been known before it was asked for the first time.
///
/// Only a word whose first answer was right may have been: whoever picks at random is right there too, and which of the two it was, later
/// answers tell. A word known before is recalled on every later day, and one that was learnt as the model says of it. How likely it was,
/// `GuessChances` knows, for it depends on how much the learner knew.
package struct KnownBefore: Equatable, Sendable {
    /// Where it was answered first.
    package let situation: GuessSituation
    /// What its later answers say: the logarithm of how much likelier they are if it was known.
    package let laterAnswers: Double

    /// What was kept.
    package init(situation: GuessSituation, laterAnswers: Double = 0) {
        self.situation = situation
        self.laterAnswers = min(max(laterAnswers, -Self.limit), Self.limit)
    }

    /// Beyond this, more of the same changes nothing.
    static let limit = 8.0

    /// A word known before is kept for so many days at least. Tuned with `vocab-benchmark memory`: with 100 who knew most of a list is asked
    /// a tenth more, with 200 less than the desired share is recalled.
    static let stability = 150.0

    /// The same after a later answer, which is right with the chance `known` if the word was known, and `learnt` if it was learnt since;
    /// whether a hint was taken is `hint` times likelier if it was known.
    func after(isRight: Bool, known: Double, learnt: Double, hint: Double = 1) -> KnownBefore {
        let ratio = hint * (isRight ? known / learnt : (1 - known) / (1 - learnt))
        return KnownBefore(situation: situation, laterAnswers: laterAnswers + Double.log(ratio))
    }

    /// The chance of recalling a word after so many days if it was known.
    static func recall(stability: Double, elapsedDays: Double, model: FSRS6<Double>) -> Double {
        model.retrievability(stability: max(stability, Self.stability), elapsedDays: elapsedDays)
    }
}
