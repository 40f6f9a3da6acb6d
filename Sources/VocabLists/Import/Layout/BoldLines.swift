import VocabCore

/// A glossary in Markdown with each word in bold on a line of its own, and a paragraph below that says what it means: `**青潮**`.
enum BoldLines {
    private static let longestTerm = 60

    /// The text with each word and its paragraph on one line, and behind them what follows the paragraph, which is a note; nil where the
    /// bold lines head parts of a list, or the turns of a talk.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("**") else { return nil }
        let heads = text.lines.indices.filter { isHead(text.lines[$0]) }
        if text.isDelimited,
            !text.delimiter.isBetweenSenses || heads.contains(where: { text.lines[$0].contains(text.delimiter.sign) })
        {
            return nil
        }
        guard heads.count > 5 else { return nil }
        let entries = zip(heads, heads.dropFirst() + [text.lines.count]).map { head, next in
            (head: head, below: text.lines[(head + 1)..<next].prefix { !$0.hasPrefix("#") }.indices)
        }
        let terms = heads.map { head in
            let bare = text.lines[head].replacing("**", with: "").replacing("\t", with: " ")
            return Text.cleanedLine(String(bare.filter { $0 != "*" }))
        }
        // `Unit 1` and `Unit 2` differ in nothing else.
        guard Set(terms.map { $0.filter { !$0.isFigure } }).count * 10 >= terms.count * 9 else { return nil }
        let paragraphs = entries.map { entry in
            entry.below.split { Text.isBlank(String(text.lines[$0])) }.map(Array.init)
        }
        guard paragraphs.count(where: { isDefinition($0, text) }) * 10 >= entries.count * 9 else { return nil }
        var rows = LinedRows(text)
        for (index, entry) in entries.enumerated() {
            func joined(_ lines: some Sequence<Int>) -> String { lines.map { String(text.lines[$0]) }.joined(separator: " ") }
            let paragraph = paragraphs[index].first ?? []
            let meaning = Self.definition(paragraph, text)
            let note = paragraph.dropFirst(meaning.count) + paragraphs[index].dropFirst().joined()
            rows.put([terms[index], joined(meaning), joined(note)], on: entry.head, with: meaning + note)
        }
        rows.name(["term", "meaning", "note"])
        rows.pass(text.lines.indices.filter { text.lines[$0].hasPrefix("#") })
        return rows.lined
    }

    private static func isHead(_ line: Substring) -> Bool {
        guard line.hasPrefix("**"), line.utf8.count > 4, line.utf8.count < 4 * longestTerm else { return false }
        let bare = Text.cleanedLine(String(line))
        return bare.hasSuffix("**") && bare.count < longestTerm && !bare.hasSuffix(":**") && bare.ranges(of: "**").count == 2
    }

    /// The lines of a paragraph up to one that ends with two spaces, behind which Markdown breaks the line, where marks or labels stand
    /// below: `*confer*) …`.
    private static func definition(_ paragraph: [Int], _ text: ListText) -> [Int] {
        guard let end = paragraph.dropLast().firstIndex(where: { text.lines[$0].hasSuffix("  ") }) else { return paragraph }
        let next = text.lines[paragraph[end + 1]]
        return next.first == "*" || next.prefix(12).contains(")") || LineLabel(next) != nil ? Array(paragraph[...end]) : paragraph
    }

    /// Whether the first paragraph is one line of a text, or a few that were broken: no pairs, points, rows or labels.
    private static func isDefinition(_ paragraphs: [[Int]], _ text: ListText) -> Bool {
        guard paragraphs.count < 8, let paragraph = paragraphs.first, let line = paragraph.first.map({ text.lines[$0] }) else {
            return false
        }
        let first = definition(paragraph, text)
        let isBroken = first.dropLast().allSatisfy { text.lines[$0].utf8.count > 50 }
        return isBroken && !"-*+|>/".contains(line.first ?? " ") && !line.contains("\t") && LineLabel(line) == nil
    }
}
