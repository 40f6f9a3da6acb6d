import VocabCore

/// Cards whose fields stand below headings of their own, as in org-mode for Anki (https://github.com/anki-editor/anki-editor):
/// `** Front`, `sucré`, `** Back`, `süß`.
enum HeadedFields {
    /// The text with each card on one line, and the names of the headings above; nil where few headings name fields, or none the term
    /// or the meaning.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("** ") || text.holds("## ") else { return nil }
        let text = text.withComments
        let heads = text.lines.indices.compactMap { line in field(text.lines[line]).map { (line: line, name: $0) } }
        guard let first = heads.first?.name else { return nil }
        let starts = heads.indices.filter { heads[$0].name == first }
        guard starts.count > 2, (2...8).contains(Set(heads.map(\.name)).count) else { return nil }
        let names = heads.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        guard ColumnMap(header: names) != nil else { return nil }
        var rows = LinedRows(text)
        for (start, next) in zip(starts, starts.dropFirst() + [heads.count]) {
            var (cells, used) = (Array(repeating: "", count: names.count), [Int]())
            for head in heads[start..<next] {
                let inside = value(below: head.line, text)
                used += [head.line] + inside
                guard let column = names.firstIndex(of: head.name), cells[column].isEmpty else { continue }
                cells[column] = inside.map { line in
                    let bare = text.lines[line]
                    return Text.cleanedLine(String(bare.hasPrefix("* ") || bare.hasPrefix("- ") ? bare.dropFirst(2) : bare))
                }.joined(separator: "; ")
            }
            rows.put(cells, on: heads[start].line, with: used)
        }
        rows.name(names)
        rows.pass(text.lines.indices.filter { isProperty(text.lines[$0]) })
        return rows.lined
    }

    /// The name of a field that a heading is, without its stars or number signs.
    private static func field(_ line: Substring) -> String? {
        let mark = line.prefix { $0 == line.first }
        guard mark.count > 1, mark.first == "*" || mark.first == "#", line.dropFirst(mark.count).first == " " else { return nil }
        let name = Text.cleanedLine(String(line.dropFirst(mark.count)))
        return ColumnName(name)?.field == nil ? nil : name
    }

    /// The lines with text below a heading, up to the next one; `* ` is a point where headings have number signs.
    private static func value(below head: Int, _ text: ListText) -> [Int] {
        let mark = text.lines[head].first
        let inside = text.lines[(head + 1)...].prefix { line in
            let signs = line.prefix { $0 == mark }
            return signs.isEmpty || line.dropFirst(signs.count).first != " "
        }
        return inside.indices.filter { !Text.isBlank(String(text.lines[$0])) && !isProperty(text.lines[$0]) }
    }

    /// What org-mode keeps about a heading: `:ANKI_NOTE_ID: 16130`, `#+title: German`.
    private static func isProperty(_ line: Substring) -> Bool {
        let bare = line.drop { $0 == " " }
        if bare.hasPrefix("#+") { return true }
        guard bare.first == ":", let end = bare.dropFirst().firstIndex(of: ":") else { return false }
        return bare[..<end].dropFirst().allSatisfy { $0.isUppercase || $0 == "_" }
    }
}
