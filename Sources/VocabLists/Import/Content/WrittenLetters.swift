import VocabCore

/// Letters that are written by their numbers, as programs keep texts in ASCII: `apple=\uC0AC\uACFC`.
enum WrittenLetters {
    private static let longest = 1 << 21
    private static let fewestLines = 3

    /// `text` with the letters themselves; as it stands where it holds others than ASCII, or few lines have such numbers.
    static func read(_ text: [UInt8]) -> [UInt8] {
        let mark = Array("\\u".utf8)
        guard text.count < longest, text.firstRange(of: mark) != nil, text.allSatisfy({ $0 < 0x80 }) else { return text }
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }
        let written = lines.count { $0.firstRange(of: mark) != nil }
        guard written >= fewestLines, written * 2 > lines.count else { return text }
        var result: [UInt8] = []
        var units: [UInt16] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == mark[0], rest.first == mark[1],
                let unit = UInt16(String(decoding: rest.dropFirst().prefix(4), as: UTF8.self), radix: 16)
            {
                units.append(unit)
                rest = rest.dropFirst(5)
                continue
            }
            result += String(decoding: units, as: UTF16.self).utf8
            units = []
            result.append(byte)
        }
        return result + String(decoding: units, as: UTF16.self).utf8
    }
}
