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

    /// The text with the word of each gap in a sentence, its meaning, what stands in further cells, and the sentence:
    /// `The peace {{c1::treaty::hint}} failed.`; nil when most rows are no such notes, or their second cells are sentences as well.
    static func words(_ text: ListText) -> LinedText? {
        guard text.said ?? .tab == .tab, text.body.prefix(beginning).firstRange(of: Array("{{c1::".utf8)) != nil else {
            return nil
        }
        let lines = String(decoding: text.body, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let notes = lines.map(word)
        let found = notes.compactMap(\.self)
        let filled = lines.count { !$0.isEmpty && $0.first != "#" }
        let phrases = found.count { $0[1].split(separator: " ").count > 6 || ".?!。".contains($0[1].last ?? " ") }
        guard found.count > 2, found.count * 5 >= filled * 4, phrases * 4 < found.count else { return nil }
        return text.with(zip(lines, notes).map { $1?.joined(separator: "\t") ?? String($0) })
    }

    private static let beginning = 1 << 14

    /// The word in the only gap of a sentence, the cells behind that, and the sentence with the word in it.
    private static func word(_ line: Substring) -> [String]? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count > 1, let open = cells[0].firstRange(of: "{{c1::"),
            let close = cells[0][open.upperBound...].firstRange(of: "}}"), !cells[0][close.upperBound...].contains("{{")
        else { return nil }
        let inside = cells[0][open.upperBound..<close.lowerBound]
        let word = inside.firstRange(of: "::").map { inside[..<$0.lowerBound] } ?? inside
        let before = String(cells[0][..<open.lowerBound])
        let behind = String(cells[0][close.upperBound...])
        let words = (before + behind).split(separator: " ")
        // In the language of the sentence something else is said of it.
        guard words.count > 1, !word.isEmpty,
            ColumnProfile.scripts(of: cells[1]).isDisjoint(with: ColumnProfile.scripts(of: String(word))), !Text.isBlank(cells[1])
        else { return nil }
        let sentence: String = before + String(word) + behind
        return [String(word)] + cells[1...] + [sentence]
    }

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
