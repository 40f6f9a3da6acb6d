import VocabCore

/// Lines in Hangul with how each word sounds in katakana, in brackets right behind it, and its meaning behind these, whatever stands between:
/// `연습생（ヨンスプセン）　練習生`, `화이팅（ファイティン）→頑張れ`.
enum SoundedLines {
    private static let fewest = 5
    private static let closing: [Character: Character] = ["(": ")", "（": "）", "[": "]", "【": "】", "〔": "〕"]

    /// The text with TABs between word, sound and meaning; nil where fewer than seven lines in ten are such.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong,
            text.holds("(") || text.holds("（") || text.holds("[") || text.holds("【") || text.holds("〔")
        else {
            return nil
        }
        let filled = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        let found = filled.compactMap { cells(text.lines[$0]) }
        let entries = filled.map { (line: $0, cells: cells(text.lines[$0]) ?? pair(text.lines[$0])) }
        guard found.count >= fewest, found.count * 10 >= filled.count * 7, Set(found.map { $0[1] }).count * 10 >= found.count * 9
        else {
            return nil
        }
        var rows = LinedRows(text)
        // What stands above all words is a title.
        for entry in entries.drop(while: { $0.cells == nil }) {
            if let cells = entry.cells {
                rows.put(cells, on: entry.line)
            } else if holdsSides(text.lines[entry.line]) {
                rows.keep(entry.line)
            }
        }
        rows.name(["term", "pronunciation", "meaning"])
        return rows.lined
    }

    /// The word, its sound in letters that spell others, and the meaning; nil for other lines.
    private static func cells(_ line: Substring) -> [String]? {
        guard let open = line.firstIndex(where: { closing[$0] != nil }), open > line.startIndex, let sign = closing[line[open]],
            let close = line[open...].firstIndex(of: sign)
        else { return nil }
        let word = Text.cleanedLine(String(line[..<open]))
        let sound = Text.cleanedLine(String(line[line.index(after: open)..<close]))
        let meaning = line[line.index(after: close)...].drop { " \u{3000}:：=＝-–—→、".contains($0) }
        let words = ColumnProfile.scripts(of: word)
        guard words == [.hangul], isKatakana(sound), meaning.contains(where: \.isLetter), !line.contains("\t") else { return nil }
        return [word, sound, Text.cleanedLine(String(meaning))]
    }

    /// A word and its meaning without a sound between them.
    private static func pair(_ line: Substring) -> [String]? {
        guard let gap = line.firstIndex(where: { " \u{3000}:：=＝→-".contains($0) }) else { return nil }
        let meaning = line[gap...].drop { " \u{3000}:：=＝-–—→、".contains($0) }
        let isPair =
            ColumnProfile.scripts(of: String(line[..<gap])) == [.hangul]
            && !ColumnProfile.scripts(of: String(meaning)).isDisjoint(with: [.han, .kana])
        return isPair ? [Text.cleanedLine(String(line[..<gap])), "", Text.cleanedLine(String(meaning))] : nil
    }

    /// Whether all letters are those in which Japanese writes words of others; the others spell its own.
    static func isKatakana(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        return !letters.isEmpty && letters.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
    }

    /// Whether a line may be a word as well: more than a title or a date.
    private static func holdsSides(_ line: Substring) -> Bool {
        let text = Text.cleanedLine(String(line))
        return text.contains(" ") && ColumnProfile.scripts(of: text).subtracting([.digit]).count > 1 && !Dates.isInFront(of: text)
    }
}
