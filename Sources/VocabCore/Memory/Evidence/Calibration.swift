/// How much better or worse than predicted the learner remembers: a shift of the predicted recall, learnt from the first answer on.
///
/// Parameters that fit most learners are off for each of them; until there is enough to fit them, this one number makes up for much of
/// it. It is added to the logit of the predicted recall.
package struct Calibration: Equatable, Sendable {
    /// The shift, and how sure it is.
    package private(set) var shift: LogitEstimate
    /// How well answers were predicted.
    package private(set) var tally: PredictionTally

    /// Nothing learnt yet, or what was kept.
    package init(
        shift: LogitEstimate = LogitEstimate(mean: 0, variance: Calibration.initialVariance),
        tally: PredictionTally = PredictionTally()
    ) {
        self.shift = shift
        self.tally = tally
    }

    /// Learners differ with a standard deviation of 0.5, and the drift keeps a shift from standing still for ever. Tuned with
    /// `vocab-benchmark memory`: a drift ten times as large costs 1 % of the reviews.
    package static let initialVariance = 0.25
    private static let drift = 1e-6
    /// Beyond, something else is wrong.
    private static let shifts = -2.0...2.0

    /// The recall to expect of this learner where the model predicts `recall`.
    package func calibrated(_ recall: Double) -> Double {
        guard recall < 1 else { return recall }
        return .chance(logit: .logit(max(recall, 1e-6)) + shift.mean)
    }

    /// The inverse of `calibrated`: what the model predicts where this learner's recall is `recall`. Words are due at the
    /// retrievability that it gives for the desired retention (see `Memories.modelRetention`).
    package func uncalibrated(_ recall: Double) -> Double { .chance(logit: .logit(recall) - shift.mean) }

    /// Takes in whether an answer was right, where the model predicted `recall` and luck helps with chance `guess`.
    mutating func learn(wasRight: Bool, recall: Double, guess: Double, slip: Double) {
        let calibrated = calibrated(recall)
        func rightChance(_ recall: Double) -> Double { recall * (1 - slip) + (1 - recall) * guess }
        let expected = rightChance(calibrated)
        tally.add(wasRight: wasRight, expected: expected, uncalibrated: rightChance(recall))
        shift.learn(
            wasRight: wasRight, expected: expected, slope: (1 - slip - guess) * calibrated * (1 - calibrated),
            within: Self.shifts,
            drift: Self.drift)
    }
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
