/// A moment, in whole seconds since 1970-01-01T00:00:00Z.
///
/// Written as `2026-11-21T09:00:00Z` (RFC 3339, always UTC), for the years 0 to 9999.
package struct Timestamp: Hashable, Comparable, Sendable {
    /// Seconds since the start of 1970, leap seconds not counted.
    package let secondsSince1970: Int

    /// The moment `secondsSince1970`, brought into the years that can be written.
    package init(secondsSince1970: Int) {
        self.secondsSince1970 = min(max(secondsSince1970, -62_167_219_200), 253_402_300_799)
    }

    /// Reads `2026-11-21T09:00:00Z`, or returns nil when `text` has another form or names no real moment.
    package init?(_ text: String) {
        self.init(utf8: Array(text.utf8)[...])
    }

    /// The same for a text in UTF-8.
    package init?(utf8 bytes: ArraySlice<UInt8>) {
        guard bytes.count == 20 else { return nil }
        let start = bytes.startIndex
        for (index, mark) in Self.marks where bytes[start + index] != mark { return nil }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for index in (start + range.lowerBound)..<(start + range.upperBound) {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
                value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            (1...12).contains(month), day >= 1, hour < 24, minute < 60, second < 60
        else { return nil }
        let days = Self.daysSince1970(year: year, month: month, day: day)
        guard Self.date(daysSince1970: days) == (year, month, day) else { return nil }
        secondsSince1970 = days * 86_400 + hour * 3_600 + minute * 60 + second
    }

    /// Whether `left` is the earlier moment.
    package static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSince1970 < right.secondsSince1970
    }
}

extension Timestamp: CustomStringConvertible {
    /// The moment as it is written to files.
    package var description: String {
        let days = (secondsSince1970 >= 0 ? secondsSince1970 : secondsSince1970 - 86_399) / 86_400
        let (year, month, day) = Self.date(daysSince1970: days)
        let second = secondsSince1970 - days * 86_400
        var bytes: [UInt8] = []
        bytes.reserveCapacity(20)
        func append(_ value: Int, digits: Int, then mark: Character?) {
            var divisor = digits == 4 ? 1_000 : 10
            while divisor > 0 {
                bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
                divisor /= 10
            }
            if let mark { bytes.append(contentsOf: mark.utf8) }
        }
        append(year, digits: 4, then: "-")
        append(month, digits: 2, then: "-")
        append(day, digits: 2, then: "T")
        append(second / 3_600, digits: 2, then: ":")
        append(second / 60 % 60, digits: 2, then: ":")
        append(second % 60, digits: 2, then: "Z")
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Timestamp {
    private static let marks: [(Int, UInt8)] = [
        (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")),
        (13, UInt8(ascii: ":")), (16, UInt8(ascii: ":")), (19, UInt8(ascii: "Z")),
    ]

    /// Days from 1970-01-01 to a date of the proleptic Gregorian calendar.
    ///
    /// Years are counted from March in cycles of 400 years (146,097 days), so that the leap day ends a year.
    static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let shifted = year + 400 - (month <= 2 ? 1 : 0)
        let cycle = shifted / 400
        let yearOfCycle = shifted % 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468 - 146_097
    }

    /// The inverse of `daysSince1970(year:month:day:)`.
    static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468 + 146_097
        let cycle = shifted / 146_097
        let dayOfCycle = shifted % 146_097
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = cycle * 400 + yearOfCycle - 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
