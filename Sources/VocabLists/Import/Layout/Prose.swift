import VocabCore

/// Whether a text is prose whose punctuation was taken for delimiters.
enum Prose {
    /// Looks at rows as they fall apart by `delimiter`.
    static func isLikely(_ rows: [[String]], _ delimiter: Delimiter) -> Bool {
        guard [",", ";", ": ", "、", "，", " - ", " – ", " — "].contains(delimiter.sign), rows.count > 2 else { return false }
        let parted = rows.filter { $0.count > 1 }
        guard let width = parted.first?.count else { return false }
        if isWrapped(rows) { return true }
        // Sentences have now one comma and now another number of them; rows of a table have always as many.
        let share = width > 2 ? 9 : 8
        if width > 2 || rows.count > 7, rows.count(where: { $0.count == width }) * 10 >= rows.count * share { return false }
        let ends = rows.count { row in row.last?.last.map { ".!?。！？”\"…".contains($0) } ?? false }
        let sameScript = parted.count { script($0[0]) == script($0[1]) }
        let words = rows.map { row in row.reduce(0) { $0 + $1.split(separator: " ").count } }.reduce(0, +) / rows.count
        // What is in brackets behind the heads of most rows says something of a word: `abate (verb): to lessen.`
        let bracketed = parted.count { Brackets.atEnd(of: Text.cleanedLine($0[0])) != nil }
        if bracketed * 10 >= rows.count * 8 { return false }
        // Nobody numbers the sentences of a text.
        let numbered = parted.count {
            RunningNumber.removed(from: Text.cleanedLine($0[0])) != nil && $0[0].first?.isFigure == true
        }
        if numbered > 3, numbered * 10 >= parted.count * 9 { return false }
        let heads = parted.map { $0[0].split(separator: " ").count }.sorted()
        return ends * 10 >= rows.count * 6 && sameScript * 10 >= parted.count * 8 && words >= 4
            && (heads[heads.count / 2] >= 2 || Set(parted.map { $0[0] }).count * 2 <= parted.count)
    }

    /// Whether most rows are long lines of words, with now fewer and now more commas: text that was broken into lines.
    private static func isWrapped(_ rows: [[String]]) -> Bool {
        let widths = Dictionary(rows.map { ($0.count, 1) }, uniquingKeysWith: +)
        let long = rows.count { row in
            let words = row.reduce(0) { $0 + $1.split(separator: " ").count }
            return words > 8 && row.allSatisfy { script($0) == script(row[0]) }
        }
        let heads = rows.map { $0[0].split(separator: " ").count }.sorted()
        return rows.count > 4 && long * 10 >= rows.count * 8 && heads[heads.count / 2] > 2
            && (widths.values.max() ?? 0) * 10 < rows.count * 8
    }

    private static func script(_ text: String) -> Script? {
        text.unicodeScalars.lazy.filter(\.properties.isAlphabetic).compactMap(Script.init(of:)).first
    }
}
