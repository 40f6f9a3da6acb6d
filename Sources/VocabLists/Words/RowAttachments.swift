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
            guard let row = current, line.number - lastLine <= 2, !LineTitle.isTitle(line.text) else { continue }
            if let example = Self.example(in: line.text, of: row) {
                let known = byRow[row.line, default: ("", "")]
                byRow[row.line] = (known.example.isEmpty ? example : known.example + "\n" + example, known.note)
            } else if let known = byRow[row.line], known.note.isEmpty, Self.translates(line.text, known.example) {
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
        var rest = text.drop { "([*-→>•·".contains($0) || $0 == " " }
        let label = rest.prefix { $0.isLetter || $0 == "." && rest.first != "." }
        let behind = rest.dropFirst(label.count)
        if let sign = behind.first, ":).：）]".contains(sign),
            ColumnName(String(label.filter { $0 != "." }))?.field == .example || ["eg", "e.g"].contains(label.lowercased())
        {
            return String(Line.trimmed(behind.drop { ":).：）] ".contains($0) }))
        }
        guard rest.split(separator: " ").count > 2, let term = row.cells.first else { return nil }
        rest = Line.trimmed(rest)
        return ColumnProfile.uses(Text.key(String(rest)), Text.key(term)) ? String(rest) : nil
    }

    /// Whether a line below an example says the same in another script.
    private static func translates(_ text: Substring, _ example: String) -> Bool {
        guard let script = ColumnProfile.script(of: String(text)), let other = ColumnProfile.script(of: example) else {
            return false
        }
        return script != other && text.count > 3
    }
}

extension ListShape {
    /// Whether its rows stand on lines of their own among others.
    var hasLines: Bool {
        switch self {
        case .pairs, .scripts, .heads, .turns: true
        case .table, .labels, .cells: false
        }
    }
}
