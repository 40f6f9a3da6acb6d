/// How many answers the program's scheduling saves, for learners who are right by luck with one chance.
///
/// Every kind of learner (a law of forgetting, a chance to slip) is compared with themselves: the program schedules with a desired
/// retention of 0.9; a rival may choose its setting so that the same share of words is known, and what counts is how many answers it
/// then needs. Ratios are means over the kinds of learners.
struct MemoryBenchmark {
    /// One kind of learner.
    struct Row {
        let law: String
        let slip: Double
        /// The share of the words that they knew before.
        let knownBefore: Double
        /// The years under the program's own policy.
        let own: YearMeans
        /// What the program came to believe.
        let beliefs: Beliefs
        /// The years under each rival.
        fileprivate let rivals: [RivalPolicy: Rival]
    }

    /// A rival and one kind of learner.
    struct Rival {
        /// The years with its usual setting.
        let usual: YearMeans
        /// The answers per word that it needs to know as much as the program.
        let reviews: Double
    }

    /// The chance to be right by luck.
    let guess: Double
    /// The policies that were compared.
    let rivals: [RivalPolicy]
    /// One row for each kind of learner who knew none of the words before.
    let rows: [Row]
    /// One row for each kind who knew some of them, without rivals.
    let partly: [Row]

    /// Plays the years of all kinds of learners.
    init(guess: Double, size: SimulatedYear.Size = SimulatedYear.Size(), seeds: Range<UInt64>, rivals: [RivalPolicy]) {
        self.guess = guess
        self.rivals = rivals
        func rows(knownBefore share: Double, rivals: [RivalPolicy]) -> [Row] {
            SimulatedLearner.laws.flatMap { name, law in
                SimulatedLearner.slips.map { slip in
                    let learner = SimulatedLearner(law: law, guess: guess, slip: slip, knownBefore: share)
                    return Row(law: name, learner, size, seeds: seeds, rivals: rivals)
                }
            }
        }
        self.rows = rows(knownBefore: 0, rivals: rivals)
        partly = SimulatedLearner.sharesKnownBefore.filter { $0 > 0 }.flatMap { rows(knownBefore: $0, rivals: []) }
    }

    /// The answers that the program needs for each that `rival` needs.
    func ratio(to rival: RivalPolicy) -> Double { mean(of: rival) { row, other in row.own.reviews / other.reviews } }

    /// The mean of a figure of a rival over all learners.
    func mean(of rival: RivalPolicy, _ figure: (Row, Rival) -> Double) -> Double {
        mean { row in row.rivals[rival].map { figure(row, $0) } ?? 0 }
    }

    /// The mean of a figure over all learners, or over those of whom `isChosen` says so.
    func mean(of isChosen: (Row) -> Bool = { _ in true }, _ figure: (Row) -> Double) -> Double {
        let chosen = rows.filter(isChosen)
        return chosen.reduce(0) { $0 + figure($1) } / Double(chosen.count)
    }

    /// The most answers that the program may need for each of right-is-good.
    var ratioGoal: Double { guess >= 0.25 ? 0.87 : guess >= 0.15 ? 0.92 : 1.01 }
}

extension MemoryBenchmark.Row {
    /// Plays the years of `learner`, who forgets by the law of this name.
    fileprivate init(
        law: String, _ learner: SimulatedLearner, _ size: SimulatedYear.Size, seeds: Range<UInt64>, rivals: [RivalPolicy]
    ) {
        let played = learner.years(size, seeds: seeds) { EvidencePolicy(words: size.words, desiredRetention: 0.9) }
        let own = YearMeans(played.map(\.year), words: size.words)
        let others = rivals.map { rival in
            let (usual, tradeOff) = rival.years(of: learner, size: size, seeds: seeds)
            return (rival, MemoryBenchmark.Rival(usual: usual, reviews: tradeOff.reviews(atKnown: own.known)))
        }
        self.init(
            law: law, slip: learner.slip, knownBefore: learner.knownBefore, own: own,
            beliefs: Beliefs(played.map(\.policy), truth: learner.guess), rivals: Dictionary(uniqueKeysWithValues: others))
    }
}
