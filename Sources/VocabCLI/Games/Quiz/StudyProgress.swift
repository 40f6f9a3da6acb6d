import VocabCore

/// What a round changed in the learner's memory, and what comes next.
struct StudyProgress {
    /// The words that are kept longer than before by a whole step: from the first choices to the term, to typing, to memorized.
    let risen: [Word]
    /// How many words of these bookcases are due on the next day, the one after, and within a week.
    let tomorrow: Int
    let dayAfter: Int
    let week: Int
    /// How many words still wait today.
    let waiting: Int

    /// What `results` made of the memory that `learner` had when the round began.
    init(_ results: RoundResults, _ learner: Learner, _ bookcases: [Bookcase]) {
        var memories = learner.memories
        for review in results.reviews where memories.canAdd(review) { memories.add(review) }
        let words = bookcases.flatMap(\.words)
        let asked = Set(results.reviews.map(\.word))
        risen = words.filter { word in
            guard asked.contains(word.id), let after = memories.words[word.id]?.state.stability else { return false }
            let before = learner.memories.words[word.id]?.state.stability ?? 0
            return Self.steps.contains { before < $0 && after >= $0 }
        }
        let forecast = memories.forecast(words, from: learner.today, days: 8)
        tomorrow = forecast[1]
        dayAfter = forecast[2]
        week = forecast.dropFirst().reduce(0, +)
        waiting = forecast[0]
    }

    private static let steps = [Ladder.reverseStability, Ladder.typedStability, WordState.memorizedStability]

    /// What is said of it; how many words wait today is left to the next step where that is shown.
    func phrases(tellingWaiting: Bool) -> [StudyPhrase] {
        (risen.isEmpty ? [] : [.risen(risen.map(\.term))])
            + (week == 0 ? [] : [.comesBack(tomorrow: tomorrow, dayAfter: dayAfter, week: week)])
            + (waiting == 0 || !tellingWaiting ? [] : [.stillWaiting(waiting)])
    }
}
