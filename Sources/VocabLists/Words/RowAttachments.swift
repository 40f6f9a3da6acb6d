import VocabCore

/// What lines below words say of them: an example that uses the word above, and its translation, or what a label names.
struct RowAttachments {
    /// The fields for the row that begins at a line.
    private(set) var byRow: [Int: [WordField: String]] = [:]
    /// The lines that are read so.
    private(set) var lines: Set<Int> = []
    /// How many lines are read so.
    var count: Int { lines.count }

    /// The fields that lines below words are for.
    private static let fields: Set<WordField> = [.example, .synonyms, .antonyms, .note]

    /// Looks at the lines that are in no row of a table.
    init(_ table: CellTable) {
        var next = 0
        for row in table.examples {
            while next + 1 < table.rows.count, table.rows[next + 1].line < row.line { next += 1 }
            add(Text.cleaned(row.cells[0]), to: .example, table.rows[next].line)
            add(Text.cleaned(row.cells[1]), to: .note, table.rows[next].line)
        }
        guard !table.left.isEmpty, table.shape.hasLines else { return }
        var rows = table.rows[...]
        var current: CellTable.Row?
        var lastLine = 0
        for line in table.left {
            while let next = rows.first, next.line <= line.number {
                (current, lastLine) = (next, next.line)
                rows.removeFirst()
            }
            guard let row = current, line.number - lastLine <= 2, !table.titles.contains(line.number) else { continue }
            if let (field, text) = Self.field(in: line.text, of: row) {
                add(text, to: field, row.line)
            } else if let example = byRow[row.line]?[.example], byRow[row.line]?[.note] == nil,
                Self.translates(line.text, example, isNext: line.number == lastLine + 1)
            {
                byRow[row.line]?[.note] = String(line.text)
            } else {
                continue
            }
            lines.insert(line.number)
            lastLine = line.number
        }
    }

    private mutating func add(_ text: String, to field: WordField, _ line: Int) {
        let isFirst = byRow[line]?[field] == nil
        byRow[line, default: [:]][field, default: ""] += isFirst ? text : "\n" + text
    }

    /// The field that a line is for, and what it says without its label.
    private static func field(in text: Substring, of row: CellTable.Row) -> (WordField, String)? {
        let (label, behind) = parted(text)
        if let field = field(label, behind) { return (field, String(Line.trimmed(behind.drop { ":).：）] ".contains($0) }))) }
        let rest = text[label.startIndex...]
        // Nothing longer is looked for, or looked through.
        guard let term = row.cells.first, term.utf8.count < 200, rest.utf8.count < 1_000, isLong(rest) else { return nil }
        // Sounds and parts of speech behind a word stand in no example.
        let word = term.prefix { !"([/（【".contains($0) }
        return ColumnProfile.uses(Text.key(String(rest)), Text.key(String(word.isEmpty ? term[...] : word)))
            ? (.example, String(Line.trimmed(rest))) : nil
    }

    /// Whether a line says more of the word of a row, such as an example.
    static func belongs(_ text: Substring, to row: CellTable.Row) -> Bool { field(in: text, of: row) != nil }

    /// What a line says that it is, where that is no word: `예) …`, `e.g. …`, `동의어: …`.
    static func label(of text: Substring) -> Substring? {
        // Nothing else ends a label.
        guard text.utf8.prefix(40).contains(where: { $0 >= 0x80 || $0 == 0x3A || $0 == 0x29 || $0 == 0x2E || $0 == 0x5D }) else {
            return nil
        }
        let (label, behind) = parted(text)
        return field(label, behind) == nil ? nil : label
    }

    /// Where a short label of an example stands behind a word and its meaning: `apple - 사과 ex) …`.
    static func example(behind text: Substring) -> Substring.Index? {
        for sign in text.utf8.indices where text.utf8[sign] == 0x29 || text.utf8[sign] == 0x3A {
            let head = text[..<sign]
            let label = head[(head.lastIndex { !$0.isLetter }.map(head.index(after:)) ?? sign)...]
            guard label.startIndex > text.startIndex, (1...3).contains(label.count), field(label, text[sign...]) == .example
            else { continue }
            let front = text[..<label.startIndex]
            if front.last == " ", front.contains(where: \.isLetter), text[sign...].contains(" ") { return label.startIndex }
        }
        return nil
    }

    /// The first word of a line behind bullets, and what follows it.
    private static func parted(_ text: Substring) -> (label: Substring, behind: Substring) {
        let rest = text.drop { "([*-→>•·".contains($0) || $0 == " " }
        let label = rest.prefix { $0.isLetter || $0 == "." && rest.first != "." }
        return (label, rest.dropFirst(label.count))
    }

    private static func field(_ label: Substring, _ behind: Substring) -> WordField? {
        guard let sign = behind.first, ":).：）]".contains(sign) else { return nil }
        return ColumnName.field(calledJust: label.lowercased().filter { $0 != "." }).flatMap { fields.contains($0) ? $0 : nil }
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
    var hasLines: Bool { isNote && self != .labels }
}
