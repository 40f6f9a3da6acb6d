import VocabCore

/// What a round changed in the learner's memory, and what comes next.
struct StudyProgress {
    /// The words that are memorized since.
    let memorized: [Word]
    /// Other words that rose a step: from the first choices to the term, and to typing.
    let risen: [Word]
    /// How many words of these bookcases are due on the next day, the one after, and within a week.
    let tomorrow: Int
    let dayAfter: Int
    let week: Int
    /// How many words still wait today.
    let waiting: Int

    /// What a round with `reviews` made of what was known of the learner before it.
    init(_ reviews: [Review], from learner: Learner, to after: Learner, _ bookcases: [Bookcase]) {
        let memories = after.memories
        let words = bookcases.flatMap(\.words)
        let asked = Set(reviews.map(\.word))
        let played = words.filter { asked.contains($0.id) }
        let before = learner.memories.words
        memorized = played.filter { word in
            WordState(of: word, memories.words[word.id]) == .memorized && WordState(of: word, before[word.id]) != .memorized
        }
        let isMemorized = Set(memorized.map(\.id))
        risen = played.filter { word in
            guard !isMemorized.contains(word.id), let after = memories.words[word.id] else { return false }
            return after.rung > before[word.id]?.rung ?? .choices
        }
        // What has a day by now, not what is foreseen: it tells what came of this round.
        let scheduled = memories.scheduled(words, from: after.today, days: 8, planned: after.planned)
        tomorrow = scheduled[1]
        dayAfter = scheduled[2]
        week = scheduled.dropFirst().reduce(0, +)
        waiting = scheduled[0]
    }

    /// What is said of it; how many words wait today is left to the next step where that is shown.
    func phrases(tellingWaiting: Bool) -> [StudyPhrase] {
        (memorized.isEmpty ? [] : [.memorized(memorized.map(\.term))]) + (risen.isEmpty ? [] : [.risen(risen.map(\.term))])
            + (week == 0 ? [] : [.comesBack(tomorrow: tomorrow, dayAfter: dayAfter, week: week)])
            + (waiting == 0 || !tellingWaiting ? [] : [.stillWaiting(waiting)])
    }
}
