import VocabCore

/// Korean particles that depend on whether the word before them ends in a consonant.
package enum Particle {
    /// 은 or 는, as it stands after `word`.
    package static func topic(after word: String) -> String { endsInConsonant(word).map { $0 ? "은" : "는" } ?? "은(는)" }
    /// 이 or 가, as it stands after `word`.
    package static func subject(after word: String) -> String { endsInConsonant(word).map { $0 ? "이" : "가" } ?? "이(가)" }

    /// 을 or 를, as it stands after `word`.
    ///
    /// Of a Latin word the spelling tells well enough how it is said in Korean: after l, m, n and ng, also before a silent e, there is a
    /// consonant at the end (애플을, 타임을, 킹을), and mostly none after others.
    package static func object(after word: String) -> String {
        if let endsInConsonant = endsInConsonant(word) { return endsInConsonant ? "을" : "를" }
        var letters = word.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)[...]
        if letters.count > 2, letters.last == "e" { letters.removeLast() }
        return letters.last.map("lmn".unicodeScalars.contains) == true || String(letters.suffix(2)) == "ng" ? "을" : "를"
    }

    /// 이라는 or 라는, as it stands after `word`. How a Latin word is said is told by its spelling, as for `object(after:)`.
    package static func named(after word: String) -> String { object(after: word) == "을" ? "이라는" : "라는" }

    /// 으로 or 로, as it stands after `word`: 로 also after ㄹ. How a Latin word is said is told by its spelling, as for `object(after:)`.
    package static func means(after word: String) -> String {
        let letters = word.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        guard let last = letters.last else { return "(으)로" }
        if Hangul.isSyllable(last) { return [0, rieul].contains(Hangul.tail(of: last)) ? "로" : "으로" }
        let endsInL = letters.count == 1 ? "lr178".unicodeScalars.contains(last) : last == "l" || letters.suffix(2) == ["l", "e"]
        return endsInL || object(after: word) == "를" ? "로" : "으로"
    }

    /// The number of ㄹ among the tails of syllables.
    private static let rieul: UInt32 = 8

    /// Nil where the last letter is not Hangul, for its sound is not known; then both forms are written: abandon은(는). A letter or a digit
    /// that stands alone is called by its name: x는, 1은, ㅁ은.
    private static func endsInConsonant(_ word: String) -> Bool? {
        let letters = word.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        guard let last = letters.last else { return nil }
        if Hangul.isSyllable(last) { return Hangul.tail(of: last) != 0 }
        guard letters.count == 1 else { return nil }
        switch last {
        case "L", "M", "N", "R", "l", "m", "n", "r", "0", "1", "3", "6", "7", "8", "ㄱ"..."ㅎ": return true
        case "A"..."Z", "a"..."z", "0"..."9", "ㅏ"..."ㅣ": return false
        default: return nil
        }
    }
}
