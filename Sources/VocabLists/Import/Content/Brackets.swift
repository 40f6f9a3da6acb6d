import VocabCore

/// What stands in brackets at the ends of terms and meanings.
enum Brackets {
    /// What stands before brackets at the end of `text`, and in them.
    ///
    /// The brackets may be set off with a mark of Markdown: `apple *(n.)*`.
    static func atEnd(of text: String) -> (rest: String, inside: String)? {
        guard let mark = text.last, mark == "*" || mark == "_" else { return plain(atEnd: text) }
        guard let (rest, inside) = plain(atEnd: String(text.dropLast())), rest.hasSuffix(" \(mark)") else { return nil }
        return (Text.cleaned(String(rest.dropLast(2))), inside)
    }

    private static func plain(atEnd text: String) -> (rest: String, inside: String)? {
        guard let last = text.last,
            let open = ([")": "(", "]": "[", "）": "（", "】": "【", "〕": "〔", "}": "{"] as [Character: Character])[last],
            let start = text.lastIndex(of: open), start > text.startIndex
        else { return nil }
        let rest = Text.cleaned(String(text[..<start]))
        return rest.isEmpty ? nil : (rest, String(text[text.index(after: start)...].dropLast()))
    }

    /// What stands in brackets at the head of `text`, and behind them.
    static func atHead(of text: String) -> (inside: String, rest: String)? {
        guard let first = text.first,
            let close = (["(": ")", "[": "]", "（": "）", "【": "】", "〔": "〕", "_": "_", "*": "*"] as [Character: Character])[first],
            let end = text.prefix(20).dropFirst().firstIndex(of: close)
        else { return nil }
        let rest = Text.cleaned(String(text[text.index(after: end)...]))
        return rest.isEmpty ? nil : (String(text[text.index(after: text.startIndex)..<end]), rest)
    }

    /// Whether `part` names parts of speech by what is no other word: `(adj)`, `(pron, adv)`, but neither `(art)` nor `(idiom)`.
    static func isAbbreviated(_ part: String) -> Bool {
        let names = part.lowercased().split { " ,/;&.".contains($0) }
        let known = [
            "adj", "adv", "noun", "verb", "adjective", "adverb", "pron", "pronoun", "prep", "preposition", "conj", "conjunction",
            "vt", "vi",
            "interj",
        ]
        return !names.isEmpty && names.allSatisfy { known.contains(String($0)) }
    }

    /// Whether what stands in brackets behind a word is a part of speech and nothing else, as it is written short or in Korean: `(v.)`, `[명]`,
    /// `(동사)`, but neither `(art)` nor `(n)`, which may be a note.
    static func isPart(_ inside: String) -> Bool {
        let korean: Set<String> = ["명", "동", "형", "부", "전", "명사", "동사", "형용사", "부사", "전치사", "접속사", "대명사", "감탄사"]
        return korean.contains(inside) || PartOfSpeech.areKnown(inside) && inside.hasSuffix(".") && inside.count < 7
            || isAbbreviated(inside) && inside.count < 5
    }

    /// Whether a part of speech in brackets stands inside of a text.
    static func holdPart(_ text: String) -> Bool {
        text.split(separator: "(").dropFirst().contains { piece in
            piece.firstIndex(of: ")").map { PartOfSpeech.areKnown(String(piece[..<$0])) } == true
        }
    }

    /// What stands before several brackets at the end of `text`, of which the first has a part of speech, and what is in all of them:
    /// `sum [verb] [II]`, `warten [verb] [auf + Akk.]`.
    static func partsAtEnd(of text: String) -> (rest: String, part: String)? {
        var (rest, parts) = (text, [String]())
        while rest.hasSuffix("]"), let (before, inside) = atEnd(of: rest) {
            rest = before
            parts.insert(inside, at: 0)
        }
        guard let first = parts.first, first.count > 1, PartOfSpeech.areKnown(first) else { return nil }
        return (rest, parts.joined(separator: ", "))
    }

    /// What stands before a part of speech at the end of `text`, and that: `apple (n.)`, `apple n.`.
    static func partAtEnd(
        of text: String, labels: Set<String> = [], mustBeBracketed: Bool = false
    ) -> (rest: String, part: String)? {
        if let (rest, inside) = atEnd(of: text) {
            let name = inside.filter { $0 != "!" }
            // `n., German`
            let first = name.prefix { $0 != "," }
            let isLed = first.count < name.count && first.count > 1 && first.hasSuffix(".") && name.count < 24
            return PartOfSpeech.areKnown(isLed ? String(first) : name) || labels.contains(inside) ? (rest, name) : nil
        }
        guard !mustBeBracketed, text.hasSuffix("."), let space = text.lastIndex(of: " ") else { return nil }
        let name = String(text[text.index(after: space)...])
        return PartOfSpeech.areKnown(name) ? (Text.cleaned(String(text[..<space])), name) : nil
    }
}
