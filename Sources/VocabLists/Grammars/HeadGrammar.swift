import VocabCore

/// Words that are marked, in bold at the head of a line or as headings, with the meaning behind the mark or on the lines below.
struct HeadGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { shape == .heads }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil { return [] }
        let bold = Self.table(text, Self.bold)
        let headings = [4, 3, 2, 1].compactMap { level in Self.table(text) { Self.heading($0, level) } }.first
        return [bold, headings].compactMap(\.self)
    }

    /// The words whose lines `head` finds: what is marked, and what stands behind it on the same line.
    private static func table(_ text: GrammarText, _ head: (Substring) -> (term: Substring, rest: Substring)?) -> CellTable? {
        var table = CellTable(shape: .heads, rows: [], lineCount: text.filled.count)
        var isOpen = false
        for line in text.lines {
            if let (term, rest) = head(line.text) {
                table.rows.append(CellTable.Row(line: line.number, cells: [String(term), String(rest)]))
                isOpen = rest.isEmpty
            } else if line.isBlank {
                // The meaning of a heading may stand apart from it.
                if let meaning = table.rows.last?.cells[1], !meaning.isEmpty { isOpen = false }
            } else if isOpen, let last = table.rows.indices.last, !LineTitle.isTitle(line.text) {
                let known = table.rows[last].cells[1]
                table.rows[last].cells[1] = known.isEmpty ? String(line.text) : known + "\n" + line.text
            } else {
                table.left.append(line)
                isOpen = false
            }
        }
        // A heading without text is the title of a part.
        let empty = table.rows.filter { $0.cells[1].isEmpty }
        table.rows.removeAll { $0.cells[1].isEmpty }
        table.left = (table.left + empty.map { Line(number: $0.line, text: Substring($0.cells[0])) }).sorted {
            $0.number < $1.number
        }
        return table.rows.count > 2 ? table : nil
    }

    /// `**word** (n) meaning`
    private static func bold(_ text: Substring) -> (term: Substring, rest: Substring)? {
        for mark in ["**", "__"] where text.hasPrefix(mark) {
            let inside = text.dropFirst(2)
            guard let end = inside.firstRange(of: mark), !inside[..<end.lowerBound].isEmpty else { return nil }
            var term = inside[..<end.lowerBound]
            if term.last == ":" { term.removeLast() }
            return (Line.trimmed(term), Line.trimmed(inside[end.upperBound...].drop { " :：-–—=\t".contains($0) }))
        }
        return nil
    }

    /// `### word`, of that level alone.
    private static func heading(_ text: Substring, _ level: Int) -> (term: Substring, rest: Substring)? {
        let signs = text.prefix { $0 == "#" }
        let rest = text.dropFirst(level)
        guard signs.count == level, rest.first == " " else { return nil }
        let term = Line.trimmed(rest).filter { $0 != "*" }
        return (Substring(term), "")
    }
}
