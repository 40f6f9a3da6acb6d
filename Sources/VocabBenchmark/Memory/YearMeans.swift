/// Means over many simulated years of one kind of learner.
struct YearMeans: Sendable {
    /// The share of words known, from 0 to 1.
    let known: Double
    /// Answers per word.
    let reviews: Double
    /// The true chance to recall a word when it was asked.
    let recall: Double
    /// How uneven the days are, see `SimulatedYear.unevenness`.
    let unevenness: Double

    /// Means that are known.
    init(known: Double, reviews: Double, recall: Double, unevenness: Double = 0) {
        self.known = known
        self.reviews = reviews
        self.recall = recall
        self.unevenness = unevenness
    }

    /// The means of `years`, in which so many words were learnt.
    init(_ years: [SimulatedYear], words: Int) {
        let count = Double(years.count)
        known = years.reduce(0) { $0 + $1.known } / count
        unevenness = years.reduce(0) { $0 + $1.unevenness } / count
        reviews = years.reduce(0) { $0 + Double($1.reviews) } / count / Double(words)
        recall = years.reduce(0) { $0 + $1.recall.sum } / Double(max(years.reduce(0) { $0 + $1.recall.count }, 1))
    }
}

/// What the program came to believe of learners who are all right by luck with one chance.
struct Beliefs: Sendable {
    /// The mean of the guess chance it believed in after 2,000 answers.
    let guess: Double
    /// The mean of the share known before that it believed in at the end.
    let known: Double
    /// The mean of the chance to slip that it believed in at the end.
    let slip: Double
    /// The mean distance from the true one, whether above or below.
    let guessDistance: Double
    /// The share of the years in which the true one lay in its interval.
    let insideInterval: Double
    /// The mean log loss of its predictions with the learner's shift, and without.
    let logLoss, logLossWithoutShift: Double

    /// The beliefs at the end of years, where the true guess chance was `truth`.
    init(_ policies: [EvidencePolicy], truth: Double) {
        let count = Double(policies.count)
        guess = policies.reduce(0) { $0 + $1.guess.chance } / count
        known = policies.reduce(0) { $0 + $1.memories.guesses.shareKnown } / count
        slip = policies.reduce(0) { $0 + $1.memories.calibration.slipChance } / count
        guessDistance = policies.reduce(0) { $0 + abs($1.guess.chance - truth) } / count
        insideInterval = Double(policies.count { $0.guess.interval.contains(truth) }) / count
        let tallies = policies.map(\.memories.calibration.tally)
        let answers = Double(max(tallies.reduce(0) { $0 + $1.answers }, 1))
        logLoss = tallies.reduce(0) { $0 + $1.logLoss } / answers
        logLossWithoutShift = tallies.reduce(0) { $0 + $1.uncalibratedLogLoss } / answers
    }
}
