/// How a memory changes with an answer: with a grade as FSRS-6 says, with a pick to a state between good and again.
///
/// A right pick may be luck and a wrong one a slip. Bayes' rule gives the chance that the word was recalled, from its
/// retrievability, the guess chance and `slip`; by that chance the states after good and again are mixed. Tested by
/// `EvidenceTests` and `GradientTests`; `vocab-benchmark memory` measures how many answers this saves.
package struct EvidenceModel<Scalar: ModelScalar>: Sendable {
    /// How the memory changes with a grade.
    package let model: FSRS6<Scalar>
    /// The chance that a word which is recalled is answered wrong all the same.
    package var slip: Double

    /// A model of evidence.
    package init(model: FSRS6<Scalar>, slip: Double) {
        self.model = model
        self.slip = slip
    }

    /// How many times luck counts for a right pick: a lucky pick taken for recall would put the word off until it is lost.
    ///
    /// Tuned with `vocab-benchmark memory`: at a guess chance of 0.25, 3 needs 3 % fewer reviews than 1 and 1 % fewer
    /// than 2.5, and words are still asked when 90 % of them are recalled; with more they are asked too early.
    static var doubt: Double { 3 }

    /// The state after an answer, `elapsedDays` after the one that led to `state`, when the chance to recall was `recall`; `guess` is the
    /// chance to be right by luck, and `belief` the chance to recall once it was seen whether a hint was taken, where it is another.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    func state(
        after state: FSRSState<Scalar>?, elapsedDays: Double, recall: Scalar, evidence: Evidence, guess: Double,
        belief: Scalar? = nil
    ) -> FSRSState<Scalar> {
        func after(_ grade: Review.Grade) -> FSRSState<Scalar> {
            state.map { model.next($0, elapsedDays: elapsedDays, retrievability: recall, grade: grade) } ?? model.first(grade)
        }
        switch evidence {
        case .grade(let grade): return after(grade)
        // Whether it was known is another question: see `KnownBefore`. Else it is learnt now.
        case .pick(_, isRight: true) where state == nil: return after(.again)
        case .pick(_, isRight: true):
            return mixture(good: after(.good), again: after(.again), recalled: recalled(ifRight: belief ?? recall, guess: guess))
        case .pick(_, isRight: false):
            if state == nil || elapsedDays < 1 { return after(.again) }
            return mixture(good: after(.good), again: after(.again), recalled: recalled(ifWrong: belief ?? recall, guess: guess))
        }
    }

    /// The chance that the word was recalled when a pick was right: R(1−s) / (R(1−s) + (1−R)g), where g weighs `doubt` times.
    func recalled(ifRight recall: Scalar, guess: Double) -> Scalar {
        let known = recall * Scalar(1 - slip)
        return known / (known + (Scalar(1) - recall) * Scalar(guess * Self.doubt))
    }

    /// The chance that the word was recalled when a pick was wrong: Rs / (Rs + (1−R)(1−g)).
    func recalled(ifWrong recall: Scalar, guess: Double) -> Scalar {
        let slipped = recall * Scalar(slip)
        return slipped.value == 0 ? Scalar(0) : slipped / (slipped + (Scalar(1) - recall) * Scalar(1 - guess))
    }

    /// Between good, if the word was recalled, and again, if not: the mean of the logarithms of stability, the mean of difficulty.
    private func mixture(good: FSRSState<Scalar>, again: FSRSState<Scalar>, recalled: Scalar) -> FSRSState<Scalar> {
        // Either end is exact.
        if recalled.value == 0 { return again }
        let lost = Scalar(1) - recalled
        return FSRSState(
            stability: good.stability * .pow(again.stability / good.stability, lost),
            difficulty: good.difficulty + lost * (again.difficulty - good.difficulty))
    }
}

extension EvidenceModel: Equatable where Scalar: Equatable {}
