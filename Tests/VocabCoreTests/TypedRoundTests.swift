import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct TypedRoundTests {
    private func reading(_ milliseconds: Int) -> ClockReading {
        ClockReading(timestamp: .sample, milliseconds: milliseconds)
    }

    /// A round in which every answer is typed, and its first question.
    private func round(count: Int = 3, recallsFirst: Bool = false) throws -> (Round, Round.Asking) {
        var round = Round(
            try QuestionSequence(
                over: [try Bookcase.generated(count: 8)], count: count, answering: .typed, recallsFirst: recallsFirst, seed: 1))
        let first = try #require(Self.asking(round.handle(.start, at: reading(0))))
        return (round, first)
    }

    private static func asking(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .ask(let asking) = effects.last { asking } else { nil }
    }

    private func review(_ effects: [Round.Effect]) -> Review? {
        if case .record(let review) = effects.first { review } else { nil }
    }

    private func verdict(_ effects: [Round.Effect]) -> Round.Verdict? {
        for case .verdict(let verdict) in effects { return verdict }
        return nil
    }

    private func results(_ effects: [Round.Effect]) -> RoundResults? {
        if case .finished(let results) = effects.last { results } else { nil }
    }

    @Test("A typed answer is recorded as such, with its time, and judged")
    func right() throws {
        var (round, first) = try round()
        let effects = round.handle(.type(first.question.wanted), at: reading(700))
        let review = try #require(self.review(effects))
        #expect(review.game == .typed && review.outcome == .right && review.chosen == nil && review.milliseconds == 700)
        #expect(verdict(effects)?.typed == first.question.wanted && verdict(effects)?.streak == 1)
        #expect(Self.asking(effects)?.number == 2)
    }

    @Test("A wrong one that belongs to another word names that word, and one that belongs to none names none")
    func wrong() throws {
        var (round, first) = try round()
        let other = try #require(first.question.neighbours.first { $0.id != first.question.word.id })
        let taken = round.handle(.type(other.meaning), at: reading(10))
        #expect(review(taken)?.outcome == .wrong && review(taken)?.chosen == other.id && verdict(taken)?.chosen?.word == other)
        let unknown = round.handle(.type("없는 뜻"), at: reading(20))
        #expect(review(unknown)?.outcome == .wrong && review(unknown)?.chosen == nil && verdict(unknown)?.typed == "없는 뜻")
    }

    @Test("Nothing typed is no answer: the question stands", arguments: ["", " ", "\t\u{3000}", "\u{200B}"])
    func nothing(text: String) throws {
        var (round, first) = try round()
        #expect(round.handle(.type(text), at: reading(10)) == [.nothingTyped])
        #expect(review(round.handle(.type(first.question.wanted), at: reading(20)))?.milliseconds == 20)
    }

    @Test("A hint tells the first letter, once, and is counted")
    func hint() throws {
        var (round, first) = try round()
        #expect(round.handle(.hint, at: reading(5)) == [.firstLetter(first.question.firstLetter)])
        #expect(round.handle(.hint, at: reading(6)) == [.noMoreLetters])
        let effects = round.handle(.type(first.question.wanted), at: reading(20))
        #expect(review(effects)?.hints == 1 && review(effects)?.milliseconds == 20)
        #expect(review(round.handle(.skip, at: reading(30)))?.hints == 0)
    }

    @Test("There are no choices to take or to wait for, and to a question with choices nothing can be typed")
    func otherEvents() throws {
        var (round, first) = try round(recallsFirst: true)
        #expect(round.handle(.choose(0), at: reading(0)) == [.noSuchChoice(0)])
        #expect(round.handle(.reveal, at: reading(0)) == [])
        #expect(review(round.handle(.type(first.question.wanted), at: reading(0)))?.outcome == .right)
        var choosing = Round(try QuestionSequence(over: [try Bookcase.generated(count: 8)], count: 1, seed: 1))
        let asking = try #require(Self.asking(choosing.handle(.start, at: reading(0))))
        #expect(choosing.handle(.type(asking.question.wanted), at: reading(0)) == [])
    }

    @Test("Nobody guesses by typing: wrong answers take nothing from the corrected score")
    func corrected() throws {
        var (round, first) = try round()
        _ = round.handle(.type(first.question.wanted), at: reading(0))
        _ = round.handle(.type("없는 뜻"), at: reading(0))
        let results = try #require(self.results(round.handle(.hint, at: reading(0)) + round.handle(.type("?!"), at: reading(0))))
        #expect(results.correct == 1 && results.missed.count == 2 && results.correctedSixths == 6)
    }

    @Test("An answer that was taken back is asked for again, without its hint")
    func takeBack() throws {
        var (round, first) = try round()
        _ = round.handle(.hint, at: reading(0))
        _ = round.handle(.type("없는 뜻"), at: reading(0))
        #expect(round.handle(.takeBack, at: reading(0)) == [.takeBack, .ask(first)])
        #expect(review(round.handle(.type(first.question.wanted), at: reading(0)))?.hints == 0)
    }

    private func questions(_ bookcase: Bookcase, _ kind: GamePlan.Answering, seed: UInt64) throws -> [Question] {
        var sequence = try QuestionSequence(over: [bookcase], count: 5, answering: kind, seed: seed)
        var questions: [Question] = []
        while let question = sequence.nextQuestion() { questions.append(question) }
        #expect(sequence.skippedWords.isEmpty == (kind != .choice))
        return questions
    }

    @Test("typed has no choices; mixed types only what would be passed over", arguments: 0..<20 as Range<UInt64>)
    func kinds(seed: UInt64) throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("e", "가, 나, 다")])
        let typed = try questions(bookcase, .typed, seed: seed)
        #expect(typed.count == 5 && typed.allSatisfy(\.isTyped) && Set(typed.map(\.word.id)).count == 5)
        let mixed = try questions(bookcase, .mixed, seed: seed)
        #expect(mixed.count == 5 && mixed.filter(\.isTyped).map(\.word.term) == ["e"])
        #expect(try questions(bookcase, .choice, seed: seed) == mixed.filter { !$0.isTyped })
    }
}
