import VocabCore

/// Sentences in lines of their own below entries, with a translation in the next line perhaps, where what parts the entries parts none of
/// them: `abandon - 버리다` above `They abandoned the ship.`
enum ExamplesBelow {
    /// An example, and the lines that it takes, from 0.
    typealias Example = (lines: [Int], text: String)

    /// What stands between a word and its meaning.
    private static let signs = ["\t", " - ", " – ", " — ", " : ", ": ", " = ", "=", " / ", " | ", "→", " ~ ", ",", ";"]
    private static let mostLines = 3
    private static let linesLookedAt = 200

    /// The examples; none unless three entries, and most that have lines below them, are used in these.
    static func found(in lines: [Substring]) -> [Example] {
        // Where none stands near the top there are none.
        if lines.count > linesLookedAt, found(in: Array(lines.prefix(linesLookedAt))).isEmpty { return [] }
        let filled = lines.indices.filter { !Text.isBlank(String(lines[$0])) && !lines[$0].hasPrefix("#") }
        guard filled.count > 3 else { return [] }
        for sign in signs {
            let found = examples(lines, filled) { entry in
                entry.firstRange(of: sign).map { entry[..<$0.lowerBound] }.flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
            }
            if !found.isEmpty { return found }
        }
        return examples(lines, filled, headInFront)
    }

    /// What stands in front of a meaning in another script, but for Latin letters and Chinese characters, which stand in words and in
    /// meanings.
    private static func headInFront(_ line: Substring) -> Substring? {
        guard let gap = ScriptGap.first(in: Array(line.utf8)[...]),
            let end = line.utf8.index(line.startIndex, offsetBy: gap.lowerBound, limitedBy: line.endIndex)
        else { return nil }
        // A sentence may have a word in other letters in it, or its translation in brackets behind it.
        let isTranslated = "（(".contains(line[end...].first { $0 != " " } ?? " ")
        if isTranslated, line[..<end].last.map({ ".!?。！？".contains($0) }) == true { return nil }
        if ".!?。".contains(line.last ?? " "), !ColumnProfile.holdsHangul(String(line[end...])) { return nil }
        let sides = [line[..<end], line[end...]].map { ColumnProfile.scripts(of: String($0)).subtracting([.han, .latin]) }
        return sides[0].isDisjoint(with: sides[1]) && !sides[1].isEmpty ? line[..<end] : nil
    }

    /// The examples among the lines that have no `term`, as those of entries have.
    private static func examples(_ lines: [Substring], _ filled: [Int], _ term: (Substring) -> Substring?) -> [Example] {
        // A sentence further inside than the first line is no entry, whatever signs stand in it.
        func isInside(_ line: Int) -> Bool { lines[line].first.map { " \t".contains($0) } == true }
        let areOutside = !isInside(filled[0])
        // An idiom begins small: `break the ice: 서먹함을 깨다.` Where one line further in may be a word, so may all of them.
        func isWholeSentence(_ line: Int, _ front: Substring) -> Bool {
            let text = bare(lines[line])
            return ".!?。！？".contains(text.last ?? " ") && text.first?.isUppercase == true && front.split(separator: " ").count > 3
        }
        let parted = filled.compactMap { line in isInside(line) ? term(lines[line]).map { (line: line, front: $0) } : nil }
        let areSentences = areOutside && parted.allSatisfy { isWholeSentence($0.line, $0.front) }
        let terms = filled.map { areSentences && isInside($0) ? nil : term(lines[$0]) }
        let heads = terms.indices.filter { terms[$0] != nil }
        let others = filled.count - heads.count
        guard let first = heads.first, heads.count > 1, others > 0, first < 3 else { return [] }
        var (found, used, entries) = ([Example](), 0, 0)
        // What stands by itself below many entries says something of these.
        let headings = Set(
            filled.indices[first...].filter { terms[$0] == nil && isHeading(filled[$0], in: lines) }.map { filled[$0] })
        let areFew = headings.count * 3 <= heads.count
        let areOthersInside = areOutside && filled.indices.contains { terms[$0] == nil && isInside(filled[$0]) }
        for (place, next) in zip(heads, heads.dropFirst() + [filled.count]) where next > place + 1 {
            let (entry, below) = (filled[place], filled[(place + 1)..<next])
            let own = below.filter { line in
                !(areFew && headings.contains(line) && areOthersInside && !isInside(line))
                    && !(areFew && headings.contains(line) && filled[place + 1] == entry + 1 && line > entry + 1
                        && !SentencesBelow.uses(String(lines[line]), String(terms[place] ?? "")))
                    && !(line > entry + 1 && isWord(bare(lines[line])))
            }
            if own.isEmpty { continue }
            // What a label names is something else, and a line with cells is a row.
            guard own.count <= mostLines, let term = terms[place],
                !own.contains(where: { isPair(lines[$0]) || isEntry(lines[$0]) }),
                !own.contains(where: {
                    lines[$0].contains("\t") || LineLabel(lines[$0]).map { ColumnName($0.name) != nil } == true
                })
            else { return [] }
            let texts = own.map { bare(lines[$0]) }
            entries += 1
            if isSentence(texts[0]), SentencesBelow.uses(texts[0], String(term)) { used += 1 }
            for (line, text) in zip(own, texts) {
                if found.isEmpty || found[found.endIndex - 1].lines[0] < own[0] || SentencesBelow.uses(text, String(term)) {
                    found.append(([line], text))
                } else {
                    found[found.endIndex - 1].lines.append(line)
                    found[found.endIndex - 1].text += " - " + text
                }
            }
        }
        // Sentences further inside than any entry belong to the word above, however few these are.
        let areInside =
            !found.isEmpty
            && found.allSatisfy { $0.lines.allSatisfy(isInside) && (isWhole($0.text) || ".!?".contains($0.text.last ?? " ")) }
            && !heads.contains { isInside(filled[$0]) }
        if areInside, used * 10 >= entries * 7 { return found }
        // Of few lines all must be sentences that use the word above.
        if heads.count < 3 || others < 3 { return used == entries && found.allSatisfy { isWhole($0.text) } ? found : [] }
        return used > 2 && used * 10 >= entries * 7 && entries * 10 >= heads.count * 3 ? found : []
    }

    /// Whether a line ends as a sentence does, or has four words at least and no meaning behind them: `give up 포기하다` is a word.
    private static func isSentence(_ line: String) -> Bool {
        // A translation may stand in brackets behind it.
        let text = Brackets.atEnd(of: line).flatMap { ".!?。！？".contains($0.rest.last ?? " ") ? $0.rest : nil } ?? line
        let words = text.split(separator: " ", maxSplits: 4).count
        if ".!?。！？…".contains(text.last ?? " ") { return words > 1 || text.count > 5 }
        return words > 3 && ScriptGap.first(in: Array(text.utf8)[...]) == nil
    }

    /// Whether a line is a word of four words at most with a meaning in other letters, and no sentence: an entry that another sign would part.
    private static func isPair(_ line: Substring) -> Bool {
        let text = bare(line)
        guard !".!?。！？".contains(text.last ?? " "), let gap = ScriptGap.first(in: Array(text.utf8)[...]) else { return false }
        let front = String(decoding: text.utf8.prefix(gap.lowerBound), as: UTF8.self)
        let words = front.split(separator: " ").count
        // `weather:n.` ends with a part of speech.
        let isSentence =
            ".!?。！？".contains(front.last ?? " ") && (words > 2 || front.unicodeScalars.contains { $0.value > 0x2E80 })
        return words < 5 && !isSentence && text.split(separator: " ").count < 8
    }

    /// Whether a line is a single word in Hangul or the name of a unit, as what heads a part is and no translation of a sentence.
    private static func isWord(_ text: String) -> Bool {
        text.count < 6 && text.unicodeScalars.allSatisfy(Hangul.isSyllable) || UnitTitles.isUnit(text)
    }

    /// Whether a line is a word, a sign, and a meaning in Hangul, neither of which is a sentence: `2) apple:사과`.
    private static func isEntry(_ line: Substring) -> Bool {
        guard line.utf8.count < 200, case .pair(let pair) = NoteLine(line, anchor: .hangul).kind else { return false }
        return !pair.sign.isEmpty && !pair.isFrontSentence && !pair.isBackSentence && pair.front.split(separator: " ").count < 5
    }

    /// Whether a line ends as a sentence of three words does, or one of Japanese or Chinese, perhaps with its translation in brackets.
    private static func isWhole(_ text: String) -> Bool {
        let sentence = text.prefix { $0 != "(" && $0 != "（" }
        let isLong =
            sentence.split(separator: " ").count > 2
            || sentence.count > 4 && sentence.unicodeScalars.contains { $0.value > 0x2E80 }
        return isLong && sentence.contains { ".!?。！？".contains($0) }
    }

    /// Whether a line below an empty one heads a part: it is no sentence, or of five words at most and without a stop; a line stands behind it.
    private static func isHeading(_ line: Int, in lines: [Substring]) -> Bool {
        func isBlank(_ line: Int) -> Bool { !lines.indices.contains(line) || Text.isBlank(String(lines[line])) }
        let text = bare(lines[line])
        // `Pour aller plus loin` says nothing either.
        let isShort = text.split(separator: " ").count < 6 && !".!?。！？…".contains(text.last ?? " ")
        return isBlank(line - 1) && (isShort || !isSentence(text)) && lines.indices.contains(line + 1)
    }

    /// A line without the space and the point in front of it.
    private static func bare(_ line: Substring) -> String {
        var text = Text.cleanedLine(String(line))
        for point in ["- ", "* ", "• ", "> ", "→ ", "▶ ", "※ ", "-> ", "=> "] where text.hasPrefix(point) {
            text = Text.cleanedLine(String(text.dropFirst(point.count)))
        }
        return text
    }
}
