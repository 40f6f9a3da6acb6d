import VocabCore

/// What stands around the words of a list and belongs to none of them, found in most of its rows: marks of Markdown and quotes, parts
/// of speech and pronunciations behind terms.
struct CellTrim: Equatable, Sendable {
    /// A sign that stands behind nearly all terms, and such as stand before and behind nearly all meanings: what is left of two signs
    /// between them, or of those between rows.
    private var termTail: String?
    private var meaningHead: String?
    private var meaningTail: String?
    /// What all terms begin with, up to a colon: `Translate: apple`.
    private var termLabel: String?
    /// The marks around nearly all terms, and around nearly all meanings.
    private var termMarks: String?
    private var meaningMarks: String?
    /// Whether most terms are links as Markdown has them.
    private var termsAreLinks = false
    /// Whether most terms have their part of speech behind them: `apple (n.)`.
    private var termsHaveParts = false
    /// Whether most meanings have: `사과 (명)`.
    private var meaningsHaveParts = false
    /// What stands in brackets behind terms so often that it is a label like a part of speech, under whatever name: `go on (phr. v.)`.
    private var termLabels: Set<String> = []
    /// What stands in brackets before most meanings, a few labels again and again: `【他一】担任`, `(num.) eight`.
    private var meaningLabels: Set<String> = []
    /// Whether most meanings have an example of their term in brackets behind them.
    private var meaningsHaveExamples = false
    /// Whether most terms have brackets with a spelling behind them: `pen [pen]`.
    private var termsHaveSpellings = false
    /// Whether line breaks are written out as `\n`.
    private var hasWrittenLineBreaks = false

    /// Nothing is taken away.
    init() {}

    /// Looks at the terms and the meanings of some rows.
    init(terms: [String], meanings: [String], cells: [[String]]) {
        termTail = Self.common(Self.signsBetween, in: terms) { $0.hasSuffix($1) }
        meaningHead = Self.common(Self.signsBetween, in: meanings) { $0.hasPrefix($1) }
        meaningTail = Self.common(["\\\\", ","], in: meanings) { $0.hasSuffix($1) }
        let labels = Set(terms.map { term in term.firstRange(of: ": ").map { String(term[..<$0.upperBound]) } })
        termLabel = labels.count == 1 && terms.count > 3 ? labels.first ?? nil : nil
        let terms = terms.map { Self.without(head: termLabel, Self.without(tail: termTail, $0)) }
        let meanings = meanings.map { Self.without(tail: meaningTail, Self.without(head: meaningHead, $0)) }
        meaningMarks = Self.marks(around: meanings)
        func most(_ texts: [String], _ test: (String) -> Bool) -> Bool {
            texts.count > 2 && texts.count(where: test) * 2 > texts.count
        }
        termsAreLinks = most(terms) { Self.linked($0) != nil }
        termLabels = Self.labels(behind: terms)
        termMarks = Self.marks(around: terms.map { bareTerm($0, mayHavePart: true, mayBePlain: false).term })
        termsHaveParts = most(terms) { bareTerm($0, mayHavePart: true, mayBePlain: true).part != nil }
        meaningsHaveParts = most(meanings) { Brackets.partAtEnd(of: $0, mustBeBracketed: true) != nil }
        termsHaveSpellings = most(terms) { bareTerm($0, mayHavePart: true, mayBePlain: true).pronunciation != nil }
        meaningLabels = Self.labels(before: meanings)
        let pairs = zip(terms, meanings)
        meaningsHaveExamples =
            terms.count == meanings.count && terms.count > 2
            && pairs.count { Self.exampleAtEnd(of: $1, for: $0) != nil } * 2 > terms.count
        hasWrittenLineBreaks = Self.haveWrittenLineBreaks(cells)
    }

    /// `content` without them; what has a field of its own goes there, where that is empty.
    func applied(to original: WordContent) -> WordContent {
        var content = original
        content.term = Self.without(head: termLabel, Self.without(tail: termTail, content.term))
        content.meaning = Self.without(tail: meaningTail, Self.without(head: meaningHead, content.meaning))
        let term = bareTerm(content.term, mayHavePart: termsHaveParts, mayBePlain: termsHaveSpellings)
        if term.pronunciation == nil || content.pronunciation.isEmpty, term.part == nil || content.partOfSpeech.isEmpty {
            content.term = term.term
            if let pronunciation = term.pronunciation { content.pronunciation = pronunciation }
            if let part = term.part { content.partOfSpeech = part }
        } else if let bare = Self.without(termMarks, content.term) {
            content.term = bare
        }
        if let bare = Self.without(meaningMarks, content.meaning) { content.meaning = bare }
        if hasWrittenLineBreaks {
            for field in [WordField.meaning, .example, .note] where content[field].contains("\\n") {
                content[field] = content[field].replacing("\\r\\n", with: "\n").replacing("\\n", with: "\n")
            }
        }
        if meaningsHaveExamples, content.example.isEmpty,
            let (rest, example) = Self.exampleAtEnd(of: content.meaning, for: content.term)
        {
            content.meaning = rest
            content.example = example
        }
        if !meaningLabels.isEmpty, let (label, rest) = Brackets.atHead(of: content.meaning), meaningLabels.contains(label) {
            content.meaning = rest
            if content.partOfSpeech.isEmpty { content.partOfSpeech = label }
        }
        // A name that is no word in brackets leaves no doubt.
        if content.partOfSpeech.isEmpty, let (rest, part) = Brackets.partAtEnd(of: content.meaning, mustBeBracketed: true),
            meaningsHaveParts || Brackets.isAbbreviated(part) && !Brackets.holdPart(rest)
        {
            content.meaning = rest
            content.partOfSpeech = part
        }
        if content.note.isEmpty, let (rest, other) = Self.otherWriting(of: content.term) {
            content.term = rest
            content.note = other
        }
        return content == original ? original : content.cleaned()
    }

    /// A word in Chinese characters, and the other characters for it that stand in brackets behind: `开门[開門]`.
    private static func otherWriting(of term: String) -> (rest: String, other: String)? {
        guard term.utf8.last == UInt8(ascii: "]"), let (rest, inside) = Brackets.atEnd(of: term), rest.count == inside.count,
            (rest + inside).unicodeScalars.allSatisfy({ Script(of: $0) == .han })
        else { return nil }
        return (rest, inside)
    }

    /// What is left of a term without the marks around it, and without pronunciation and part of speech behind it, in any order.
    private func bareTerm(
        _ text: String, mayHavePart: Bool, mayBePlain: Bool
    ) -> (term: String, pronunciation: String?, part: String?) {
        var result = (term: text, pronunciation: String?.none, part: String?.none)
        while true {
            if let bare = Self.without(termMarks, result.term) ?? (termsAreLinks ? Self.linked(result.term) : nil) {
                result.term = bare
            } else if result.pronunciation == nil,
                let (rest, pronunciation) = Pronunciation.atEnd(of: result.term, mayBePlain: mayBePlain)
            {
                (result.term, result.pronunciation) = (rest, pronunciation)
            } else if mayHavePart, result.part == nil, let (rest, part) = Brackets.partAtEnd(of: result.term, labels: termLabels)
            {
                (result.term, result.part) = (rest, part)
            } else {
                return result
            }
        }
    }

    /// The text of a link as Markdown has it: `[apple](https://…)`.
    private static func linked(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "["), text.hasSuffix(")"), let middle = text.firstRange(of: "](") else {
            return nil
        }
        let inside = text[text.index(after: text.startIndex)..<middle.lowerBound]
        return inside.isEmpty ? nil : String(inside)
    }

    /// What stands in brackets behind most terms, if few different texts do, and some of them are known parts of speech.
    private static func labels(behind terms: [String]) -> Set<String> {
        let found = terms.compactMap { term -> String? in
            let bare = Pronunciation.atEnd(of: term, mayBePlain: false)?.rest ?? term
            return Brackets.atEnd(of: bare)?.inside
        }
        let labels = Set(found)
        guard found.count > 2, found.count * 2 > terms.count, labels.count <= 3 || labels.count * 2 <= found.count,
            labels.contains(where: PartOfSpeech.areKnown)
                || terms.count(where: { $0.hasSuffix("}") }) * 2 > terms.count && labels.count < 12
        else { return [] }
        return labels.filter { $0.count <= 12 }
    }

    /// What stands in brackets before most meanings, if few different texts do: names of parts of speech in round ones, in others
    /// whatever it is.
    private static func labels(before meanings: [String]) -> Set<String> {
        let found = meanings.filter { meaning in meaning.first.map { "【〔[_*(（".contains($0) } == true }
            .compactMap { Brackets.atHead(of: $0)?.inside }.filter { !$0.contains(where: isDigit) }
        let labels = Set(found)
        let areRound = meanings.count { $0.first == "(" || $0.first == "（" } * 2 > found.count
        let known = labels.filter { $0.count > 1 && PartOfSpeech.areKnown($0) }
        guard found.count > 3, found.count * 2 > meanings.count,
            areRound ? !known.isEmpty : labels.count * 2 <= found.count || !known.isEmpty
        else { return [] }
        return labels.filter { $0.count <= 8 && !$0.contains(" ") && (!areRound || known.contains($0) || $0.hasSuffix(".")) }
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    /// What stands before an example in brackets at the end of a meaning, and that: three words or more with the head of the term.
    private static func exampleAtEnd(of meaning: String, for term: String) -> (rest: String, example: String)? {
        guard let (rest, inside) = Brackets.atEnd(of: meaning), inside.split(separator: " ").count > 2 else { return nil }
        let head = Text.key(term).split(separator: " ").max { $0.count < $1.count }.map { $0.prefix(max(3, $0.count - 2)) }
        return head.map { Text.key(inside).contains($0) } == true ? (rest, inside) : nil
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

    private static let signsBetween = [":", "=", "-", "–", "—", "→", "=>", "："]

    /// Which of `signs` is at the edge of nearly all `texts`.
    private static func common(_ signs: [String], in texts: [String], _ test: (String, String) -> Bool) -> String? {
        guard texts.count > 2 else { return nil }
        return signs.first { sign in texts.count { test($0, sign) && $0.count > sign.count } * 10 >= texts.count * 9 }
    }

    private static func without(tail: String?, _ text: String) -> String {
        guard let tail, text.hasSuffix(tail), text.count > tail.count else { return text }
        return Text.cleaned(String(text.dropLast(tail.count)))
    }

    private static func without(head: String?, _ text: String) -> String {
        guard let head, text.hasPrefix(head), text.count > head.count else { return text }
        return Text.cleaned(String(text.dropFirst(head.count)))
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
}
