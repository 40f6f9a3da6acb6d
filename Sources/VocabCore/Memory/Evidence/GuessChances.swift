/// How likely the learner is right without recalling the word, in each situation; learnt from the learner's own answers.
///
/// Words that are known when they are met for the first time look like luck, and raise the chance: that errs on the side of asking again.
package struct GuessChances: Equatable, Sendable {
    /// The guess chance in one situation.
    package struct Estimate: Equatable, Sendable {
        /// The logit of the chance, and how sure it is.
        package fileprivate(set) var logit: LogitEstimate
        /// How many answers it was learnt from.
        package fileprivate(set) var answers: Int

        /// An estimate that was kept.
        package init(logit: LogitEstimate, answers: Int) {
            self.logit = logit
            self.answers = answers
        }

        /// The best estimate.
        package var chance: Double { .chance(logit: logit.mean) }

        /// Where the chance lies with a probability of 95 %.
        package var interval: ClosedRange<Double> {
            let reach = 1.96 * logit.variance.squareRoot()
            return .chance(logit: logit.mean - reach) ... .chance(logit: logit.mean + reach)
        }
    }

    /// One for each situation, in the order of its cases.
    private var estimates: [Estimate]

    /// Nothing learnt yet, or what was kept.
    package init(learnt: [GuessSituation: Estimate] = [:]) {
        estimates = GuessSituation.allCases.map { learnt[$0] ?? Estimate(logit: $0.initialLogit, answers: 0) }
    }

    /// What was learnt; a situation that never came up is not in it.
    package var learnt: [GuessSituation: Estimate] {
        Dictionary(uniqueKeysWithValues: zip(GuessSituation.allCases, estimates).filter { $0.1.answers > 0 })
    }

    /// The estimate in `situation`, from no answers where it never came up.
    package subscript(situation: GuessSituation) -> Estimate { estimates[situation.index] }

    /// The guess chance in `situation`.
    package func chance(_ situation: GuessSituation) -> Double {
        situation == .oneChoice ? 1 : self[situation].chance
    }

    /// Takes in whether an answer was right that would be recalled with chance `recall`.
    mutating func learn(_ situation: GuessSituation, wasRight: Bool, recall: Double, slip: Double) {
        guard situation != .oneChoice else { return }
        let chance = self[situation].chance
        estimates[situation.index].logit.learn(
            wasRight: wasRight, expected: recall * (1 - slip) + (1 - recall) * chance,
            slope: (1 - recall) * chance * (1 - chance), within: situation.logits)
        estimates[situation.index].answers += 1
    }
}

extension GuessSituation {
    fileprivate var index: Int {
        switch self {
        case .fourChoices: 0
        case .threeChoices: 1
        case .twoChoices: 2
        case .oneChoice: 3
        case .match: 4
        case .hangman: 5
        }
    }

    /// The bounds of the guess chance, as logits: from 0.01 to the square root of the initial chance. Answers right more often
    /// than that were recalled, by a learner who remembers better than the model predicts.
    fileprivate var logits: ClosedRange<Double> { .logit(0.01) ... .logit(min(initialChance.squareRoot(), 0.999)) }

    /// Learners differ with a standard deviation of 0.5.
    fileprivate var initialLogit: LogitEstimate { LogitEstimate(mean: .logit(min(initialChance, 0.999)), variance: 0.25) }
}
