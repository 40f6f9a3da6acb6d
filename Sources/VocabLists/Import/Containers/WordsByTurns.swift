import VocabCore

/// Lists that a program holds as one long line of words and their meanings by turns, nothing but spaces between them: `` `山 산 川 강 …` ``.
enum WordsByTurns {
    private static let longest = 1 << 20
    private static let fewestWords = 6

    /// The words of such texts with TABs behind them, a line each from where they stand on; nil where no program has one.
    static func list(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count < longest, bytes.contains(where: { "\"'`".utf8.contains($0) }), SourceLook.isProgram(bytes) else {
            return nil
        }
        var tokens = SourceTokens(bytes)
        var texts: [(Int, [String])] = []
        while let token = tokens.next() {
            guard case .text(let text) = token, let words = words(of: text) else { continue }
            texts.append((tokens.lastText.lowerBound, words))
        }
        return texts.isEmpty ? nil : RowsInTexts.lines(texts, of: bytes)
    }

    /// The words of a text, each with its meaning behind it; nil where two scripts do not take turns in it.
    private static func words(of text: String) -> [String]? {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard parts.count >= fewestWords * 2, parts.count.isMultiple(of: 2) else { return nil }
        let scripts = parts.map(script)
        guard let first = scripts[0], let second = scripts[1], first != second,
            scripts.enumerated().allSatisfy({ $1 == ($0.isMultiple(of: 2) ? first : second) })
        else { return nil }
        return stride(from: 0, to: parts.count, by: 2).map { "\(parts[$0])\t\(parts[$0 + 1])" }
    }

    /// The script of the first letter; Japanese is written in two, which are one here.
    private static func script(of part: Substring) -> Script? {
        let script = Script(ofFirstLetterIn: part)
        return script == .kana ? .han : script
    }
}
