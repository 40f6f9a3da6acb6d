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
            // The same table goes on below the next heading, perhaps with further columns.
            if found.count > Self.mostTables { break }
            if let same = found.firstIndex(where: { Self.areAlike($0.names, names) }) {
                found[same].frame.formUnion(frame)
                found[same].names += names.filter { name in !found[same].names.contains { Text.key($0) == Text.key(name) } }
                let all = found[same].names
                let places = names.map { name in all.firstIndex { Text.key($0) == Text.key(name) } ?? 0 }
                found[same].rows += places == Array(all.indices) ? rows : rows.map { Self.placed($0, places, count: all.count) }
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
                names: names.allSatisfy(\.isEmpty) ? nil : names, headers: frame.count / 2,
                lineCount: rows.count + others.count)
        }
    }

    private static let mostTables = 40

    /// Whether two tables have two columns in common at least, or all.
    private static func areAlike(_ first: [String], _ second: [String]) -> Bool {
        let (one, other) = (first.map(Text.key), second.map(Text.key))
        let common = Set(one).intersection(other).subtracting([""])
        return one == other || common.count > 1 && Set(one).count == one.count && Set(other).count == other.count
    }

    private static func placed(_ row: CellTable.Row, _ places: [Int], count: Int) -> CellTable.Row {
        var cells = Array(repeating: "", count: count)
        for (cell, place) in zip(row.cells, places) { cells[place] = cell }
        return CellTable.Row(line: row.line, cells: cells)
    }

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
