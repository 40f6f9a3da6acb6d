import Testing
import VocabTestSupport

@testable import VocabCore

/// The laws of the record of wrong answers.
@Suite("The record of wrong answers") struct WrongAnswersTests {
    private func record(
        _ reviews: [Review], _ clearings: [Clearing] = [], calendar: LearnerCalendar = LearnerCalendar(), today: Int = 1_000
    ) -> [WrongAnswers.Entry] {
        WrongAnswers(
            of: reviews.sorted { $0.at < $1.at }, clearings, calendar, now: Timestamp(secondsSince1970: today * 86_400)
        ).entries
    }

    private func miss(_ word: UInt64, day: Int, second: Int = 0, game: Review.Game = .choice, taking chosen: UInt64? = nil)
        -> Review
    {
        Review(
            at: Timestamp(secondsSince1970: day * 86_400 + 43_200 + second), word: .word(word), bookcase: .sample(1), game: game,
            direction: .forward, outcome: chosen == nil ? .skipped : .wrong, chosen: chosen.map { .word($0) }, milliseconds: 900)
    }

    @Test("a word stands once a game, with how often it was missed and what was taken for it most") func entries() {
        let all = record([
            miss(1, day: 1, taking: 2), miss(1, day: 2, taking: 3), miss(1, day: 3), miss(1, day: 4, taking: 3),
            miss(2, day: 4, game: .typed), miss(1, day: 5, game: .typed),
        ])
        #expect(all.map(\.word) == [.word(1), .word(1), .word(2)] && all.map(\.game) == [.choice, .typed, .typed])
        #expect(all.map(\.times) == [4, 1, 1])
        #expect(all[0].taken.map(\.word) == [.word(3), .word(2)] && all[0].taken.map(\.times) == [2, 1])
        #expect(all[0].lastMissed == miss(1, day: 4).at)
    }

    @Test("it leaves when it was right on two days since it was last missed, in whatever game, and comes back counted anew")
    func leaves() {
        let twice = [miss(1, day: 1), Review.answer(day: 2), .answer(day: 3, game: .typed)]
        #expect(record(Array(twice.prefix(2))).count == 1)
        #expect(record(twice).isEmpty)
        #expect(record([miss(1, day: 1), .answer(day: 2), .answer(day: 2, second: 9), .answer(day: 2, second: 18)]).count == 1)
        #expect(record([miss(1, day: 1), .answer(day: 2), miss(1, day: 3), .answer(day: 4)]).map(\.times) == [2])
        #expect(record([miss(1, day: 1), miss(1, day: 1, second: 5, game: .match)] + twice.dropFirst()).isEmpty)
        #expect(record(twice + [miss(1, day: 9)]).map(\.times) == [1])
        #expect(record([miss(1, day: 1), .answer(2, day: 2), .answer(2, day: 3)]).count == 1)
    }

    @Test("two days are two of the learner's: midnight alone does not part them") func days() {
        let evening = Review.answer(day: 2, second: 41_400)  // 23:30
        let night = Review.answer(day: 2, second: 45_000)  // 00:30, the same day until four
        #expect(record([miss(1, day: 1), evening, night]).count == 1)
        #expect(record([miss(1, day: 1), evening, night], calendar: LearnerCalendar(dayStartsAt: 0)).isEmpty)
    }

    @Test("what is cleared is gone up to that second, and what is missed later counts") func cleared() {
        let misses = [miss(1, day: 1), miss(2, day: 1), miss(1, day: 3)]
        let at = Timestamp(secondsSince1970: 2 * 86_400)
        #expect(record(misses, [Clearing(at: at)]).map(\.word) == [.word(1)])
        #expect(record(misses, [Clearing(at: at, words: [.word(2)])]).map(\.times) == [2])
        #expect(record(misses, [Clearing(at: misses[2].at)]).isEmpty)
        #expect(record(misses, [Clearing(at: at, words: [])]) == record(misses))
    }

    @Test("answers of a wrong clock, more than a day ahead, do not count") func future() {
        #expect(record([miss(1, day: 12)], today: 10).isEmpty && record([miss(1, day: 10)], today: 10).count == 1)
    }

    @Test(
        "of any history: each word once a game, as often as it was missed since it last left",
        arguments: 1...40 as ClosedRange<UInt64>)
    func law(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var reviews: [Review] = []
        for number in 0..<200 {
            let word = UInt64.random(in: 1...6, using: &chance)
            let game: Review.Game = Bool.random(using: &chance) ? .choice : .typed
            reviews.append(
                Bool.random(using: &chance)
                    ? miss(word, day: number / 9, second: number, game: game, taking: UInt64.random(in: 1...6, using: &chance))
                    : .answer(word, day: number / 9, second: number, game: game))
        }
        let all = record(reviews)
        #expect(Set(all.map { "\($0.word) \($0.game)" }).count == all.count)
        for entry in all {
            // Counted backwards: a word left after a right answer that has another one of an earlier day between it and the miss before.
            let own = reviews.filter { $0.word == entry.word }.sorted { $0.at < $1.at }
            var start = 0
            var days: Set<Day> = []
            for (index, review) in own.enumerated() {
                if review.outcome == .right { days.insert(LearnerCalendar().day(of: review.at)) } else { days = [] }
                if days.count == 2 {
                    start = index + 1
                    days = []
                }
            }
            let misses = own[start...].filter { $0.outcome != .right && $0.game == entry.game }
            #expect(entry.times == misses.count && entry.lastMissed == misses.last?.at)
            #expect(entry.taken.reduce(0) { $0 + $1.times } == misses.count { $0.chosen != nil && $0.chosen != $0.word })
            #expect(zip(entry.taken, entry.taken.dropFirst()).allSatisfy { $0.times >= $1.times })
        }
    }
}
