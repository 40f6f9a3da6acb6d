import VocabCore

/// Tables of Markdown: rows of cells between bars, with a rule below the names of the columns.
struct MarkdownGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { if case .table = shape { true } else { false } }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil || text.mark != nil { return [] }
        var found: [(names: [String], rows: [CellTable.Row], frame: Set<Int>)] = []
        let lines = text.all
        var index = 1
        while index < lines.count {
            guard Self.isRule(lines[index].text) else {
                index += 1
                continue
            }
            let names = Self.cells(lines[index - 1].text)
            var rows: [CellTable.Row] = []
            let frame: Set<Int> = [lines[index - 1].number, lines[index].number]
            index += 1
            while index < lines.count, lines[index].text.contains("|"), !Self.isRule(lines[index].text) {
                rows.append(CellTable.Row(line: lines[index].number, cells: Self.cells(lines[index].text)))
                index += 1
            }
            // The same table goes on below the next heading.
            if found.count > Self.mostTables { break }
            if let same = found.firstIndex(where: { $0.names.map(Text.key) == names.map(Text.key) }) {
                found[same].rows += rows
                found[same].frame.formUnion(frame)
            } else {
                found.append((names, rows, frame))
            }
        }
        // Of very many tables the first are enough to know what the list is.
        return found.prefix(Self.mostTables).filter { !$0.rows.isEmpty }.map { names, rows, frame in
            let own = Set(rows.map(\.line)).union(frame)
            let others = text.all.filter { !$0.isBlank && !own.contains($0.number) }
            return CellTable(
                shape: .table(Delimiter(sign: "|")), rows: rows, left: others, sawAll: true,
                names: names.allSatisfy(\.isEmpty) ? nil : names,
                lineCount: rows.count + others.count)
        }
    }

    private static let mostTables = 40

    /// The cells of a line, without the bars at its ends; a bar behind a backslash is text.
    private static func cells(_ line: Substring) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in line {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\"
        }
        if line.hasPrefix("|") { cells.removeFirst() }
        if line.hasSuffix("|"), cells.count > 1 { cells.removeLast() }
        return cells.map { String(Line.trimmed($0[...])) }
    }

    /// `|---|:---:|`
    private static func isRule(_ line: Substring) -> Bool {
        line.contains("|") && line.contains("--") && line.allSatisfy { "|-: \t+".contains($0) }
    }
}
