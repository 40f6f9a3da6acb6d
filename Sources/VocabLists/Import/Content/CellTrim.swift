import VocabCore

/// What stands around the words of a list and belongs to none of them, found in most of its rows: marks of Markdown and quotes, parts
/// of speech and pronunciations behind terms.
struct CellTrim: Equatable, Sendable {
    /// The marks around nearly all terms, and around nearly all meanings.
    private var termMarks: String?
    private var meaningMarks: String?
    /// Whether most terms have their part of speech behind them: `apple (n.)`.
    private var termsHaveParts = false
    /// Whether most meanings have: `사과 (명)`.
    private var meaningsHaveParts = false
    /// Whether most terms have brackets with a spelling behind them: `pen [pen]`.
    private var termsHaveSpellings = false
    /// Whether line breaks are written out as `\n`.
    private var hasWrittenLineBreaks = false

    /// Nothing is taken away.
    init() {}

    /// Looks at the terms and the meanings of some rows.
    init(terms: [String], meanings: [String], cells: [[String]]) {
        termMarks = Self.marks(around: terms)
        meaningMarks = Self.marks(around: meanings)
        func most(_ texts: [String], _ test: (String) -> Bool) -> Bool {
            texts.count > 2 && texts.count(where: test) * 2 > texts.count
        }
        let bareTerms = terms.map { Self.without(termMarks, $0) ?? $0 }
        termsHaveParts = most(bareTerms) { Self.partAtEnd(of: $0) != nil }
        meaningsHaveParts = most(meanings) { Self.partAtEnd(of: $0, mustBeBracketed: true) != nil }
        termsHaveSpellings = most(bareTerms) { Pronunciation.atEnd(of: $0, mayBePlain: true) != nil }
        hasWrittenLineBreaks = Self.haveWrittenLineBreaks(cells)
    }

    /// `content` without them; what has a field of its own goes there, where that is empty.
    func applied(to original: WordContent) -> WordContent {
        var content = original
        if let bare = Self.without(termMarks, content.term) { content.term = bare }
        if let bare = Self.without(meaningMarks, content.meaning) { content.meaning = bare }
        if hasWrittenLineBreaks {
            for field in [WordField.meaning, .example, .note] where content[field].contains("\\n") {
                content[field] = content[field].replacing("\\r\\n", with: "\n").replacing("\\n", with: "\n")
            }
        }
        takePronunciation(&content)
        if termsHaveParts, content.partOfSpeech.isEmpty, let (rest, part) = Self.partAtEnd(of: content.term) {
            content.term = rest
            content.partOfSpeech = part
            takePronunciation(&content)
        }
        if meaningsHaveParts, content.partOfSpeech.isEmpty,
            let (rest, part) = Self.partAtEnd(of: content.meaning, mustBeBracketed: true)
        {
            content.meaning = rest
            content.partOfSpeech = part
        }
        return content == original ? original : content.cleaned()
    }

    private func takePronunciation(_ content: inout WordContent) {
        guard content.pronunciation.isEmpty,
            let (rest, pronunciation) = Pronunciation.atEnd(of: content.term, mayBePlain: termsHaveSpellings)
        else { return }
        content.term = rest
        content.pronunciation = pronunciation
    }

    /// Whether some cells hold `\n`, and none another backslash with a letter behind it, as formulas and paths do.
    private static func haveWrittenLineBreaks(_ cells: [[String]]) -> Bool {
        var count = 0
        for cell in cells.joined() where cell.utf8.contains(UInt8(ascii: "\\")) {
            for (sign, letter) in zip(cell.utf8, cell.utf8.dropFirst()) where sign == UInt8(ascii: "\\") {
                if letter == UInt8(ascii: "n") { count += 1 } else if letter != UInt8(ascii: "r") { return false }
            }
        }
        return count > 1
    }

    private static let knownMarks = ["**", "__", "*", "_", "`", "'", "‘’", "“”", "\"", "~~", "「」"]

    private static func marks(around texts: [String]) -> String? {
        guard texts.count > 2 else { return nil }
        return knownMarks.first { marks in texts.count { without(marks, $0) != nil } * 10 >= texts.count * 9 }
    }

    private static func without(_ marks: String?, _ text: String) -> String? {
        guard let marks else { return nil }
        let isPair = marks.count == 2 && marks.first != marks.last
        let (open, close) = isPair ? (String(marks.prefix(1)), String(marks.suffix(1))) : (marks, marks)
        guard text.count > open.count + close.count, text.hasPrefix(open), text.hasSuffix(close) else { return nil }
        return String(text.dropFirst(open.count).dropLast(close.count))
    }

    /// What stands before a part of speech at the end of `text`, and that: `apple (n.)`, `apple n.`.
    private static func partAtEnd(of text: String, mustBeBracketed: Bool = false) -> (rest: String, part: String)? {
        if let last = text.last, let open = ([")": "(", "]": "[", "）": "（"] as [Character: Character])[last],
            let start = text.lastIndex(of: open), start > text.startIndex
        {
            let inside = String(text[text.index(after: start)...].dropLast())
            let rest = Text.cleaned(String(text[..<start]))
            return PartOfSpeech.areKnown(inside) && !rest.isEmpty ? (rest, inside) : nil
        }
        guard !mustBeBracketed, text.hasSuffix("."), let space = text.lastIndex(of: " ") else { return nil }
        let name = String(text[text.index(after: space)...])
        return PartOfSpeech.areKnown(name) ? (Text.cleaned(String(text[..<space])), name) : nil
    }
}
