/// A number learnt from answers one at a time: fast while little is known, then slower and slower.
///
/// The number is the logit of a chance or is added to one. It is held as a normal distribution and moved by the extended Kalman
/// filter: an answer that was expected with chance P and that would have been expected more by `slope` for each unit of the number
/// brings slope² / (P · (1 − P)) of information.
package struct LogitEstimate: Equatable, Sendable {
    /// The best estimate.
    package private(set) var mean: Double
    /// How far off it may be: the square of the standard deviation.
    package private(set) var variance: Double

    /// The estimate before any answer, or one that was kept.
    package init(mean: Double, variance: Double) {
        self.mean = mean.isFinite ? min(max(mean, -Self.limit), Self.limit) : 0
        self.variance = variance.isFinite ? min(max(variance, 1e-9), 100) : 1
    }

    /// Takes in an answer: whether it was right, the chance with which that was expected, and how that chance grows with the number.
    ///
    /// `bounds` is where the number must lie, `drift` how much it may change between two answers, as a variance.
    mutating func learn(
        wasRight: Bool, expected: Double, slope: Double, within bounds: ClosedRange<Double>, drift: Double = 0
    ) {
        let spread = max(expected * (1 - expected), 1e-6)
        variance = 1 / (1 / (variance + drift) + slope * slope / spread)
        mean += variance * slope * ((wasRight ? 1 : 0) - expected) / spread
        mean = min(max(mean, bounds.lowerBound), bounds.upperBound)
    }

    /// Beyond this a chance differs from 0 or 1 by less than 0.001.
    private static let limit = 7.0
}

extension Double {
    /// ln(p / (1 − p)), for a chance between 0 and 1.
    static func logit(_ chance: Double) -> Double { log(chance / (1 - chance)) }

    /// The chance whose logit this is.
    static func chance(logit: Double) -> Double { 1 / (1 + exp(-logit)) }
}
