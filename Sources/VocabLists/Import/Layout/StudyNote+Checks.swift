import VocabCore

/// Whether what was taken for words and meanings can be anything else: then it is no note.
extension StudyNote {
    private static let signs: Set<String> = [
        "", "-", "–", "—", "−", ":", "：", "::", "=", "→", "⇒", "->", "=>", "/", "|", ",", ";", "\t", "<->", "↔",
    ]
    /// Those that stand between the cells of tables.
    static let cellSigns: Set<String> = [",", ";", "|", "\t"]

    /// Whether its entries are words with meanings, and neither rows of more columns nor forms of words nor a text.
    var areWords: Bool {
        if entries.contains(where: { LineLabel($0.back[...]).map { ColumnName($0.name) != nil } == true }) { return false }
        // What stands in front of most lines is a label, and no word.
        guard Set(entries.map(\.front)).count * 10 >= entries.count * 8 else { return false }
        guard let sign else { return true }
        let names = [entries[0].front, entries[0].back].count { ColumnName($0) != nil }
        let areNames = !hasHeader && names > (Self.cellSigns.contains(sign) ? 0 : 1)
        guard Self.signs.contains(sign), !areNames, !haveFurtherCells(sign), !areForms else { return false }
        if hasWholeExamples, entries.contains(where: { Self.endsAsSentence($0.front) }) { return false }
        return !sign.isEmpty || entries.count { NoteLine.isSentence($0.back) } * 3 <= entries.count && !haveReadings
    }

    /// Whether the sign between words and meanings stands in either as well, but between senses.
    private func haveFurtherCells(_ sign: String) -> Bool {
        if sign.isEmpty { return false }
        let isPause = sign == "," || sign == ";"
        let backs = entries.map { Brackets.atEnd(of: $0.back)?.rest ?? $0.back }
        let further = backs.map { $0.ranges(of: sign).count }
        // As many in each meaning stand between cells, and so do those without a space behind them.
        if isPause, further[0] > 0, further.allSatisfy({ $0 == further[0] }) { return true }
        return entries.contains { entry in
            if sign == "-" { return [entry.front, entry.back].contains { $0.contains(" - ") } }
            if entry.front.contains(sign) { return true }
            return isPause
                ? entry.back.ranges(of: sign).count != entry.back.ranges(of: sign + " ").count : entry.back.contains(sign)
        }
    }

    /// Whether hyphens part the forms of most words: `go-went-gone`.
    private var areForms: Bool { entries.count(where: { $0.front.count(where: "-–—".contains) > 1 }) * 2 > entries.count }

    /// Whether how the words are read may stand in front of their meanings or behind them, with nothing but spaces between.
    private var haveReadings: Bool {
        let isForeign = entries.allSatisfy { ColumnProfile.scripts(of: $0.back) == [.latin] }
        let pairs = entries.map { (word: $0.front, words: $0.back.split(separator: " ").map(String.init)) }
        if isForeign {
            let areHangul = entries.allSatisfy { ColumnProfile.scripts(of: $0.front) == [.hangul] }
            return !areHangul || pairs.count { Transcription.isRomanized($0.words[0], from: $0.word) } * 2 > pairs.count
        }
        guard pairs.allSatisfy({ $0.words.count > 1 }) else { return false }
        return [pairs.map { ($0.word, $0.words[0]) }, pairs.map { ($0.word, $0.words[$0.words.count - 1]) }].contains { sounds in
            let named = sounds.map { (word: $0.0, hangul: $0.1) }
            return named.count { ColumnProfile.scripts(of: $0.word) == [.latin] && HangulSpelling.spells($0.hangul, $0.word) } * 2
                > named.count
                || HangulSpelling.areMandarin(named) || HangulSpelling.areJapanese(named)
        }
    }
}
