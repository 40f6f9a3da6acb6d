extension TrainingSet {
    /// The answers `reviews`, which come in the order of time, read as the scheduler reads them: how often luck helps is what the memories
    /// have learnt of this learner with the parameters in force.
    package init(_ reviews: [Review], calendar: LearnerCalendar, model: ModelInForce) {
        let settings = MemorySettings(model: .fsrs6(model.parameters))
        var memories = Memories(settings: settings, calendar: calendar)
        for review in reviews { memories.add(review) }
        let guesses = memories.guesses
        self.init(reviews, calendar: calendar, slip: settings.slip) { guesses.chance($0) }
    }
}
