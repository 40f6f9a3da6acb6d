import VocabCore

/// What lines below words say of them: an example that uses the word above, or has a label, and its translation.
struct RowAttachments {
    /// The example and the note for the row that begins at a line.
    private(set) var byRow: [Int: (example: String, note: String)] = [:]
    /// The lines that are read so.
    private(set) var lines: Set<Int> = []
    /// How many lines are read so.
    var count: Int { lines.count }

    /// Looks at the lines that are in no row of a table.
    init(_ table: CellTable) {
        guard !table.left.isEmpty, table.shape.hasLines else { return }
        var rows = table.rows[...]
        var current: CellTable.Row?
        var lastLine = 0
        for line in table.left {
            while let next = rows.first, next.line < line.number {
                (current, lastLine) = (next, next.line)
                rows.removeFirst()
            }
            guard let row = current, line.number - lastLine <= 2, !table.titles.contains(line.number) else { continue }
            if let example = Self.example(in: line.text, of: row) {
                let known = byRow[row.line, default: ("", "")]
                byRow[row.line] = (known.example.isEmpty ? example : known.example + "\n" + example, known.note)
            } else if let known = byRow[row.line], known.note.isEmpty,
                Self.translates(line.text, known.example, isNext: line.number == lastLine + 1)
            {
                byRow[row.line] = (known.example, String(line.text))
            } else {
                continue
            }
            lines.insert(line.number)
            lastLine = line.number
        }
    }

    /// The example in a line, without its label.
    private static func example(in text: Substring, of row: CellTable.Row) -> String? {
        let (label, behind) = parted(text)
        if isExample(label, behind) { return String(Line.trimmed(behind.drop { ":).：）] ".contains($0) })) }
        let rest = text[label.startIndex...]
        guard isLong(rest), let term = row.cells.first else { return nil }
        // Sounds and parts of speech behind a word stand in no example.
        let word = term.prefix { !"([/（【".contains($0) }
        return ColumnProfile.uses(Text.key(String(rest)), Text.key(String(word.isEmpty ? term[...] : word)))
            ? String(Line.trimmed(rest)) : nil
    }

    /// Whether a line is an example of the word of a row.
    static func isExample(_ text: Substring, of row: CellTable.Row) -> Bool { example(in: text, of: row) != nil }

    /// What a line says that it is, where that is an example: `예) …`, `e.g. …`.
    static func label(of text: Substring) -> Substring? {
        // Nothing else ends a label.
        guard text.utf8.prefix(40).contains(where: { $0 >= 0x80 || $0 == 0x3A || $0 == 0x29 || $0 == 0x2E || $0 == 0x5D }) else {
            return nil
        }
        let (label, behind) = parted(text)
        return isExample(label, behind) ? label : nil
    }

    /// The first word of a line behind bullets, and what follows it.
    private static func parted(_ text: Substring) -> (label: Substring, behind: Substring) {
        let rest = text.drop { "([*-→>•·".contains($0) || $0 == " " }
        let label = rest.prefix { $0.isLetter || $0 == "." && rest.first != "." }
        return (label, rest.dropFirst(label.count))
    }

    private static func isExample(_ label: Substring, _ behind: Substring) -> Bool {
        guard let sign = behind.first, ":).：）]".contains(sign) else { return false }
        return ColumnName.field(calledJust: label.lowercased().filter { $0 != "." }) == .example
    }

    /// Whether a text is longer than words are.
    private static func isLong(_ text: Substring) -> Bool {
        text.split(separator: " ").count > 2
            || text.unicodeScalars.count { Script(of: $0) == .han || Script(of: $0) == .kana } > 5
    }

    /// Whether a line below an example says the same in another language: right below it any long text does.
    private static func translates(_ text: Substring, _ example: String, isNext: Bool) -> Bool {
        guard let script = ColumnProfile.script(of: String(text)), let other = ColumnProfile.script(of: example) else {
            return false
        }
        return script != other && text.count > 3 || isNext && isLong(text)
    }
}

extension ListShape {
    /// Whether its rows stand on lines of their own among others.
    var hasLines: Bool {
        switch self {
        case .pairs, .scripts, .heads, .turns: true
        case .table(let sign): !Delimiter.ofTables.contains(sign)
        case .labels, .cells: false
        }
    }
}
