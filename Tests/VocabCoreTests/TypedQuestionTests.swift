import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct TypedQuestionTests {
    /// Two words with one term, two that share a sense, and two of which one lists the other.
    private func bookcase() throws -> Bookcase {
        try .sample(words: [
            try .sample(term: "abandon", meaning: "(계획을) 포기하다, 버리고 떠나다", synonyms: ["give up"]),
            try .sample(term: "abolish", meaning: "폐지하다"),
            try .sample(term: "ｂａｎｋ", meaning: "은행"),
            try .sample(term: "Polish", meaning: "폴란드의"),
            try .sample(term: "polish", meaning: "광을 내다"),
            try .sample(term: "bank", meaning: "둑, 강기슭"),
            try .sample(term: "relinquish", meaning: "포기하다; 넘겨주다"),
            try .sample(term: "desert", meaning: "저버리다", synonyms: ["abandon"]),
            try .sample(term: "look forward (to)", meaning: "고대하다"),
            try .sample(term: "comprise", meaning: "~으로 구성되다, ~을 이루다"),
            try .sample(term: "the sun", meaning: "태양"),
            try .sample(term: "leg", meaning: "(몸의) 다리"),
            try .sample(term: "bridge", meaning: "(강의) 다리, 교량"),
        ])
    }

    private func question(_ term: String, _ direction: Direction) throws -> Question {
        let bookcase = try bookcase()
        let index = try #require(bookcase.words.firstIndex { $0.term == term })
        return try QuestionMaker(bookcase).typedQuestion(about: index, direction: direction)
    }

    @Test(
        "To a term, any senses of the words with that term are right, whatever their remarks, spaces and width",
        arguments: [
            ("abandon", "포기하다"), ("abandon", "버리고떠나다"), ("abandon", " (일을)  포기하다 "), ("abandon", "버리고 떠나다, 포기하다"),
            ("abandon", "(계획을) 포기하다, 버리고 떠나다"), ("ｂａｎｋ", "둑"), ("bank", "은행; 강기슭"), ("abandon", "계획을 포기하다"),
            ("comprise", "구성되다"), ("comprise", "~으로 구성되다"), ("comprise", "이루다, 구성되다"), ("comprise", "~를 이루다"),
            ("leg", "다리"), ("bridge", "다리"),
        ])
    func rightSenses(term: String, answer: String) throws {
        #expect(try question(term, .forward).accepts(answer))
    }

    @Test("What another word means that differs by a capital is not right")
    func otherCase() throws {
        #expect(try !question("Polish", .forward).accepts("광을 내다") && question("polish", .forward).accepts("광을 내다"))
    }

    @Test(
        "To a term, what is no sense of it is wrong, also beside one that is",
        arguments: [
            ("abandon", "폐지하다"), ("abandon", "포기하다, 폐지하다"), ("abandon", "포장"), ("abandon", ""), ("abandon", " , "),
            ("abandon", "…"),
            ("abandon", "넘겨주다"), ("abandon", "abandon"), ("bank", "은행원"),
        ])
    func wrongSenses(term: String, answer: String) throws {
        #expect(try !question(term, .forward).accepts(answer))
    }

    @Test(
        "To a meaning, its own term is right, and so are terms that share a sense",
        arguments: [
            ("abandon", "abandon"), ("abandon", " ＡBANDON"), ("abandon", "relinquish"), ("relinquish", "abandon"),
            ("bank", "BANK"), ("look forward (to)", "look forward"), ("look forward (to)", "Look forward (to)"),
            ("the sun", "sun"), ("the sun", "a sun"),
        ])
    func rightTerms(term: String, answer: String) throws {
        #expect(try question(term, .reverse).accepts(answer))
    }

    @Test(
        "To a meaning, a synonym that is only listed fits too, but is not the word that is asked for",
        arguments: [("abandon", "give  up"), ("abandon", "desert"), ("desert", "abandon"), ("desert", "to abandon")])
    func listedSynonyms(term: String, answer: String) throws {
        guard case .nearly(let miss) = try question(term, .reverse).judgement(of: answer).verdict else {
            Issue.record("not nearly right")
            return
        }
        #expect(miss.kind == .synonym && !miss.typed.hasMark)
    }

    @Test(
        "To a meaning, other terms are wrong, known or not",
        arguments: [
            ("abandon", "abolish"), ("abandon", "bank"), ("abandon", "abandonn"), ("abandon", "포기하다"), ("abandon", ""),
            ("desert", "give up"), ("relinquish", "desert"), ("look forward (to)", "look"), ("the sun", "the"),
            ("leg", "bridge"), ("bridge", "leg"),
        ])
    func wrongTerms(term: String, answer: String) throws {
        #expect(try !question(term, .reverse).accepts(answer))
    }

    @Test("What was typed belongs to the word that means just that, before one that means it among other things")
    func mistakenFor() throws {
        let bookcase = try Bookcase.sample(
            pairs: [("abandon", "포기하다, 버리다"), ("give up", "포기하다"), ("desert", "버리다"), ("walk", "걷다")])
        let question = try QuestionMaker(bookcase).typedQuestion(about: 2, direction: .forward)
        #expect(question.owner(of: "포기하다")?.word.term == "give up")
        #expect(question.owner(of: "달리다") == nil)
    }

    @Test("Of every word both sides answer each other", arguments: [Direction.forward, .reverse])
    func ownAnswer(direction: Direction) throws {
        for word in try bookcase().words {
            let question = try question(word.term, direction)
            #expect(question.isTyped && question.choices.isEmpty)
            #expect(question.accepts(question.wanted) && question.judgement(of: question.wanted).meant == nil)
        }
    }

    @Test("A wrong answer that belongs to another word names it, with the sense or term that was meant")
    func mistaken() throws {
        let forward = try question("abandon", .forward)
        #expect(forward.owner(of: "폐지 하다")?.text == "폐지하다" && forward.owner(of: "폐지하다")?.word.term == "abolish")
        #expect(forward.owner(of: "포기하다, 강기슭")?.text == "강기슭")
        #expect(forward.owner(of: "없는 뜻") == nil)
        let reverse = try question("abandon", .reverse)
        #expect(reverse.owner(of: "ABOLISH")?.word.term == "abolish" && reverse.owner(of: "ABOLISH")?.text == "abolish")
        #expect(reverse.owner(of: "없는 말") == nil)
    }

    @Test("An answer longer than any meaning is wrong at once")
    func endless() throws {
        let endless = (0..<200_000).map { "\($0)," }.joined()
        for direction in [Direction.forward, .reverse] {
            let question = try question("abandon", direction)
            #expect(!question.accepts(endless) && question.owner(of: endless) == nil)
        }
    }
}

extension Question {
    /// The other word that `text` belongs to.
    fileprivate func owner(of text: String) -> Choice? {
        if case .another(let choice) = judgement(of: text).verdict { choice } else { nil }
    }
}
