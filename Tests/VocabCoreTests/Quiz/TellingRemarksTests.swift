import Testing
import VocabTestSupport

@testable import VocabCore

/// What stands beside the choices of a question and must not tell which is right.
@Suite("What a question tells") struct TellingRemarksTests {
    private static let parts = ["noun", "verb", "adjective", "adverb"]

    @Test("The parts of speech are shown that all choices have in common, and where there are none those of the word")
    func partOfSpeech() throws {
        func question(_ parts: [String]) throws -> Question {
            let words = try parts.enumerated().map { try Word.sample(term: "term\($0)", meaning: "뜻\($0)거", partOfSpeech: $1) }
            return try Question(words[0], in: Bookcase.sample(words: words).id, direction: .forward, choices: words)
        }
        #expect(try question(["noun", "noun", "noun", "noun"]).partsOfSpeechToShow == "noun")
        #expect(try question(["noun, verb", "verb", "verb", "adjective, verb"]).partsOfSpeechToShow == "verb")
        #expect(try question(Self.parts).partsOfSpeechToShow == "")
        #expect(try question(["verb", "noun", "verb", "verb"]).partsOfSpeechToShow == "")
        let bookcase = try Bookcase.generated(count: 4)
        #expect(Question(typed: bookcase.words[0], in: bookcase, direction: .forward).partsOfSpeechToShow == "noun")
    }

    @Test("Phrases of several kinds stand beside each other, and no single words among them", arguments: 0..<10 as Range<UInt64>)
    func phrases(seed: UInt64) throws {
        let phrases = [
            ("give up", "포기하다"), ("put off", "미루다"), ("by chance", "우연히"), ("at once", "즉시"), ("ice cream", "얼음과자"),
            ("post office", "우체국"),
        ]
        let singles = [
            "apple", "river", "table", "window", "garden", "pencil", "button", "mirror", "ladder", "basket", "candle", "pillow",
        ]
        let words =
            try phrases.map { try Word.sample(term: $0.0, meaning: $0.1) }
            + singles.enumerated().map { try Word.sample(term: $1, meaning: "낱말\(["가", "나", "다리", "라", "마", "바"][$0 % 6])\($0)") }
        let sheet = try Bookcase.sample(words: words).sheet(seed: seed)
        #expect(sheet.count == words.count)
        for question in sheet where question.word.term.contains(" ") {
            #expect(question.choices.allSatisfy { $0.word.term.contains(" ") }, "\(question.choices.map(\.word.term))")
        }
    }
}
