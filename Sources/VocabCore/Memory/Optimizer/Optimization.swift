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

    /// Whether the fitted parameters are worth keeping: the log loss of the answers held out is lower.
    package var helps: Bool { after.logLoss < before.logLoss }

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
        before = Accuracy(of: set.predictions(by: inForce.parameters, in: heldOut))
        after = Accuracy(of: predictions)
        constant = Accuracy(of: predictions.map { Prediction(chance: rightBefore, isRight: $0.isRight, bin: $0.bin) })
        parameters = Training(set, before: set.predictionCount).fitted().rounded
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
