extension TrainingSet {
    /// The answers `reviews`, which come in the order of time, read as the scheduler reads them: how often luck helps is what the memories
    /// have learnt of this learner with the parameters in force.
    package init(_ reviews: [Review], calendar: LearnerCalendar, model: ModelInForce) {
        let settings = MemorySettings(model: .fsrs6(model.parameters))
        var memories = Memories(settings: settings, calendar: calendar)
        var known: [Double] = []
        known.reserveCapacity(reviews.count)
        for review in reviews {
            known.append(memories.known(memories.words[review.word]?.knownBefore))
            memories.add(review)
        }
        let guesses = memories.guesses
        self.init(reviews, calendar: calendar, slip: memories.calibration.slipChance, known: known) { guesses.chance($0) }
    }
}
