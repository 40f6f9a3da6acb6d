extension Memories {
    /// The chance that the model gives to recalling `word` on `day`; nil for a word that was never answered.
    package func retrievability(of word: Word.ID, on day: Day) -> Double? {
        words[word].map { memory in
            scheduler.model.retrievability(
                stability: memory.state.stability, elapsedDays: Double(memory.lastDay.distance(to: day)))
        }
    }

    /// The chance that this learner recalls `word` on `day`: what the model says, shifted by how this learner differs from it.
    package func predictedRecall(of word: Word.ID, on day: Day) -> Double? {
        retrievability(of: word, on: day).map(calibration.calibrated)
    }

    /// The day on which `word` is due; nil for a word that was never answered.
    ///
    /// It was settled with the last answer: what is learnt of the learner later moves no word, so that the words of a day grow no more in it.
    package func dueDay(of word: Word.ID) -> Day? { words[word]?.dueDay }

    /// The day on which a word is due after an answer on `day` that led to `stability`: about when this learner's chance to recall it has
    /// fallen to the desired retention, and when there is the least to do.
    ///
    /// A word that the learner graded is due by the model alone, as by every other program that follows it, and as the learner was told.
    /// Until then it was due on `before`.
    func settledDay(stability: Double, isGraded: Bool, answeredOn day: Day, before: Day?) -> Day {
        if isGraded { return day.advanced(by: scheduler.intervalInDays(stability: stability)) }
        let days = scheduler.intervalInDays(stability: stability, retention: modelRetention)
        let waits = scheduler.intervals(about: days)
        return load.lightest(
            of: day.advanced(by: waits.lowerBound)...day.advanced(by: waits.upperBound), best: day.advanced(by: days),
            beside: before)
    }

    /// The retrievability at which this learner's recall is the desired one.
    ///
    /// Kept above 0.5, so that a few lucky weeks do not send words away for years.
    package var modelRetention: Double { min(max(calibration.uncalibrated(settings.desiredRetention), 0.5), 0.99) }
}
