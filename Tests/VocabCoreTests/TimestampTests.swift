import Testing
import VocabCore

@Suite struct TimestampTests {
    @Test(
        "Known moments are written and read",
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
            (1_795_251_600, "2026-11-21T09:00:00Z"), (-2_203_891_200, "1900-03-01T00:00:00Z"),
            (4_102_444_799, "2099-12-31T23:59:59Z"),
            (-62_167_219_200, "0000-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        ])
    func known(seconds: Int, text: String) {
        #expect(Timestamp(secondsSince1970: seconds).description == text)
        #expect(Timestamp(text)?.secondsSince1970 == seconds)
    }

    @Test("Every moment that is written is read back, and texts sort as moments do")
    func roundTrip() {
        var previous = ""
        for seconds in stride(from: -62_167_219_200, through: 253_402_300_799, by: 86_400 * 31 + 3_661) {
            let moment = Timestamp(secondsSince1970: seconds)
            let text = moment.description
            guard Timestamp(text) == moment, text > previous else {
                Issue.record("\(seconds) is written as \(text) after \(previous)")
                return
            }
            previous = text
        }
    }

    @Test("A calendar of day after day has no gap and no day twice")
    func everyDay() {
        var expected = (year: 1999, month: 1, day: 1)
        var moment = Timestamp("1999-01-01T00:00:00Z")?.secondsSince1970 ?? 0
        while expected.year < 2102 {
            let text = Timestamp(secondsSince1970: moment).description
            let read = text.prefix(10).split(separator: "-").compactMap { Int($0) }
            guard read == [expected.year, expected.month, expected.day] else {
                Issue.record("\(text) where \(expected) was due")
                return
            }
            moment += 86_400
            let isLeap = expected.year % 4 == 0 && expected.year % 100 != 0 || expected.year % 400 == 0
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            expected.day += 1
            if expected.day > lengths[expected.month - 1] { expected = (expected.year, expected.month + 1, 1) }
            if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
        }
    }

    @Test(
        "What names no moment is refused",
        arguments: [
            "", "2026-11-21", "2026-11-21T09:00:00", "2026-11-21T09:00:00+09:00", "2026-11-21 09:00:00Z", "2026-11-21t09:00:00z",
            "2026-00-21T09:00:00Z", "2026-13-21T09:00:00Z", "2026-11-00T09:00:00Z", "2026-11-31T09:00:00Z",
            "2026-02-29T09:00:00Z",
            "2100-02-29T09:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z", "2026-11-21T09:00:60Z",
            "-026-11-21T09:00:00Z",
            "+026-11-21T09:00:00Z", "2026-11-21T09:00:0０Z", "2026-11-21T09:00:00Z ", "12026-11-21T09:00:00Z",
            "2026/11/21T09:00:00Z",
        ])
    func refused(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test("A moment that cannot be written is brought into the years that can")
    func clamped() {
        #expect(Timestamp(secondsSince1970: .max).description == "9999-12-31T23:59:59Z")
        #expect(Timestamp(secondsSince1970: .min).description == "0000-01-01T00:00:00Z")
    }
}
