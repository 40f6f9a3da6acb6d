import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct AnyMeaningTests {
    @Test("Whatever the meanings hold, questions are made or the words passed over", arguments: 0..<20 as Range<UInt64>)
    func hostile(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let words = (0..<40).compactMap { number -> Word? in
            let text = HostileText.random(length: 6, using: &generator)
            return try? Word.sample(
                term: "\(HostileText.random(length: 3, using: &generator))\(number)", meaning: text + "\(number)")
        }
        guard var questions = try? QuestionSequence(over: [try .sample(words: words)], count: 40, directions: .mixed, seed: seed)
        else { return }
        var asked = 0
        while let question = questions.nextQuestion() {
            asked += 1
            #expect(question.choices.count == 4 && question.choices.count(where: question.isCorrect) == 1)
        }
        #expect(asked + questions.skippedWords.count == words.count)
    }

    @Test("Particles, tails and endings may stand behind letters of any script")
    func scripts() throws {
        let meanings = [
            "TV를 보다", "DNA를 복제하다", "a를 b", "90을 넘다", "カ를 보다", "을 를", "x는 y다", "A운", "ㄱ을 ㄴ", "👍🏽를 보다", "é를 e", "운", "다", "~을", "()",
            "[]를 (는) 다",
        ]
        let words = try meanings.enumerated().map { try Word.sample(term: "t\($0)", meaning: $1) }
        var questions = try QuestionSequence(over: [try .sample(words: words)], count: words.count, seed: 1)
        var asked = 0
        while questions.nextQuestion() != nil { asked += 1 }
        #expect(asked + questions.skippedWords.count == words.count && asked > 8)
    }

    @Test("A meaning of thousands of senses costs no more than a few")
    func endless() throws {
        let words = try (0..<12).map { number in
            try Word.sample(
                term: "t\(number)",
                meaning: (0..<1_500).map { "\(number)번 뜻 \($0) 이다" }.joined(separator: ", ").prefix(8_000) + "")
        }
        var counting = SeededGenerator(seed: 1)
        var maker = try QuestionMaker(try .sample(words: words), seed: 1)
        #expect(words.indices.allSatisfy { maker.question(about: $0, direction: .forward, using: &counting)?.choices.count == 4 })
    }

    @Test("Languages without a label are told by their script, and one that nothing tells is the same as none")
    func languages() throws {
        func bookcase(_ terms: [String], _ meaning: String, labels: (String, String) = ("", "")) throws -> Bookcase {
            Bookcase(
                id: .sample(1), name: try BookcaseName("책"),
                details: BookcaseDetails(termLanguage: labels.0, meaningLanguage: labels.1),
                added: .sample, words: try terms.map { try Word.sample(term: $0, meaning: meaning) })
        }
        let starter = try bookcase(["apple"], "사과", labels: ("영어", "한국어"))
        let own = try bookcase(["pear"], "배")
        #expect(own.hasSameLanguages(as: starter) && starter.hasSameLanguages(as: own))
        #expect(try own.hasSameLanguages(as: bookcase(["plum"], "자두", labels: ("English", ""))))
        #expect(try !own.hasSameLanguages(as: bookcase(["Birne"], "배", labels: ("독일어", "한국어"))))
        let (russian, arabic) = (try bookcase(["мир"], "세계"), try bookcase(["شمس"], "태양"))
        #expect(
            !russian.hasSameLanguages(as: arabic) && !russian.hasSameLanguages(as: own) && !russian.hasSameLanguages(as: russian))
        #expect(
            try bookcase(["мир"], "세계", labels: ("러시아어", "")).hasSameLanguages(as: bookcase(["да"], "예", labels: ("러시아어", ""))))
    }
}
