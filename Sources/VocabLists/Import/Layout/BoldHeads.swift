import VocabCore

/// Notes in Markdown with each word in bold or in italics, and what it means behind it with no sign between: `* **flight** \`Vuelo\``.
enum BoldHeads {
    /// The text with a TAB behind each such word; nil when most points or lines have none, or another sign parts them.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("*") else { return nil }
        let rows = text.lines.map(row)
        let isDelimited = text.isDelimited && !CommonSigns.areMarks(text.delimiter)
        let filled = zip(text.lines, rows).count { line, row in
            row != nil || line.contains(where: \.isLetter) && !line.hasPrefix("#") && line.first != " " && !line.hasPrefix("<hr")
        }
        guard filled > 3, rows.count(where: { $0 != nil }) * 5 >= filled * 4 else { return nil }
        // Where nothing but parts of speech stands behind them, what they mean stands elsewhere.
        let named = rows.compactMap(\.self).filter {
            $0[1].hasPrefix("(") && Brackets.isPart(String($0[1].dropFirst().dropLast()))
        }
        if named.count * 2 > rows.count(where: { $0 != nil }) { return nil }
        // A sign that stands in most of these lines parts words from their meanings.
        let sign = text.delimiter.sign
        let parted = zip(text.lines, rows).count { $1 != nil && $0.drop { "-*+ ".contains($0) }.contains(sign) }
        if isDelimited, parted * 10 > rows.count(where: { $0 != nil }) * 6 { return nil }
        // With one star, or beside another sign, nothing but a meaning may stand behind the marks.
        let areStars = !text.holds("**")
        if isDelimited || areStars, !rows.allSatisfy({ $0.map(Self.isPlain) ?? true }) { return nil }
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

    /// Whether a meaning begins with a part of speech, or in other letters than its word ends with: of `*look* after` the rest is no meaning.
    private static func isPlain(_ row: [String]) -> Bool {
        let meaning = row[1].drop { "~([ ".contains($0) }
        let label = meaning.prefix { $0 != "." && $0 != " " }
        if label.count < meaning.count, label.count < 8, meaning[label.endIndex] == ".", PartOfSpeech.areKnown(String(label)) {
            return true
        }
        let scripts = ColumnProfile.scripts(of: String(meaning.prefix(1)))
        return !scripts.isEmpty && scripts.isDisjoint(with: ColumnProfile.scripts(of: row[0]))
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
        // What stands right behind the marks belongs to the word: `**apple**s`.
        if bare[end.upperBound...].first?.isLetter == true { return nil }
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
