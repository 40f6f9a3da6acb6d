import VocabCore

/// How words are said, spelt once more behind them in brackets for who reads English or Korean: `Come stai? (KOH-meh STAI)`, `apple (애플)`.
enum Respelling {
    /// Whether nearly all terms have such brackets behind them, and every second shows it by hyphens and capitals or by Hangul.
    static func areBehind(_ terms: [String]) -> Bool {
        let found = terms.compactMap(atEnd)
        let marked = found.count { isMarked($0.spelling) }
        return terms.count > 3 && found.count * 10 >= terms.count * 8 && marked * 2 > found.count
    }

    /// What stands before the brackets, and the spelling in them, of as many words; nil where there is none.
    static func atEnd(of term: String) -> (rest: String, spelling: String)? {
        func count(_ text: String, _ signs: String) -> Int {
            text.split { signs.contains($0) }.count { $0.contains(where: \.isLetter) }
        }
        guard let (rest, inside) = Brackets.atEnd(of: term), !rest.isEmpty else { return nil }
        if HangulSpelling.spells(inside, rest) { return (rest, inside) }
        let words = [count(rest, " "), count(rest, " -")]
        guard words.contains(count(inside, " ")), isLike(inside, rest) else { return nil }
        return (rest, inside)
    }

    /// Whether one letter of six at least is the same, in the same order: `chow` is like *ciao*.
    private static func isLike(_ spelling: String, _ word: String) -> Bool {
        let letters = [spelling, word].map { Array(Text.withoutAccents(Text.key($0)).filter(\.isLetter).unicodeScalars) }
        let most = max(letters[0].count, letters[1].count)
        guard most < 100, letters[0].allSatisfy({ Script(of: $0) == .latin }) else { return false }
        return EditDistance.between(letters[0], letters[1], swapIsOneChange: false) * 20 <= most * 17
    }

    /// Whether syllables are parted and one of them is in capitals beside small letters, or it is in Hangul.
    private static func isMarked(_ spelling: String) -> Bool {
        let parts = spelling.split(separator: "-", omittingEmptySubsequences: false)
        let isParted = parts.count > 1 && parts.allSatisfy { $0.contains(where: \.isLetter) }
        let isLoud = spelling.split { !$0.isLetter && $0 != "-" }.contains { word in
            word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
        }
        return isParted && isLoud || spelling.unicodeScalars.contains(where: Hangul.isSyllable)
    }
}
