import VocabCore

/// What stands in front of nearly all terms and is said of them: a part of speech, `n.f. sécheresse`, or the page of a book, `p.12 sheer`.
struct CellHeads: Equatable, Sendable {
    private var areParts = false
    private var arePages = false

    private static let commonest: Set<String> = ["n", "v", "a", "adj", "nm", "nf", "sm", "sf", "vt", "vi", "m", "f"]

    /// Nothing stands there.
    init() {}

    /// Looks at the terms of some rows.
    init(terms: [String]) {
        func areMost(_ found: [(head: String, rest: String)]) -> Bool {
            terms.count > 3 && found.count * 10 >= terms.count * 8 && Set(found.map(\.rest)).count * 10 >= found.count * 9
        }
        let pages = terms.compactMap(Self.page)
        let numbers = pages.compactMap { Int($0.head.drop { !$0.isFigure }.prefix { $0.isFigure }) }
        arePages =
            areMost(pages.map { ($0.head, $0.rest) }) && zip(numbers, numbers.dropFirst()).count { $0 > $1 } * 10 <= numbers.count
        let parts = terms.compactMap(Self.part)
        // What stands in front of all of them, and is always the same, may be anything.
        let plain = parts.count { Self.commonest.contains($0.head.lowercased().filter { $0 != "." }) }
        // `int. trade` and `adv. math` are words.
        areParts = areMost(parts.map { ($0.head, $0.rest) }) && Set(parts.map(\.head)).count > 1 && plain * 2 > parts.count
    }

    /// Moves a page into the note, and a part of speech to its field, where that is empty.
    func take(from content: inout WordContent) {
        if arePages, let (page, rest) = Self.page(content.term) {
            content.term = rest
            content.note = [page, content.note].filter { !$0.isEmpty }.joined(separator: "\n")
        }
        if areParts, content.partOfSpeech.isEmpty, let (part, rest) = Self.part(content.term) {
            (content.partOfSpeech, content.term) = (part, rest)
        }
    }

    /// The abbreviated part of speech in front of a word, with its full stop, and the word.
    private static func part(_ text: String) -> (head: String, rest: String)? {
        guard let space = text.firstIndex(of: " "), text[..<space].hasSuffix("."), text[..<space].count < 8 else { return nil }
        let part = String(text[..<space])
        let rest = Text.cleanedLine(String(text[space...]))
        let isKnown =
            PartOfSpeech.areKnown(part) || ["loc.", "expr.", "n.m.", "n.f.", "s.m.", "s.f.", "phr."].contains(part.lowercased())
        return isKnown && rest.first?.isLetter == true ? (part, rest) : nil
    }

    /// The page in front of a word, and the word: `p.14-15 catastrophe`, `(p. 3) boa`.
    private static func page(_ text: String) -> (head: String, rest: String)? {
        guard let letter = text.firstIndex(where: \.isLetter), "pP".contains(text[letter]) else { return nil }
        let digits = text[letter...].drop { $0.isLetter || ". ".contains($0) }
        let end = digits.drop { $0.isFigure || "-–)]:".contains($0) }
        guard digits.first?.isFigure == true, end.first == " ", CellPages.page(String(text[..<end.startIndex])) != nil else {
            return nil
        }
        let rest = Text.cleanedLine(String(end))
        return rest.first?.isLetter == true
            ? (Text.cleanedLine(String(text[..<end.startIndex].filter { !"()[]:".contains($0) })), rest) : nil
    }
}
