import VocabCore

/// Stars that say how often or how important a word is, one or several at its edges: `ability**`, `★★ absence`, `결석 ★`.
struct CellStars: Equatable, Sendable {
    private var areStarred: Set<WordField> = []
    private static let stars: Set<Character> = ["*", "★", "☆", "⭐", "✭", "✮", "⋆", "✓", "✔", "✗", "✘", "☑"]
    private static let mostStars = 5

    /// No stars.
    init() {}

    /// Looks at the terms and the meanings of some rows.
    init(terms: [String], meanings: [String]) {
        for (field, texts) in [(WordField.term, terms), (.meaning, meanings)] {
            let found = texts.compactMap { text in Self.bare(text).map { (text: text, bare: $0) } }
            // A star in front of every word says that it was never written, as linguists have it.
            let areAllAlike = found.count == texts.count && Set(found.map { $0.text.count - $0.bare.count }).count == 1
            // In front of a space it is no part of a word.
            if found.count > 2 || found.contains(where: { $0.text.dropFirst().first == " " }),
                !(areAllAlike && found[0].text.first == "*")
            {
                areStarred.insert(field)
            }
        }
    }

    /// Takes them off a word.
    func take(from content: inout WordContent) {
        for field in [WordField.term, .meaning] where areStarred.contains(field) {
            if let bare = Self.bare(content[field]) { content[field] = bare }
        }
    }

    /// A text without the stars in front of it or behind it; nil where it has none, or they stand on both sides, as marks do.
    private static func bare(_ text: String) -> String? {
        guard let first = text.first, let last = text.last, stars.contains(first) != stars.contains(last) else { return nil }
        let inFront = text.prefix(while: stars.contains).count
        let behind = text.reversed().prefix(while: stars.contains).count
        let rest = Text.cleaned(String(text.dropFirst(inFront).dropLast(behind)))
        return inFront + behind <= mostStars && !rest.isEmpty && !rest.contains(where: stars.contains) ? rest : nil
    }
}
