import Testing
import VocabLanguage

@testable import VocabCLI

/// Korean particles after any word.
@Suite("Particles") struct ParticleTests {
    @Test(
        "the last syllable decides, of a letter alone its name; where its sound is not known both forms are written",
        arguments: [
            ("사과", "는", "가"), ("책", "은", "이"), ("뜻", "은", "이"), ("단어", "는", "가"), ("버리다", "는", "가"), ("값", "은", "이"),
            ("물", "은", "이"),
            ("힣", "은", "이"), ("가", "는", "가"), ("버리다(영구히)", "는", "가"), ("‘포도’", "는", "가"), ("귤!", "은", "이"), ("사과…", "는", "가"),
            ("abandon", "은(는)", "이(가)"), ("영어 A", "은(는)", "이(가)"), ("3", "은", "이"), ("x", "는", "가"), ("R", "은", "이"),
            ("42", "은(는)", "이(가)"), ("漢字", "은(는)", "이(가)"),
            ("", "은(는)", "이(가)"),
            ("🎉", "은(는)", "이(가)"), ("?!", "은(는)", "이(가)"), ("과일 🍎", "은", "이"), ("ㅋ", "은", "이"), ("ㅠ", "는", "가"),
            ("사과(apple)", "은(는)", "이(가)"),
        ])
    func particle(_ word: String, _ topic: String, _ subject: String) {
        #expect(Particle.topic(after: word) == topic)
        #expect(Particle.subject(after: word) == subject)
    }

    @Test("every syllable without a final consonant takes 는 and 가, every other 은 and 이") func allSyllables() {
        for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isOpen = (value - 0xAC00).isMultiple(of: 28)
            let word = "낱" + String(Character(scalar))
            guard Particle.topic(after: word) == (isOpen ? "는" : "은"), Particle.subject(after: word) == (isOpen ? "가" : "이")
            else {
                Issue.record("\(word)")
                return
            }
        }
    }
}
