import VocabCore

/// Sentences in rows of their own below entries, which use the word above and are translated as that is: `apple - 사과` above
/// `I eat an apple. - 나는 사과를 먹는다.`
struct SentencesBelow: Equatable, Sendable {
    private let columns: ColumnMap
    /// Whether all of them stand behind points, and nothing else does.
    private let arePoints: Bool

    private static let points = ["- ", "* ", "• ", "> ", "→ "]
    private static let ends = ".!?。！？…"

    /// Looks at some rows of a list; nil unless three sentences, and most that there are, use the word of the last entry above.
    init?(_ rows: [[String]], _ columns: ColumnMap) {
        let sentences = rows.filter { Self.isSentence($0, columns) }
        // What has all the cells that entries have is one of them: `Is it necessary?,Is het nodig?,2,5`.
        let wide = sentences.count { cells in cells.count { !Text.isBlank($0) } > 3 }
        if wide > 0, wide * 2 >= sentences.count { return nil }
        let points = rows.count(where: Self.isPoint)
        let areBehindPoints = sentences.count(where: Self.isPoint) * 10 >= sentences.count * 9
        arePoints = areBehindPoints && points * 10 <= sentences.count * 15
        var term = ""
        var (used, entries, phrases) = (0, 0, 0)
        for row in rows {
            if Self.isSentence(row, columns) {
                if Self.uses(Self.text(row, columns), term) { used += 1 }
            } else if row.count > 1, !areBehindPoints || !Self.isPoint(row) {
                entries += 1
                term = columns.content(of: row).term
                if Self.isPhrase(term) { phrases += 1 }
            }
        }
        // Entries that are called out or asked are those of a phrase book.
        let areMany =
            used > 2 && entries > 2 && phrases * 2 < entries && used * 4 >= rows.count && used * 10 >= sentences.count * 6
            && entries * 3 >= sentences.count
        // Of few sentences all must use the word above, and be translated by one.
        let areWhole = sentences.allSatisfy { row in
            let content = columns.content(of: row)
            return row.count > 1 && Self.text(row, columns).split(separator: " ").count > 2
                && Self.endsAsSentence(Text.cleanedLine(content.meaning))
        }
        let areFew = used > 0 && used == sentences.count && used < 3 && entries > 1 && phrases == 0 && areWhole
        guard areMany || areFew else { return nil }
        self.columns = columns
    }

    /// The example in a row that is such a sentence below `word`; nil for other rows. What does not use the word is one only right below
    /// it, or behind a point.
    func example(in cells: [String], below word: WordContent) -> String? {
        let text = Self.text(cells, columns)
        let isFirst = word.example.isEmpty && !Self.endsAsSentence(word.term)
        let isSuch =
            arePoints && Self.isPoint(cells)
            || (Self.uses(text, word.term) ? Self.endsAsSentence(text) : isFirst && Self.isSentence(cells, columns))
        guard isSuch else { return nil }
        let translation = cells.count == 1 ? "" : columns.content(of: cells).meaning
        return Text.isBlank(translation) ? text : text + " - " + Text.cleanedLine(translation)
    }

    /// Whether a row is nothing but the name of examples, which stand below it: `**예문:**`.
    func isLabel(_ cells: [String]) -> Bool {
        guard cells.count == 1, cells[0].utf8.count < 40 else { return false }
        return ColumnName(cells[0].filter { !"*_:：".contains($0) }) == .field(.example)
    }

    private static func isPoint(_ cells: [String]) -> Bool {
        cells.first.map { text in points.contains { text.hasPrefix($0) } } == true
    }

    /// What stands in the place of the term, without a point and marks.
    private static func text(_ cells: [String], _ columns: ColumnMap) -> String {
        bare(cells.count == 1 ? cells[0] : columns.content(of: cells).term)
    }

    private static func isSentence(_ cells: [String], _ columns: ColumnMap) -> Bool {
        let text = text(cells, columns)
        guard endsAsSentence(text) else { return false }
        return text.split(separator: " ").count > 2 || text.count > 5 && text.unicodeScalars.contains { $0.value > 0x2E80 }
    }

    /// Whether an entry ends as a sentence does, and not with the abbreviation of a part of speech.
    private static func isPhrase(_ term: String) -> Bool {
        endsAsSentence(term) && term.split(separator: " ").last.map { PartOfSpeech.areKnown(String($0)) } != true
    }

    private static func endsAsSentence(_ text: String) -> Bool { text.last.map(ends.contains) == true }

    private static func bare(_ cell: String) -> String {
        var text = Text.cleanedLine(cell).replacing("**", with: "")
        for point in points where text.hasPrefix(point) { text = Text.cleanedLine(String(text.dropFirst(point.count))) }
        return text
    }

    /// Whether a sentence has the beginning of the longest word of a term in it.
    static func uses(_ sentence: String, _ term: String) -> Bool {
        let words = Text.key(term).split { !$0.isLetter }
        guard let word = words.max(by: { $0.count < $1.count }) else { return false }
        let isEastern = word.unicodeScalars.contains { $0.value > 0x2E80 }
        return Text.key(sentence).contains(word.prefix(isEastern ? max(1, word.count - 1) : max(3, word.count - 2)))
    }
}
