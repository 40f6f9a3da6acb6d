import Testing
import VocabTestSupport

@testable import VocabCore

/// A phrase looks other than a word, and so does its meaning.
@Suite("Phrases") struct PhraseTests {
    private func isPhrase(_ term: String) throws -> Bool { WordClass(of: try Word.sample(term: term, meaning: "뜻")).isPhrase }

    @Test(
        "Several words, or a tilde, make a phrase; remarks, other spellings and an article do not",
        arguments: [
            ("look forward to", true), ("in spite of", true), ("take ~ for granted", true), ("~nese", true),
            ("to run away", true),
            ("시간을 내다", true), ("look up (a word)", true), ("look\u{3000}up", true),
            ("look", false), ("well-known", false), ("to run", false), ("the apple", false), ("der Hund", false),
            ("color, colour", false),
            ("pear (fruit)", false), ("사과", false), ("猫", false), ("", false),
        ])
    func recognised(term: String, expected: Bool) throws {
        #expect(try term.isEmpty || isPhrase(term) == expected)
    }

    /// Words and phrases, the meanings of which have tildes and spaces.
    private func bookcase(words: Int, phrases: Int) throws -> Bookcase {
        let plain = try Bookcase.generated(count: words) { $0 % 2 == 0 ? "noun" : "verb" }.words
        let other = try Bookcase.generated(count: phrases, seed: 2).words.enumerated().map { number, word in
            try Word.sample(
                term: "term of \(number)", meaning: "~을 \(word.meaning.reversed().map(String.init).joined()) 두다",
                partOfSpeech: "verb")
        }
        return try Bookcase.sample(words: plain + other)
    }

    @Test("Phrases stand beside phrases and words beside words", arguments: [Dealing.sheet, .round])
    func apart(dealing: Dealing) throws {
        for seed in 0..<10 as Range<UInt64> {
            var questions = try QuestionSequence(
                over: [bookcase(words: 60, phrases: 20)], count: 30, dealing: dealing, seed: seed)
            while let question = questions.nextQuestion() {
                #expect(Set(question.choices.map { $0.word.term.contains(" ") }).count == 1)
            }
        }
    }

    @Test("Three phrases of verbs join the verbs, and none of them is passed over")
    func few() throws {
        for seed in 0..<10 as Range<UInt64> {
            let bookcase = try bookcase(words: 60, phrases: 3)
            let sheet = try bookcase.sheet(seed: seed)
            #expect(sheet.count == 63)
            for question in sheet where question.word.term.contains(" ") {
                #expect(question.choices.allSatisfy { $0.word.content.partOfSpeech == "verb" })
                #expect(question.choices.count { $0.word.term.contains(" ") } == 3)
            }
        }
    }

    @Test(
        "A meaning that is but the verb to do gets verbs beside it, and the verbs get it",
        arguments: ["하다", "다하다", "되다", "~을 하다"])
    func lightVerbs(meaning: String) throws {
        let verbs = ["결정하다", "선택하다", "이동하다", "발전되다", "먹다", "기다리다", "달리다", "만나다"].enumerated().map { ("verb\($0)", $1) }
        let light = ("light", meaning)
        let bookcase = try Bookcase.sample(pairs: verbs + [light])
        for seed in 0..<10 as Range<UInt64> {
            let sheet = try bookcase.sheet(seed: seed)
            #expect(sheet.count == 9 && sheet.flatMap(\.choices).count { $0.word.term == "light" } == 4)
        }
    }
}
