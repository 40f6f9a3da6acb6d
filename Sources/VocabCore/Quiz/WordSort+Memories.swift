extension WordSort {
    /// `words` in this order on the day `today`; those that are alike stay in the order they are given in.
    package func arranged(
        _ words: [Word], _ memories: Memories, on today: Day, using generator: inout some RandomNumberGenerator
    ) -> [Word] {
        switch self {
        case .listed: words
        case .oldest: Self.sorted(words) { ($0.added.secondsSince1970, 0) }
        // Of words that came in one second, as by an import, the last in the bookcase is the newest.
        case .recent: Self.sorted(words) { ($0.added.secondsSince1970, 0) }.reversed()
        case .memorized: Self.sorted(words) { (WordState(of: $0, memories.words[$0.id]) == .memorized ? 0 : 1, 0) }
        case .unmemorized: Self.sorted(words) { (WordState(of: $0, memories.words[$0.id]) == .memorized ? 1 : 0, 0) }
        case .random: words.shuffled(using: &generator)
        case .due:
            Self.sorted(words) { word in
                let isAsked = !word.memorized && memories.words[word.id] != nil
                return isAsked
                    ? (memories.dueDay(of: word.id)?.number ?? .max, memories.retrievability(of: word.id, on: today) ?? 1)
                    : (.max, word.memorized ? 1 : 0)
            }
        case .weak:
            Self.sorted(words) { word in
                memories.words[word.id].map { (-$0.lapses, memories.retrievability(of: word.id, on: today) ?? 1) } ?? (1, 0)
            }
        }
    }

    private static func sorted(_ words: [Word], by key: (Word) -> (Int, Double)) -> [Word] {
        let keys = words.map(key)
        return words.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }.map { words[$0] }
    }
}
