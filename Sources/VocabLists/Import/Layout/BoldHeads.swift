import VocabCore

/// Notes in Markdown with each word in bold, and what it means behind it with no sign between: `* **flight** \`Vuelo\``.
enum BoldHeads {
    /// The text with a TAB behind each such word; nil when most points or lines have none, or another sign parts them.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("**"), !text.isDelimited || CommonSigns.areMarks(text.delimiter) else { return nil }
        let rows = text.lines.map(row)
        let filled = text.lines.count { !Text.isBlank(String($0)) && !$0.hasPrefix("#") && $0.first != " " }
        guard filled > 3, rows.count(where: { $0 != nil }) * 5 >= filled * 4 else { return nil }
        return text.with(zip(text.lines, rows).map { $1 ?? String($0) })
    }

    /// The word and its meaning, each without its marks, and what else stands behind.
    private static func row(_ line: Substring) -> String? {
        let bare = line.drop { "-*+0123456789.) ".contains($0) }
        let lead = line[..<bare.startIndex]
        // What marks the point is no mark of emphasis.
        guard lead.hasSuffix("**") || lead.hasSuffix("** ") else { return nil }
        guard let end = bare.firstRange(of: "**"), end.lowerBound > bare.startIndex else { return nil }
        let term = Text.cleanedLine(String(bare[..<end.lowerBound]))
        let rest = bare[end.upperBound...].drop { " :=-–—".contains($0) }
        guard !term.isEmpty, rest.contains(where: \.isLetter), !term.contains("\t"), !rest.contains("\t") else { return nil }
        guard rest.first == "`", let close = rest.dropFirst().firstIndex(of: "`") else {
            return term.last == ":" ? "\(term.dropLast())\t\(rest)" : "\(term)\t\(rest)"
        }
        let meaning = rest[rest.index(after: rest.startIndex)..<close]
        return "\(term)\t\(meaning)\t\(Text.cleanedLine(String(rest[rest.index(after: close)...])))"
    }
}
