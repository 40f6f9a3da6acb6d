extension Memories {
    /// How many of `words` are due on each of the next `days` days, today first; those that are overdue count for today, and
    /// those that a plan moves for the day it has `planned`.
    package func forecast(_ words: some Sequence<Word>, from today: Day, days: Int, planned: PlannedDays? = nil) -> [Int] {
        var counts = Array(repeating: 0, count: max(0, days))
        for word in words where !word.memorized {
            guard let day = planned?.moved[word.id] ?? dueDay(of: word.id) else { continue }
            let distance = max(today.distance(to: day), 0)
            if distance < counts.count { counts[distance] += 1 }
        }
        return counts
    }
}
