import Testing
import VocabTestSupport

@testable import VocabCore

/// Words that were missed come back in the same round.
@Suite("Missed words come back") struct ComeBackTests {
    private let now = ClockReading(timestamp: .sample, milliseconds: 0)

    private func round(words: Int, count: Int, comeBack: Bool = true, seed: UInt64) throws -> Round {
        Round(
            try QuestionSequence(
                GamePlan(over: [try Bookcase.generated(count: words)], count: count, missedComeBack: comeBack, seed: seed)))
    }

    private func asking(_ effects: [Round.Effect]) -> Round.Asking? {
        if case .ask(let asking) = effects.last { asking } else { nil }
    }

    /// Plays to the end; `misses` says whether a word is missed the nth time it is asked.
    private func play(_ round: inout Round, misses: (Word.ID, Int) -> Bool) -> (asked: [Word.ID], results: RoundResults?) {
        var asked: [Word.ID] = []
        var effects = round.handle(.start, at: now)
        while let asking = asking(effects), asked.count < 500 {
            let id = asking.question.word.id
            asked.append(id)
            #expect(asking.number == asked.count && asking.total >= asking.number)
            let isMissed = misses(id, asked.count { $0 == id })
            effects = round.handle(isMissed ? .skip : .choose(asking.question.answer), at: now)
        }
        if case .finished(let results) = effects.last { return (asked, results) }
        return (asked, nil)
    }

    @Test(
        "after three to six others, or as the last, until they are right once; the score counts first answers",
        arguments: 0..<30 as Range<UInt64>)
    func comeBack(seed: UInt64) throws {
        var round = try round(words: 14, count: 12, seed: seed)
        var missed: Set<Word.ID> = []
        let (asked, results) = play(&round) { id, time in
            if time == 1, missed.count < 2 { missed.insert(id) }
            return missed.contains(id) && time < 3
        }
        #expect(asked.count == 16 && Set(asked).count == 12)
        for id in missed {
            let places = asked.indices.filter { asked[$0] == id }
            #expect(places.count == 3)
            for (before, after) in zip(places, places.dropFirst()) { #expect((4...7).contains(after - before)) }
        }
        #expect(results?.asked == 12 && results?.correct == 10 && results?.missed.count == 2 && results?.reviews.count == 16)
    }

    @Test(
        "where many are missed each of them comes back as soon, up to the last words of the round",
        arguments: 0..<20 as Range<UInt64>)
    func many(seed: UInt64) throws {
        var round = try round(words: 34, count: 30, seed: seed)
        var chance = SeededGenerator(seed: seed)
        let (asked, _) = play(&round) { _, time in time < 3 && Bool.random(using: &chance) }
        for id in Set(asked) {
            let places = asked.indices.filter { asked[$0] == id }
            for (before, after) in zip(places, places.dropFirst()) {
                #expect((4...7).contains(after - before) || (after - before < 4 && after >= asked.count - 8))
            }
        }
    }

    @Test("a round of one word asks it again and again until it is right", arguments: 0..<5 as Range<UInt64>)
    func alone(seed: UInt64) throws {
        var round = try round(words: 5, count: 1, seed: seed)
        let (asked, results) = play(&round) { _, time in time < 4 }
        #expect(asked.count == 4 && Set(asked).count == 1 && results?.asked == 1 && results?.correct == 0)
    }

    @Test("where so many questions were wanted, so many are asked") func counted() throws {
        var round = try round(words: 14, count: 6, comeBack: false, seed: 1)
        #expect(play(&round) { _, _ in true }.asked.count == 6)
    }

    @Test("an answer that is taken back brings nothing back") func takenBack() throws {
        var round = try round(words: 14, count: 6, seed: 3)
        let first = try #require(asking(round.handle(.start, at: now)))
        _ = round.handle(.skip, at: now)
        let again = try #require(asking(round.handle(.takeBack, at: now)))
        #expect(again.question == first.question && again.total == 6 && again.number == 1)
        var asked = [again.question.word.id]
        var effects = round.handle(.choose(again.question.answer), at: now)
        while let asking = asking(effects) {
            asked.append(asking.question.word.id)
            effects = round.handle(.choose(asking.question.answer), at: now)
        }
        #expect(asked.count == 6 && Set(asked).count == 6)
    }
}
