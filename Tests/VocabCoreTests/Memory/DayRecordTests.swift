import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("The words of a day") struct DayRecordTests {
    private func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(text)) }

    @Test("are those added on the learner's day, and the others that were answered; an edit moves none") func words() throws {
        var early = try Word.sample(term: "early", id: .word(1), added: moment("2026-11-21T03:59:59Z"))
        let first = try Word.sample(term: "first", id: .word(2), added: moment("2026-11-21T04:00:00Z"))
        let last = try Word.sample(term: "last", id: .word(3), added: moment("2026-11-22T03:59:59Z"))
        let next = try Word.sample(term: "next", id: .word(4), added: moment("2026-11-22T04:00:00Z"))
        early = try #require(try early.revised(WordContent(term: "early", meaning: "이른"), at: moment("2026-11-21T12:00:00Z")))
        let bookcase = try Bookcase.sample(words: [early, first, last, next])
        func answer(_ word: UInt64, _ text: String, _ outcome: Review.Outcome) throws -> Review {
            Review(
                at: try moment(text), word: .word(word), bookcase: bookcase.id, direction: .forward, outcome: outcome,
                milliseconds: 9)
        }
        let reviews = [
            try answer(1, "2026-11-21T05:00:00Z", .right), try answer(2, "2026-11-21T06:00:00Z", .wrong),
            try answer(4, "2026-11-22T05:00:00Z", .right), try answer(9, "2026-11-21T07:00:00Z", .right),
        ]
        let day = try #require(Day("2026-11-21"))
        let record = DayRecord(of: day, reviews, over: [bookcase], LearnerCalendar())
        #expect(record.added == [first, last] && record.answered == [early])
        #expect(record.count == AnswerCount(answers: 3, correct: 2))
        #expect(DayRecord(of: day, reviews, over: [bookcase], in: .sample(99), LearnerCalendar()).count == AnswerCount())
    }

    @Test(
        "a month has its days, also in a leap year and at the ends of time",
        arguments: [
            (2026, 11, 30), (2026, 2, 28), (2028, 2, 29), (2100, 2, 28), (2000, 2, 29), (0, 1, 31), (9_999, 12, 31),
        ])
    func months(year: Int, month: Int, days: Int) throws {
        let month = try #require(Month(year: year, month: month))
        #expect(month.days.count == days && month.days.allSatisfy { Month(of: $0) == month })
    }

    @Test("what is no month is none") func noMonth() {
        #expect(Month(year: 2026, month: 0) == nil && Month(year: 2026, month: 13) == nil && Month(year: 10_000, month: 1) == nil)
        #expect(Month(year: 2026, month: 3)?.description == "2026-03" && Month(year: 7, month: 12)?.description == "0007-12")
    }
}
