import Testing
import VocabTestSupport

@testable import VocabCore

/// An answer belongs to the day on which it was lived.
@Suite("Lived time") struct LivedTimeTests {
    private func calendar(_ hours: Int, dayStartsAt: Int = 4) -> LearnerCalendar {
        LearnerCalendar(
            offsets: [.init(from: Timestamp(secondsSince1970: 0), secondsAheadOfUTC: hours * 3_600)], dayStartsAt: dayStartsAt)
    }

    /// Answers over sixty days, an early and a late one each day, as they are kept by the clock of `calendar`.
    private func answers(_ calendar: LearnerCalendar, seed: UInt64 = 1) -> [Review] {
        var generator = SeededGenerator(seed: seed)
        return (100..<160).flatMap { day in
            let start = calendar.start(of: Day(number: day)).secondsSince1970
            return [600, 86_000].map { second in
                let word = UInt64.random(in: 1...9, using: &generator)
                let outcome: Review.Outcome = Bool.random(using: &generator) ? .right : .wrong
                let review = Review.answer(word, day: 0, second: start + second - 43_200, outcome)
                return calendar.lived(at: review.at).map(review.given) ?? review
            }
        }
    }

    private func statistics(_ reviews: [Review], _ calendar: LearnerCalendar) throws -> Statistics {
        let now = try #require(reviews.last).at
        let memories = Memories(of: reviews, settings: MemorySettings(), calendar: calendar, now: now)
        return Statistics(of: reviews, over: [], memories, now: now)
    }

    @Test("Sixty days stay sixty days after a flight and after the hour of the new day was changed", arguments: [-10, 1, 9, 12])
    func streak(hours: Int) throws {
        let reviews = answers(calendar(9))
        for hour in [0, 4, 11, 23] {
            let seen = try statistics(reviews, calendar(hours, dayStartsAt: hour))
            #expect(seen.streak.days == 60 && seen.streak.longest == 60, "\(seen.streak)")
            #expect(seen.days.map(\.day.number) == Array(100..<160) && seen.days.allSatisfy { $0.count.answers == 2 })
            #expect(seen.hours.indices.filter { seen.hours[$0].answers > 0 } == [3, 4])
        }
    }

    @Test("Two devices in two zones show one state of every word, whatever was kept first")
    func twoZones() throws {
        let (seoul, berlin) = (calendar(9), calendar(1))
        let reviews = (answers(seoul) + answers(berlin, seed: 2)).sorted { $0.at < $1.at }
        let now = try #require(reviews.last).at
        func words(_ calendar: LearnerCalendar) -> [Word.ID: WordMemory] {
            Memories(of: reviews, settings: MemorySettings(), calendar: calendar, now: now).words
        }
        #expect(words(seoul) == words(berlin) && !words(seoul).isEmpty)
        func predictions(_ calendar: LearnerCalendar) -> Int {
            TrainingSet(reviews, calendar: calendar, slip: 0.02) { _ in 0.2 }.predictionCount
        }
        #expect(predictions(seoul) == predictions(berlin))
    }

    @Test("A line of the history keeps it, whether it is read fast or slowly; what cannot be is left out")
    func lines() throws {
        for (hours, minutes) in [(9, 540), (-10, -600), (0, 0)] {
            let review = answers(calendar(hours))[7]
            #expect(review.lived?.offset == minutes)
            let line = HistoryLine.review(Identifier.sample(3), review)
            let bytes = Array(line.encoded(sequence: 5).dropLast())
            #expect(HistoryLine.decodeOwn(bytes[...])?.line == line)
            #expect(try HistoryLine.decode(bytes).line == line)
            #expect(review.moved(to: .word(8), in: review.bookcase, chosen: nil).lived == review.lived)
        }
        let review = Review.answer(day: 100)
        let line = String(
            decoding: HistoryLine.review(Identifier.sample(3), review).encoded(sequence: 5).dropLast(2), as: UTF8.self)
        for tail in [
            ",\"offset\":540,\"day\":\"2099-01-01\"}", ",\"offset\":99999,\"day\":\"1970-04-11\"}", ",\"offset\":540}",
            ",\"day\":\"1970-04-11\"}", ",\"offset\":540,\"day\":\"yesterday\"}",
        ] {
            let bytes = Array((line + tail).utf8)
            #expect(try HistoryLine.decode(bytes).line == .review(Identifier.sample(3), review), "\(tail)")
            #expect(HistoryLine.decodeOwn(bytes[...]).map { $0.line == .review(Identifier.sample(3), review) } ?? true)
        }
        #expect(LivedTime(day: Day(number: 100), offset: 540, at: review.at)?.day == Day(number: 100))
    }
}
