import VocabCore

/// Cards that open when they are clicked, as Markdown borrows them from HTML: `<summary>put off</summary> 延期する </details>`.
enum FoldedCards {
    /// The text with each card on the line at which it begins; nil when there are few.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds("<summary>") else { return nil }
        let body = text.lines.joined(separator: "\n")
        var rows = LinedRows(text)
        var (line, count, others) = (0, 0, 0)
        var rest = body[...]
        while let open = rest.firstRange(of: "<summary>") {
            line += rest[..<open.upperBound].count { $0 == "\n" }
            others += otherLines(rest[..<open.lowerBound])
            let card = rest[open.upperBound...]
            guard let middle = card.firstRange(of: "</summary>") else { return nil }
            let end = card[middle.upperBound...].firstRange(of: "</details>")
            let meaning = HTMLText.plain(String(card[middle.upperBound..<(end?.lowerBound ?? card.endIndex)]))
            let all = meaning.split(whereSeparator: \.isNewline).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }
            let examples = all.compactMap { ExampleLabels.example(in: $0[...]) }
            let lines = all.filter { ExampleLabels.example(in: $0[...]) == nil }.map {
                $0.hasPrefix("- ") ? String($0.dropFirst(2)) : $0
            }
            let behind = end?.upperBound ?? card.endIndex
            let last = line + card[..<behind].count { $0 == "\n" }
            let term = Text.cleanedLine(HTMLText.plain(String(card[..<middle.lowerBound])))
            let cells = [term, lines.joined(separator: "; ")]
            rows.put(examples.isEmpty ? cells : cells + [examples.joined(separator: " / ")], on: line, with: line...last)
            count += 1
            line = last
            rest = card[behind...]
        }
        // Where more stands beside the cards than in them, they are not the list.
        return count > 2 && others + otherLines(rest) <= count ? rows.lined : nil
    }

    /// How many lines of a text hold something that is neither a heading nor a tag alone.
    private static func otherLines(_ text: Substring) -> Int {
        text.split(whereSeparator: \.isNewline).count { line in
            !line.hasPrefix("#") && !Text.isBlank(HTMLText.plain(String(line))) && !(line.hasPrefix("<") && line.hasSuffix(">"))
        }
    }
}
