import VocabCore

/// The tables of a text in Markdown, each under headings of its own: `| Wort | word |` above `|---|---|`.
struct MarkdownTables {
    /// Tables with the same headings are one; the lines of all others are empty rows, so that rows and lines have the same numbers.
    let tables: [ListTable]
    /// The lines with text that are in none, from 1, headings left out.
    let left: [Int]

    private static let longestText = 1 << 21
    private static let mostTables = 400
    private static let mostLinesOfRow = 6

    /// Finds the tables of `text`; nil where most of it stands in none.
    init?(_ text: [UInt8]) {
        guard text.count < Self.longestText, text.contains(UInt8(ascii: "|")), !text.starts(with: "{|".utf8),
            text.firstRange(of: Array("\n{|".utf8)) == nil,
            ["--", "==", "|:-", "| - |", "|-|"].contains(where: { text.firstRange(of: Array($0.utf8)) != nil })
        else {
            return nil
        }
        let body = String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withPlainRule)
        var found: [(head: [String], rows: [Int: [String]])] = []
        var (inside, outside) = (0, 0)
        var left: [Int] = []
        var index = 0
        while index < lines.count {
            guard index + 1 < lines.count, let head = Self.cells(of: lines[index]), head.count > 1,
                Self.isRule(lines[index + 1], head.count)
            else {
                if Self.mayBeRow(lines[index]) { outside += 1 }
                if !lines[index].hasPrefix("#"), lines[index].contains(where: \.isLetter) { left.append(index + 1) }
                index += 1
                continue
            }
            var table = [index: head]
            var next = index + 2
            while next < lines.count, let cells = Self.cells(of: lines[next]) {
                let whole = Self.wholeRow(from: next, in: lines).flatMap { row in
                    Self.cells(of: row.text[...]).map { (cells: $0, end: row.end) }
                }.flatMap { $0.cells.count == head.count ? $0 : nil }
                if !Self.isRule(lines[next], cells.count) {
                    table[next] = whole?.cells ?? cells
                }
                next = (whole?.end ?? next) + 1
            }
            inside += table.count
            index = next
            if let same = found.firstIndex(where: { $0.head == head }) {
                table[table.keys.min() ?? 0] = nil
                found[same].rows.merge(table) { known, _ in known }
            } else if found.count == Self.mostTables {
                return nil
            } else {
                found.append((head, table))
            }
        }
        // Words in a list beside them are read as a note.
        guard !found.isEmpty, inside > 2, inside * 2 > outside else { return nil }
        self.left = left
        tables = found.map { table in
            let rows = lines.indices.map { table.rows[$0] ?? [] }
            if let joined = TurnedRows.joined(rows) {
                var table = ListTable(rows: joined.rows, hasHeader: joined.isNamed, container: .markdown)
                table.isNamed = joined.isNamed
                return table
            }
            return ListTable(rows: rows, hasHeader: !Self.isData(table.head, table.rows), container: .markdown)
        }
    }

    /// A row whose last cell or one before goes on in the lines below, `| apple | 사과,` above `능금 |`, as one line, and the last of these;
    /// nil where it ends on its own.
    private static func wholeRow(from first: Int, in lines: [Substring]) -> (text: String, end: Int)? {
        var text = Text.cleaned(String(lines[first]))
        guard text.hasPrefix("|"), !text.hasSuffix("|") else { return nil }
        for index in lines.indices[(first + 1)...].prefix(mostLinesOfRow) {
            let line = Text.cleaned(String(lines[index]))
            if line.isEmpty || line.hasPrefix("|") { return nil }
            text += " " + line
            if line.hasSuffix("|") { return (text, index) }
        }
        return nil
    }

    /// A rule as Org has it, `|---+---|`, as one of Markdown; other lines as they are.
    private static func withPlainRule(_ line: Substring) -> Substring {
        guard line.hasPrefix("|-"), line.contains("+"), line.allSatisfy({ "|-+ ".contains($0) }) else { return line }
        return line.replacing("+", with: "|")[...]
    }

    /// The cells of a row without the bars around it; nil for a line without bars.
    private static func cells(of line: Substring) -> [String]? {
        var text = Text.cleanedLine(String(line))[...]
        guard text.contains("|") else { return nil }
        if text.hasPrefix("|") { text = text.dropFirst() }
        if text.hasSuffix("|"), !text.hasSuffix("\\|") { text = text.dropLast() }
        let cells = text.replacing("\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
        return cells.map { cell in
            let text = Text.cleanedLine(String(cell).replacing("\u{0}", with: "|"))
            return text.contains("](http") ? CellSigns.withoutLinks(text) : text
        }
    }

    /// Whether it is the rule below the headings: `|---|:-:|`.
    private static func isRule(_ line: Substring, _ width: Int) -> Bool {
        guard let cells = cells(of: line), cells.count == width || cells.count + 1 == width || cells == [":-"] || cells == ["-"]
        else { return false }
        return cells.allSatisfy { cell in (cell.contains("-") || cell.contains("==")) && cell.allSatisfy { "-:=".contains($0) } }
    }

    /// Whether words stand in the place of the headings, which Markdown wants: each in the script of its column, in several scripts, or one that
    /// no column is called by.
    private static func isData(_ head: [String], _ rows: [Int: [String]]) -> Bool {
        // A head of empty cells names nothing.
        if head.allSatisfy(Text.isBlank) { return true }
        let others = rows.values.filter { $0 != head }
        // A word by which nobody calls a column tells: `il | the`.
        if head.count == 2, head.contains(where: Self.smallWords.contains), !head.contains(where: { ColumnName($0) != nil }) {
            return true
        }
        return HeaderGuess(head, isApart: false, over: ColumnGuess.profiles(of: others), rows: others).score < -2
    }

    private static let smallWords: Set<String> = [
        "the", "an", "and", "of", "is", "you", "he", "she", "it", "yes", "hello", "be", "to be", "to have",
    ]

    /// Whether a line outside of tables may be an entry of a list in another form.
    private static func mayBeRow(_ line: Substring) -> Bool {
        let bare = line.drop { $0 == " " }
        if bare.isEmpty || bare.hasPrefix("#") || bare.hasPrefix(">") || bare.contains("](") || bare.count > 120 { return false }
        let isItem = bare.hasPrefix("- ") || bare.hasPrefix("* ") || bare.first?.isFigure == true
        // A word alone is no entry.
        return isItem && ColumnProfile.scripts(of: String(bare)).count > 1 || isItem && bare.split(separator: " ").count > 4
            || [" - ", " – ", " = ", " : ", "::", "\t"].contains { bare.dropFirst().contains($0) }
    }
}
