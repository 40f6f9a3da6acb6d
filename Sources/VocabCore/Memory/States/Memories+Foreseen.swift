extension Memories {
    /// How many of `words` have each of the next `days` days as their due day, today first; those that are overdue count for today, and those
    /// that a plan moves for the day it has `planned`. See `ForeseenDays` for what will come.
    package func scheduled(_ words: some Sequence<Word>, from today: Day, days: Int, planned: PlannedDays? = nil) -> [Int] {
        var counts = Array(repeating: 0, count: max(0, days))
        for word in words where !word.memorized {
            guard let day = planned?.moved[word.id] ?? dueDay(of: word.id) else { continue }
            let distance = max(today.distance(to: day), 0)
            if distance < counts.count { counts[distance] += 1 }
        }
        return counts
    }

    /// The chance that `word` is answered right on `day`, typed or picked from four choices.
    func rightChance(of word: Word.ID, isTyped: Bool, on day: Day) -> Double {
        let recall = predictedRecall(of: word, on: day) ?? guesses.shareKnown
        if isTyped { return recall }
        return recall * (1 - calibration.slipChance) + (1 - recall) * guesses.chance(.fourChoices)
    }

    /// How many new words a day the learner has begun of late, `most` at most; that many where nothing was answered of late.
    package func usualNew(on today: Day, atMost most: Int) -> Int {
        let days = 14
        let lately = words.values.filter { $0.lastDay < today && $0.lastDay.distance(to: today) <= days }
        guard let first = words.values.lazy.map(\.firstDay).min(), !lately.isEmpty else { return most }
        let begun = words.values.count { $0.firstDay < today && $0.firstDay.distance(to: today) <= days }
        let counted = min(days, first.distance(to: today))
        return min(most, (begun + counted - 1) / counted)
    }
}

// MARK: What another goal would be

extension Memories {
    /// The same memories of a learner who wishes for another retention: every word is due when that asks for it.
    package func wishing(for retention: Double) -> Memories {
        if retention == settings.desiredRetention { return self }
        var other = Memories(
            settings: settings.wishing(for: retention), calendar: calendar, guesses: guesses, hints: hints,
            calibration: calibration, answers: answers, latest: latest, leftOut: leftOut)
        let ordered = words.sorted { ($0.value.lastAt, $0.key.description) < ($1.value.lastAt, $1.key.description) }
        for (id, memory) in ordered { other.settle(id, memory) }
        return other
    }
}
