import Testing
import VocabTestSupport

@testable import VocabCore

/// Taking answers back in a round, against a model that only knows the list of answers that stand.
@Suite("Taking answers back in a round") struct TakeBackTests {
    private func reading(_ milliseconds: Int) -> ClockReading {
        ClockReading(timestamp: Timestamp(secondsSince1970: 1_795_251_600), milliseconds: milliseconds)
    }

    private func ask(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .ask(let asking) = effects.last { asking } else { nil }
    }

    private func end(_ effects: [Round.Effect]) -> RoundResults? {
        if case .finished(let results) = effects.last { results } else { nil }
    }

    private func record(_ effects: [Round.Effect]) -> Review? {
        if case .record(let review) = effects.first { review } else { nil }
    }

    private func sequence(_ count: Int, seed: UInt64) throws -> QuestionSequence {
        try QuestionSequence(over: [try Bookcase.generated(count: max(count, 8))], count: count, directions: .mixed, seed: seed)
    }

    /// What is left of a round whose answers were taken back in part, as if only those that stand had been given.
    private struct Model {
        let questions: [Question]
        var standing: [Review.Outcome] = []
        var canTakeBack = 0
        var askedAt = 0
        var removed = 0

        var missed: [Word] { zip(questions, standing).filter { $1 != .right }.map(\.0.word) }
        var streak: Int { standing.reversed().prefix { $0 == .right }.count }
        var bestStreak: Int { standing.split { $0 != .right }.map(\.count).max() ?? 0 }

        var asking: Round.Asking? {
            guard standing.count < questions.count else { return nil }
            return Round.Asking(
                question: questions[standing.count], number: standing.count + 1, total: questions.count, streak: streak, left: nil
            )
        }

        mutating func answer(_ outcome: Review.Outcome, at now: Int) {
            standing.append(outcome)
            canTakeBack = min(canTakeBack + 1, 30)
            (askedAt, removed) = (now, 0)
        }

        mutating func takeBack(at now: Int) {
            standing.removeLast()
            canTakeBack -= 1
            (askedAt, removed) = (now, 0)
        }
    }

    @Test(
        "Whatever is answered and taken back, question, choices, streak, score and missed words are those of the answers that stand",
        arguments: 0..<20 as Range<UInt64>)
    func model(seed: UInt64) throws {
        let count = Int(seed % 4) * 18 + 3
        var sequence = try sequence(count, seed: seed)
        var round = Round(sequence)
        var model = Model(questions: (0..<count).compactMap { _ in sequence.nextQuestion() })
        var generator = SeededGenerator(seed: seed &+ 1_000)
        var asking = try #require(ask(round.handle(.start, at: reading(0))))
        var results: RoundResults?
        for now in 1...2_000 {
            #expect(asking == model.asking)
            // The further, the rarer an answer is taken back, so that each round comes to its end.
            let wantsBack = Int.random(in: 0..<2_000, using: &generator) > now + 700
            let (event, outcome) = wantsBack ? (.takeBack, nil) : choose(asking.question, using: &generator)
            let effects = round.handle(event, at: reading(now))
            switch (event, outcome) {
            case (.takeBack, _) where model.canTakeBack == 0: #expect(effects == [.nothingToTakeBack])
            case (.takeBack, _):
                model.takeBack(at: now)
                #expect(effects.first == .takeBack && effects.count == 2)
            case (_, let outcome?):
                let review = try #require(record(effects))
                #expect(review.outcome == outcome && review.word == asking.question.word.id)
                #expect(review.hints == model.removed && review.milliseconds == now - model.askedAt)
                model.answer(outcome, at: now)
            default: if case .removed = effects.first { model.removed += 1 }
            }
            asking = ask(effects) ?? asking
            results = end(effects)
            if results != nil { break }
        }
        let found = try #require(results)
        #expect(model.standing.count == count && found.asked == count && !found.isCut)
        #expect(
            found.correct == model.standing.count { $0 == .right } && found.skipped == model.standing.count { $0 == .skipped })
        #expect(found.missed == model.missed && found.bestStreak == model.bestStreak)
    }

    private func choose(_ question: Question, using generator: inout SeededGenerator) -> (Round.Event, Review.Outcome?) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: (.hint, nil)
        case 1: (.skip, .skipped)
        case 2...7: (.choose(question.answer), .right)
        // Where a hint may have removed it, no wrong choice is sure to be there; this one never is.
        case 8: (.choose(4), nil)
        default: (.skip, .skipped)
        }
    }

    @Test("Thirty answers can be taken back and no more; then the round goes on to its end", arguments: [1, 29, 30, 31, 40])
    func limit(answers: Int) throws {
        var round = Round(try sequence(45, seed: 3))
        var askings = [try #require(ask(round.handle(.start, at: reading(0))))]
        for now in 1...answers { askings.append(try #require(ask(round.handle(.skip, at: reading(now))))) }
        let possible = min(answers, 30)
        for step in 1...possible {
            #expect(round.handle(.takeBack, at: reading(100)) == [.takeBack, .ask(askings[answers - step])])
        }
        for _ in 0..<3 { #expect(round.handle(.takeBack, at: reading(100)) == [.nothingToTakeBack]) }
        for step in (answers - possible)..<answers {
            #expect(ask(round.handle(.skip, at: reading(100))) == askings[step + 1])
        }
        let results = try #require(end(round.handle(.quit, at: reading(100))))
        #expect(results.asked == answers && results.skipped == answers && results.isCut)
    }

    @Test("At the first question there is nothing to take back, and it stands, with its hints")
    func first() throws {
        var round = Round(try sequence(4, seed: 5))
        let asking = try #require(ask(round.handle(.start, at: reading(0))))
        guard case .removed(let place) = round.handle(.hint, at: reading(0)).first else {
            Issue.record("a hint removes a choice")
            return
        }
        #expect(round.handle(.takeBack, at: reading(0)) == [.nothingToTakeBack])
        #expect(round.handle(.choose(place), at: reading(0)) == [.noSuchChoice(place)])
        #expect(record(round.handle(.choose(asking.question.answer), at: reading(0)))?.hints == 1)
    }

    @Test("A choice that hints removed is back when its question comes again, and the hints count no more")
    func hints() throws {
        for seed in 0..<20 as Range<UInt64> {
            var round = Round(try sequence(4, seed: seed))
            let asking = try #require(ask(round.handle(.start, at: reading(0))))
            var removed: [Int] = []
            for _ in 0..<2 {
                if case .removed(let place) = round.handle(.hint, at: reading(0)).first { removed.append(place) }
            }
            _ = round.handle(.choose(asking.question.answer), at: reading(0))
            _ = round.handle(.hint, at: reading(0))
            #expect(round.handle(.takeBack, at: reading(7)) == [.takeBack, .ask(asking)])
            let place = try #require(removed.first)
            let review = try #require(record(round.handle(.choose(place), at: reading(9))))
            #expect(review.outcome == .wrong && review.hints == 0 && review.milliseconds == 2)
            #expect(review.chosen == asking.question.choices[place].word.id)
        }
    }

    @Test("Words passed over are passed over once, however often the questions around them are asked again", arguments: 0..<10)
    func skippedWords(seed: Int) throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("e", "가, 나, 다")])
        var round = Round(try QuestionSequence(over: [bookcase], count: 5, seed: UInt64(seed)))
        var effects = round.handle(.start, at: reading(0))
        while let asking = ask(effects), asking.number < 4 {
            let next = round.handle(.skip, at: reading(0))
            #expect(round.handle(.takeBack, at: reading(0)) == [.takeBack, .ask(asking)])
            effects = round.handle(.skip, at: reading(0))
            #expect(effects == next)
        }
        let results = try #require(end(round.handle(.skip, at: reading(0))))
        #expect(results.skippedWords.map(\.word) == [bookcase.words[4]] && results.asked == 4)
    }

    @Test("Before the start and after the end nothing can be taken back")
    func deadEvents() throws {
        var round = Round(try sequence(4, seed: 1))
        #expect(round.handle(.takeBack, at: reading(0)).isEmpty)
        _ = round.handle(.start, at: reading(0))
        _ = round.handle(.skip, at: reading(0))
        _ = round.handle(.quit, at: reading(0))
        #expect(round.handle(.takeBack, at: reading(0)).isEmpty)
    }
}
