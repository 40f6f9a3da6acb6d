import VocabCore

/// Lists whose rows do not stand in lines of their own: `apple,사과;pear,배`, and words with their meanings in the lines below.
enum JoinedRows {
    /// The text with its rows in lines; nil when they are in lines already.
    static func lined(_ text: ListText) -> LinedText? {
        let lines = text.body.prefix(1 << 20).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            .filter { line in !line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        for shape in [parted, numbered, pairs, turns] {
            if let rows = shape(lines, text) {
                let end: [UInt8] = [0x0A]
                return LinedText(bytes: text.bytes[..<text.start] + rows.joined(separator: end) + end)
            }
        }
        return nil
    }

    /// Several pairs on each line.
    private static func pairs(_ lines: [ArraySlice<UInt8>], _ text: ListText) -> [ArraySlice<UInt8>]? {
        guard !text.isLong, text.delimiter != .tab else { return nil }
        let lines = lines.map { String(decoding: $0, as: UTF8.self) }
        return (PairLines.rows(lines) ?? PairLines.running(lines)).map { rows in rows.map { Array($0.utf8)[...] } }
    }

    /// Lines in turn.
    private static func turns(_ lines: [ArraySlice<UInt8>], _ text: ListText) -> [ArraySlice<UInt8>]? {
        guard !text.isLong, !lines.contains(where: { $0.contains(0x09) || $0.contains(UInt8(ascii: "|")) }) else { return nil }
        return TurnLines.rows(lines.map { String(decoding: $0, as: UTF8.self) }).map { rows in
            rows.map { Array($0.joined(separator: "\t").utf8)[...] }
        }
    }

    /// Semicolons between rows, as Quizlet writes them when asked for one line.
    private static func parted(_ lines: [ArraySlice<UInt8>], _ text: ListText) -> [ArraySlice<UInt8>]? {
        guard lines.count < 3, !text.body.contains(UInt8(ascii: "\"")) else { return nil }
        // Signs that are repeated part nothing else.
        let body = String(decoding: text.body, as: UTF8.self)
        if let sign = [";;;", ";;", "|||", "###", "~~~"].first(where: { body.ranges(of: $0).count > 2 }) {
            return body.split(separator: sign).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }.map {
                Array($0.utf8)[...]
            }
        }
        let rows = text.body.split { $0 == UInt8(ascii: ";") || $0 == 0x0A || $0 == 0x0D }
            .filter { row in !row.allSatisfy { $0 == 0x20 } }
        guard rows.count > 2, rows.count > lines.count * 2,
            ["\t", ",", " - ", " – ", " = "].contains(where: { sign in
                rows.allSatisfy { $0.firstRange(of: Array(sign.utf8)) != nil }
            })
        else { return nil }
        return rows.map { $0.drop { $0 == 0x20 } }
    }

    /// Several numbered entries on each line, as lists are printed in two columns: `1. apple 사과      6. pear 배`.
    private static func numbered(_ lines: [ArraySlice<UInt8>], _ text: ListText) -> [ArraySlice<UInt8>]? {
        guard lines.count > 2, !text.isLong else { return nil }
        let parts = lines.map { entries(in: $0.drop { $0 == 0x20 }) }
        let several = parts.filter { $0.count > 1 }
        // Numbers that all stand once tell which lines are none of the list: the name of who is tested above, a remark below.
        let numbers = several.joined().compactMap {
            Int(String(decoding: $0.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
        }
        if several.count > 3, several.count * 2 > lines.count, numbers.sorted() == Array(1...numbers.count) {
            return several.joined().map { row in
                let word = row.drop { " .)0123456789".utf8.contains($0) }
                return word.dropLast(word.reversed().prefix { $0 == 0x20 }.count)
            }
        }
        guard several.count * 5 >= lines.count * 4 else { return nil }
        return Array(parts.joined())
    }

    /// The parts of a line that begin with a running number behind two spaces or more, or behind a TAB; the line where it has none in
    /// front.
    private static func entries(in line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        guard isNumber(line[...]) else { return [line] }
        var entries: [ArraySlice<UInt8>] = []
        var begin = line.startIndex
        for place in line.indices.dropFirst(4) where line[place - 1] == 0x09 || line[place - 1] == 0x20 {
            // Behind Hangul a single space does: `1. apple 사과 2. banana 바나나`.
            let isApart = line[place - 1] == 0x09 || line[place - 2] == 0x20 || (0x80...0xBF).contains(line[place - 2])
            guard isApart, isNumber(line[place...]) else { continue }
            entries.append(line[begin..<place])
            begin = place
        }
        return entries + [line[begin...]]
    }

    /// Whether `12. ` or `12) ` stands at the head of it.
    private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.prefix { (0x30...0x39).contains($0) }
        let rest = text.dropFirst(digits.count)
        let isMarked = rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")")
        let word = isMarked ? rest.dropFirst() : rest
        // Without a mark a word in Latin letters follows.
        let begins = isMarked || (0x61...0x7A).contains((word.first { $0 != 0x20 } ?? 0) | 0x20)
        return (1...4).contains(digits.count) && word.first == 0x20 && begins
    }
}
