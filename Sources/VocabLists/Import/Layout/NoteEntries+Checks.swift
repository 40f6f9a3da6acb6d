import VocabCore

/// Whether what was taken for words and meanings can be anything else: then they are of no note.
extension NoteEntries {
    private static let signs: Set<String> = [
        "", "-", "–", "—", "−", ":", "：", "::", "=", "＝", "→", "⇒", "->", "=>", "/", "|", ",", ";", "\t", "<->", "↔",
    ]
    private static let letterHeaders: Set<String> = ["from", "to", "subject", "date", "cc", "dear"]

    /// Whether they are two words at least with meanings, above such examples, and neither rows of more columns nor forms of words nor a text.
    func areWords(above examples: NoteExamples, hasHeader: Bool) -> Bool {
        guard all.count > 1 else { return false }
        if all.contains(where: { LineLabel($0.back[...]).map { ColumnName($0.name) != nil } == true }) { return false }
        // What stands in front of most lines is a label, and no word.
        guard Set(all.map(\.front)).count * 10 >= all.count * 8 else { return false }
        // Where phrases are words, sentences are as well.
        if examples.arePlain, all.contains(where: { NoteEntry.endsAsSentence($0.front) }) { return false }
        guard let sign else { return true }
        let names = [all[0].front, all[0].back].compactMap { ColumnName($0) }.count { $0 != .other }
        let areNames = !hasHeader && names > (Self.cellSigns.contains(sign) ? 0 : 1)
        guard Self.signs.contains(sign), !areNames, !haveFurtherCells(sign), !areForms else { return false }
        let areHeaders = all.count { Self.letterHeaders.contains($0.front.lowercased()) } * 2 > all.count
        if areHeaders || examples.areLikeEntries && all.contains(where: { NoteEntry.endsAsSentence($0.front) }) { return false }
        return !sign.isEmpty || all.count { NoteLine.isSentence($0.back) } * 3 <= all.count && !haveReadings
    }

    /// Whether the sign between words and meanings stands in either as well, but between senses.
    private func haveFurtherCells(_ sign: String) -> Bool {
        if sign.isEmpty { return false }
        let texts = all.flatMap { [$0.front, $0.back] }.map { Brackets.atEnd(of: $0)?.rest ?? $0 }
        guard sign == "," || sign == ";" else {
            return texts.contains { $0.contains(sign == "-" ? " - " : sign) }
        }
        // Between senses a space stands behind it where none does between cells, or the other way around; else their number changes.
        let areSpaced = all.allSatisfy(\.isSpacedBehind)
        if all.allSatisfy({ $0.isSpacedBehind == areSpaced }),
            texts.allSatisfy({ text in
                areSpaced ? !text.contains(sign + " ") : text.ranges(of: sign).count == text.ranges(of: sign + " ").count
            })
        {
            return false
        }
        let further = all.map { $0.front.ranges(of: sign).count + $0.back.ranges(of: sign).count }
        return further.allSatisfy { $0 == further[0] }
            || texts.contains { $0.ranges(of: sign).count != $0.ranges(of: sign + " ").count }
    }

    /// Whether hyphens part the forms of most words: `go-went-gone`.
    private var areForms: Bool { all.count(where: { $0.front.count(where: "-–—".contains) > 1 }) * 2 > all.count }

    /// Whether how the words are read may stand in front of their meanings or behind them, with nothing but spaces between.
    private var haveReadings: Bool {
        let isForeign = all.allSatisfy { ColumnProfile.scripts(of: $0.back) == [.latin] }
        let pairs = all.map { (word: $0.front, words: $0.back.split(separator: " ").map(String.init)) }
        if isForeign {
            let areHangul = all.allSatisfy { ColumnProfile.scripts(of: $0.front) == [.hangul] }
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
