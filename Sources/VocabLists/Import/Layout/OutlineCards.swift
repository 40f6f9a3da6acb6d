import VocabCore

/// Cards in an outline as Logseq keeps it: a point that ends with `#card`, and what it means in the points below it.
enum OutlineCards {
    private static let mark = "#card"

    /// The text with each point of a list on one line with the text below it, which is further in, `- quindi` above `    therefore, so`,
    /// or a quotation, `> therefore`;
    /// nil when not nearly all points have such, or a sign parts them.
    static func unfolded(_ text: ListText) -> LinedText? {
        guard text.holds("- ") || text.holds("* "), !text.isDelimited else { return nil }
        var rows = LinedRows(text)
        var points: [(line: Int, term: String, below: [Int])] = []
        for (index, line) in text.lines.enumerated() where !Text.isBlank(String(line)) {
            if isPoint(line) {
                points.append((index, Text.cleanedLine(String(line.dropFirst(2))), []))
            } else if line.first == " " || line.first == "\t" || line.hasPrefix("> "), let last = points.indices.last {
                if isPoint(line.drop { $0 == " " || $0 == "\t" }) { return nil }
                points[last].below.append(index)
            } else {
                rows.keep(index)
            }
        }
        guard points.count > 3, points.count(where: { (1...3).contains($0.below.count) }) * 10 >= points.count * 9,
            !points.contains(where: { $0.term.contains("\t") })
        else { return nil }
        for point in points {
            let meaning = point.below.map { line in Text.cleanedLine(String(text.lines[line].drop { $0 == ">" })) }
                .joined(separator: "; ")
            rows.put([point.term, meaning], on: point.line, with: point.below)
        }
        return rows.lined
    }

    /// The text with each card on one line, a TAB between its sides; nil when it holds hardly any cards.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.holds(mark) else { return nil }
        var cards: [(line: Int, depth: Int, term: String, meanings: [Int])] = []
        var isOpen = false
        for (index, line) in text.lines.enumerated() {
            let depth = line.prefix { $0 == " " || $0 == "\t" }.count
            guard line.dropFirst(depth).hasPrefix("- ") else { continue }
            if line.hasSuffix(mark) {
                cards.append((index, depth, Text.cleanedLine(String(line.dropFirst(depth + 2).dropLast(mark.count))), []))
                isOpen = true
            } else if isOpen, let known = cards.last, depth > known.depth {
                cards[cards.endIndex - 1].meanings.append(index)
            } else {
                isOpen = false
            }
        }
        guard cards.count(where: { !$0.meanings.isEmpty }) > 2 else { return nil }
        var rows = LinedRows(text)
        for card in cards {
            let meaning = card.meanings.map { line in
                String(text.lines[line].drop { $0 == " " || $0 == "\t" }.dropFirst(2))
            }
            rows.put([card.term] + (meaning.isEmpty ? [] : [meaning.joined(separator: "; ")]), on: card.line, with: card.meanings)
        }
        return rows.lined
    }

    private static func isPoint(_ line: Substring) -> Bool { line.hasPrefix("- ") || line.hasPrefix("* ") }
}
