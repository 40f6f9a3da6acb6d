/// What knowing more costs under one policy: answers per word against the share of words known.
struct TradeOff {
    private let points: [(x: Double, y: Double)]

    /// The curve through years that were played with different settings of the policy.
    init(_ years: [YearMeans]) {
        points = years.map { (Self.logit($0.known), Double.log($0.reviews)) }
    }

    /// How many answers a word needs for the share `known`.
    ///
    /// Intervals are whole days, so that single points are off by some percent: the logarithm of the answers is fitted by a parabola over
    /// the logit of the share, through the five points nearest to it.
    func reviews(atKnown known: Double) -> Double {
        let center = Self.logit(known)
        let near = points.map { (x: $0.x - center, y: $0.y) }.sorted { abs($0.x) < abs($1.x) }.prefix(5)
        // The normal equations of a + b·x + c·x², solved for a by Gauss and Jordan.
        var rows = [[Double]](repeating: [0, 0, 0, 0], count: 3)
        for point in near {
            let powers = [1, point.x, point.x * point.x]
            for row in 0..<3 {
                for column in 0..<3 { rows[row][column] += powers[row] * powers[column] }
                rows[row][3] += powers[row] * point.y
            }
        }
        for pivot in 0..<3 {
            let divisor = rows[pivot][pivot]
            rows[pivot] = rows[pivot].map { $0 / divisor }
            for row in 0..<3 where row != pivot {
                let factor = rows[row][pivot]
                for column in 0..<4 { rows[row][column] -= factor * rows[pivot][column] }
            }
        }
        return Double.exp(rows[0][3])
    }

    private static func logit(_ share: Double) -> Double { Double.log(share / (1 - share)) }
}
