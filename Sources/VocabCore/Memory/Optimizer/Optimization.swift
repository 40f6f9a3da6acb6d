/// Parameters fitted to one learner, and whether they foresee the learner's answers better than those in force.
///
/// The answers are held apart by time: parameters that were fitted to the earlier ones are tried on the later ones, which neither they
/// nor those in force have seen. Those that are proposed are then fitted to all answers, as in the reference.
package struct Optimization: Equatable, Sendable {
    /// Why nothing can be fitted.
    package enum Problem: Error, Equatable {
        /// Only `count` answers can be predicted that the parameters in force have not seen; `least` are needed.
        case tooFewAnswers(count: Int, least: Int)
    }

    /// Fewer answers to predict are not enough to tell whether parameters are better.
    package static let leastPredictions = 200

    /// How many answers were gone through.
    package let answerCount: Int
    /// How many answers the accuracy was tried on.
    package let heldOutCount: Int
    /// The accuracy of the parameters in force on the answers held out.
    package let before: Accuracy
    /// The accuracy, on the same answers, of parameters fitted to the answers before them.
    package let after: Accuracy
    /// The accuracy of always saying how many of the earlier answers were right.
    package let constant: Accuracy
    /// The parameters fitted to all answers.
    package let parameters: FSRSParameters

    /// How much lower the log loss of the answers held out is, and how far that may be off by chance: its standard error.
    package let gain: (mean: Double, error: Double)
    /// How many more right answers of the held-out ones the fitted parameters promise than came, as a share of all, and how far that may be
    /// off by chance.
    package let excess: (mean: Double, error: Double)

    /// Whether the fitted parameters are worth keeping: they foresee better by more than chance may make of it, and do not promise so much
    /// that words would be asked too late to be recalled.
    package var helps: Bool { gain.mean > 2 * gain.error && excess.mean <= max(2 * excess.error, Self.mostExcess) }

    /// A promise that is off by more than this would bring recall below what is wished for.
    private static let mostExcess = 0.01

    /// Fits parameters to the answers of `set`.
    ///
    /// - Throws: `Problem.tooFewAnswers`.
    package init(_ set: TrainingSet, inForce: ModelInForce = ModelInForce()) throws(Problem) {
        let seen = inForce.fittedUntil.map { set.predictionCount(until: $0) } ?? 0
        let unseen = set.predictionCount - seen
        guard unseen >= Self.leastPredictions else { throw .tooFewAnswers(count: unseen, least: Self.leastPredictions) }
        let heldOut = (seen + unseen / 2)..<set.predictionCount
        let earlier = Training(set, before: heldOut.lowerBound).fitted().rounded
        let rightBefore = set.share(ofRightBefore: heldOut.lowerBound)
        let predictions = set.predictions(by: earlier, in: heldOut)
        answerCount = set.answerCount
        heldOutCount = heldOut.count
        let predictionsBefore = set.predictions(by: inForce.parameters, in: heldOut)
        before = Accuracy(of: predictionsBefore)
        after = Accuracy(of: predictions)
        gain = Self.gain(from: predictionsBefore, to: predictions)
        let count = Double(max(predictions.count, 1))
        excess = (
            predictions.reduce(0) { $0 + $1.chance - ($1.isRight ? 1 : 0) } / count,
            predictions.reduce(0) { $0 + $1.chance * (1 - $1.chance) }.squareRoot() / count
        )
        constant = Accuracy(of: predictions.map { Prediction(chance: rightBefore, isRight: $0.isRight, bin: $0.bin) })
        parameters = Training(set, before: set.predictionCount).fitted().rounded
    }
}

extension Optimization {
    /// The mean difference of the log loss, answer by answer, and its standard error.
    private static func gain(from before: [Prediction], to after: [Prediction]) -> (mean: Double, error: Double) {
        let count = Double(max(before.count, 2))
        let differences = zip(before, after).map { $0.logLoss - $1.logLoss }
        let mean = differences.reduce(0, +) / count
        let squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        return (mean, (squares / (count - 1) / count).squareRoot())
    }

    package static func == (left: Optimization, right: Optimization) -> Bool {
        (left.answerCount, left.heldOutCount, left.before, left.after) == (
            right.answerCount, right.heldOutCount, right.before, right.after
        )
            && left.constant == right.constant && left.parameters == right.parameters
    }
}

extension FSRSParameters {
    /// The parameters to four decimals, as they are published and kept.
    fileprivate var rounded: FSRSParameters { FSRSParameters(clamping: weights.map { ($0 * 10_000).rounded() / 10_000 }) }
}

extension TrainingSet {
    /// The share of right ones among the answers with numbers below `limit`, kept from 0 and 1 by one answer of each kind.
    fileprivate func share(ofRightBefore limit: Int) -> Double {
        let earlier = answers.filter { $0.prediction.map { $0 < limit } ?? false }
        return (Double(earlier.count { $0.isRight }) + 1) / Double(earlier.count + 2)
    }
}
