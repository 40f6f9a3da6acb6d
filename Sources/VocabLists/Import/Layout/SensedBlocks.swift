import VocabCore

/// Entries copied from a dictionary, between empty lines: a word, how it sounds, and its senses with their numbers, each with examples and the
/// dictionary's own words below it perhaps: `endorse`, `미국·영국 [ɪnˈdɔːrs]`, `1. 동사 지지하다`, `I endorse his remarks.`, `발음듣기`.
enum SensedBlocks {
    private static let fewest = 3
    private static let mostAbove = 3
    private static let longestWord = 60

    /// One of them, by its lines.
    private struct Entry {
        let word: Int
        var sounds: [String] = []
        var senses: [String] = []
        var parts: [String] = []
        var examples: [String] = []
    }

    /// The text with each entry on one line, TABs between its cells; nil for another text, and for one in which all lines are senses.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds("1. "), !text.holds("\t") else { return nil }
        let lines = text.lines.map { Text.cleaned(String($0)) }
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        let blocks = lines.indices.split { lines[$0].isEmpty }.map(Array.init)
        let entries = blocks.map { entry($0, lines, counts) }
        // Titles stand above.
        let first = entries.firstIndex { $0 != nil } ?? 0
        let found = entries.compactMap(\.self)
        guard first <= mostAbove, found.count >= fewest, found.count * 10 >= (entries.count - first) * 9,
            found.contains(where: { !$0.examples.isEmpty || !$0.parts.isEmpty })
        else { return nil }
        var rows = LinedRows(text)
        for (block, entry) in zip(blocks, entries) {
            guard let entry else { continue }
            let cells = [
                lines[entry.word], entry.senses.joined(separator: "; "), entry.sounds.first ?? "",
                entry.parts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", "),
                entry.examples.joined(separator: " / "),
            ]
            rows.put(cells, on: entry.word, with: block)
        }
        rows.name(["term", "meaning", "pronunciation", "part of speech", "example"])
        return rows.lined
    }

    /// What the lines of a block say of its word; nil where no senses are counted below it.
    private static func entry(_ block: [Int], _ lines: [String], _ counts: [String: Int]) -> Entry? {
        guard let head = block.first, lines[head].count < longestWord, lines[head].first?.isLetter == true, block.count > 1 else {
            return nil
        }
        var entry = Entry(word: head)
        for line in block.dropFirst() {
            let text = lines[line]
            if text.hasPrefix("\(entry.senses.count + 1). ") {
                let sense = Text.cleaned(String(text.drop(while: \.isFigure).dropFirst()))
                let (part, rest) = CellSigns.partInFront(of: sense) ?? ("", sense)
                if !part.isEmpty { entry.parts.append(part) }
                entry.senses.append(rest)
            } else if entry.senses.isEmpty {
                // Whose sound it is stands in front of it.
                guard let (_, inside) = Brackets.atEnd(of: "x " + text), Pronunciation.isWhole("[\(inside)]") else { return nil }
                entry.sounds.append("[\(inside)]")
            } else if counts[text] == 1 {
                entry.examples.append(text)
            }
        }
        return entry.senses.isEmpty ? nil : entry
    }
}
