/// Fits the parameters of the model to a learner's answers, with the priors, steps and stops of the reference (fsrs-rs).
///
/// The loss is the log loss of the predictions, later ones weighing more, and the squared distance of each parameter from where it
/// began, in units of how much it differs between learners.
struct Training {
    /// How much each parameter differs between learners: standard deviations as published with the reference.
    static let deviations = [
        6.43, 9.66, 17.58, 27.85, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14,
        0.27,
    ]
    /// Below, only the first stabilities are fitted: the reference's bound.
    private static let leastPredictions = 64
    private static let batchSize = 256
    private static let learningRate = 0.04

    private let set: TrainingSet
    /// Predictions with this number or a greater one are left out.
    private let limit: Int
    /// How often every answer is gone through.
    ///
    /// Tuned with the batch size on 49 simulated learners (four sets of parameters, three other laws of forgetting): 15 passes in batches
    /// of 256 leave the log loss of the later half 0.004 below that of the reference (5 passes, batches of 512) in the mean, and never
    /// 0.001 above it. Long histories need fewer passes, having more batches.
    private let epochs: Int

    /// A fit to the predictions of `set` below `limit`, and to all that came before them.
    init(_ set: TrainingSet, before limit: Int) {
        self.set = set
        self.limit = min(max(limit, 0), set.predictionCount)
        epochs = min(max(400_000 / max(self.limit, 1), 2), 15)
    }

    /// The parameters that fit best, from the standard ones on.
    func fitted() -> FSRSParameters {
        let standard = FSRSParameters.standard
        let initial = InitialStability(set, before: limit)
        let start = FSRSParameters(clamping: initial.fitted(from: standard) + standard.weights[4...])
        guard limit >= Self.leastPredictions else { return limit > 0 ? start : standard }
        let best = descended(from: start)
        return FSRSParameters(clamping: initial.ordered(best.weights, standard) + best.weights[4...])
    }

    private func descended(from start: FSRSParameters) -> FSRSParameters {
        let batches = self.batches
        let steps = Double(batches.count * epochs)
        var weights = start.weights
        var adam = Adam(count: weights.count)
        var best = (parameters: start, loss: loss(start, from: start))
        var step = 0.0
        for _ in 0..<epochs {
            for batch in batches {
                step += 1
                let rate = Self.learningRate * (1 + Double.cos(Double.pi * step / steps)) / 2
                adam.move(&weights, against: gradient(of: batch, at: weights, from: start), rate: rate)
                weights = FSRSParameters(clamping: weights).weights
            }
            let parameters = FSRSParameters(clamping: weights)
            let loss = loss(parameters, from: start)
            if loss < best.loss { best = (parameters, loss) }
        }
        return best.parameters
    }

    /// The words dealt out one by one, so that each batch is a fair sample of the whole time.
    private var batches: [[Range<Int>]] {
        let count = max(min(limit / Self.batchSize + 1, set.words.count), 1)
        var batches: [[Range<Int>]] = Array(repeating: [], count: count)
        for (index, word) in set.words.enumerated() { batches[index % count].append(word) }
        return batches
    }

    /// The weight of a prediction: a quarter for the first, 1 for the last, for learners change.
    private func weight(of number: Int) -> Double {
        let place = Double(number) / Double(max(limit - 1, 1))
        return 0.25 + 0.75 * place * place * place
    }

    private func gradient(of batch: [Range<Int>], at weights: [Double], from start: FSRSParameters) -> [Double] {
        let model = EvidenceModel(model: FSRS6(weights: Tangent.parameters(weights)), slip: set.slip)
        var sum = Partials()
        var count = 0.0
        for word in batch {
            model.walk(word, of: set, before: limit) { answer, number, recall in
                let chance = answer.rightChance(recall: recall.value)
                let slope = (chance - (answer.isRight ? 1 : 0)) / (chance * (1 - chance)) * answer.rightChanceSlope
                sum = sum + recall.partials * (weight(of: number) * slope)
                count += 1
            }
        }
        return weights.indices.map { index in
            let distance = weights[index] - start.weights[index]
            let pull = 2 * distance / (Self.deviations[index] * Self.deviations[index]) * count / Double(limit)
            let slope = sum[index] + pull
            return slope.isFinite ? slope : 0
        }
    }

    private func loss(_ parameters: FSRSParameters, from start: FSRSParameters) -> Double {
        let model = EvidenceModel(model: FSRS6(parameters), slip: set.slip)
        var loss = 0.0
        for word in set.words {
            model.walk(word, of: set, before: limit) { answer, number, recall in
                let chance = answer.rightChance(recall: recall)
                loss -= weight(of: number) * Double.log(answer.isRight ? chance : 1 - chance)
            }
        }
        for index in parameters.weights.indices {
            let distance = (parameters.weights[index] - start.weights[index]) / Self.deviations[index]
            loss += distance * distance
        }
        return loss
    }
}
