extension Memories {
    /// In how many days `word` will be due if the learner gives it `grade` on `day`.
    package func intervalInDays(of word: Word.ID, after grade: Review.Grade, on day: Day) -> Int {
        let memory = words[word]
        // Below zero where a clock was set back: the model takes that for an answer of the same day.
        let elapsedDays = Double(memory.map { $0.lastDay.distance(to: day) } ?? 0)
        let state = scheduler.model.state(after: memory?.state, elapsedDays: elapsedDays, grade: grade)
        return scheduler.intervalInDays(stability: state.stability)
    }

    /// The same memories of `chosen` words alone, which cost little to keep and to change.
    package func only(_ chosen: some Sequence<Word.ID>) -> Memories {
        var kept: [Word.ID: WordMemory] = [:]
        for id in chosen { kept[id] = words[id] }
        return Memories(
            settings: settings, calendar: calendar, words: kept, guesses: guesses, hints: hints, calibration: calibration,
            answers: answers,
            latest: latest, leftOut: leftOut, load: load)
    }
}
