extension Memories {
    /// How many of `words` are due on each of the next `days` days, today first; those that are overdue count for today.
    package func forecast(_ words: some Sequence<Word>, from today: Day, days: Int) -> [Int] {
        var counts = Array(repeating: 0, count: max(0, days))
        for word in words where !word.memorized {
            guard let day = dueDay(of: word.id) else { continue }
            let distance = max(today.distance(to: day), 0)
            if distance < counts.count { counts[distance] += 1 }
        }
        return counts
    }
}
