import VocabCore

/// Tables in which each word takes two rows, one in each language: `我 | 我是中国人。` above `나 | 나는 중국인입니다.`
enum TurnedRows {
    private static let fewestRows = 8

    /// The rows with each two in one: the word, its meaning, the example with its translation, and what else stands there; nil where they do
    /// not take turns. The place of the second is empty, as the place of any other line without a row; names of the fields stand in front, where
    /// there is a line for them.
    static func joined(_ rows: [[String]]) -> (rows: [[String]], isNamed: Bool)? {
        let filled = rows.indices.filter { !rows[$0].isEmpty }
        let body = filled.count.isMultiple(of: 2) ? filled : Array(filled.dropFirst())
        guard body.count >= fewestRows, areTurns(body.map { rows[$0] }) else { return nil }
        var result = rows
        for place in filled where place < body[0] { result[place] = [] }
        for place in stride(from: 0, to: body.count, by: 2) {
            let (word, meaning) = (rows[body[place]], rows[body[place + 1]])
            let examples = [word, meaning].compactMap { row in row[safe: 1].flatMap { Text.isBlank($0) ? nil : $0 } }
            let notes = (word.dropFirst(2) + meaning.dropFirst(2)).filter { !Text.isBlank($0) }
            result[body[place]] = [word[0], meaning[0], examples.joined(separator: " - "), notes.joined(separator: " - ")]
            result[body[place + 1]] = []
        }
        if body[0] > 0 { result[body[0] - 1] = ["term", "meaning", "example", "note"] }
        return (result, body[0] > 0)
    }

    /// Whether rows begin in two scripts in turn, and seven in ten have an example that uses what they begin with, by its
    /// first two letters, for endings change.
    private static func areTurns(_ rows: [[String]]) -> Bool {
        let scripts = rows.map { script(of: $0[0]) }
        guard let first = scripts[0], let second = scripts[1], first != second,
            scripts.enumerated().allSatisfy({ $1 == ($0.isMultiple(of: 2) ? first : second) })
        else { return false }
        let used = rows.count { row in
            let word = row[0].prefix { !"[(（,/ ".contains($0) }
            return row.count > 1 && !word.isEmpty && row[1].count > word.count
                && row[1].lowercased().contains(word.prefix(2).lowercased())
        }
        return used * 10 >= rows.count * 7
    }

    /// The script of the first letter; Japanese is written in two, which are one here.
    private static func script(of cell: String) -> Script? {
        let script = Script(ofFirstLetterIn: cell)
        return script == .kana ? .han : script
    }
}
