/// How likely the learner is right without recalling the word, in each situation; learnt from the learner's own answers.
///
/// Words that were known when they were met look like luck; how many there are is learnt beside it, see `FirstMeetings`.
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

    /// By later answers alone, one for each situation in the order of its cases.
    package private(set) var later: [Estimate]
    /// By later answers and first ones.
    package private(set) var joint: [Estimate]
    /// What first answers say.
    package private(set) var first: [FirstMeetings]
    /// The share of the words that were known before they were met.
    package private(set) var shareKnown: Double

    /// Nothing learnt yet.
    package init() {
        let initial = GuessSituation.allCases.map { Estimate(logit: $0.initialLogit, answers: 0) }
        self.init(
            later: initial, joint: initial, first: Array(repeating: FirstMeetings(), count: initial.count),
            shareKnown: Self.usuallyKnown.share)
    }

    /// What was kept, one of each for each situation.
    package init(later: [Estimate], joint: [Estimate], first: [FirstMeetings], shareKnown: Double) {
        self.later = later
        self.joint = joint
        self.first = first
        self.shareKnown = shareKnown
    }

    /// Before any answer, so many words are taken to have been met, and a share of them to have been known.
    private static let usuallyKnown = (share: 0.2, words: 2.0)

    /// Nobody knows all of a list for sure.
    private static let mostKnown = 0.9

    /// What was learnt; a situation that never came up is not in it.
    package var learnt: [GuessSituation: Estimate] {
        Dictionary(uniqueKeysWithValues: zip(GuessSituation.allCases, joint).filter { $0.1.answers > 0 })
    }

    /// The estimate in `situation`, from no answers where it never came up.
    package subscript(situation: GuessSituation) -> Estimate { joint[situation.index] }

    /// The guess chance in `situation`.
    package func chance(_ situation: GuessSituation) -> Double {
        situation == .oneChoice ? 1 : self[situation].chance
    }

    /// The chance that a word was known before it was met.
    func chance(of known: KnownBefore, slip: Double) -> Double {
        let odds = odds(in: known.situation, slip: slip) * Double.exp(known.laterAnswers)
        return odds / (1 + odds)
    }

    /// How much likelier a right first answer comes from a word that was known than from a guess.
    private func odds(in situation: GuessSituation, slip: Double) -> Double {
        shareKnown * (1 - slip) / ((1 - shareKnown) * chance(situation))
    }

    /// Takes in the first answer to a word; of a right one, what it gives is to be kept.
    mutating func meet(in situation: GuessSituation, wasRight: Bool, slip: Double) -> KnownBefore? {
        guard situation != .oneChoice else { return nil }
        let known = wasRight ? KnownBefore(situation: situation) : nil
        first[situation.index].meet(known)
        weigh(slip: slip)
        return known
    }

    /// Takes in whether a later answer was right, whose word is recalled with chance `recall`.
    mutating func learn(_ situation: GuessSituation, wasRight: Bool, recall: Double, slip: Double) {
        guard situation != .oneChoice else { return }
        let chance = later[situation.index].chance
        later[situation.index].logit.learn(
            wasRight: wasRight, expected: recall * (1 - slip) + (1 - recall) * chance,
            slope: (1 - recall) * chance * (1 - chance), within: situation.logits)
        later[situation.index].answers += 1
        weigh(slip: slip)
    }

    /// Takes in what a later answer says of a word's having been known.
    mutating func move(from before: KnownBefore, to now: KnownBefore, slip: Double) {
        first[before.situation.index].move(from: before, to: now)
        weigh(slip: slip)
    }

    /// Finds the chances and the share known that agree best with the first answers and the later ones, and how sure they are.
    ///
    /// By expectation–maximization, a step or two with each answer from where the last one led to: each right first answer is shared
    /// between knowing and luck, and from the shares the chances follow, by a step of Newton's method each.
    private mutating func weigh(slip: Double) {
        for _ in 0..<Self.stepsPerAnswer {
            var (met, known) = (Self.usuallyKnown.words, Self.usuallyKnown.words * Self.usuallyKnown.share)
            for situation in GuessSituation.allCases where situation != .oneChoice {
                let index = situation.index
                let split = first[index].known(odds: odds(in: situation, slip: slip))
                met += Double(first[index].count)
                known += split.count / (1 - slip)
                join(situation, known: split.count)
            }
            shareKnown = min(known / met, Self.mostKnown)
        }
        estimateVariances(slip: slip)
    }

    private static let stepsPerAnswer = 2

    private mutating func join(_ situation: GuessSituation, known: Double) {
        let index = situation.index
        let (lucky, unknown) = (Double(first[index].rightCount) - known, Double(first[index].count) - known)
        let before = later[index].logit
        let logit = joint[index].logit.mean
        let chance = Double.chance(logit: logit)
        let slope = (before.mean - logit) / before.variance + lucky - unknown * chance
        let step = slope / (1 / before.variance + unknown * chance * (1 - chance))
        joint[index].logit = LogitEstimate(
            mean: min(max(logit + step, situation.logits.lowerBound), situation.logits.upperBound),
            variance: joint[index].logit.variance)
    }

    /// What all first answers would tell if it were known which words had been known, less what is missing because it is not.
    ///
    /// Louis, "Finding the observed information matrix when using the EM algorithm", 1982; of the share and the chance of each situation.
    private mutating func estimateVariances(slip: Double) {
        let splits = GuessSituation.allCases.map { situation in
            situation == .oneChoice ? (0, 0) : first[situation.index].known(odds: odds(in: situation, slip: slip))
        }
        let met = first.reduce(Self.usuallyKnown.words) { $0 + Double($1.count) }
        let ofShare = max(met * shareKnown * (1 - shareKnown) - splits.reduce(0) { $0 + $1.1 }, 0.01)
        for situation in GuessSituation.allCases where situation != .oneChoice {
            let index = situation.index
            let (known, unclear) = splits[index]
            let chance = chance(situation)
            let ofChance =
                1 / later[index].logit.variance + (Double(first[index].count) - known) * chance * (1 - chance)
                - unclear * (1 - chance) * (1 - chance)
            let ofBoth = (1 - chance) * unclear
            let information = max(ofChance - ofBoth * ofBoth / ofShare, 1 / situation.initialLogit.variance)
            joint[index] = Estimate(
                logit: LogitEstimate(mean: joint[index].logit.mean, variance: 1 / information),
                answers: later[index].answers + first[index].count)
        }
    }
}

extension GuessSituation {
    var index: Int {
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
    fileprivate var initialLogit: LogitEstimate { LogitEstimate(mean: .logit(min(initialChance, 0.999)), variance: 0.5) }
}
