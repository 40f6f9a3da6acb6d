/// When a word is asked again: the model and how well the learner wants to remember.
package struct Scheduler: Equatable, Sendable {
    /// How the memory changes.
    package let model: FSRS6<Double>
    /// The chance to recall at which a word is due.
    package let desiredRetention: Double
    /// No word waits longer, in days.
    package let maximumInterval: Int

    /// A scheduler; a retention or an interval that cannot be wished for is brought to the nearest that can.
    package init(_ parameters: FSRSParameters = .standard, desiredRetention: Double = 0.9, maximumInterval: Int = 36_500) {
        model = FSRS6(parameters)
        self.desiredRetention = Self.clamped(desiredRetention)
        self.maximumInterval = min(max(maximumInterval, 1), 36_500)
    }

    /// What may be wished for: below, most is forgotten; above, every word is due every day.
    package static let retentions = 0.7...0.99

    /// `retention`, or the nearest that may be wished for; 0.9 for no number.
    static func clamped(_ retention: Double) -> Double {
        retention.isNaN ? 0.9 : min(max(retention, retentions.lowerBound), retentions.upperBound)
    }

    /// Days from an answer that led to `stability` until the word is due, at least 1.
    package func intervalInDays(stability: Double) -> Int {
        intervalInDays(stability: stability, retention: desiredRetention)
    }

    /// Days until the chance to recall has fallen to `retention`, rounded, at least 1.
    package func intervalInDays(stability: Double, retention: Double) -> Int {
        let days = model.interval(stability: stability, retention: retention).rounded(.toNearestOrEven)
        return Int(min(max(days, 1), Double(maximumInterval)))
    }

    /// The waits that do about as well as one of `days`: of these any may be chosen.
    ///
    /// How far they reach is the fuzz of Anki: a day, 15 % of what is between 2.5 and 7 days, 10 % up to 20, and 5 % beyond; later only half
    /// as far, for later days have less to do and are chosen more often, and never further than two weeks. Tuned with `vocab-benchmark memory`, so that as much is known.
    func intervals(about days: Int) -> ClosedRange<Int> {
        guard days >= 3 else { return days...days }
        let shares: [(from: Double, to: Double, share: Double)] = [(2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05)]
        let reach = min(shares.reduce(1) { $0 + $1.share * max(0, min(Double(days), $1.to) - $1.from) }, Self.longestReach)
        let earliest = max(2, Int((Double(days) - reach).rounded()))
        let latest = Int((Double(days) + reach / 2).rounded())
        return min(earliest, maximumInterval)...min(latest, maximumInterval)
    }

    private static let longestReach = 14.0
}
