import Testing
import VocabCore
import VocabTestSupport

@Suite("The Korean keyboard")
struct KoreanKeyboardTests {
    @Test(
        "What was typed with the wrong keyboard is found again",
        arguments: [
            ("sodwkdrh", "냉장고"), ("rkqt", "값"), ("Tkrtdl", "싻이"), ("rhk", "과"), ("dml", "의"), ("rkwhr", "가족"),
            ("quiz", "벼ㅑㅋ"), ("give up", "햪ㄷ ㅕㅔ"), ("dkssud 10!", "안녕 10!"), ("Rhc", "꽃"),
        ])
    func examples(latin: String, hangul: String) {
        #expect(KoreanKeyboard.hangul(fromLatin: latin) == hangul)
        #expect(KoreanKeyboard.latin(fromHangul: hangul) == latin)
    }

    @Test("Letters that were not joined to syllables are read like those that were")
    func looseLetters() {
        #expect(KoreanKeyboard.latin(fromHangul: "ㅁㅔㅔㅣㄷ") == "apple")
        #expect(KoreanKeyboard.latin(fromHangul: "메ㅔㅣㄷ") == "apple")
        #expect(KoreanKeyboard.latin(fromHangul: "\u{1102}\u{1162}\u{11BC}") == "sod")
    }

    @Test("Capitals that Shift does not change are the letters below them")
    func capitals() {
        #expect(KoreanKeyboard.hangul(fromLatin: "ANS") == "문")
    }

    @Test("Every pair of syllables comes back from its keys")
    func syllablesComeBack() {
        var random = SeededGenerator(seed: 1)
        for value in Hangul.syllables {
            let other = UInt32.random(in: Hangul.syllables, using: &random)
            let text = [value, other].compactMap(Unicode.Scalar.init).map(String.init).joined()
            let keys = KoreanKeyboard.latin(fromHangul: text)
            #expect(keys.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
            #expect(KoreanKeyboard.hangul(fromLatin: keys) == text)
        }
    }

    @Test("Every row of keys comes back from what it writes")
    func keysComeBack() {
        var random = SeededGenerator(seed: 2)
        let keys = Array("abcdefghijklmnopqrstuvwxyzQWERTOP 1-")
        for _ in 0..<5_000 {
            let text = String((0..<Int.random(in: 1...12, using: &random)).map { _ in keys.randomElement(using: &random) ?? "a" })
            #expect(KoreanKeyboard.latin(fromHangul: KoreanKeyboard.hangul(fromLatin: text)) == text)
        }
    }
}
