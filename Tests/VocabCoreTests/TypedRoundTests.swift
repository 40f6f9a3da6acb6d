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

    /// A round about one word whose term is typed, on its first question.
    private func round(about term: String, _ meaning: String, direction: Direction = .reverse) throws -> Round {
        let words = [(term, meaning), ("zebra", "얼룩말"), ("quilt", "누비이불"), ("jumbo", "점보")]
        let directions = direction == .reverse ? GamePlan.Directions.reverse : .forward
        for seed in 0..<50 as Range<UInt64> {
            let sequence = try QuestionSequence(
                over: [try Bookcase.sample(pairs: words)], count: 4, directions: directions, answering: .typed, seed: seed)
            var round = Round(sequence)
            if Self.asking(round.handle(.start, at: reading(0)))?.question.word.term == term { return round }
        }
        throw RoundError.notFound
    }

    private enum RoundError: Error { case notFound }

    private func hint(_ effects: [Round.Effect]) -> LetterHint? {
        if case .letters(let hint) = effects.first { hint } else { nil }
    }

    @Test("Hints tell letter by letter and each is counted; the last letter is never told, and the question stands")
    func hints() throws {
        var round = try round(about: "give up", "포기하다")
        for (count, pattern) in ["g___ __", "gi__ __", "giv_ __", "give __", "give u_"].enumerated() {
            let hint = try #require(self.hint(round.handle(.hint, at: reading(5))))
            #expect(hint.pattern == pattern && hint.total == 6 && hint.told.filter { $0 != " " }.count == count + 1)
        }
        var knowing = round
        let right = knowing.handle(.type("give up"), at: reading(20))
        #expect(review(right)?.outcome == .right && review(right)?.hints == 5 && review(right)?.milliseconds == 20)
        #expect(
            round.handle(.hint, at: reading(30)) == [.noLetterLeft] && round.handle(.hint, at: reading(31)) == [.noLetterLeft])
        let skipped = round.handle(.skip, at: reading(32))
        #expect(review(skipped)?.outcome == .skipped && review(skipped)?.hints == 5)
    }

    @Test("A hint to an answer of one letter tells that it has one")
    func shortHint() throws {
        var round = try round(about: "eye", "눈", direction: .forward)
        let hint = hint(round.handle(.hint, at: reading(5)))
        #expect(hint?.pattern == "_" && hint?.told == "" && hint?.total == 1)
        #expect(round.handle(.hint, at: reading(6)) == [.noLetterLeft])
    }

    @Test("What is nearly right may be mended once; right at the second try counts as a hint")
    func secondTry() throws {
        var round = try round(about: "accommodate", "수용하다")
        guard case .nearly(let miss) = round.handle(.type("acommodate"), at: reading(10)).first else {
            Issue.record("no second try")
            return
        }
        #expect(miss.typed.before == "ac" && miss.typed.marked.isEmpty && miss.typed.after == "ommodate")
        var failing = round
        let right = round.handle(.type("accommodate"), at: reading(20))
        #expect(review(right)?.outcome == .right && review(right)?.hints == 1 && review(right)?.milliseconds == 20)
        let wrong = failing.handle(.type("acommodate"), at: reading(20))
        #expect(review(wrong)?.outcome == .wrong && review(wrong)?.hints == 1)
    }

    @Test("What was typed with the wrong keyboard is told and taken")
    func keyboard() throws {
        var round = try round(about: "refrigerator", "냉장고", direction: .forward)
        let effects = round.handle(.type("sodwkdrh"), at: reading(10))
        #expect(effects.first == .read(as: "냉장고"))
        #expect(verdict(effects)?.outcome == .right)
    }

    @Test("A typed answer that was called wrong is counted as right when the learner says so, and that can be taken back")
    func claim() throws {
        var round = try round(about: "refrigerator", "냉장고", direction: .forward)
        #expect(round.handle(.wasRight, at: reading(0)) == [.nothingToClaim])
        let wrong = round.handle(.type("찬장고"), at: reading(10))
        let next = try #require(Self.asking(wrong))
        let claimed = round.handle(.wasRight, at: reading(900))
        guard case .claimed(let review) = claimed.first else {
            Issue.record("not claimed: \(claimed)")
            return
        }
        #expect(review.outcome == .right && review.grade == .good && review.game == .typed && review.milliseconds == 10)
        #expect(claimed.first?.historyChange == .replace(review))
        #expect(Self.asking(claimed)?.question == next.question && Self.asking(claimed)?.streak == 1)
        #expect(round.results.correct == 1 && round.results.asked == 1 && round.results.missed.isEmpty)
        #expect(round.handle(.wasRight, at: reading(950)) == [.nothingToClaim])
        let back = round.handle(.takeBack, at: reading(1_000))
        #expect(back.first == .takeBack && Self.asking(back)?.question.word.term == "refrigerator")
        #expect(round.results.asked == 0)
    }

    @Test("After the stop at a miss the learner can say that it was right, and the round goes on")
    func claimAtStop() throws {
        let sequence = try QuestionSequence(over: [try Bookcase.generated(count: 8)], count: 3, answering: .typed, seed: 1)
        var round = Round(sequence, stopsAfterMiss: true)
        _ = round.handle(.start, at: reading(0))
        #expect(verdict(round.handle(.type("없는 뜻"), at: reading(10)))?.stops == true)
        #expect(Self.asking(round.handle(.wasRight, at: reading(20)))?.number == 2)
        _ = round.handle(.skip, at: reading(30))
        #expect(round.handle(.wasRight, at: reading(40)) == [.nothingToClaim])
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

    @Test("An answer that was taken back is asked for again, without its hint but as one that was seen")
    func takeBack() throws {
        var (round, first) = try round()
        _ = round.handle(.hint, at: reading(0))
        _ = round.handle(.type("없는 뜻"), at: reading(0))
        #expect(round.handle(.takeBack, at: reading(0)) == [.takeBack, .ask(first)])
        #expect(review(round.handle(.type(first.question.wanted), at: reading(0)))?.hints == 1)
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
        #expect(try questions(bookcase, .choice, seed: seed).map(\.word) == mixed.filter { !$0.isTyped }.map(\.word))
    }
}
