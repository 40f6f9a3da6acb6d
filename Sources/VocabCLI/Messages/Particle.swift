import VocabCore

/// Korean particles that depend on whether the word before them ends in a consonant.
enum Particle {
    /// 은 or 는, as it stands after `word`.
    static func topic(after word: String) -> String { endsInConsonant(word).map { $0 ? "은" : "는" } ?? "은(는)" }
    /// 이 or 가, as it stands after `word`.
    static func subject(after word: String) -> String { endsInConsonant(word).map { $0 ? "이" : "가" } ?? "이(가)" }

    /// Nil where the last letter is not Hangul, for its sound is not known; then both forms are written: abandon은(는).
    private static func endsInConsonant(_ word: String) -> Bool? {
        guard let last = word.unicodeScalars.last(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }),
            Hangul.isSyllable(last)
        else { return nil }
        return Hangul.tail(of: last) != 0
    }
}
