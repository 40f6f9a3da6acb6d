import VocabCore

/// What people write around the words of a list: comments, and messages of a chat without a word in them.
enum RemarksAround {
    private static let bytesLookedAt = 1 << 16
    private static let mostInTitles = 14

    /// The remarks near the top of a text, a space between each two; empty where there are none.
    static func words(_ bytes: [UInt8]) -> String {
        // Of other encodings nothing would be left but scraps.
        let lines = bytes.prefix(bytesLookedAt).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        guard lines.prefix(20).allSatisfy({ String(validating: $0, as: UTF8.self) != nil }) else { return "" }
        let comments = lines.compactMap(comment)
        if !comments.isEmpty, SourceLook.isProgram(bytes) { return comments.joined(separator: " ") }
        let notes = lines.filter { $0.starts(with: "# ".utf8) }
        // Of many such lines each heads a part, in the language of what is learnt as often as not.
        if !notes.isEmpty, notes.count * 4 < lines.count {
            let text = notes.map { String(decoding: $0.dropFirst(2), as: UTF8.self) }.joined(separator: " ")
            // Titles are as often in the language that is learnt.
            return text.split(separator: " ").count > mostInTitles ? text : ""
        }
        let messages = lines.compactMap { ChatLines.message(Substring(decoding: $0, as: UTF8.self)) }
        return messages.count > 4 ? messages.filter { !ChatLines.holdsSign($0) }.joined(separator: " ") : ""
    }

    /// The first line of a text where it is no pair of anything: `50 words to get started with Spanish`; nil for others.
    static func title(of bytes: [UInt8]) -> String? {
        let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let first = bytes.dropFirst(isMarked ? 3 : 0).prefix(bytesLookedAt).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            .first
        guard let first, let line = String(validating: first, as: UTF8.self), line.count < longestTitle else { return nil }
        let isPair =
            line.contains { "=:;,|\t\"{}[]<>→–—·~".contains($0) } || [" - ", "  "].contains(where: line.contains)
        return isPair || line.split(separator: " ").count < 2 ? nil : Text.cleanedLine(line)
    }

    private static let longestTitle = 120

    /// What stands behind `//` in a line, unless it is a part of the program.
    private static func comment(_ line: ArraySlice<UInt8>) -> String? {
        guard let sign = line.firstRange(of: Array("//".utf8)), line[..<sign.lowerBound].last != UInt8(ascii: ":") else {
            return nil
        }
        let text = line[sign.upperBound...]
        return text.contains { "{}()[]'\"`;=".utf8.contains($0) } ? nil : String(decoding: text, as: UTF8.self)
    }
}
