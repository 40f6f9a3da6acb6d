import Testing
import VocabCore
import VocabTestSupport

@Suite struct RoundTests {
    private func reading(_ milliseconds: Int) -> ClockReading {
        ClockReading(timestamp: Timestamp(secondsSince1970: 1_795_251_600 + milliseconds / 1_000), milliseconds: milliseconds)
    }

    private func round(count: Int, words: Int = 8, seed: UInt64 = 1) throws -> Round {
        Round(try QuestionSequence(over: [try Bookcase.generated(count: words)], count: count, seed: seed))
    }

    private func ask(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .ask(let asking) = effects.last { asking } else { nil }
    }

    private func end(_ effects: [Round.Effect]) -> RoundResults? {
        if case .finished(let results) = effects.last { results } else { nil }
    }

    private func wrong(_ question: Question) -> Int { (question.answer + 1) % 4 }

    @Test("An answer is recorded, then judged, then followed by the next question")
    func order() throws {
        var round = try round(count: 3)
        let first = try #require(ask(round.handle(.start, at: reading(1_000))))
        #expect(first.number == 1 && first.total == 3)
        let effects = round.handle(.choose(first.question.answer), at: reading(3_500))
        let second = try #require(ask(effects))
        let review = Review(
            at: reading(3_500).timestamp, word: first.question.word.id, bookcase: first.question.bookcase, direction: .forward,
            outcome: .right, choices: 4, milliseconds: 2_500)
        #expect(effects.count == 3 && effects[0] == .record(review) && second.number == 2)
        guard case .verdict(let verdict) = effects[1] else {
            Issue.record("\(effects[1])")
            return
        }
        #expect(verdict.question == first.question && verdict.outcome == .right && verdict.chosen == nil && verdict.streak == 1)
    }

    @Test("A wrong answer names the choice taken, and skipping names none")
    func wrongAndSkipped() throws {
        var round = try round(count: 2)
        let first = try #require(ask(round.handle(.start, at: reading(0)))).question
        let effects = round.handle(.choose(wrong(first)), at: reading(10))
        let taken = first.choices[wrong(first)]
        guard case .record(let review) = effects[0], case .verdict(let verdict) = effects[1] else {
            Issue.record("\(effects)")
            return
        }
        #expect(review.outcome == .wrong && review.chosen == taken.word.id && verdict.chosen == taken && verdict.streak == 0)
        let last = round.handle(.skip, at: reading(30))
        guard case .record(let skipped) = last[0] else {
            Issue.record("\(last)")
            return
        }
        #expect(skipped.outcome == .skipped && skipped.chosen == nil && skipped.milliseconds == 20)
        #expect(end(last)?.skipped == 1)
    }

    @Test("The results hold score, streaks, time, and the words missed in the order they were asked")
    func score() throws {
        var round = try round(count: 8)
        var effects = round.handle(.start, at: reading(500))
        var missed: [Word] = []
        for (number, answer) in "rrwrrrsw".enumerated() {
            let question = try #require(ask(effects)).question
            if answer != "r" { missed.append(question.word) }
            let event: Round.Event = answer == "s" ? .skip : .choose(answer == "r" ? question.answer : wrong(question))
            effects = round.handle(event, at: reading(1_000 * (number + 1)))
        }
        let results = try #require(end(effects))
        #expect(results.asked == 8 && results.correct == 5 && results.skipped == 1 && results.bestStreak == 3)
        #expect(results.percent == 63 && results.milliseconds == 7_500 && results.missed == missed && results.seed == 1)
    }

    @Test(
        "The share of right answers is rounded to whole percent",
        arguments: [(0, 3, 0), (1, 3, 33), (2, 3, 67), (1, 8, 13), (3, 3, 100)])
    func percent(correct: Int, asked: Int, percent: Int) throws {
        var round = try round(count: asked)
        var effects = round.handle(.start, at: reading(0))
        for number in 0..<asked {
            let question = try #require(ask(effects)).question
            effects = round.handle(number < correct ? .choose(question.answer) : .skip, at: reading(0))
        }
        #expect(end(effects)?.percent == percent)
        #expect(RoundResults(seed: 1).percent == 0)
    }

    @Test(
        "Hints remove at most two wrong choices and never the right one, and a removed choice is refused",
        arguments: 0..<40 as Range<UInt64>)
    func hints(seed: UInt64) throws {
        var round = try round(count: 2, seed: seed)
        let question = try #require(ask(round.handle(.start, at: reading(0)))).question
        var removed: Set<Int> = []
        for _ in 0..<2 {
            let effects = round.handle(.hint, at: reading(0))
            guard case .removed(let place) = effects.first, effects.count == 1 else {
                Issue.record("\(effects)")
                return
            }
            #expect(place != question.answer && question.choices.indices.contains(place))
            #expect(removed.insert(place).inserted)
            #expect(round.handle(.choose(place), at: reading(0)) == [.noSuchChoice(place)])
        }
        for _ in 0..<3 { #expect(round.handle(.hint, at: reading(0)) == [.nothingToRemove]) }
        let effects = round.handle(.choose(question.answer), at: reading(0))
        guard case .record(let review) = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(review.hints == 2 && review.outcome == .right)
        let next = try #require(ask(effects)).question
        guard case .record(let second) = round.handle(.choose(wrong(next)), at: reading(0)).first else { return }
        #expect(second.hints == 0)
    }

    @Test("A choice that is not there is refused, and the question stands", arguments: [-1, 4, .max, .min])
    func noSuchChoice(place: Int) throws {
        var round = try round(count: 1)
        let question = try #require(ask(round.handle(.start, at: reading(0)))).question
        #expect(round.handle(.choose(place), at: reading(0)) == [.noSuchChoice(place)])
        #expect(end(round.handle(.choose(question.answer), at: reading(0)))?.correct == 1)
    }

    @Test("Quitting gives the results so far, and the open question does not count")
    func quit() throws {
        for answered in 0..<4 {
            var round = try round(count: 8)
            var effects = round.handle(.start, at: reading(0))
            for _ in 0..<answered {
                effects = round.handle(.choose(try #require(ask(effects)).question.answer), at: reading(100))
            }
            effects = round.handle(.quit, at: reading(900))
            let results = try #require(end(effects))
            #expect(effects.count == 1 && results.asked == answered && results.correct == answered)
            #expect(results.milliseconds == 900 && results.missed.isEmpty)
        }
    }

    @Test("After the end, before the start, and on a second start, nothing happens")
    func deadEvents() throws {
        let events: [Round.Event] = [.start, .choose(0), .hint, .skip, .quit]
        var unstarted = try round(count: 2)
        for event in events where event != .start && event != .quit { #expect(unstarted.handle(event, at: reading(0)).isEmpty) }
        #expect(ask(unstarted.handle(.start, at: reading(0)))?.number == 1)
        #expect(unstarted.handle(.start, at: reading(0)).isEmpty)
        _ = unstarted.handle(.quit, at: reading(0))
        for event in events { #expect(unstarted.handle(event, at: reading(0)).isEmpty) }
        var none = try round(count: 0)
        #expect(end(none.handle(.start, at: reading(0)))?.asked == 0)
    }

    @Test("Words passed over are named in the results and break no number", arguments: 0..<10 as Range<UInt64>)
    func skippedWords(seed: UInt64) throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("e", "가, 나, 다")])
        var round = Round(try QuestionSequence(over: [bookcase], count: 5, seed: seed))
        var effects = round.handle(.start, at: reading(0))
        var numbers: [Int] = []
        while let asking = ask(effects) {
            numbers.append(asking.number)
            #expect(asking.number <= asking.total)
            effects = round.handle(.skip, at: reading(0))
        }
        #expect(numbers == [1, 2, 3, 4] && end(effects)?.skippedWords.map(\.word) == [bookcase.words[4]])
    }

    @Test("Whatever the learner does, every answer is recorded once and the round ends once", arguments: 0..<60 as Range<UInt64>)
    func anyEvents(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var round = try round(count: 6, seed: seed)
        var (records, verdicts, ends): (Int, Int, [RoundResults]) = (0, 0, [])
        for step in 0..<80 {
            let events: [Round.Event] = [.start, .hint, .skip, .choose(Int.random(in: -1...4, using: &generator))]
            let event = step == 79 ? .quit : events.randomElement(using: &generator) ?? .start
            for effect in round.handle(event, at: reading(step)) {
                switch effect {
                case .record: records += 1
                case .verdict: verdicts += 1
                case .finished(let results): ends.append(results)
                default: break
                }
                #expect(verdicts <= records)
            }
        }
        #expect(ends.count == 1 && ends.first?.asked == records && verdicts == records)
        #expect(ends.first.map { $0.correct + $0.missed.count } == records)
    }
}
