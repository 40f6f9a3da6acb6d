import VocabCore

/// Cards of Markdown with a rule between their sides and another one between cards: `# 届く`, `---`, `to arrive`, `***`.
enum RuledCards {
    private static let fewest = 4
    private static let mostLines = 8

    /// The text with each card on one line, TABs between its cells; nil where cards have no two sides.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds("***"), text.holds("---") else { return nil }
        let text = text.withComments
        let lines = text.lines.map { Text.cleanedLine(String($0)) }
        let cards = lines.indices.split { lines[$0] == "***" }.map { card in card.filter { !lines[$0].isEmpty } }.filter {
            !$0.isEmpty
        }
        let sides = cards.compactMap { card -> (front: [Int], back: [Int])? in
            let rules = card.indices.filter { lines[card[$0]] == "---" }
            guard rules == [1], let rule = rules.first else { return nil }
            return (Array(card[..<rule]), Array(card[(rule + 1)...]))
        }
        guard sides.count >= fewest, sides.count * 10 >= cards.count * 9,
            sides.allSatisfy({ (1...mostLines).contains($0.back.count) })
        else { return nil }
        var rows = LinedRows(text)
        for (front, back) in sides {
            let word = HeadedEntries.term(lines[front[0]].drop { "# ".contains($0) })
            let said = back.map { lines[$0] }.filter { !isTag($0) }
            let examples = said.filter { $0.hasPrefix(">") }.map { Text.cleaned(String($0.dropFirst())) }
            var plain = said.filter { !$0.hasPrefix(">") }
            // What is in kana alone says how characters are read.
            let reading = plain.count > 1 && ColumnProfile.isKana(plain[0]) ? plain.removeFirst() : ""
            rows.put(
                [word, plain.map(withoutMarks).joined(separator: "; "), reading, examples.joined(separator: " / ")], on: front[0],
                with: back)
        }
        rows.pass(lines.indices.filter { ["---", "***"].contains(lines[$0]) })
        rows.name(["term", "meaning", "reading", "example"])
        return rows.lined
    }

    /// Whether a line is a tag alone, `#N3`.
    private static func isTag(_ line: String) -> Bool { line.hasPrefix("#") && !line.contains(" ") && !line.hasPrefix("##") }

    private static func withoutMarks(_ line: String) -> String {
        line.hasPrefix("**") && line.hasSuffix("**") && line.count > 4 ? String(line.dropFirst(2).dropLast(2)) : line
    }
}
