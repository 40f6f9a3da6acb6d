/// One day of the calendar, counted from 1970-01-01.
///
/// Written as `2026-11-21`, for the years 0 to 9999. Days can be counted through: `today...today.advanced(by: 6)`.
package struct Day: Hashable, Strideable, Sendable {
    /// Days since 1970-01-01.
    package let number: Int

    /// The day `number`, brought into the years that can be written.
    package init(number: Int) {
        self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
    }

    /// The day of a date, or nil when there is no such date.
    package init?(year: Int, month: Int, day: Int) {
        guard (0...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let number = Timestamp.daysSince1970(year: year, month: month, day: day)
        guard Timestamp.date(daysSince1970: number) == (year, month, day) else { return nil }
        self.number = number
    }

    /// Reads `2026-11-21`, or returns nil when `text` has another form or names no real day.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }) else {
            return nil
        }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The date.
    package var date: (year: Int, month: Int, day: Int) { Timestamp.date(daysSince1970: number) }

    /// The day of the week, from Monday 1 to Sunday 7 (ISO 8601).
    package var weekday: Int { (number - Self.numbers.lowerBound + 5) % 7 + 1 }

    /// Days from this day to `other`; negative when `other` is earlier.
    package func distance(to other: Day) -> Int { other.number - number }

    /// The day `days` later, or earlier when `days` is negative.
    package func advanced(by days: Int) -> Day {
        let most = Self.numbers.upperBound - Self.numbers.lowerBound
        return Day(number: number + min(max(days, -most), most))
    }

    /// 0000-01-01 (a Saturday) to 9999-12-31.
    private static let numbers = -719_528...2_932_896
}

extension Day: CustomStringConvertible {
    /// The day as it is written to files.
    package var description: String { String(Timestamp(secondsSince1970: number * 86_400).description.prefix(10)) }
}
