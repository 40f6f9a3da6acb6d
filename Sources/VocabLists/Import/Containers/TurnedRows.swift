import VocabCore

/// Tables in which each word takes two rows, one in each language: `我 | 我是中国人。` above `나 | 나는 중국인입니다.`
enum TurnedRows {
    private static let fewestRows = 8

    /// The rows with each two in one: the word, its meaning, and the example with its translation; nil where they do not take turns. The
    /// place of the second is empty, as the place of any other line without a row.
    static func joined(_ rows: [[String]]) -> [[String]]? {
        let filled = rows.indices.filter { !rows[$0].isEmpty }
        guard filled.count >= fewestRows, filled.count.isMultiple(of: 2) else { return nil }
        let scripts = filled.map { script(of: rows[$0][0]) }
        guard let first = scripts[0], let second = scripts[1], first != second,
            scripts.enumerated().allSatisfy({ $1 == ($0.isMultiple(of: 2) ? first : second) })
        else { return nil }
        var result = rows
        for place in stride(from: 0, to: filled.count, by: 2) {
            let (word, meaning) = (rows[filled[place]], rows[filled[place + 1]])
            let examples = [word, meaning].compactMap { row in row[safe: 1].flatMap { Text.isBlank($0) ? nil : $0 } }
            result[filled[place]] = [word[0], meaning[0], examples.joined(separator: " - ")]
            result[filled[place + 1]] = []
        }
        if filled[0] > 0 { result[0] = ["term", "meaning", "example"] }
        return result
    }

    /// The script of the first letter; Japanese is written in two, which are one here.
    private static func script(of cell: String) -> Script? {
        let script = cell.unicodeScalars.first { $0.properties.isAlphabetic }.flatMap(Script.init)
        return script == .kana ? .han : script
    }
}
