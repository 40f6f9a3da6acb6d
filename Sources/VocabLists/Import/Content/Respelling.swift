import VocabCore

/// How words are said, spelt once more behind them in brackets for who reads English: `Come stai? (KOH-meh STAI)`.
enum Respelling {
    /// Whether nearly all terms have such brackets behind them, and every second shows it by a hyphen or by capitals inside.
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
        guard let (rest, inside) = Brackets.atEnd(of: term), !rest.isEmpty,
            [count(rest, " "), count(rest, " -")].contains(count(inside, " ")),
            inside.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic || Script(of: $0) == .latin })
        else { return nil }
        return (rest, inside)
    }

    /// Whether syllables are parted, or one of them is in capitals behind or in front of small letters.
    private static func isMarked(_ spelling: String) -> Bool {
        spelling.contains("-")
            || spelling.split { !$0.isLetter }.contains { word in
                word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
            }
    }
}
