/// One month of the calendar, written as `2026-11`, for the years 0 to 9999.
package struct Month: Hashable, Sendable {
    /// The year.
    package let year: Int
    /// The number of the month, 1 to 12.
    package let month: Int

    /// The month of these numbers, or nil when there is none.
    package init?(year: Int, month: Int) {
        guard Day(year: year, month: month, day: 1) != nil else { return nil }
        self.year = year
        self.month = month
    }

    /// The month that `day` is in.
    package init(of day: Day) {
        (year, month, _) = day.date
    }

    /// Its days, from the first to the last.
    package var days: ClosedRange<Day> {
        // A month that exists has these days, so that neither of the values behind ?? is ever used.
        let first = Day(year: year, month: month, day: 1) ?? Day(number: 0)
        let last = (28...31).reversed().lazy.compactMap { Day(year: year, month: month, day: $0) }.first ?? first
        return first...last
    }
}

extension Month: CustomStringConvertible {
    /// The month as it is written.
    package var description: String { String(days.lowerBound.description.prefix(7)) }
}
