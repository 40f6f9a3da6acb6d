import VocabCore

/// Words each of whose lines has a label: `Word: …`, `Meaning: …`, `Example: …`.
struct LabelGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { shape == .labels }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil { return [] }
        let lines = text.filled.map { (line: $0, label: Self.label(of: $0.text)) }
        let counts = Dictionary(lines.compactMap(\.label?.key).map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
        guard let first = lines.compactMap(\.label).first(where: { counts[$0.key] != nil }) else { return [] }
        var names: [(key: String, name: String)] = []
        for label in lines.compactMap(\.label) where counts[label.key] != nil && !names.contains(where: { $0.key == label.key }) {
            names.append((label.key, label.name))
        }
        guard (2...12).contains(names.count) else { return [] }
        var table = CellTable(shape: .labels, rows: [], names: names.map(\.name), lineCount: lines.count)
        for line in lines {
            guard let label = line.label, let column = names.firstIndex(where: { $0.key == label.key }) else {
                table.left.append(line.line)
                continue
            }
            if label.key == first.key { table.rows.append(CellTable.Row(line: line.line.number, cells: names.map { _ in "" })) }
            guard !table.rows.isEmpty else { continue }
            let known = table.rows[table.rows.count - 1].cells[column]
            table.rows[table.rows.count - 1].cells[column] = known.isEmpty ? label.value : known + "\n" + label.value
        }
        return table.rows.count > 1 && table.left.count * 2 < lines.count ? [table] : []
    }

    /// A label that names a field, and what stands behind it.
    private static func label(of text: Substring) -> (key: String, name: String, value: String)? {
        let plain = text.drop { "*_".contains($0) }
        guard let colon = plain.prefix(30).firstIndex(where: { $0 == ":" || $0 == "：" || $0 == "=" }) else { return nil }
        let name = plain[..<colon].filter { !"*_".contains($0) }
        let full = ["q": "Question", "a": "Answer"][name.lowercased()] ?? name
        guard ColumnName(full)?.field != nil else { return nil }
        let value = Line.trimmed(plain[plain.index(after: colon)...].drop { "*_".contains($0) })
        return (Text.key(full), Text.cleanedLine(full), String(value))
    }
}
