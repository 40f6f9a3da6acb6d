/// How much better or worse than predicted the learner remembers, and how often they slip: learnt from the first answer on.
///
/// Parameters that fit most learners are off for each of them; until there is enough to fit them, a shift of the logit of the predicted
/// recall makes up for much of it. Both numbers are learnt together, as a normal distribution moved by the extended Kalman filter: words
/// that should be recalled nearly for sure tell of slips, the others of the shift.
package struct Calibration: Equatable, Sendable {
    /// The shift, and how sure it is.
    package private(set) var shift: LogitEstimate
    /// The logit of the chance to be wrong though the word is recalled, and how sure it is.
    package private(set) var slip: LogitEstimate
    /// How far the two are off together: their covariance.
    package private(set) var covariance: Double
    /// How well answers were predicted.
    package private(set) var tally: PredictionTally

    /// Nothing learnt yet, or what was kept.
    package init(
        shift: LogitEstimate = LogitEstimate(mean: 0, variance: Calibration.initialVariance),
        slip: LogitEstimate = Calibration.usualSlip(MemorySettings.usualSlip), covariance: Double = 0,
        tally: PredictionTally = PredictionTally()
    ) {
        self.shift = shift
        self.slip = slip
        self.covariance = covariance
        self.tally = tally
    }

    /// Nothing learnt yet of a learner who slips with the chance `slip`.
    package init(slip: Double) {
        self.init(slip: Self.usualSlip(slip))
    }

    /// Where nothing is known of a learner but that learners slip with the chance `chance`.
    package static func usualSlip(_ chance: Double) -> LogitEstimate {
        LogitEstimate(mean: .logit(min(max(chance, 0.001), 0.5)), variance: slipVariance)
    }

    /// Learners differ with a standard deviation of 0.5, and the drift keeps a shift from standing still for ever. Tuned with
    /// `vocab-benchmark memory`: a drift ten times as large costs 1 % of the reviews.
    package static let initialVariance = 0.25
    private static let drift = 1e-6
    /// Learners slip half as often as is usual, or twice.
    private static let slipVariance = 0.5
    /// Beyond, something else is wrong.
    private static let shifts = -2.0...2.0
    private static let slips = Double.logit(0.002)...Double.logit(0.15)

    /// The chance to be wrong though the word is recalled.
    package var slipChance: Double { .chance(logit: slip.mean) }

    /// The recall to expect of this learner where the model predicts `recall`.
    package func calibrated(_ recall: Double) -> Double {
        guard recall < 1 else { return recall }
        return .chance(logit: .logit(max(recall, 1e-6)) + shift.mean)
    }

    /// The inverse of `calibrated`: what the model predicts where this learner's recall is `recall`. Words are due at the
    /// retrievability that it gives for the desired retention (see `Memories.modelRetention`).
    package func uncalibrated(_ recall: Double) -> Double { .chance(logit: .logit(recall) - shift.mean) }

    /// Takes in whether an answer was right where `expected` was to be expected; what is typed is proof, and no slip.
    mutating func learn(wasRight: Bool, _ expected: ExpectedRecall, guess: Double, maySlip: Bool = true) {
        let slipChance = maySlip ? slipChance : 0
        let calibrated = calibrated(expected.learnt)
        func rightChance(_ learnt: Double) -> Double {
            let recall = expected.recall(learnt: learnt)
            return recall * (1 - slipChance) + (1 - recall) * guess
        }
        let chance = rightChance(calibrated)
        tally.add(wasRight: wasRight, expected: chance, uncalibrated: rightChance(expected.learnt))
        let slopes = (
            shift: (1 - expected.known) * (1 - slipChance - guess) * calibrated * (1 - calibrated),
            slip: -expected.recall(learnt: calibrated) * slipChance * (1 - slipChance)
        )
        let (ofShift, ofSlip) = (shift.variance + Self.drift, slip.variance)
        let gain = (
            shift: ofShift * slopes.shift + covariance * slopes.slip, slip: covariance * slopes.shift + ofSlip * slopes.slip
        )
        let spread = slopes.shift * gain.shift + slopes.slip * gain.slip + max(chance * (1 - chance), 1e-6)
        let surprise = ((wasRight ? 1 : 0) - chance) / spread
        shift = LogitEstimate(
            mean: (shift.mean + gain.shift * surprise).clamped(to: Self.shifts),
            variance: ofShift - gain.shift * gain.shift / spread)
        slip = LogitEstimate(
            mean: (slip.mean + gain.slip * surprise).clamped(to: Self.slips), variance: ofSlip - gain.slip * gain.slip / spread)
        covariance -= gain.shift * gain.slip / spread
    }
}

/// What is expected of an answer on a later day: that its word was known before it was met, and that it is recalled.
struct ExpectedRecall {
    /// The chance that the word was known before it was met.
    var known: Double
    /// The chance of recalling it if so.
    var kept: Double
    /// The chance of recalling it if it was learnt since, by the model.
    var learnt: Double

    /// The chance of recalling it, where a learnt word is recalled with chance `learnt`.
    func recall(learnt: Double) -> Double { known * kept + (1 - known) * learnt }
}

/// What was predicted of answers, and what came.
package struct PredictionTally: Equatable, Sendable {
    /// How many answers were predicted: all but first meetings, further ones of a day, and those the learner graded.
    package var answers = 0
    /// How many of them were right.
    package var right = 0
    /// How many were to be right, by the predictions with the shift as it then was, and without.
    package var expected = 0.0, uncalibrated = 0.0
    /// The sum of −ln of the chance that was given to what came, with the shift and without.
    package var logLoss = 0.0, uncalibratedLogLoss = 0.0

    /// A tally of nothing.
    package init() {}

    mutating func add(wasRight: Bool, expected: Double, uncalibrated: Double) {
        answers += 1
        if wasRight { right += 1 }
        self.expected += expected
        self.uncalibrated += uncalibrated
        logLoss -= .log(max(wasRight ? expected : 1 - expected, 1e-6))
        uncalibratedLogLoss -= .log(max(wasRight ? uncalibrated : 1 - uncalibrated, 1e-6))
    }
}
