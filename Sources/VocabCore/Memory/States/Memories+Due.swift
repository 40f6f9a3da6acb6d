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
    /// It is the day on which this learner's chance to recall it has fallen to the desired retention. A word whose last answer the learner
    /// graded is due by the model alone, as by every other program that follows it.
    package func dueDay(of word: Word.ID) -> Day? {
        words[word].map { memory in
            let retention = memory.isGraded ? settings.desiredRetention : modelRetention
            return memory.lastDay.advanced(
                by: scheduler.intervalInDays(stability: memory.state.stability, retention: retention))
        }
    }

    /// The retrievability at which this learner's recall is the desired one.
    ///
    /// Kept above 0.5, so that a few lucky weeks do not send words away for years.
    package var modelRetention: Double { min(max(calibration.uncalibrated(settings.desiredRetention), 0.5), 0.99) }
}
