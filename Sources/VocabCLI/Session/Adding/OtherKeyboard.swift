import VocabCore
import VocabLists

/// Tells what was meant where a word was typed with the other keyboard on: `ㅔㅣㅕㅡ` is plum, `tkrhk` is 사과.
struct OtherKeyboard {
    /// The words by which English is known; nil where there are none.
    let englishWords: () -> EnglishWords?

    /// What was probably meant by `text` where texts in `language` stand, `ko` or `en`, as far as that is known; nil where nothing speaks
    /// for the other keyboard.
    func meant(by text: String, in language: String?) -> String? {
        let latin = KoreanKeyboard.latin(fromHangul: text)
        return latin == text ? hangul(typedAs: text, in: language) : english(typedAs: text, latin, in: language)
    }

    /// Loose letters of Hangul are English typed with Korean on, unless one of them repeats (ㅋㅋㅋ, ㅠㅠ).
    private func english(typedAs text: String, _ latin: String, in language: String?) -> String? {
        guard isOfLatinLetters(latin), Set(latin).count > 1, !text.utf8.contains(where: { (0x41...0x7A).contains($0) }) else {
            return nil
        }
        let hasLooseLetters = text.unicodeScalars.contains { !Hangul.isSyllable($0) && $0 != " " }
        if hasLooseLetters, latin.count >= Self.fewestLetters, hasBothSorts(text) { return latin }
        return (hasLooseLetters || language == "en") && isEnglish(latin) ? latin : nil
    }

    /// Whether there are consonants and vowels, as in nearly every word that is typed: alone they are what is written for short, or an alphabet.
    private func hasBothSorts(_ text: String) -> Bool {
        let letters = text.unicodeScalars
        if letters.contains(where: Hangul.isSyllable) { return true }
        return letters.contains(where: Hangul.isLooseConsonant) && letters.contains(where: Hangul.isLooseVowel)
    }

    /// Letters that happen to be whole syllables, and no English word.
    private func hangul(typedAs text: String, in language: String?) -> String? {
        guard language == "ko", isOfLatinLetters(text) else { return nil }
        let hangul = KoreanKeyboard.hangul(fromLatin: text)
        let isWhole = hangul.unicodeScalars.allSatisfy { Hangul.isSyllable($0) || $0 == " " }
        return isWhole && !isEnglish(text) ? hangul : nil
    }

    /// So many letters are taken for a word though English does not know it: what is written in loose letters for short, such as ㄱㅅ and
    /// ㅇㅇㅋ, has fewer.
    private static let fewestLetters = 4

    private func isOfLatinLetters(_ text: String) -> Bool {
        let isWord = text.utf8.contains { $0 != 0x20 }
        return isWord && text.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0 | 0x20) }
    }

    private func isEnglish(_ text: String) -> Bool {
        guard let words = englishWords() else { return false }
        return text.split(separator: " ").allSatisfy { words.contains($0.lowercased()) }
    }
}
