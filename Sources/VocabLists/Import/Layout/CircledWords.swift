import VocabCore

/// Several words with their meanings on each line, each behind its number in a circle: `① abandon 버리다 ② ability 능력`.
enum CircledWords {
    /// The text with TABs between all words and meanings, as many on each line; nil when it is no such text.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds("②") else { return nil }
        let lines = text.lines.filter { $0.contains(where: isNumber) }
        let entries = lines.map(entries)
        // Senses of one word are counted as well, but the words are not.
        guard lines.count > 1, !entries.contains(where: \.isEmpty), entries.contains(where: { $0.count > 2 }) else { return nil }
        let width = entries.map(\.count).max() ?? 0
        let others = text.lines.filter { line in !line.contains(where: isNumber) && line.contains(where: \.isLetter) }
        // Words beside them are told by others, and so is what counts senses.
        let areHeadings = others.allSatisfy { UnitTitles.isUnit(String($0)) || UnitTitles.mentionsUnit(String($0)) }
        guard areHeadings, entries.dropLast().count(where: { $0.count == width }) * 2 > entries.count else { return nil }
        var rows = LinedRows(text)
        var rest = entries[...]
        for (index, line) in text.lines.enumerated() where line.contains(where: isNumber) {
            guard let cells = rest.popFirst() else { break }
            rows.put(cells + Array(repeating: "", count: width - cells.count), on: index)
        }
        return rows.lined
    }

    private static func isNumber(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x2460...0x2473).contains($0.value) } == true
    }

    /// The words and meanings of a line in turn; none where it begins otherwise, its numbers do not run, or one of them has not both.
    private static func entries(_ line: Substring) -> [String] {
        guard let first = line.first(where: { !$0.isWhitespace }), isNumber(first) else { return [] }
        let numbers = line.filter(isNumber).compactMap { $0.unicodeScalars.first?.value }
        guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 }) else { return [] }
        let parts = line.split(whereSeparator: isNumber).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }
        let pairs = parts.map { part -> [String] in
            let bytes = Array(part.utf8)[...]
            guard let gap = ScriptGap.first(in: bytes) else { return [] }
            return [bytes[..<gap.lowerBound], bytes[gap.upperBound...]].map {
                Text.cleanedLine(String(decoding: $0, as: UTF8.self))
            }
        }
        return pairs.contains(where: \.isEmpty) ? [] : pairs.flatMap(\.self)
    }
}
