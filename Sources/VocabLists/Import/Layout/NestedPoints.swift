import VocabCore

/// Points of a list with further ones inside, which are words as well, `- tara - other` above `   - nettara - same`, or words of the
/// sentence above: `- It is robust.` above `  - robust : strong`.
enum NestedPoints {
    /// The text with those points as far out as the others; nil where there are none, or a dash does not part the points.
    static func lined(_ text: ListText) -> LinedText? {
        if let words = ofSentences(text) { return words }
        let sign = text.delimiter.sign
        guard text.isFree, text.holds("- ") || text.holds("* "), sign.first == " ", sign.contains(where: { "-–—".contains($0) })
        else { return nil }
        var isChanged = false
        var above: Substring = ""
        let lines = text.lines.map { line -> String in
            let bare = line.drop { $0 == " " || $0 == "\t" }
            if bare.startIndex == line.startIndex {
                above = line.firstRange(of: sign).map { line[..<$0.lowerBound].dropFirst(2) } ?? ""
            }
            guard bare.startIndex > line.startIndex, bare.hasPrefix("- ") || bare.hasPrefix("* "),
                let end = bare.dropFirst(2).firstRange(of: sign),
                isWord(bare[..<end.lowerBound].dropFirst(2), below: above)
            else { return String(line) }
            isChanged = true
            return String(bare)
        }
        return isChanged ? text.with(lines) : nil
    }

    /// Whether it is no sentence, with the word above in it perhaps, and has no label, as examples have.
    private static func isWord(_ text: Substring, below word: Substring) -> Bool {
        let count = text.split(separator: " ").count
        let uses = count > 2 && !word.isEmpty && text.lowercased().contains(word.lowercased().prefix(max(3, word.count - 2)))
        return count < 5 && !uses && !text.contains(":") && text.last.map { ".!?".contains($0) } == false
    }

    /// Words below the sentences in which they stand, a sign between each and its meaning.
    private static func ofSentences(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds("- ") else { return nil }
        let signs = [" : ", " = ", " - ", " – ", ": "]
        var words: [(line: Int, cells: [String], above: Int)] = []
        var (sentence, sentences, others) = (Int?.none, 0, 0)
        for (index, line) in text.lines.enumerated() where line.contains(where: \.isLetter) {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            guard bare.hasPrefix("- ") || bare.hasPrefix("* ") else {
                if !line.hasPrefix("#") { others += 1 }
                continue
            }
            if bare.startIndex == line.startIndex {
                sentence = index
                sentences += 1
            } else if let above = sentence,
                let parts = signs.lazy.compactMap({ sign in
                    bare.firstRange(of: sign).map { [bare[..<$0.lowerBound].dropFirst(2), bare[$0.upperBound...]] }
                }).first
            {
                words.append((index, parts.map { Text.cleanedLine(String($0)) }, above))
            } else {
                others += 1
            }
        }
        let above = Set(words.map(\.above)).map { text.lines[$0] }
        let long = above.count { line in
            line.split(separator: " ").count > 5 && !signs.contains { line.dropFirst(2).contains($0) } && !line.contains(" — ")
        }
        // What comes again and again names parts of entries.
        let areWords = Set(words.map { $0.cells[0] }).count * 10 >= words.count * 9
        // Short phrases have the words in them that stand below.
        let used = words.count { SentencesBelow.uses(String(text.lines[$0.above]), $0.cells[0]) }
        guard areWords, words.count > 3, long * 10 >= sentences * 8 || long > 0 && used * 10 >= words.count * 8,
            others * 4 <= words.count
        else { return nil }
        var rows = LinedRows(text)
        for word in words {
            rows.put(word.cells + [String(text.lines[word.above].dropFirst(2))], on: word.line, with: [word.above])
        }
        rows.name(["term", "meaning", "example"])
        return rows.lined
    }
}
