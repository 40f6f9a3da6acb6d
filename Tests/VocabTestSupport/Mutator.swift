import VocabCore

/// Breaks bytes in the ways that disks, editors, transfers and people do.
package struct Mutator: Sendable {
    private let tokens: [[UInt8]]

    /// A mutator that puts `tokens` in beside what it does anyway.
    package init(tokens: [[UInt8]]) {
        self.tokens = tokens
    }

    /// What JSON readers trip over.
    package static let json = Mutator(
        tokens: [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", "null", "true", "false", "0", "-0", "-", "1e", "1e999", "1.5",
            "9223372036854775807", "-9223372036854775808", "9223372036854775808", "\"\"", "[]", "{}", "\\u0000", "\\ud800",
            "\\udc00\\ud800", "\\uD83D\\uDE00", "\\x", "\"id\":", "\"format\":2,", "\"format\":1,", "\"words\":[],",
            "\"name\":\"\",",
            "\"term\":\"\",", "\"memorized\":1,", "\"x\":{\"y\":[1,2,{}]},", "[[[[[[[[", "{\"a\":{\"a\":", "/**/", "//", "NaN",
            "'",
            "2026-02-30T25:61:61Z", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "11111111-2222-4333-8444-555555555555",
            "\u{FEFF}", "\u{2028}", "\u{301}", "\u{200B}", "e\u{301}", "é", "\t", "\r\n", " ",
        ].map { Array($0.utf8) } + brokenUTF8)

    /// What readers of comma-separated values trip over.
    package static let csv = Mutator(
        tokens: [
            ",", ",,,,", "\"", "\"\"", "\",\"", "\n", "\r", "\r\n", "\n\n\n", "\t", ";", "|", "\"\n", "\n\"", "a\"b", "\" x",
            "term,meaning\n", "meaning,term\n", "단어,뜻,예문\n", "term,term,meaning\n", "-", "=1+1", "\0", "\u{FEFF}", "\u{200B}",
            "\u{85}", "\u{2028}", "\u{3000}", "(", ")", "（", "·", "、", "…", "e\u{301}", "é", "한", "\u{1112}\u{1161}\u{11AB}", "ﬁ",
            "apple,사과\n", "apple,\"사과, 능금\"\n", "APPLE ,풋사과\n", " , \n", "sep=;\n",
        ].map { Array($0.utf8) } + brokenUTF8)

    /// `bytes` after one to five changes; parts of `other` may find their way in.
    package func mutated(_ bytes: [UInt8], splicing other: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...5, using: &generator) { change(&bytes, other, &generator) }
        return bytes
    }

    private func change(_ bytes: inout [UInt8], _ other: [UInt8], _ generator: inout SeededGenerator) {
        let range = Self.range(in: bytes, &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
            let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
            if let place = bytes.indices.randomElement(using: &generator) { bytes[place] ^= bit }
        case 1:
            if let place = bytes.indices.randomElement(using: &generator) {
                bytes[place] = .random(in: 0...255, using: &generator)
            }
        case 2: bytes.insert(.random(in: 0...255, using: &generator), at: range.lowerBound)
        case 3: bytes.removeSubrange(range)
        case 4: bytes.insert(contentsOf: bytes[range], at: range.upperBound)
        case 5: bytes.insert(contentsOf: bytes[range], at: Self.range(in: bytes, &generator).lowerBound)
        case 6: bytes.removeSubrange(range.lowerBound...)
        case 7: bytes.replaceSubrange(range, with: other[Self.range(in: other, &generator)])
        default:
            guard let token = tokens.randomElement(using: &generator) else { return }
            if Bool.random(using: &generator) {
                bytes.insert(contentsOf: token, at: range.lowerBound)
            } else {
                bytes.replaceSubrange(Self.value(around: range.lowerBound, in: bytes), with: token)
            }
        }
    }

    /// Mostly a short stretch, now and then a long one.
    private static func range(in bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let longest = Int.random(in: 0..<8, using: &generator) == 0 ? 500 : 12
        return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &generator))
    }

    /// The value or cell that holds a place: everything up to the next sign of syntax on either side.
    private static func value(around place: Int, in bytes: [UInt8]) -> Range<Int> {
        let syntax = Set(Array("{}[],:\n\t;".utf8))
        let start = bytes[..<place].lastIndex(where: syntax.contains).map { $0 + 1 } ?? 0
        return start..<(bytes[place...].firstIndex(where: syntax.contains) ?? bytes.count)
    }
}

/// Bytes that are no UTF-8, of every kind: lone and missing continuations, overlong forms, surrogates, numbers beyond the last,
/// bytes that never occur, and text in other encodings.
package let brokenUTF8: [[UInt8]] = [
    [0x80], [0xBF], [0x80, 0x80, 0x80], [0xC2], [0xE0, 0xA0], [0xEC, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xE2, 0x28, 0xA1],
    [0xC0, 0x80], [0xC1, 0xBF], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xAF, 0xBF], [0xED, 0xB0, 0x80], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
    [0xFE], [0xFF], [0xFE, 0xFF], [0xFF, 0xFE, 0x00, 0x00], [0xBB, 0xE7, 0xB0, 0xFA], [0xE9], [0x82, 0xA0],
]
