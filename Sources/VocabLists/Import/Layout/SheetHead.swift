import VocabCore

/// The line on top of a test that asks whose it is: `2학년 (   )반   이름: ____________`, `Name: ______   Score:    / 20`.
enum SheetHead {
    private static let linesSeen = 6
    private static let names = ["이름:", "이름 :", "성명:", "점수:", "Name:", "Score:", "Datum:", "Nom :", "氏名", "名前:", "姓名:"]

    /// The text with an empty line in the place of each such line, and those lines, from 1.
    static func left(out text: [UInt8]) -> (text: [UInt8], left: [Int]) {
        var lines = text.prefix(1 << 12).split(maxSplits: linesSeen, omittingEmptySubsequences: false) { $0 == 0x0A }
        guard lines.count > linesSeen else { return (text, []) }
        let found = lines.indices.prefix(linesSeen).filter { isHead(String(decoding: lines[$0], as: UTF8.self)) }
        guard let last = found.last else { return (text, []) }
        let end = lines[last].endIndex
        for line in found { lines[line] = [] }
        return (Array(lines[...last].joined(separator: [0x0A])) + text[end...], found.map { $0 + 1 })
    }

    /// Whether blanks to fill in stand behind such a name, and nothing that parts words from meanings.
    private static func isHead(_ line: String) -> Bool {
        // Wide gaps are blanks behind several names only: `이름:        점수:      / 20`.
        let isWide = names.count(where: line.contains) > 1 && line.contains("    ")
        let isBlank = line.contains("___") || line.contains("(  ") || isWide
        guard isBlank, !line.contains("\t"), let name = names.lazy.compactMap({ line.firstRange(of: $0) }).first else {
            return false
        }
        return ![" - ", " = ", "|", ","].contains(where: line[name.lowerBound...].contains)
    }
}
