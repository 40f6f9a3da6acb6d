/// What the learner, or the optimizer, chose for the memory; every value is one that can be worked with.
package struct MemorySettings: Equatable, Sendable {
    /// How memory is modelled.
    package enum Model: Equatable, Sendable {
        case fsrs6(FSRSParameters)

        /// The name under which settings keep it.
        package var name: String { "FSRS-6" }
    }

    /// The model with its parameters.
    package let model: Model
    /// The chance to recall at which a word is due, 0.7 to 0.99.
    package let desiredRetention: Double
    /// No word waits longer, in days.
    package let maximumInterval: Int
    /// The chance that a word which is recalled is answered wrong all the same, 0 to 0.2, as long as nothing is known of the learner.
    package let slip: Double
    /// The middle of what is usual.
    package static let usualSlip = 0.025
    /// The days on which half as many words are due, from Monday 1 to Sunday 7.
    package let restDays: Set<Int>

    /// Settings; a number that cannot be worked with becomes the nearest that can.
    package init(
        model: Model = .fsrs6(.standard), desiredRetention: Double = 0.9, maximumInterval: Int = 36_500,
        slip: Double = MemorySettings.usualSlip,
        restDays: Set<Int> = []
    ) {
        let scheduler = Scheduler(desiredRetention: desiredRetention, maximumInterval: maximumInterval)
        self.model = model
        self.desiredRetention = scheduler.desiredRetention
        self.maximumInterval = scheduler.maximumInterval
        self.restDays = restDays
        self.slip = slip.isNaN ? Self.usualSlip : min(max(slip, 0), 0.2)
    }

    /// The same settings with another desired retention.
    func wishing(for retention: Double) -> MemorySettings {
        MemorySettings(
            model: model, desiredRetention: retention, maximumInterval: maximumInterval, slip: slip, restDays: restDays)
    }

    /// The scheduler that these settings ask for.
    package var scheduler: Scheduler {
        switch model {
        case .fsrs6(let parameters):
            Scheduler(parameters, desiredRetention: desiredRetention, maximumInterval: maximumInterval)
        }
    }
}
