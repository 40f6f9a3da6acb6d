import VocabCore

/// Notes in Markdown with each word in bold, and what it means behind it with no sign between: `* **flight** \`Vuelo\``.
enum BoldHeads {
    /// The text with a TAB behind each such word; nil when most points or lines have none, or another sign parts them.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("*") else { return nil }
        let rows = text.lines.map(row)
        let isDelimited = text.isDelimited && !CommonSigns.areMarks(text.delimiter)
        let filled = zip(text.lines, rows).count { line, row in
            row != nil || !Text.isBlank(String(line)) && !line.hasPrefix("#") && line.first != " "
        }
        guard filled > 3, rows.count(where: { $0 != nil }) * 5 >= filled * 4 else { return nil }
        // Signs between senses, and such as stand in front of words alone, part no words that have nothing behind their marks.
        let sign = text.delimiter.isBetweenSenses ? nil : text.delimiter.sign
        if isDelimited, !zip(text.lines, rows).allSatisfy({ $1 == nil || Self.isBare($0, without: sign) }) { return nil }
        guard rows.contains(where: { $0.map { $0.count > 2 } == true }) else {
            return text.with(zip(text.lines, rows).map { $1?.joined(separator: "\t") ?? String($0) })
        }
        var lined = LinedRows(text)
        for (line, row) in rows.enumerated() {
            if let row { lined.put(row, on: line) } else if "-*+".contains(text.lines[line].first ?? " ") { lined.keep(line) }
        }
        lined.name(["term", "meaning", "note"])
        return lined.lined
    }

    /// Whether a letter follows the marks around a word, behind spaces or none, and no `sign` stands further behind.
    private static func isBare(_ line: Substring, without sign: String?) -> Bool {
        guard let open = line.firstIndex(of: "*") else { return false }
        let marks = line[open...].prefix { $0 == "*" || $0 == " " }
        let close = line[marks.endIndex...].drop { $0 != "*" }
        let rest = close[close.prefix { $0 == "*" }.endIndex...]
        return rest.first { $0 != " " }.map { $0.isLetter || $0 == "~" } == true && sign.map(rest.contains) != true
    }

    /// The word and its meaning, each without its marks, and what else stands behind.
    private static func row(_ line: Substring) -> [String]? {
        let bare = line.drop { "-*+0123456789.) ".contains($0) }
        let lead = line[..<bare.startIndex]
        // What marks the point is no mark of emphasis.
        let mark = lead.hasSuffix("**") || lead.hasSuffix("** ") ? "**" : "*"
        guard mark == "**" || lead.hasSuffix("*") else { return nil }
        guard let end = bare.firstRange(of: mark), end.lowerBound > bare.startIndex else { return nil }
        let term = Text.cleanedLine(String(bare[..<end.lowerBound]))
        let rest = bare[end.upperBound...].drop { " :=-–—".contains($0) }
        guard !term.isEmpty, rest.contains(where: \.isLetter), !term.contains("\t"), !rest.contains("\t") else { return nil }
        guard rest.first == "`", let close = rest.dropFirst().firstIndex(of: "`") else {
            // `*contact* 연락처 \`가산 명사\``
            if rest.last == "`", let open = rest.dropLast().lastIndex(of: "`"), rest[..<open].contains(where: \.isLetter) {
                return [term, Text.cleanedLine(String(rest[..<open])), String(rest[rest.index(after: open)...].dropLast())]
            }
            return [term.last == ":" ? String(term.dropLast()) : term, String(rest)]
        }
        let meaning = rest[rest.index(after: rest.startIndex)..<close]
        let behind = Text.cleanedLine(String(rest[rest.index(after: close)...]))
        return [term, String(meaning)] + (behind.isEmpty ? [] : [behind])
    }
}
