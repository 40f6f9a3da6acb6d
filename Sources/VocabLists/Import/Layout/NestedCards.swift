import VocabCore

/// Outlines with what a word means in the first point below it, and examples in further ones: `* quand même` above `    * all the same` and
/// `    * *Merci quand même !*`.
enum NestedCards {
    private static let fewest = 4
    private static let mostBelow = 4

    /// A point with the points below it.
    private struct Card {
        let line: Int
        let term: String
        var below: [(line: Int, text: String)] = []

        /// Whether the point at `index` below is an example: emphasised as a whole, in quotes or with a label, or a sentence that uses the word.
        func isExample(_ index: Int) -> Bool {
            guard index > 0 else { return false }
            let text = below[index].text
            let isFramed =
                ["*", "_", "\"", "“"].contains { text.hasPrefix($0) } && text.last.map { "*_\"”".contains($0) } == true
            return isFramed || ExampleLabels.example(in: text[...]) != nil
                || NoteLine.isSentence(text) && SentencesBelow.uses(text, term)
        }
    }

    /// The text with each word on its line, TABs between it, its meaning and its examples; nil where points have no such below them, or may
    /// be titles above words.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, let cards = cards(text.lines) else { return nil }
        let filled = cards.filter { !$0.below.isEmpty }
        guard filled.count >= fewest, filled.count * 10 >= cards.count * 8, filled.allSatisfy({ $0.below.count <= mostBelow }),
            Set(filled.map(\.term)).count == filled.count, areCards(filled)
        else { return nil }
        var rows = LinedRows(text)
        for card in cards {
            let examples = Set(card.below.indices.filter(card.isExample))
            let senses = card.below.indices.filter { !examples.contains($0) }.map { card.below[$0].text }
            let used = examples.sorted().map { card.below[$0].text.trimmingMarks }
            rows.put(
                [card.term, senses.joined(separator: "; "), used.joined(separator: "\u{2028}")], on: card.line,
                with: card.below.map(\.line))
        }
        rows.name(["term", "meaning", "example"])
        return rows.lined
    }

    /// The points that stand furthest out, with those below; nil where other lines are many, or a third level is there.
    private static func cards(_ lines: [Substring]) -> [Card]? {
        var cards: [Card] = []
        var others = 0
        var depth: Int?
        for (index, line) in lines.enumerated() where line.contains(where: \.isLetter) {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            guard let mark = bare.first, "-*+•".contains(mark), bare.dropFirst().first == " " else {
                others += 1
                continue
            }
            let text = Text.cleanedLine(String(bare.dropFirst(2)))
            if bare.startIndex == line.startIndex {
                cards.append(Card(line: index, term: text.replacing("**", with: "")))
            } else if let last = cards.indices.last {
                let indent = line[..<bare.startIndex].count
                if indent != depth ?? indent { return nil }
                depth = indent
                cards[last].below.append((index, text))
            }
        }
        return others * 5 <= cards.count ? cards : nil
    }

    /// Whether what stands below explains the words: in other letters, or with examples below a third of them. Labels say what they are.
    private static func areCards(_ cards: [Card]) -> Bool {
        let signs = [" - ", " – ", " — ", " = ", ": "]
        let parted = cards.count { card in signs.contains { card.term.contains($0) || card.below[0].text.contains($0) } }
        // Words with their meanings stand below titles.
        let mixed = cards.flatMap(\.below).count { ColumnProfile.scripts(of: $0.text).subtracting([.digit]).count > 1 }
        if mixed * 5 > cards.count { return false }
        let labelled = cards.flatMap(\.below).count { LineLabel($0.text[...]) != nil }
        guard parted * 10 <= cards.count, labelled * 5 <= cards.count else { return false }
        let apart = cards.count { card in
            ColumnProfile.scripts(of: card.term).isDisjoint(with: ColumnProfile.scripts(of: card.below[0].text))
        }
        // Below a title several words stand.
        let single = cards.count { card in card.below.indices.count { !card.isExample($0) } == 1 }
        let illustrated = cards.count { card in card.below.indices.contains(where: card.isExample) }
        return apart * 10 >= cards.count * 9 && single * 10 >= cards.count * 6
            || illustrated * 3 >= cards.count && illustrated > 2
    }
}

extension String {
    /// The text without the marks of emphasis or the quotes around all of it.
    fileprivate var trimmingMarks: String {
        var text = self[...]
        // Bold and emphasised is what has three.
        for _ in 0..<4 {
            guard let first = text.first, let last = text.last, !text.dropFirst(2).isEmpty,
                ["*": "*", "_": "_", "\"": "\"", "“": "”"][first] == last
            else { break }
            text = text.dropFirst().dropLast()
        }
        return String(text)
    }
}
