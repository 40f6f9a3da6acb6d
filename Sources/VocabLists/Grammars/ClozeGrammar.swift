import VocabCore

/// Sentences with a gap as Anki has them: `The {{c1::invoice::송장}} was overdue.` is the word, its meaning as the hint, and an example.
struct ClozeGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { shape == .heads }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil { return [] }
        var table = CellTable(shape: .heads, rows: [], names: ["term", "meaning", "example"], lineCount: text.filled.count)
        for line in text.filled {
            if let cells = Self.cells(of: line.text) {
                table.rows.append(CellTable.Row(line: line.number, cells: cells))
            } else {
                table.left.append(line)
            }
        }
        return table.rows.count * 2 > text.filled.count ? [table] : []
    }

    private static func cells(of text: Substring) -> [String]? {
        guard let open = text.firstRange(of: "{{c"), let close = text[open.upperBound...].firstRange(of: "}}") else { return nil }
        let inside = text[open.upperBound..<close.lowerBound].drop { $0.isNumber }
        guard inside.hasPrefix("::") else { return nil }
        let parts = inside.dropFirst(2).split(separator: "::", maxSplits: 1).map(String.init)
        guard let answer = parts.first else { return nil }
        return [answer, parts.count > 1 ? parts[1] : "", text[..<open.lowerBound] + answer + text[close.upperBound...]]
    }
}
