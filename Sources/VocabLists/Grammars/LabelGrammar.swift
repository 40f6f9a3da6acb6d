import VocabCore

/// Words each of whose lines has a label: `Word: …`, `Meaning: …`, `Example: …`.
struct LabelGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { shape == .labels }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil || text.mark != nil { return [] }
        var known: [String: Name?] = [:]
        let lines = text.all.filter { !$0.isBlank }.map { (line: $0, label: Self.label(of: $0.text, &known)) }
        let counts = Dictionary(lines.compactMap(\.label?.name.key).map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
        let labels = lines.compactMap(\.label?.name).filter { counts[$0.key] != nil }
        guard let first = labels.first else { return [] }
        var names: [Name] = []
        for name in labels where !names.contains(name) { names.append(name) }
        guard (2...12).contains(names.count) else { return [] }
        var table = CellTable(shape: .labels, rows: [], sawAll: true, names: names.map(\.text), lineCount: lines.count)
        for (line, label) in lines {
            guard let label, let column = names.firstIndex(of: label.name) else {
                table.left.append(line)
                continue
            }
            if label.name == first { table.rows.append(CellTable.Row(line: line.number, cells: names.map { _ in "" })) }
            guard let last = table.rows.indices.last else { continue }
            table.rows[last].cells[column] += table.rows[last].cells[column].isEmpty ? label.value : "\n" + label.value
        }
        return table.rows.count > 1 && table.left.count * 2 < lines.count ? [table] : []
    }

    /// The name of a field as it stands on a label; the same however it is written.
    private struct Name: Equatable {
        let key: String
        let text: String

        static func == (first: Name, second: Name) -> Bool { first.key == second.key }
    }

    /// A label that names a field, and what stands behind it.
    private static func label(of text: Substring, _ known: inout [String: Name?]) -> (name: Name, value: String)? {
        let plain = text.drop { "*_".contains($0) }
        guard let colon = plain.prefix(30).firstIndex(where: { $0 == ":" || $0 == "：" || $0 == "=" }) else { return nil }
        let label = plain[..<colon].filter { !"*_".contains($0) }
        let name = known[label] ?? name(label)
        known[label] = name
        return name.map { ($0, String(Line.trimmed(plain[plain.index(after: colon)...].drop { "*_".contains($0) }))) }
    }

    private static func name(_ label: String) -> Name? {
        let full = ["q": "Question", "a": "Answer"][label.lowercased()] ?? label
        return ColumnName(full)?.field == nil ? nil : Name(key: Text.key(full), text: Text.cleanedLine(full))
    }
}
