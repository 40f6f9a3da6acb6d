import VocabCore

/// Words that are marked, in bold at the head of a line or as headings, with the meaning behind the mark or on the lines below.
struct HeadGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { shape == .heads }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil { return [] }
        if text.mark != nil { return [Self.marked(text)].compactMap(\.self) }
        var bold = Self.table(text) { Self.bold($0.text) }
        bold?.way = "bold"
        let headings = [4, 3, 2, 1].compactMap { level in Self.table(text) { Self.heading($0.text, level) } }.first
        return [bold, headings].compactMap(\.self)
    }

    /// The words whose lines `head` finds: what is marked, and what stands behind it on the same line.
    private static func table(
        _ text: GrammarText, _ head: (Line) -> (term: Substring, rest: Substring)?,
        body: (Line) -> Substring? = { LineTitle.isTitle($0.text) ? nil : $0.text }
    ) -> CellTable? {
        var table = CellTable(shape: .heads, rows: [], sawAll: true, lineCount: text.all.count { !$0.isBlank })
        var isOpen = false
        for line in text.all {
            if let (term, rest) = head(line) {
                table.rows.append(CellTable.Row(line: line.number, cells: [String(term), String(rest)]))
                isOpen = rest.isEmpty
            } else if line.isBlank {
                // The meaning of a heading may stand apart from it.
                if let meaning = table.rows.last?.cells[1], !meaning.isEmpty { isOpen = false }
            } else if isOpen, let last = table.rows.indices.last, let text = body(line),
                !RowAttachments.belongs(line.text, to: table.rows[last])
            {
                table.rows[last].cells[1] += table.rows[last].cells[1].isEmpty ? text : "\n" + text
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
        return table.rows.count > 1 ? table : nil
    }

    /// Lines with a mark as words, and what stands on lines without it below each as its meaning.
    private static func marked(_ text: GrammarText) -> CellTable? {
        let heads = Set(text.filled.map(\.number))
        let fronts = LineFronts(text.all.filter { !$0.isBlank && !heads.contains($0.number) })
        return table(text) { line in
            heads.contains(line.number) ? (line.text, "") : nil
        } body: {
            text.titles.contains($0.number) ? nil : fronts.removed(from: $0.text)
        }
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
