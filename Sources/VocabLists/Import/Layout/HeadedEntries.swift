import VocabCore

/// Notes in Markdown with a heading for each word: `## feasible` above `- meaning: 실행 가능한`, or above a line that says what it means.
enum HeadedEntries {
    private static let longestText = 1 << 20
    private static let longestTerm = 300
    private static let mostLabels = 64

    /// `text` with each entry on one line, TABs between its cells; nil when most headings are no words.
    static func lined(_ text: [UInt8]) -> [UInt8]? {
        guard text.count < longestText, ["# ", "**"].contains(where: { text.firstRange(of: Array($0.utf8)) != nil }) else {
            return nil
        }
        let body = String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
        guard !lines.contains(where: { $0.hasPrefix("```") }) else { return nil }
        // The level that most words are on.
        let readings = [1, 2, 3, 4].compactMap { rows(lines, level: $0) }
        let best = readings.max { first, second in first.count { !$0.isEmpty } < second.count { !$0.isEmpty } }
        if let best { return Array(best.joined(separator: "\n").utf8) }
        return points(lines).map { Array($0.joined(separator: "\n").utf8) }
    }

    /// The rows of entries under headings of one level.
    private static func rows(_ lines: [Substring], level: Int) -> [String]? {
        let mark = String(repeating: "#", count: level) + " "
        let heads = lines.indices.filter { lines[$0].hasPrefix(mark) }
        guard heads.count > 2 else { return nil }
        let entries = heads.map { head -> (line: Int, term: String, body: [Substring]) in
            let rest = lines[(head + 1)...].prefix { !$0.hasPrefix("#") }
            return (head, term(lines[head].dropFirst(mark.count)), rest.filter { !Text.isBlank(String($0)) && !isRule($0) })
        }
        return entries.allSatisfy { $0.term.count < 80 } ? labelled(entries, lines.count) ?? plain(entries, lines.count) : nil
    }

    /// Words in bold as points, with labelled lines further in below them: `1. **Vanakam**` above `   - *Meaning:* Hello`.
    private static func points(_ lines: [Substring]) -> [String]? {
        let heads = lines.indices.filter { index in
            let bare = lines[index].drop { "-*+0123456789.) ".contains($0) }
            return lines[index].first != " " && lines[index][..<bare.startIndex].hasSuffix("**")
                && bare.dropLast(2).contains { $0 != "*" }
                && Text.cleanedLine(String(bare)).hasSuffix("**") && bare.ranges(of: "**").count == 1
        }
        guard heads.count > 2 else { return nil }
        let entries = heads.map { head -> (line: Int, term: String, body: [Substring]) in
            let rest = lines[(head + 1)...].prefix { Text.isBlank(String($0)) || $0.first == " " || $0.first == "\t" }
            return (
                head, term(lines[head].drop { "-*+0123456789.) ".contains($0) }),
                rest.filter { !Text.isBlank(String($0)) && !isRule($0) }
            )
        }
        return labelled(entries, lines.count)
    }

    /// Entries whose lines have labels, some of which name what is known here.
    private static func labelled(_ entries: [(line: Int, term: String, body: [Substring])], _ count: Int) -> [String]? {
        // A word has no hundred lines.
        guard entries.allSatisfy({ $0.body.count <= mostLabels }) else { return nil }
        let values = entries.map { entry in
            entry.body.reduce(into: [String: String]()) { values, line in
                guard let (label, value) = label(of: line) else { return }
                values[label] = values[label].map { $0 + "; " + value } ?? value
            }
        }
        var labels: [String] = []
        let counts = values.reduce(into: [String: Int]()) { counts, value in
            for name in value.keys { counts[name, default: 0] += 1 }
        }
        guard counts.count <= mostLabels else { return nil }
        for name in entries.lazy.flatMap(\.body).compactMap({ label(of: $0)?.label })
        where counts[name, default: 0] * 5 >= values.count && !labels.contains(name) {
            labels.append(name)
        }
        guard (1...12).contains(labels.count), values.count(where: { !$0.isEmpty }) * 10 >= entries.count * 7,
            labels.contains(where: { name in ColumnName(name).map { $0.field != nil || $0.language != nil } == true })
        else { return nil }
        var rows = Array(repeating: "", count: count)
        for (entry, value) in zip(entries, values) {
            let cells = labels.map { value[$0] ?? "" }
            rows[entry.line] = ([bare(entry.term, cells)] + cells).joined(separator: "\t")
        }
        return withHeading((["term"] + labels).joined(separator: "\t"), rows, entries[0].line)
    }

    /// Entries with one line below each heading, as cards have their other side.
    private static func plain(_ entries: [(line: Int, term: String, body: [Substring])], _ count: Int) -> [String]? {
        guard entries.count > 5, entries.count(where: { $0.body.count == 1 }) * 10 >= entries.count * 9 else { return nil }
        let areShort = entries.allSatisfy { entry in
            entry.term.split(separator: " ").count < 7 && entry.body.allSatisfy { $0.count < 100 && !$0.contains("](") }
        }
        guard areShort else { return nil }
        var rows = Array(repeating: "", count: count)
        for entry in entries {
            rows[entry.line] = entry.term + "\t" + entry.body.joined(separator: "; ").replacing("\t", with: " ")
        }
        return rows
    }

    /// The heading takes the place of a line above, so that the rows keep their numbers.
    private static func withHeading(_ heading: String, _ rows: [String], _ first: Int) -> [String] {
        var rows = rows
        rows.insert(heading, at: first)
        if let blank = rows.indices.first(where: { $0 != first && rows[$0].isEmpty && abs($0 - first) < 3 }) {
            rows.remove(at: blank)
        }
        return rows
    }

    private static func isRule(_ line: Substring) -> Bool { line.count > 2 && line.allSatisfy { "-*_ ".contains($0) } }

    /// A heading without emphasis, and without a date or a part of speech in brackets behind it.
    private static func term(_ heading: Substring) -> String {
        if heading.utf8.count > longestTerm { return String(heading) }
        var text = Text.cleanedLine(heading.replacing("**", with: "").replacing("\t", with: " ").filter { $0 != "`" })
        while let (rest, inside) = Brackets.atEnd(of: text), PartOfSpeech.areKnown(inside) || CellKind(inside) == .date {
            text = rest
        }
        return text
    }

    /// A heading without what stands behind it in brackets, where one of the values says the same.
    private static func bare(_ term: String, _ values: [String]) -> String {
        guard let last = term.last, let open = ([")": "(", "）": "（"] as [Character: Character])[last],
            let start = term.lastIndex(of: open), start > term.startIndex
        else { return term }
        let inside = term[term.index(after: start)...].dropLast()
        return values.contains { Text.cleanedLine($0) == inside } ? Text.cleanedLine(String(term[..<start])) : term
    }

    /// The label of a line, `- **释义**：瞥`, and what it says.
    private static func label(of line: Substring) -> (label: String, value: String)? {
        var text = line.drop { " \t".contains($0) }
        if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") { text = text.dropFirst(2) }
        let plain = text.replacing("**", with: "").replacing("__", with: "").replacing(":*", with: ":").drop {
            $0 == "*" || $0 == "_"
        }
        guard let colon = plain.prefix(30).firstIndex(where: { $0 == ":" || $0 == "：" }), colon > plain.startIndex else {
            return nil
        }
        let name = Text.cleanedLine(String(plain[..<colon]))
        let value = Text.cleanedLine(String(plain[plain.index(after: colon)...]).replacing("\t", with: " "))
        return name.isEmpty || value.isEmpty || name.split(separator: " ").count > 3 ? nil : (name, value)
    }
}
