import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct StatisticsTests {
    private let now = Timestamp(secondsSince1970: 1_000 * 86_400 + 50_000)
    private let words = (1...9).compactMap { number in
        try? Word.sample(term: "w\(number)", meaning: "m\(number)", id: .word(number), added: Timestamp(secondsSince1970: 0))
    }

    private func statistics(
        _ reviews: [Review], calendar: LearnerCalendar = LearnerCalendar(), in bookcase: Bookcase.ID? = nil
    ) -> Statistics {
        let reviews = reviews.sorted { $0.at < $1.at }
        let memories = Memories(of: reviews, settings: MemorySettings(), calendar: calendar, now: now)
        return Statistics(of: reviews, over: words, in: bookcase, memories, now: now)
    }

    private func at(
        _ text: String, word: UInt64 = 1, _ outcome: Review.Outcome = .right, chosen: UInt64? = nil, choices: Int? = 4,
        game: Review.Game = .choice, milliseconds: Int = 2_000, bookcase: UInt64 = 1
    ) throws -> Review {
        Review(
            at: try #require(Timestamp(text)), word: .word(word), bookcase: .sample(bookcase), game: game, direction: .forward,
            outcome: outcome, choices: choices, chosen: chosen.map { .word($0) }, milliseconds: milliseconds)
    }

    @Test("Nothing answered: zeros, no share, no trap") func nothing() {
        let none = statistics([])
        #expect(none.words == 9 && none.states == [.new: 9] && none.games == 0 && none.total == AnswerCount())
        #expect(none.total.share == nil && none.retention.share == nil && none.typicalMilliseconds == nil)
        #expect(none.streak.days == 0 && none.doneToday == DayCount(day: none.today) && none.hours.count == 24)
        #expect(none.days.map(\.added) == [9])
    }

    @Test("A day begins at four: an answer after midnight belongs to the evening before, in its own hour") func dayStart() throws
    {
        let all = statistics([
            try at("1972-09-20T23:30:00Z"), try at("1972-09-21T03:59:59Z"), try at("1972-09-21T04:00:00Z", .wrong),
        ])
        let answered = all.days.filter { $0.count.answers > 0 }
        #expect(answered.map(\.day.description) == ["1972-09-20", "1972-09-21"])
        #expect(answered.map(\.count) == [AnswerCount(answers: 2, correct: 2), AnswerCount(answers: 1)])
        #expect(all.hours[23].answers == 1 && all.hours[3].answers == 1 && all.hours[4] == AnswerCount(answers: 1))
    }

    @Test("Days of 23 and 25 hours are whole days, and each has its place in the streak") func summerTime() throws {
        let berlin = LearnerCalendar(offsets: [
            .init(from: Timestamp(secondsSince1970: 0), secondsAheadOfUTC: 3_600),
            .init(from: try #require(Timestamp("1972-03-26T01:00:00Z")), secondsAheadOfUTC: 7_200),
            .init(from: try #require(Timestamp("1972-09-24T01:00:00Z")), secondsAheadOfUTC: 3_600),
        ])
        // 03:30 on the clock is before four on both days, although 23 and 25 hours after 04:30 of the day before.
        let all = statistics(
            [
                try at("1972-03-25T03:30:00Z"), try at("1972-03-26T01:30:00Z"), try at("1972-03-26T02:00:00Z"),
                try at("1972-09-23T02:30:00Z"), try at("1972-09-24T02:30:00Z"), try at("1972-09-24T03:00:00Z"),
            ], calendar: berlin)
        #expect(
            all.days.filter { $0.count.answers > 0 }.map { "\($0.day) \($0.count.answers)" } == [
                "1972-03-25 2", "1972-03-26 1", "1972-09-23 2", "1972-09-24 1",
            ])
        #expect(all.hours[3].answers == 2 && all.hours[4].answers == 4)
        #expect(all.retention.answers == 3)
    }

    @Test("Retention counts answers on a later day than the one before, by weeks from Monday") func retention() {
        let all = statistics([
            .answer(day: 900), .answer(day: 900, second: 9, .wrong), .answer(day: 901), .answer(day: 901, second: 9, .wrong),
            .answer(day: 903, .wrong), .answer(2, day: 903), .answer(2, day: 905, .skipped), .answer(2, day: 915),
        ])
        #expect(all.retention == AnswerCount(answers: 4, correct: 2) && all.desiredRetention == 0.9)
        // Day 900 is a Monday.
        #expect(all.weeks.map(\.monday.number) == [900, 914] && all.weeks.allSatisfy { $0.monday.weekday == 1 })
        #expect(all.weeks.map(\.count) == [AnswerCount(answers: 3, correct: 1), AnswerCount(answers: 1, correct: 1)])
    }

    @Test("Answers from the future are only counted as such; a day ahead is a time zone") func future() {
        let all = statistics([.answer(day: 1_000), .answer(day: 1_001), .answer(day: 1_003), .answer(day: 90_000)])
        #expect(all.ignored == 2 && all.total.answers == 2 && all.streak.days == 2)
    }

    @Test("A pause of more than half an hour begins a new game; an answer counts for a minute at most") func sittings() throws {
        let all = statistics([
            try at("1972-09-20T10:00:00Z", milliseconds: 1_000), try at("1972-09-20T10:30:00Z", milliseconds: 500_000),
            try at("1972-09-20T11:00:01Z", milliseconds: -7), try at("1972-09-20T11:00:02Z", milliseconds: 4_000),
        ])
        #expect(all.games == 2 && all.milliseconds == 65_000 && all.typicalMilliseconds == 2_500)
        #expect(statistics([.answer(day: 3)]).typicalMilliseconds == 2_000)
    }

    @Test("Pairs are counted in either direction, and named as they were confused first") func confused() throws {
        let all = statistics([
            try at("1972-09-20T10:00:00Z", word: 2, .wrong, chosen: 1),
            try at("1972-09-20T10:00:05Z", word: 1, .wrong, chosen: 2),
            try at("1972-09-20T10:01:00Z", word: 3, .wrong, chosen: 4),
            try at("1972-09-20T10:02:00Z", word: 3, .wrong, chosen: 99),
            try at("1972-09-20T10:03:00Z", word: 5, .wrong, chosen: 5),
        ])
        #expect(all.confused.map { [$0.first.term, $0.second.term, "\($0.times)"] } == [["w2", "w1", "2"], ["w3", "w4", "1"]])
    }

    @Test(
        "A pair is settled once both words were answered right on two days since, and opens again when it is confused once more")
    func settled() throws {
        func pairs(_ later: [(UInt64, UInt64?)]) throws -> [ConfusedPair] {
            let first = [
                try at("1972-09-20T10:00:00Z", word: 1, .wrong, chosen: 2),
                try at("1972-09-20T10:00:01Z", word: 1, .wrong, chosen: 2),
                try at("1972-09-20T10:00:02Z", word: 3, .wrong, chosen: 4),
            ]
            return statistics(
                try first
                    + later.enumerated().map { second, answer in
                        try at(
                            "1972-09-2\(second / 2)T10:01:0\(second)Z", word: answer.0, answer.1 == nil ? .right : .wrong,
                            chosen: answer.1)
                    }
            ).confused
        }
        let both: [(UInt64, UInt64?)] = [(1, nil), (2, nil), (1, nil), (2, nil)]
        #expect(try pairs(both.dropLast()).map(\.isSettled) == [false, false])
        #expect(try pairs(both).map(\.isSettled) == [false, true] && pairs(both).map(\.times) == [1, 2])
        #expect(try pairs(both + [(2, 1)]).map(\.isSettled) == [false, false])
        #expect(try pairs(both + [(1, 5)]).map(\.isSettled) == [false, false, true], "another pair settles nothing")
    }

    @Test("A word fails lately until it was right twice in a row") func failing() {
        let misses: [Review] = [.answer(1, day: 900, .wrong), .answer(1, day: 901, .wrong)]
        #expect(statistics(misses).failing.map(\.term) == ["w1"])
        #expect(statistics(misses + [.answer(1, day: 902)]).failing.map(\.term) == ["w1"])
        #expect(statistics(misses + [.answer(1, day: 902), .answer(1, day: 903)]).failing.isEmpty)
    }

    @Test("The hardest words are those missed most often, then in the fewest answers; those that fail now are told apart")
    func hard() {
        let all = statistics(
            [
                .answer(1, day: 900, .wrong), .answer(1, day: 901, .wrong), .answer(1, day: 902, .wrong),
                .answer(2, day: 900), .answer(2, day: 901, .wrong), .answer(3, day: 900),
                .answer(4, day: 900), .answer(4, day: 901, .wrong),
            ] + (910...914).map { .answer(4, day: $0) })
        #expect(all.hardest.map(\.word.term) == ["w1", "w2", "w4"])
        #expect(all.hardest.map(\.misses) == [3, 1, 1] && all.hardest.map(\.lapses) == [0, 1, 1])
        #expect(all.hardest.map(\.answers) == [3, 2, 7] && all.failing.map(\.term) == ["w1"])
    }

    @Test("A wrong choice costs what guessing gains; skipping and typing cost nothing") func corrected() throws {
        let moment = "1972-09-20T10:00:00Z"
        let all = statistics([
            try at(moment), try at(moment), try at(moment, .wrong), try at(moment, .wrong, choices: 2), try at(moment, .skipped),
            try at(moment, .wrong, choices: nil, game: .typed), try at(moment, game: .typed),
        ])
        #expect(all.corrected.sixths == 18 - 2 - 6)
        #expect(statistics([try at(moment, .wrong)]).corrected.sixths == 0)
    }

    @Test("Of one bookcase only what was answered there counts; that a word was answered before counts wherever it was")
    func bookcase() throws {
        let all = [
            try at("1972-09-10T10:00:00Z", bookcase: 1), try at("1972-09-12T10:00:00Z", bookcase: 2),
            try at("1972-09-12T10:00:09Z", word: 2, .wrong, bookcase: 2),
        ]
        let second = statistics(all, in: .sample(2))
        #expect(second.total == AnswerCount(answers: 2, correct: 1) && second.retention.answers == 1 && second.games == 1)
        #expect(statistics(all).total.answers == 3)
    }

    @Test("Parts add up, whatever was answered", arguments: 0..<5) func law(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let reviews = (0..<800).map { number in
            Review.answer(
                UInt64.random(in: 1...9, using: &chance), day: 400 + number * 3 / 4,
                second: Int.random(in: -40_000...40_000, using: &chance),
                [.right, .right, .wrong, .skipped].randomElement(using: &chance) ?? .right)
        }
        let all = statistics(reviews)
        #expect(all.total.answers == 800 && all.total == all.hours.reduce(AnswerCount(), +))
        #expect(all.total == all.days.map(\.count).reduce(AnswerCount(), +))
        #expect(all.milliseconds == 1_600_000 && all.days.map(\.day) == all.days.map(\.day).sorted())
        #expect(all.hardest.reduce(0) { $0 + $1.misses } == all.total.answers - all.total.correct)
        #expect(all.words == 9 && all.forecast.reduce(0, +) <= 9 && all.streak.days <= all.streak.longest)
    }

    @Test("100,000 answers take at most 100 ms of an optimized build") func cost() {
        let reviews = (0..<100_000).map { number in
            Review.answer(
                UInt64(number % 9 + 1), day: 100 + number / 120, second: number % 120, number % 7 == 0 ? .wrong : .right)
        }
        let memories = Memories(of: reviews, settings: MemorySettings(), calendar: LearnerCalendar(), now: now)
        let seconds = processorSeconds { _ = Statistics(of: reviews, over: words, memories, now: now) }
        // Without optimization it takes about ten times as long.
        #expect(seconds < 2)
    }
}
