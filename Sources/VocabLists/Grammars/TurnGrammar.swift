import VocabCore

/// Words that have two or three lines each: the word, its meaning, and what else is said of it.
struct TurnGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { if case .turns = shape { true } else { false } }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil { return [] }
        let sizes = said.lines.map { [$0] } ?? [2, 3]
        return sizes.flatMap { size in
            [apart(text, size), together(text, size, mustFit: said.lines == nil)].compactMap(\.self)
                + (size == 2 ? ScriptTurns.tables(text) : [])
        }
    }

    /// The groups of lines between empty lines, those that have as many lines as a word.
    private func apart(_ text: GrammarText, _ size: Int) -> CellTable? {
        let groups = text.lines.split(whereSeparator: \.isBlank)
        guard groups.count > 1 else { return nil }
        var table = CellTable(shape: .turns(size), rows: [], isApart: true, way: "apart", lineCount: text.filled.count)
        for lines in groups {
            if lines.count == size {
                table.rows.append(Self.row(lines))
            } else {
                table.left += lines
            }
        }
        return table.rows.count * size * 2 >= text.filled.count ? table : nil
    }

    /// Lines that take turns without end; where one is missing the rest would be shifted, which is told by what both sides look like.
    private func together(_ text: GrammarText, _ size: Int, mustFit: Bool) -> CellTable? {
        let lines = text.filled
        // Where a line is missing all that follow are shifted: then nothing is proposed.
        guard lines.count >= 2 * size, !mustFit || lines.count.isMultiple(of: size) else { return nil }
        var table = CellTable(shape: .turns(size), rows: [], lineCount: text.filled.count)
        for start in stride(from: lines.startIndex, through: lines.endIndex - size, by: size) {
            table.rows.append(Self.row(lines[start..<(start + size)]))
        }
        table.left += lines[(lines.startIndex + lines.count / size * size)...]
        return table
    }

    private static func row(_ lines: ArraySlice<Line>) -> CellTable.Row {
        CellTable.Row(line: lines.first?.number ?? 1, cells: lines.map { String($0.text) })
    }
}
