/// A moment as the learner lived it: what day it was, and how far the clock was ahead of UTC.
///
/// An answer keeps it, so that no flight and no change of the hour at which days begin moves it to another day. Tested by
/// `LivedTimeTests`.
package struct LivedTime: Equatable, Sendable {
    /// The learner's day.
    package let day: Day
    /// Local time minus UTC, in minutes.
    package let offset: Int

    /// Clocks differ from UTC by fewer minutes than this, and a learner's day from that of UTC by no more days.
    private static let (mostMinutes, mostDays) = (18 * 60, 2)

    /// Such a time; nil where it cannot be that of `moment`.
    package init?(day: Day, offset: Int, at moment: Timestamp) {
        let ofUTC = Day(number: moment.secondsSince1970.quotient(by: 86_400))
        guard abs(offset) <= Self.mostMinutes, abs(day.distance(to: ofUTC)) <= Self.mostDays else { return nil }
        self.day = day
        self.offset = offset
    }
}

extension Int {
    /// The quotient rounded down, also below 0.
    func quotient(by divisor: Int) -> Int {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}
