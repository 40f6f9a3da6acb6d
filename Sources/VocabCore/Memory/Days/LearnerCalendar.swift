/// Tells which day of the learner a moment belongs to; due days, streaks and statistics count in these days.
///
/// A day of UTC may end in the middle of a learner's evening. So days follow the learner's wall clock and begin at `dayStartsAt`,
/// when people sleep: a round after midnight counts for the evening. The offset from UTC at a moment is looked up in `offsets`; a
/// day may have 23 or 25 hours. Tested by `LearnerCalendarTests`.
package struct LearnerCalendar: Equatable, Sendable {
    /// How far the learner's clock is ahead of UTC from a moment on.
    package struct Offset: Equatable, Sendable {
        /// The first moment it holds for.
        package let from: Timestamp
        /// Local time minus UTC.
        package let secondsAheadOfUTC: Int

        /// An offset from `from` until the next one.
        package init(from: Timestamp, secondsAheadOfUTC: Int) {
            self.from = from
            self.secondsAheadOfUTC = secondsAheadOfUTC
        }
    }

    /// In the order of time; the first one holds for all time before it as well.
    package let offsets: [Offset]
    /// The hour of the wall clock at which a day begins, 0 to 23.
    package let dayStartsAt: Int

    /// A calendar; without offsets the learner lives by UTC.
    package init(offsets: [Offset] = [], dayStartsAt: Int = 4) {
        self.offsets = offsets.sorted { $0.from < $1.from }
        self.dayStartsAt = min(max(dayStartsAt, 0), 23)
    }

    /// The learner's day at `moment`.
    package func day(of moment: Timestamp) -> Day {
        Day(number: (localSeconds(at: moment) - dayStartsAt * 3_600).quotient(by: 86_400))
    }

    /// The learner's day on which `review` was given: the one it keeps, or else the one by this calendar.
    package func day(of review: Review) -> Day { review.lived?.day ?? day(of: review.at) }

    /// The hour on the learner's clock at `moment`, 0 to 23.
    package func hour(of moment: Timestamp) -> Int { Self.hour(at: localSeconds(at: moment)) }

    /// The hour on the learner's clock when `review` was given, 0 to 23.
    package func hour(of review: Review) -> Int {
        review.lived.map { Self.hour(at: review.at.secondsSince1970 + $0.offset * 60) } ?? hour(of: review.at)
    }

    private static func hour(at seconds: Int) -> Int { (seconds - seconds.quotient(by: 86_400) * 86_400) / 3_600 }

    /// What an answer that is given at `moment` keeps of it.
    package func lived(at moment: Timestamp) -> LivedTime? {
        LivedTime(day: day(of: moment), offset: secondsAheadOfUTC(at: moment) / 60, at: moment)
    }

    /// The first moment of `day`.
    package func start(of day: Day) -> Timestamp {
        // No clock is three days from UTC; the days of moments never go back, so that halving finds the border.
        var before = (day.number - 3) * 86_400
        var after = (day.number + 3) * 86_400
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if self.day(of: Timestamp(secondsSince1970: middle)) < day { before = middle } else { after = middle }
        }
        return Timestamp(secondsSince1970: after)
    }

    /// Seconds from 1970-01-01T00:00:00 on the learner's clock to what it shows at `moment`.
    private func localSeconds(at moment: Timestamp) -> Int {
        moment.secondsSince1970 + secondsAheadOfUTC(at: moment)
    }

    private func secondsAheadOfUTC(at moment: Timestamp) -> Int {
        // The index of the first offset that begins after the moment.
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle].from <= moment { low = middle + 1 } else { high = middle }
        }
        return offsets.isEmpty ? 0 : offsets[max(low - 1, 0)].secondsAheadOfUTC
    }
}
