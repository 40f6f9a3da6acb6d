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
}
