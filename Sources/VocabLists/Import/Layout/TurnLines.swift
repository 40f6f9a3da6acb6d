import VocabCore

/// Entries of two or three lines with nothing between them: a word, its meaning below, and an example or a reading.
enum TurnLines {
    /// The cells of each entry; nil when the lines do not take turns.
    static func rows(_ lines: [String]) -> [[String]]? { pairs(lines) ?? headed(lines) ?? triples(lines) }

    /// The cells of a table, each on a line of its own, below the names of its columns: `단어`, `병음`, `뜻`, `学习`, `xuéxí`, `공부하다`.
    private static func headed(_ lines: [String]) -> [[String]]? {
        let names = lines.prefix(6).prefix { ColumnName($0) != nil && $0.count < 20 }
        guard names.count > 1, lines.count > names.count * 4, lines.count.isMultiple(of: names.count),
            ColumnMap(header: Array(names)) != nil, Set(names).count == names.count
        else { return nil }
        return stride(from: 0, to: lines.count, by: names.count).map { Array(lines[$0..<($0 + names.count)]) }
    }

    /// Lines in turn of two scripts, with no sign that parts them: a word, and its meaning below.
    private static func pairs(_ lines: [String]) -> [[String]]? {
        guard lines.count > 5, lines.count.isMultiple(of: 2) else { return nil }
        let top = lines.prefix(6).map { ColumnProfile.scripts(of: $0) }
        guard zip(top, top.dropFirst()).allSatisfy({ $0.isDisjoint(with: $1) }) else { return nil }
        let scripts = lines.map { ColumnProfile.scripts(of: $0) }
        let sides = [0, 1].map { side in stride(from: side, to: lines.count, by: 2).map { scripts[$0] } }
        guard !scripts.contains([]), Set(sides[0].joined()).isDisjoint(with: sides[1].joined()) else { return nil }
        return stride(from: 0, to: lines.count, by: 2).map { [lines[$0], lines[$0 + 1]] }
    }

    /// A word, a meaning and an example that uses the word; or a word, its reading and a meaning in another script.
    private static func triples(_ lines: [String]) -> [[String]]? {
        guard lines.count > 8, lines.count.isMultiple(of: 3) else { return nil }
        let entries = stride(from: 0, to: lines.count, by: 3).map { Array(lines[$0..<($0 + 3)]) }
        // Short words above longer examples: what is no word above its meaning fails at once.
        guard entries.allSatisfy({ $0[0].utf8.count < 90 && $0[0].split(separator: " ").count < 5 }) else { return nil }
        return areIllustrated(entries) || areRead(entries) ? entries : nil
    }

    private static func areIllustrated(_ entries: [[String]]) -> Bool {
        let used = entries.count { $0[2].count > $0[0].count && SentencesBelow.uses($0[2], $0[0]) }
        let usedAbove = entries.count { SentencesBelow.uses($0[1], $0[0]) }
        let areShort = entries.allSatisfy { $0[1].split(separator: " ").count < 13 }
        return used * 10 >= entries.count * 9 && usedAbove * 4 < entries.count && areShort
    }

    private static func areRead(_ entries: [[String]]) -> Bool {
        func scripts(_ place: Int) -> [Set<Script>] { entries.map { ColumnProfile.scripts(of: $0[place]) } }
        let (terms, readings, meanings) = (scripts(0), scripts(1), scripts(2))
        let areKana =
            readings.allSatisfy { $0 == [.kana] }
            && terms.allSatisfy { $0.isSubset(of: [.kana, .han]) } && terms.contains { $0.contains(.han) }
        let areMarked = entries.allSatisfy { "[/(".contains($0[1].first ?? " ") && "])/".contains($0[1].last ?? " ") }
        return (areKana || areMarked) && zip(terms, meanings).allSatisfy { !$1.isEmpty && $0.isDisjoint(with: $1) }
    }
}
