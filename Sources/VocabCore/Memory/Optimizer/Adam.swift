/// The step rule of Kingma and Ba, "Adam: a method for stochastic optimization" (2015): each parameter moves by about the learning rate,
/// less where its gradient changes its mind.
struct Adam {
    private var mean: [Double]
    private var square: [Double]
    private var steps = 0

    /// A rule for `count` parameters that has seen no gradient.
    init(count: Int) {
        mean = Array(repeating: 0, count: count)
        square = mean
    }

    /// Moves `weights` against `gradient`.
    mutating func move(_ weights: inout [Double], against gradient: [Double], rate: Double) {
        steps += 1
        let (keepMean, keepSquare) = (0.9, 0.999)
        for index in weights.indices {
            mean[index] = keepMean * mean[index] + (1 - keepMean) * gradient[index]
            square[index] = keepSquare * square[index] + (1 - keepSquare) * gradient[index] * gradient[index]
            let unbiasedMean = mean[index] / (1 - Double.pow(keepMean, Double(steps)))
            let unbiasedSquare = square[index] / (1 - Double.pow(keepSquare, Double(steps)))
            weights[index] -= rate * unbiasedMean / (unbiasedSquare.squareRoot() + 1e-8)
        }
    }
}
