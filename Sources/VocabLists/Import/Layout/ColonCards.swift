import VocabCore

/// Cards among notes, as programs for notes have them: `warden::교도소장`, `::: ` for both directions, and `?` alone between a word and its
/// meaning; other lines say something else (https://www.stephenmwangi.com/obsidian-spaced-repetition/flashcards/basic-cards).
enum ColonCards {
    private static let fewest = 5

    /// The text with each card on one line, a TAB between its sides and an example; nil where few lines are cards, or nothing but these
    /// stands there.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds("::") else { return nil }
        // `std::vector - 동적 배열`
        if text.isDelimited, [" - ", " = ", "\t", ",", " : "].contains(text.delimiter.sign) { return nil }
        let lines = text.lines
        var rows = LinedRows(text)
        var last: (line: Int, depth: Int, cells: [String])?
        func finish(_ rows: inout LinedRows) { if let last { rows.put(last.cells, on: last.line) } }
        var (others, questions) = (0, 0)
        for index in lines.indices {
            let line = lines[index]
            let depth = line.prefix { $0 == " " || $0 == "\t" }.count
            if let sides = sides(of: line) ?? turned(index, lines) {
                finish(&rows)
                last = (index, depth, sides)
                if isQuestion(index + 1, lines) {
                    rows.pass([index + 1, index + 2])
                    questions += 1
                }
            } else if let card = last, depth > card.depth, isPoint(line) {
                rows.keep(index, as: ExampleLabels.remark(bare(line)))
            } else if line.contains(where: \.isLetter), line.first != "#", line.first != "<", !isQuestion(index - 1, lines) {
                others += 1
            }
        }
        finish(&rows)
        // Cards with nothing around them are rows.
        let isMixed = others > 0 || questions > 0 || lines.contains { $0.first == " " || $0.first == "\t" }
        return isMixed && rows.count >= fewest && rows.count > others ? rows.lined : nil
    }

    /// The sides of a card on one line.
    private static func sides(of line: Substring) -> [String]? {
        guard let sign = line.firstRange(of: ":::") ?? line.firstRange(of: "::") else { return nil }
        let sides = [bare(line[..<sign.lowerBound]), bare(line[sign.upperBound...])]
        return sides.allSatisfy { $0.contains(where: \.isLetter) } && !sides[0].contains("://") ? sides : nil
    }

    /// The sides of a card whose meaning stands below a question mark below its word.
    private static func turned(_ index: Int, _ lines: [Substring]) -> [String]? {
        guard isQuestion(index + 1, lines), let meaning = lines[safe: index + 2] else { return nil }
        let sides = [bare(lines[index]), bare(meaning)]
        return sides.allSatisfy { $0.contains(where: \.isLetter) } ? sides : nil
    }

    private static func isQuestion(_ index: Int, _ lines: [Substring]) -> Bool {
        lines[safe: index].map { ["?", "??"].contains(Text.cleanedLine(String($0))) } == true
    }

    private static func isPoint(_ line: Substring) -> Bool { line.drop { $0 == " " || $0 == "\t" }.hasPrefix("- ") }

    /// A side without the point in front of it, and the marks of links around it.
    private static func bare(_ side: Substring) -> String {
        var text = side.drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("- ") || text.hasPrefix("* ") { text = text.dropFirst(2) }
        return Text.cleanedLine(String(text)).replacing("[[", with: "").replacing("]]", with: "").replacing("**", with: "")
    }
}
