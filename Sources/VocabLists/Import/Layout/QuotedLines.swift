import VocabCore

/// Lists whose every line was put in quotes as a whole, as a program does that takes each line for one cell: `"term,definition"`.
enum QuotedLines {
    /// The text without these quotes; nil when a line has none, or no delimiter stands in them: one between the names in the first line,
    /// or one that parts all lines into as many cells, with no space behind it as in sentences.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds("\"") else { return nil }
        let bare = text.lines.map { line in Text.isBlank(String(line)) ? "" : inside(line) }
        guard !bare.contains(nil) else { return nil }
        let cells = bare.compactMap(\.self).filter { !$0.isEmpty }
        guard cells.count > 2 else { return nil }
        let isParted = ["\t", ",", ";"].contains { sign in
            let counts = Set(cells.map { $0.ranges(of: sign).count })
            return ColumnMap(header: cells[0].split(separator: sign).map(String.init)) != nil
                || counts.count == 1 && counts != [0] && !cells.contains { $0.contains(sign + " ") }
        }
        return isParted ? text.with(bare.compactMap(\.self)) : nil
    }

    /// What stands in the quotes around all of a line; nil where they do not stand there alone.
    private static func inside(_ line: Substring) -> String? {
        var trimmed = line.drop { $0 == " " }
        while trimmed.last == " " { trimmed.removeLast() }
        guard trimmed.count > 2, trimmed.hasPrefix("\""), trimmed.hasSuffix("\"") else { return nil }
        let inside = String(trimmed.dropFirst().dropLast())
        return inside.replacing("\"\"", with: "").contains("\"") ? nil : inside.replacing("\"\"", with: "\"")
    }
}
