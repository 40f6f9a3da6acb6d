import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("The challenge of a day") struct DailyChallengeTests {
    private let day = Day(number: 20_778)

    /// What is read of each question: its prompt and its choices in their order.
    private func shown(_ bookcases: [Bookcase], _ day: Day? = nil) throws -> [[String]] {
        var sequence = try QuestionSequence(DailyChallenge.plan(over: bookcases, on: day ?? self.day))
        var shown: [[String]] = []
        while let question = sequence.nextQuestion() { shown.append([question.prompt] + question.choices.map(\.text)) }
        return shown
    }

    /// The same terms and meanings under other ids, in another order, with other fields, on another person's machine.
    private func copy(_ bookcase: Bookcase, seed: UInt64) throws -> Bookcase {
        var chance = SeededGenerator(seed: seed)
        let words = try bookcase.words.shuffled(using: &chance).map { word in
            var content = WordContent(term: word.term, meaning: word.meaning)
            content.note = "\(seed)"
            content.partOfSpeech = Bool.random(using: &chance) ? "verb" : ""
            content.tags = ["day\(Int.random(in: 1...9, using: &chance))"]
            return try Word(content, id: Word.ID(using: &chance), memorized: Bool.random(using: &chance), added: .later)
        }
        return Bookcase(
            id: Bookcase.ID(using: &chance), name: try BookcaseName("내 것 \(seed)"), added: .later, words: words)
    }

    @Test("is the same for all who have the same terms and meanings, whatever else differs", arguments: [4, 12, 60, 300])
    func same(count: Int) throws {
        let bookcase = try Bookcase.generated(count: count)
        let mine = try shown([bookcase])
        #expect(mine.count == min(10, count))
        for seed in 1...5 as ClosedRange<UInt64> { #expect(try shown([copy(bookcase, seed: seed)]) == mine) }
    }

    @Test("several bookcases may come in any order") func several() throws {
        let bookcases = [try Bookcase.generated(count: 20), try Bookcase.generated(count: 30, seed: 2)]
        let copies = try zip(bookcases, [9, 10]).map { try copy($0, seed: $1) }
        #expect(try shown(bookcases) == shown(copies.reversed()))
    }

    @Test("differs from day to day, and with another word") func differs() throws {
        let bookcase = try Bookcase.generated(count: 60)
        let days = try (0..<20).map { try shown([bookcase], day.advanced(by: $0)) }
        #expect(Set(days).count == 20)
        var other = bookcase
        try other.add(.sample(term: "another", meaning: "또 하나"))
        #expect(try shown([other]) != days[0])
    }

    @Test("its questions are about the words as the learner has them") func whole() throws {
        let bookcase = try copy(try Bookcase.generated(count: 12), seed: 3)
        var sequence = try QuestionSequence(DailyChallenge.plan(over: [bookcase], on: day))
        while let question = sequence.nextQuestion() {
            #expect(bookcase.words.contains(question.word) && question.bookcase == bookcase.id)
            #expect(question.choices.allSatisfy { bookcase.words.contains($0.word) } && question.choices.count == 4)
            #expect(question.isCorrect(question.choices[question.answer]))
        }
    }

    @Test("too few words, or words of one meaning, are refused as in any round") func refused() throws {
        for count in 0...3 { #expect(throws: QuizError.self) { try shown([Bookcase.generated(count: count)]) } }
    }
}
