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
    /// The logit of each chance by later answers and first ones together.
    package private(set) var logits: [Double]
    /// What first answers say.
    package private(set) var first: [FirstMeetings]
    /// The share of the words that were known before they were met.
    package private(set) var shareKnown: Double

    /// Nothing learnt yet.
    package init() {
        let initial = GuessSituation.allCases.map { Estimate(logit: $0.initialLogit, answers: 0) }
        self.init(
            later: initial, logits: initial.map(\.logit.mean), first: Array(repeating: FirstMeetings(), count: initial.count),
            shareKnown: Self.usuallyKnown.share)
    }

    /// What was kept, one of each for each situation.
    package init(later: [Estimate], logits: [Double], first: [FirstMeetings], shareKnown: Double) {
        self.later = later
        self.logits = logits
        self.first = first
        self.shareKnown = shareKnown
    }

    /// Before any answer, so many words are taken to have been met, and a share of them to have been known.
    private static let usuallyKnown = (share: 0.2, words: 2.0)

    /// Nobody knows all of a list for sure.
    private static let mostKnown = 0.9

    /// What was learnt; a situation that never came up is not in it.
    package var learnt: [GuessSituation: Estimate] {
        Dictionary(uniqueKeysWithValues: GuessSituation.allCases.map { ($0, self[$0]) }.filter { $0.1.answers > 0 })
    }

    /// The estimate in `situation`, from no answers where it never came up.
    package subscript(situation: GuessSituation) -> Estimate {
        let index = situation.index
        return Estimate(
            logit: LogitEstimate(mean: logits[index], variance: variance(in: situation)),
            answers: later[index].answers + first[index].count)
    }

    /// The guess chance in `situation`.
    package func chance(_ situation: GuessSituation) -> Double {
        situation == .oneChoice ? 1 : .chance(logit: logits[situation.index])
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
    ///
    /// Whether a hint was taken is `hint` times likelier for a word that was known.
    mutating func meet(in situation: GuessSituation, wasRight: Bool, slip: Double, hint: Double = 1) -> KnownBefore? {
        guard situation != .oneChoice else { return nil }
        let known = wasRight ? KnownBefore(situation: situation, laterAnswers: Double.log(hint)) : nil
        first[situation.index].meet(known)
        weigh(slip: slip)
        return known
    }

    /// Takes in whether a later answer was right, whose word is recalled with chance `recall`, and what it says of the word's having been
    /// known.
    mutating func learn(
        _ situation: GuessSituation?, wasRight: Bool, recall: Double, slip: Double,
        known: (before: KnownBefore, now: KnownBefore)? = nil
    ) {
        if let known { first[known.before.situation.index].move(from: known.before, to: known.now) }
        if let situation, situation != .oneChoice {
            let index = situation.index
            let chance = later[index].chance
            later[index].logit.learn(
                wasRight: wasRight, expected: recall * (1 - slip) + (1 - recall) * chance,
                slope: (1 - recall) * chance * (1 - chance), within: situation.bounds)
            later[index].answers += 1
            if first[index].count == 0 { logits[index] = later[index].logit.mean }
        }
        weigh(slip: slip)
    }

    /// Moves the chances and the share known towards those that agree best with the first answers and the later ones.
    ///
    /// By expectation–maximization, a step with each answer from where the last one led to: each right first answer is shared between knowing
    /// and luck, and from the shares the chances follow, by a step of Newton's method each.
    private mutating func weigh(slip: Double) {
        var (met, known) = (Self.usuallyKnown.words, Self.usuallyKnown.words * Self.usuallyKnown.share)
        var isAny = false
        for situation in GuessSituation.meeting {
            let index = situation.index
            let count = first[index].count
            if count == 0 { continue }
            isAny = true
            let split = first[index].known(odds: odds(in: situation, slip: slip))
            met += Double(count)
            known += split.count / (1 - slip)
            let (lucky, unknown) = (Double(first[index].rightCount) - split.count, Double(count) - split.count)
            let before = later[index].logit
            let chance = Double.chance(logit: logits[index])
            let slope = (before.mean - logits[index]) / before.variance + lucky - unknown * chance
            let step = slope / (1 / before.variance + unknown * chance * (1 - chance))
            logits[index] = (logits[index] + step).clamped(to: situation.bounds)
        }
        if isAny { shareKnown = min(known / met, Self.mostKnown) }
    }

    /// How sure the chance of `situation` is: what all first answers would tell if it were known which words had been known, less what is
    /// missing because it is not.
    ///
    /// Louis, "Finding the observed information matrix when using the EM algorithm", 1982; of the share and the chance. The slip matters little
    /// to it, and is taken to be the usual one.
    private func variance(in situation: GuessSituation) -> Double {
        let ofLater = later[situation.index].logit.variance
        if situation == .oneChoice || first[situation.index].count == 0 { return ofLater }
        var missing = 0.0
        for other in GuessSituation.meeting {
            missing += first[other.index].known(odds: odds(in: other, slip: MemorySettings.usualSlip)).unclear
        }
        let met = first.reduce(Self.usuallyKnown.words) { $0 + Double($1.count) }
        let ofShare = max(met * shareKnown * (1 - shareKnown) - missing, 0.01)
        let (known, unclear) = first[situation.index].known(odds: odds(in: situation, slip: MemorySettings.usualSlip))
        let chance = chance(situation)
        let ofChance =
            1 / ofLater + (Double(first[situation.index].count) - known) * chance * (1 - chance)
            - unclear * (1 - chance) * (1 - chance)
        let ofBoth = (1 - chance) * unclear
        return 1 / max(ofChance - ofBoth * ofBoth / ofShare, 1 / situation.initialLogit.variance)
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
    fileprivate var bounds: ClosedRange<Double> { Self.allBounds[index] }

    private static let allBounds = allCases.map { Double.logit(0.01) ... .logit(min($0.initialChance.squareRoot(), 0.999)) }

    /// Those in which a first answer may be luck or knowledge.
    fileprivate static let meeting = allCases.filter { $0 != .oneChoice }

    /// Learners differ with a standard deviation of 0.5.
    fileprivate var initialLogit: LogitEstimate { LogitEstimate(mean: .logit(min(initialChance, 0.999)), variance: 0.5) }
}
