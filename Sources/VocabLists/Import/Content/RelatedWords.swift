import VocabCore

/// Words that mean about the same or the opposite, behind the signs by which books mark them: `버리다 ≒ desert`, `ability (↔ inability)`.
enum RelatedWords {
    private static let signs: [(sign: Character, field: WordField)] = [
        ("≒", .synonyms), ("≈", .synonyms), ("↔", .antonyms),
    ]

    /// Moves them from the term and the meaning to their fields, where these are empty and something stands in front.
    static func move(in content: inout WordContent) {
        // All of them begin with this byte, and hardly anything else does.
        guard content.meaning.utf8.contains(0xE2) || content.term.utf8.contains(0xE2) else { return }
        for (sign, field) in signs {
            if content[field].isEmpty, content.meaning.contains(sign), let (rest, words) = split(content.meaning, at: sign) {
                content.meaning = rest
                content[field] = words
            }
            if content[field].isEmpty, content.term.contains(sign), let (rest, inside) = Brackets.atEnd(of: content.term),
                inside.first == sign
            {
                content.term = rest
                content[field] = Text.cleaned(String(inside.dropFirst()))
            }
        }
    }

    /// A meaning, and what is equal to its word in brackets behind it: `연기하다 (= postpone)`; nil where nothing is, or words in the
    /// letters of the meaning are.
    static func equals(behind whole: String) -> (rest: String, words: String)? {
        // The other words behind it go first.
        let meaning = signs.reduce(whole) { text, sign in
            text.contains(sign.sign) ? split(text, at: sign.sign)?.rest ?? text : text
        }
        guard meaning.contains("="), let (rest, words) = split(meaning, at: "="), rest.count < meaning.count - words.count - 2,
            !ColumnProfile.scripts(of: rest).contains(.latin)
        else { return nil }
        return (rest, words)
    }

    /// What stands in front of a sign, and the words in Latin letters behind it, perhaps in brackets.
    private static func split(_ meaning: String, at sign: Character) -> (rest: String, words: String)? {
        guard let place = meaning.firstIndex(of: sign), !meaning[place...].dropFirst().contains(sign) else { return nil }
        let isInside = meaning[..<place].last.map { "([（".contains($0) } == true
        let rest = Text.cleaned(String(isInside ? meaning[..<place].dropLast() : meaning[..<place]))
        let words = Text.cleaned(String(meaning[place...].dropFirst().drop { $0 == " " }.prefix { !")]）".contains($0) }))
        let behind = meaning[place...].drop { !")]）".contains($0) }.dropFirst()
        let isEnd = isInside ? behind.allSatisfy(\.isWhitespace) : !meaning[place...].contains { ")]）".contains($0) }
        return !rest.isEmpty && isEnd && ColumnProfile.scripts(of: words) == [.latin] ? (rest, words) : nil
    }
}
