/// How well predictions met what happened.
package struct Accuracy: Equatable, Sendable {
    /// The mean of −ln of the chance that was predicted for what happened; lower is better, and lowest for the true chances.
    package let logLoss: Double
    /// The root mean square difference between the predicted and the actual share of right answers, over bins of like answers
    /// (see `Bin`). A constant prediction may score well here, so it must not be judged by this figure alone.
    package let rmseBins: Double
    /// How likely a right answer was given the higher chance than a wrong one: 1 is perfect, 0.5 is a guess. It is nil where all
    /// answers went the same way.
    package let auc: Double?

    /// The accuracy of `predictions`; of none it is zero.
    init(of predictions: [Prediction]) {
        let count = Double(max(predictions.count, 1))
        logLoss = predictions.reduce(0) { $0 + $1.logLoss } / count
        rmseBins = (Self.squaresInBins(predictions) / count).squareRoot()
        auc = Self.areaUnderCurve(predictions)
    }

    private static func squaresInBins(_ predictions: [Prediction]) -> Double {
        var bins: [Bin: (count: Double, excess: Double)] = [:]
        for prediction in predictions {
            let excess = prediction.chance - (prediction.isRight ? 1 : 0)
            let bin = bins[prediction.bin] ?? (0, 0)
            bins[prediction.bin] = (bin.count + 1, bin.excess + excess)
        }
        // Summed in a fixed order, for the order of a dictionary changes from run to run and with it the last digits.
        return bins.values.map { $0.excess * $0.excess / $0.count }.sorted().reduce(0, +)
    }

    /// The area under the receiver operating characteristic, from ranks (Mann and Whitney); equal chances count half.
    private static func areaUnderCurve(_ predictions: [Prediction]) -> Double? {
        let sorted = predictions.sorted { $0.chance < $1.chance }
        var (rights, wrongs, wins) = (0.0, 0.0, 0.0)
        var start = 0
        while start < sorted.count {
            var end = start
            while end < sorted.count, sorted[end].chance == sorted[start].chance { end += 1 }
            let right = Double(sorted[start..<end].count { $0.isRight })
            let wrong = Double(end - start) - right
            wins += right * (wrongs + wrong / 2)
            rights += right
            wrongs += wrong
            start = end
        }
        return rights > 0 && wrongs > 0 ? wins / (rights * wrongs) : nil
    }
}
