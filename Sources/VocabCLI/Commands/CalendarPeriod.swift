import VocabCore

/// A month or a day, as it is typed behind `calendar`.
enum CalendarPeriod: Equatable {
    case month(Month)
    case day(Day)

    /// Reads `text`: a month by number, name or date, or a day. Where the year is not said it is the last such month or day that has come.
    ///
    /// - Throws: `Alert.badMonth`.
    init(_ text: String, today: Day) throws {
        let key = Text.key(text).replacing(#/[.\/]/#, with: "-")
        if let period = Self.word(key, today) ?? Self.date(key.split(separator: "-", omittingEmptySubsequences: false), today) {
            self = period
        } else {
            throw Alert.badMonth(text, example: Month(of: today))
        }
    }

    private static func word(_ key: String, _ today: Day) -> CalendarPeriod? {
        if ["today", "오늘"].contains(key) { return .day(today) }
        if ["yesterday", "어제"].contains(key) { return .day(today.advanced(by: -1)) }
        if let number = key.wholeMatch(of: #/(\d{1,2})월/#).flatMap({ Int($0.1) }) { return lastMonth(number, today) }
        let names = CalendarPhrase.englishMonths.map { $0.lowercased() }
        return names.firstIndex { $0 == key || $0.prefix(3) == key }.flatMap { lastMonth($0 + 1, today) }
    }

    private static func date(_ parts: [Substring], _ today: Day) -> CalendarPeriod? {
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
        guard numbers.count == parts.count, let first = numbers.first, let last = numbers.last else { return nil }
        let hasYear = parts[0].utf8.count == 4
        switch numbers.count {
        case 1 where !hasYear: return lastMonth(first, today)
        case 2 where hasYear: return Month(year: first, month: last).map { .month($0) }
        case 2:
            let days = [0, 1].compactMap { Day(year: today.date.year - $0, month: first, day: last) }
            return (days.first { $0 <= today } ?? days.first).map { .day($0) }
        case 3 where hasYear: return Day(year: first, month: numbers[1], day: last).map { .day($0) }
        default: return nil
        }
    }

    private static func lastMonth(_ number: Int, _ today: Day) -> CalendarPeriod? {
        let (year, month, _) = today.date
        return Month(year: number <= month ? year : year - 1, month: number).map { .month($0) }
    }
}
