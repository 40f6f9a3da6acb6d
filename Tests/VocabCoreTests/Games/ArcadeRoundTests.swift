import Testing
import VocabTestSupport

@testable import VocabCore

/// Rounds for points, which end by the clock or with the last life.
@Suite("Rounds against the clock and with lives") struct ArcadeRoundTests {
    private func round(_ mode: ArcadeMode, words: Int = 8, answering: GamePlan.Answering = .choice) throws -> Round {
        let plan = GamePlan(
            over: [try Bookcase.generated(count: words)], count: 3, answering: answering,
            arcade: ArcadeRound(id: .sample(1), mode: mode), seed: 1)
        return Round(try QuestionSequence(plan), stopsAfterMiss: true)
    }

    private func reading(_ milliseconds: Int) -> ClockReading { ClockReading(timestamp: .sample, milliseconds: milliseconds) }

    private func asking(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .ask(let asking) = effects.last { asking } else { nil }
    }

    private func end(_ effects: [Round.Effect]) -> RoundResults? {
        if case .finished(let results) = effects.last { results } else { nil }
    }

    @Test("the round goes on with the words it has until the time is up, and none comes twice in a row", arguments: [4, 5, 8])
    func endless(words: Int) throws {
        var round = try round(.time(seconds: 60), words: words)
        var asked: [Word.ID] = []
        var next = try #require(asking(round.handle(.start, at: reading(500))))
        for second in 1..<60 {
            asked.append(next.question.word.id)
            let effects = round.handle(.choose(next.question.answer), at: reading(500 + 1_000 * second))
            next = try #require(asking(effects))
            #expect(next.number == second + 1 && next.left == nil)
        }
        #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 })
        for start in stride(from: 0, to: 59 - words, by: words) {
            #expect(Set(asked[start..<start + words]).count == words, "every word comes before any comes again")
        }
        let effects = round.handle(.choose(next.question.answer), at: reading(60_500))
        let results = try #require(end(effects))
        #expect(effects.count == 1 && !results.isCut && results.asked == 59 && results.correct == 59)
        #expect(results.reviews.allSatisfy { $0.arcade == ArcadeRound(id: .sample(1), mode: .time(seconds: 60)) })
    }

    @Test("when the time is up the open question is not recorded, whatever came", arguments: [59_999, 60_000, 90_000])
    func timeUp(milliseconds: Int) throws {
        for event in [Round.Event.timeUp, .choose(0), .skip, .hint, .takeBack] {
            var round = try round(.time(seconds: 60))
            _ = round.handle(.start, at: reading(0))
            _ = round.handle(.skip, at: reading(1_000))
            let results = end(round.handle(event, at: reading(milliseconds)))
            #expect((results == nil) == (milliseconds < 60_000), "\(event)")
            if let results { #expect(results.reviews.count == 1 && !results.isCut) }
        }
        var typed = try round(.time(seconds: 60), answering: .typed)
        let first = try #require(asking(typed.handle(.start, at: reading(0))))
        let last = typed.handle(.type(first.question.wanted), at: reading(milliseconds))
        #expect((end(last)?.reviews.count == 0) == (milliseconds >= 60_000))
    }

    @Test("the last life ends the round, wrong or not known, and a right answer costs none") func lives() throws {
        var round = try round(.lives(3), words: 4)
        var next = try #require(asking(round.handle(.start, at: reading(0))))
        var time = 0
        func play(_ event: Round.Event) -> [Round.Effect] {
            time += 3_600_000
            return round.handle(event, at: reading(time))
        }
        for _ in 0..<20 { next = try #require(asking(play(.choose(next.question.answer)))) }
        #expect(next.score?.points == 1 + 1 + 2 * 3 + 3 * 15 && next.score?.combo == 20)
        next = try #require(asking(play(.choose((next.question.answer + 1) % 4))))
        #expect(next.score?.misses == 1 && next.score?.combo == 0)
        next = try #require(asking(play(.skip)))
        let effects = play(.choose((next.question.answer + 1) % 4))
        let results = try #require(end(effects))
        #expect(results.reviews.count == 23 && results.asked == 23 && !results.isCut && results.missed.count <= 3)
        #expect(play(.start).isEmpty)
    }

    @Test("no key gives an advantage: no answer is taken back, passed over or called right, and no word edited") func keys()
        throws
    {
        for answering in [GamePlan.Answering.choice, .typed] {
            var round = try round(.lives(3), answering: answering)
            let first = try #require(asking(round.handle(.start, at: reading(0))))
            _ = round.handle(.skip, at: reading(1_000))
            for event in [Round.Event.takeBack, .know, .wasRight, .revise(first.question.word)] {
                #expect(round.handle(event, at: reading(2_000)) == [.notInArcade])
            }
            #expect(end(round.handle(.quit, at: reading(3_000)))?.isCut == true)
        }
    }
}
