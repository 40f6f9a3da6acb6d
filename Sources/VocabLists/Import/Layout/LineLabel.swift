import VocabCore

/// What a line says under a label: `- **释义**：瞥`, `Back: 사과`.
struct LineLabel {
    /// The label: three words at most.
    let name: String
    /// What stands behind it; empty where nothing does.
    let value: String

    private static let longest = 30

    /// Nil for a line without a colon near its beginning, or with a sentence before it.
    init?(_ line: Substring) {
        // Most lines have no colon, and the bytes of what may be one tell.
        guard line.utf8.prefix(4 * Self.longest).contains(where: { $0 == 0x3A || $0 == 0xEF }) else { return nil }
        var text = line.drop { " \t".contains($0) }
        if text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") { text = text.dropFirst(2) }
        // `1. **Definition:** …`
        let number = text.prefix { $0.isFigure }
        if !number.isEmpty, text.dropFirst(number.count).hasPrefix(". **") { text = text.dropFirst(number.count + 2) }
        let plain = text.replacing("**", with: "").replacing("__", with: "").replacing(":*", with: ":").drop {
            $0 == "*" || $0 == "_"
        }
        guard let colon = plain.prefix(Self.longest).firstIndex(where: { $0 == ":" || $0 == "：" }), colon > plain.startIndex
        else {
            return nil
        }
        name = Text.cleanedLine(String(plain[..<colon]))
        // Lists of Org have two: `- 뜻 :: 기차역`.
        let behind = plain[plain.index(after: colon)...]
        value = Text.cleanedLine(String(behind.first == ":" ? behind.dropFirst() : behind).replacing("\t", with: " "))
        if name.isEmpty || name.split(separator: " ").count > 3 { return nil }
    }
}
