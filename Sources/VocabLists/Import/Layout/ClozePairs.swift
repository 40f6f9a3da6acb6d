import VocabCore

/// Cloze notes of Anki with the word in one gap and its meaning in the other: `{{c1::el pan}} = {{c2::bread}}`.
enum ClozePairs {
    /// The text with a TAB between word and meaning; nil when most rows are no such notes, or another sign than the TAB parts them.
    static func lined(_ text: ListText) -> LinedText? {
        // Where most rows are such notes, one stands near the top.
        guard text.said ?? .tab == .tab, text.body.prefix(beginning).firstRange(of: Array("{{c2::".utf8)) != nil else {
            return nil
        }
        let body = String(decoding: text.body, as: UTF8.self)
        let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let pairs = lines.map(pair)
        guard pairs.count(where: { $0 != nil }) * 5 >= lines.count(where: { !$0.isEmpty }) * 4 else { return nil }
        return text.with(zip(lines, pairs).map { $1 ?? String($0) })
    }

    private static let beginning = 1 << 14

    /// Word, meaning and the further cells of a line.
    private static func pair(_ line: Substring) -> String? {
        let cells = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard let note = cells.first, note.hasPrefix("{{c1::"), note.hasSuffix("}}") else { return nil }
        let gaps = note.split(separator: "{{c").map { gap in
            gap.firstRange(of: "::").map { gap[$0.upperBound...].prefix { $0 != "}" && $0 != ":" } } ?? ""
        }
        guard gaps.count == 2, note.contains("{{c2::"), !gaps.contains("") else { return nil }
        return (gaps + cells.dropFirst()).joined(separator: "\t")
    }
}
