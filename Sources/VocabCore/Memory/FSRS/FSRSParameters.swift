/// The 21 parameters of FSRS-6, each within the range that the model is made for.
package struct FSRSParameters: Equatable, Sendable {
    /// Why numbers are no parameters of FSRS-6.
    package enum Problem: Error, Equatable {
        /// There must be 21; fewer or more belong to another model.
        case count(Int)
        /// The number at `index` (counted from 0) is no number or lies outside `range`.
        case outOfRange(index: Int, value: Double, range: ClosedRange<Double>)
    }

    /// w0 to w20 in the order of the publications.
    package let weights: [Double]

    /// The parameters `weights`; throws when they are not 21 or one is out of its range.
    package init(_ weights: [Double]) throws(Problem) {
        guard weights.count == Self.ranges.count else { throw .count(weights.count) }
        for (index, range) in Self.ranges.enumerated() where !range.contains(weights[index]) {
            throw .outOfRange(index: index, value: weights[index], range: range)
        }
        self.weights = weights
    }

    /// The parameters nearest to `weights`; what is missing or no number is the standard's.
    package init(clamping weights: [Double]) {
        self.weights = Self.ranges.indices.map { index in
            guard index < weights.count, !weights[index].isNaN else { return Self.standard.weights[index] }
            return min(max(weights[index], Self.ranges[index].lowerBound), Self.ranges[index].upperBound)
        }
    }

    private init(unchecked weights: [Double]) { self.weights = weights }

    /// What the authors of FSRS-6 fitted to many learners; good for everybody who has not been fitted yet.
    package static let standard = FSRSParameters(unchecked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
        0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

    /// The range of each parameter, as the reference implementations (fsrs-rs, py-fsrs) hold it.
    package static let ranges: [ClosedRange<Double>] = [
        0.001...100, 0.001...100, 0.001...100, 0.001...100,  // w0–w3: first stability after again, hard, good, easy
        1...10, 0.001...4,  // w4, w5: first difficulty
        0.001...4, 0.001...0.75,  // w6, w7: change of difficulty, and its way back to that of an easy word
        0...4.5, 0...0.8, 0.001...3.5,  // w8–w10: growth of stability after a recall
        0.001...5, 0.001...0.25, 0.001...0.9, 0...4,  // w11–w14: stability after a lapse
        0...1, 1...6,  // w15, w16: hard grows less, easy grows more
        0...2, 0...2, 0...0.8,  // w17–w19: answers on the same day
        0.1...0.8,  // w20: how fast the forgetting curve flattens
    ]
}
