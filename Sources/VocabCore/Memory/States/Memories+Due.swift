extension Memories {
    /// The chance that the model gives to recalling `word` on `day`; nil for a word that was never answered.
    package func retrievability(of word: Word.ID, on day: Day) -> Double? {
        words[word].map { memory in
            let expected = expectedRecall(of: memory, elapsedDays: Double(memory.lastDay.distance(to: day)))
            return expected.recall(learnt: expected.learnt)
        }
    }

    /// The chance that this learner recalls `word` on `day`: what the model says, shifted by how this learner differs from it.
    package func predictedRecall(of word: Word.ID, on day: Day) -> Double? {
        words[word].map { memory in
            let expected = expectedRecall(of: memory, elapsedDays: Double(memory.lastDay.distance(to: day)))
            return expected.recall(learnt: calibration.calibrated(expected.learnt))
        }
    }

    /// What is expected of a word so many days after its last answer.
    func expectedRecall(of memory: WordMemory, elapsedDays: Double) -> ExpectedRecall {
        let known = memory.knownBefore.map { guesses.chance(of: $0, slip: calibration.slipChance) }
        return expectedRecall(stability: memory.state.stability, known: known, elapsedDays: elapsedDays)
    }

    private func expectedRecall(stability: Double, known: Double?, elapsedDays: Double) -> ExpectedRecall {
        let learnt = scheduler.model.retrievability(stability: stability, elapsedDays: elapsedDays)
        return ExpectedRecall(
            known: known ?? 0,
            kept: known == nil
                ? learnt : KnownBefore.recall(stability: stability, elapsedDays: elapsedDays, model: scheduler.model),
            learnt: learnt)
    }

    /// The chance that a word was known before it was met.
    package func known(_ known: KnownBefore?) -> Double {
        let chance = known.map { guesses.chance(of: $0, slip: calibration.slipChance) } ?? 0
        return chance < Self.hardly ? 0 : chance
    }

    /// A word that is less likely to have been known was not.
    private static let hardly = 0.01

    /// The day on which `word` is due; nil for a word that was never answered.
    ///
    /// It was settled with the last answer: what is learnt of the learner later moves no word, so that the words of a day grow no more in it.
    package func dueDay(of word: Word.ID) -> Day? { words[word]?.dueDay }

    /// The day on which a word is due that was answered on `day` and does best to wait for `wait` days: the emptiest about then.
    ///
    /// A word that the learner graded, without `wait`, is due by the model alone, as by every other program that follows it, and as the
    /// learner was told. Until then it was due on `before`.
    func settledDay(answeredOn day: Day, stability: Double, wait: Int?, before: Day?) -> Day {
        guard let wait else { return day.advanced(by: scheduler.intervalInDays(stability: stability)) }
        let waits = scheduler.intervals(about: wait)
        return load.lightest(
            of: day.advanced(by: waits.lowerBound)...day.advanced(by: waits.upperBound), best: day.advanced(by: wait),
            beside: before)
    }

    /// The retrievability at which this learner's recall is the desired one.
    ///
    /// Kept above 0.5, so that a few lucky weeks do not send words away for years.
    package var modelRetention: Double { min(max(calibration.uncalibrated(settings.desiredRetention), 0.5), 0.99) }

    /// Days until this learner's chance to recall a word has fallen to the desired retention, of a word that was known before it was met
    /// with chance `known`: as long as that may be, far longer.
    func waitInDays(stability: Double, known: Double, isFirst: Bool) -> Int {
        let ifLearnt = scheduler.intervalInDays(stability: stability, retention: modelRetention)
        if known == 0 { return ifLearnt }
        let ifKnown = isFirst ? Self.firstWait : scheduler.intervalInDays(stability: max(stability, KnownBefore.stability))
        var (enough, tooLong) = (ifLearnt, max(ifLearnt, ifKnown) + 1)
        while tooLong - enough > 1 {
            let days = (enough + tooLong) / 2
            let expected = expectedRecall(stability: stability, known: known, elapsedDays: Double(days))
            if expected.recall(learnt: calibration.calibrated(expected.learnt)) >= settings.desiredRetention {
                enough = days
            } else {
                tooLong = days
            }
        }
        return enough
    }

    /// However much a learner seems to have known, a word met once waits about so long at most.
    private static let firstWait = 4
}
