import Testing

@testable import VocabCore

@Suite struct LearnerCalendarTests {
    private func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(text)) }
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    /// Berlin in 2026: summer time from 29 March to 25 October.
    private func berlin(dayStartsAt: Int = 4) throws -> LearnerCalendar {
        LearnerCalendar(
            offsets: [
                .init(from: try moment("2026-10-25T01:00:00Z"), secondsAheadOfUTC: 3_600),
                .init(from: try moment("1970-01-01T00:00:00Z"), secondsAheadOfUTC: 3_600),
                .init(from: try moment("2026-03-29T01:00:00Z"), secondsAheadOfUTC: 7_200),
            ], dayStartsAt: dayStartsAt)
    }

    @Test("A day begins at four in the morning of the learner's clock")
    func border() throws {
        let seoul = LearnerCalendar(offsets: [.init(from: try moment("1970-01-01T00:00:00Z"), secondsAheadOfUTC: 32_400)])
        #expect(seoul.day(of: try moment("2026-11-20T18:59:59Z")) == (try day("2026-11-20")))
        #expect(seoul.day(of: try moment("2026-11-20T19:00:00Z")) == (try day("2026-11-21")))
        #expect(seoul.hour(of: try moment("2026-11-20T19:00:00Z")) == 4)
        #expect(seoul.start(of: try day("2026-11-21")) == (try moment("2026-11-20T19:00:00Z")))
        let midnight = LearnerCalendar(dayStartsAt: 0)
        #expect(midnight.day(of: try moment("2026-11-20T23:59:59Z")) == (try day("2026-11-20")))
        #expect(midnight.day(of: try moment("1969-12-31T23:59:59Z")) == Day(number: -1))
        #expect(midnight.hour(of: try moment("1969-12-31T23:59:59Z")) == 23)
        #expect(LearnerCalendar(dayStartsAt: 99).dayStartsAt == 23 && LearnerCalendar(dayStartsAt: -1).dayStartsAt == 0)
    }

    @Test("The day the clock is put forward has 23 hours, the day it is put back 25", arguments: [0, 2, 4])
    func summerTime(dayStartsAt: Int) throws {
        let calendar = try berlin(dayStartsAt: dayStartsAt)
        func hours(_ text: String) throws -> Int {
            let day = try day(text)
            return (calendar.start(of: day.advanced(by: 1)).secondsSince1970 - calendar.start(of: day).secondsSince1970) / 3_600
        }
        // The clock changes at two or three in the morning, which at four still belongs to the day before.
        let (spring, autumn) = dayStartsAt == 4 ? ("2026-03-28", "2026-10-24") : ("2026-03-29", "2026-10-25")
        #expect(try hours(spring) == 23 && hours(autumn) == 25)
        #expect(try hours("2026-07-01") == 24 && hours("2026-12-31") == 24)
        let change = try moment("2026-03-29T01:00:00Z")
        #expect(calendar.hour(of: change) == 3)
        #expect(calendar.hour(of: Timestamp(secondsSince1970: change.secondsSince1970 - 1)) == 1)
    }

    @Test("Every day is whole: its first second belongs to it, the second before to the day before")
    func wholeDays() throws {
        for hour in [0, 3, 4, 23] {
            let calendar = try berlin(dayStartsAt: hour)
            for day in (try day("2026-01-01"))...(try day("2026-12-31")) {
                let start = calendar.start(of: day)
                #expect(calendar.day(of: start) == day)
                #expect(calendar.day(of: Timestamp(secondsSince1970: start.secondsSince1970 - 1)) == day.advanced(by: -1))
            }
        }
    }

    @Test("Dates and numbers of days agree, over leap years and back to the year 0")
    func dates() throws {
        #expect(Day(number: 0).description == "1970-01-01" && Day(number: 0).weekday == 4)
        #expect(try day("2026-11-22").weekday == 7 && day("2026-11-23").weekday == 1)
        #expect(try day("0000-01-01").weekday == 6)
        #expect(Day("2026-02-30") == nil && Day("2026-2-03") == nil && Day("2026-02-3a") == nil && Day("") == nil)
        #expect(Day("2024-02-29") != nil && Day("2023-02-29") == nil && Day(year: 2026, month: 13, day: 1) == nil)
        #expect(Day(year: 2026, month: Int.min, day: 1) == nil && Day(year: .max, month: 1, day: 1) == nil)
        for number in stride(from: -719_528, through: 2_932_896, by: 9_973) {
            let day = Day(number: number)
            #expect(Day(day.description) == day && Day(year: day.date.year, month: day.date.month, day: day.date.day) == day)
        }
        #expect(Day(number: .max).description == "9999-12-31" && Day(number: .min).description == "0000-01-01")
        #expect(Day(number: 5).advanced(by: .max) == Day(number: .max) && Day(number: 5).advanced(by: .min) == Day(number: .min))
        #expect(Array(Day(number: 1)...Day(number: 3)).count == 3)
    }
}
