import Testing
import VocabCore
import VocabTestSupport

@Suite struct RecallTests {
    private func reading(_ milliseconds: Int) -> ClockReading {
        ClockReading(timestamp: .sample, milliseconds: milliseconds)
    }

    private func round(count: Int = 3, seed: UInt64 = 1) throws -> Round {
        Round(try QuestionSequence(over: [try Bookcase.generated(count: 8)], count: count, recallsFirst: true, seed: seed))
    }

    private func recalled(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .recall(let asking) = effects.last { asking } else { nil }
    }

    private func review(_ effects: [Round.Effect]) -> Review? {
        if case .record(let review) = effects.first { review } else { nil }
    }

    @Test("No choice is an answer before the choices are shown", arguments: [0, 1, 2, 3, 4, -1])
    func choiceReveals(place: Int) throws {
        for seed in 0..<20 as Range<UInt64> {
            var round = try round(seed: seed)
            let asking = try #require(recalled(round.handle(.start, at: reading(0))))
            #expect(round.handle(.choose(place), at: reading(10)) == [.choices(asking)])
            let effects = round.handle(.choose(asking.question.answer), at: reading(30))
            #expect(review(effects)?.outcome == .right)
            #expect(recalled(effects)?.number == 2)
        }
    }

    @Test("The time of an answer counts from the choices, also where a hint brought them")
    func time() throws {
        for event in [Round.Event.reveal, .choose(0), .hint] {
            var round = try round()
            let asking = try #require(recalled(round.handle(.start, at: reading(0))))
            _ = round.handle(event, at: reading(3_000))
            #expect(review(round.handle(.choose(asking.question.answer), at: reading(3_400)))?.milliseconds == 400)
        }
    }

    @Test("Before the choices a question can be skipped, and a hint brings them before it removes one")
    func skipAndHint() throws {
        var round = try round()
        _ = round.handle(.start, at: reading(0))
        let skipped = round.handle(.skip, at: reading(900))
        #expect(review(skipped)?.outcome == .skipped && review(skipped)?.milliseconds == 900)
        let question = try #require(recalled(skipped)).question
        guard case .choices = round.handle(.hint, at: reading(950)).first,
            case .removed(let place) = round.handle(.hint, at: reading(1_000)).first
        else {
            Issue.record("a hint removes a choice")
            return
        }
        #expect(place != question.answer)
        let answered = round.handle(.choose(question.answer), at: reading(1_100))
        #expect(review(answered)?.hints == 1 && review(answered)?.outcome == .right)
    }

    @Test("A question that comes again has shown its choices already, and the one after it is recalled first")
    func takeBack() throws {
        var round = try round()
        let first = try #require(recalled(round.handle(.start, at: reading(0))))
        #expect(round.handle(.takeBack, at: reading(0)) == [.nothingToTakeBack])
        #expect(round.handle(.choose(first.question.answer), at: reading(0)) == [.choices(first)])
        _ = round.handle(.skip, at: reading(0))
        #expect(round.handle(.takeBack, at: reading(0)) == [.takeBack, .ask(first)])
        let effects = round.handle(.choose(first.question.answer), at: reading(0))
        #expect(review(effects)?.outcome == .right && recalled(effects) != nil)
    }

    @Test("Whatever the learner does, nothing is answered whose choices were not shown", arguments: 0..<60 as Range<UInt64>)
    func anyEvents(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var round = try round(count: 8, seed: seed)
        var isShown = false
        for step in 0..<80 {
            let events: [Round.Event] = [
                .start, .reveal, .hint, .skip, .takeBack, .choose(Int.random(in: 0..<4, using: &generator)),
            ]
            for effect in round.handle(events.randomElement(using: &generator) ?? .start, at: reading(step)) {
                switch effect {
                case .ask, .choices, .removed: isShown = true
                case .recall: isShown = false
                case .record(let review): #expect(isShown || review.outcome == .skipped)
                default: break
                }
            }
        }
    }

    @Test("Where nothing is recalled first, wanting the choices changes nothing")
    func withoutRecall() throws {
        var round = Round(try QuestionSequence(over: [try Bookcase.generated(count: 8)], count: 2, seed: 1))
        guard case .ask(let asking) = round.handle(.start, at: reading(0)).first else {
            Issue.record("a question is asked")
            return
        }
        #expect(round.handle(.reveal, at: reading(50)) == [])
        #expect(review(round.handle(.choose(asking.question.answer), at: reading(80)))?.milliseconds == 80)
    }
}
