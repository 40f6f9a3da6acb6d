/// FSRS-6: how the memory of a word changes with an answer, and how likely the word is recalled later.
///
/// The formulas are those that the Open Spaced Repetition project publishes and that its packages fsrs-rs and py-fsrs work out; w0 to
/// w20 are the parameters, G is the grade (again 1, hard 2, good 3, easy 4), S the stability in days, D the difficulty, t the days
/// since the last answer, R the retrievability. They are written once, for plain numbers and for numbers that carry derivatives.
package struct FSRS6<Scalar: ModelScalar>: Sendable {
    private let w: [Scalar]
    /// −w20.
    private let decay: Scalar
    /// 0.9^(1/decay) − 1, by which R(S, S) is 0.9.
    private let factor: Scalar
    /// e^w8.
    private let growth: Scalar
    /// e^(w17·w18): a lapse takes away at least what an answer of good on the same day would give.
    private let leastLoss: Scalar
    /// The first difficulty of an easy word, to which difficulty reverts; it may lie below 1.
    private let easyDifficulty: Scalar

    /// The model with the 21 parameters `weights`.
    package init(weights: [Scalar]) {
        w = weights
        decay = Scalar(-1) * weights[20]
        factor = Scalar.exp(Scalar(Double.log(0.9)) / decay) - Scalar(1)
        growth = Scalar.exp(weights[8])
        leastLoss = Scalar.exp(weights[17] * weights[18])
        easyDifficulty = Self.firstDifficulty(weights, rating: 4)
    }

    /// The chance to recall a word `elapsedDays` after its last answer: R = (1 + factor · t / S)^decay.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    package func retrievability(stability: Scalar, elapsedDays: Double) -> Scalar {
        Scalar.pow(Scalar(1) + factor * Scalar(max(0, elapsedDays)) / stability, decay)
    }

    /// The days, unrounded, until the chance to recall has fallen to `retention`: t = S / factor · (retention^(1/decay) − 1).
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    package func interval(stability: Scalar, retention: Double) -> Scalar {
        stability / factor * (Scalar.pow(Scalar(retention), Scalar(1) / decay) - Scalar(1))
    }

    /// The state after an answer of `grade`, `elapsedDays` after the answer that led to `state`; nil is a word never answered before.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    package func state(after state: FSRSState<Scalar>?, elapsedDays: Double, grade: Review.Grade) -> FSRSState<Scalar> {
        guard let state else { return first(grade) }
        let retrievability = retrievability(stability: state.stability, elapsedDays: elapsedDays)
        return next(state, elapsedDays: elapsedDays, retrievability: retrievability, grade: grade)
    }

    /// The states after each of the four grades.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    package func outcomes(after state: FSRSState<Scalar>?, elapsedDays: Double) -> Outcomes<Scalar> {
        guard let state else { return Outcomes(again: first(.again), hard: first(.hard), good: first(.good), easy: first(.easy)) }
        let recall = retrievability(stability: state.stability, elapsedDays: elapsedDays)
        return Outcomes(
            again: next(state, elapsedDays: elapsedDays, retrievability: recall, grade: .again),
            hard: next(state, elapsedDays: elapsedDays, retrievability: recall, grade: .hard),
            good: next(state, elapsedDays: elapsedDays, retrievability: recall, grade: .good),
            easy: next(state, elapsedDays: elapsedDays, retrievability: recall, grade: .easy))
    }

    /// The state after the first answer ever: S = w[G−1], D = w4 − e^(w5·(G−1)) + 1.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    func first(_ grade: Review.Grade) -> FSRSState<Scalar> {
        FSRSState(stability: w[grade.rating - 1], difficulty: Self.firstDifficulty(w, rating: grade.rating))
    }

    /// The state after a further answer, where the chance to recall was `retrievability`.
    @specialized(where Scalar == Double)
    @specialized(where Scalar == Tangent)
    func next(
        _ state: FSRSState<Scalar>, elapsedDays: Double, retrievability: Scalar, grade: Review.Grade
    ) -> FSRSState<Scalar> {
        let stability =
            if elapsedDays < 1 {
                stabilityOnSameDay(state.stability, grade)
            } else if grade == .again {
                stabilityAfterLapse(state, retrievability)
            } else {
                stabilityAfterRecall(state, retrievability, grade)
            }
        return FSRSState(stability: stability, difficulty: difficulty(after: state.difficulty, grade))
    }

    private static func firstDifficulty(_ w: [Scalar], rating: Int) -> Scalar {
        w[4] - Scalar.exp(w[5] * Scalar(Double(rating - 1))) + Scalar(1)
    }

    /// D' = D − w6 · (G − 3) · (10 − D) / 9, then w7 of the way to the first difficulty of an easy word.
    private func difficulty(after difficulty: Scalar, _ grade: Review.Grade) -> Scalar {
        let change = w[6] * Scalar(Double(3 - grade.rating)) * (Scalar(10) - difficulty) / Scalar(9)
        return w[7] * easyDifficulty + (Scalar(1) - w[7]) * (difficulty + change)
    }

    /// S' = S · (1 + e^w8 · (11 − D) · S^−w9 · (e^(w10·(1−R)) − 1) · [w15 if hard] · [w16 if easy]).
    private func stabilityAfterRecall(_ state: FSRSState<Scalar>, _ retrievability: Scalar, _ grade: Review.Grade) -> Scalar {
        let forgotten = Scalar.exp(w[10] * (Scalar(1) - retrievability)) - Scalar(1)
        var gain = growth * (Scalar(11) - state.difficulty) * Scalar.pow(state.stability, Scalar(-1) * w[9]) * forgotten
        if grade == .hard { gain = gain * w[15] }
        if grade == .easy { gain = gain * w[16] }
        return state.stability * (Scalar(1) + gain)
    }

    /// S' = w11 · D^−w12 · ((S+1)^w13 − 1) · e^(w14·(1−R)), at most S / e^(w17·w18).
    private func stabilityAfterLapse(_ state: FSRSState<Scalar>, _ retrievability: Scalar) -> Scalar {
        let kept = Scalar.pow(state.stability + Scalar(1), w[13]) - Scalar(1)
        let ease = Scalar.pow(state.difficulty, Scalar(-1) * w[12])
        let left = w[11] * ease * kept * Scalar.exp(w[14] * (Scalar(1) - retrievability))
        return Scalar.smaller(left, state.stability / leastLoss)
    }

    /// S' = S · e^(w17·(G−3+w18)) · S^−w19, never less than S unless the grade is again.
    private func stabilityOnSameDay(_ stability: Scalar, _ grade: Review.Grade) -> Scalar {
        let change =
            Scalar.exp(w[17] * (Scalar(Double(grade.rating - 3)) + w[18])) * Scalar.pow(stability, Scalar(-1) * w[19])
        return stability * (grade == .again ? change : change.clamped(to: 1...Double.infinity))
    }
}

extension FSRS6: Equatable where Scalar: Equatable {}

extension FSRS6<Double> {
    /// The model with `parameters`.
    package init(_ parameters: FSRSParameters) { self.init(weights: parameters.weights) }
}
