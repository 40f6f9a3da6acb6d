/// On how many days in a row a learner answered.
///
/// One missed day does not end a streak, once in seven days; a missed day does not count as one of it either. Today is not missed before
/// it is over.
package struct Streak: Equatable, Sendable {
    /// How many days of answers the streak has that goes on; 0 where none does.
    package let days: Int
    /// How many the longest one ever had.
    package let longest: Int
    /// Whether today is one of them already.
    package let isPlayedToday: Bool

    /// Whether yesterday was missed and is forgiven.
    package let restedYesterday: Bool

    /// How many days must lie between two missed days that are forgiven.
    package static let forgivingDays = 7

    /// The streak of a learner who answered on `days`, which come in order. East of here the day after `today` may have begun: what was
    /// answered then counts for it. What a clock puts later still counts for that day too.
    package init(of days: some Collection<Day>, today: Day) {
        let today = days.lazy.map { min($0, today.advanced(by: 1)) }.max().map { max($0, today) } ?? today
        var run = Run()
        var longest = 0
        for day in days {
            run.extend(to: min(day, today))
            longest = max(longest, run.length)
        }
        self.days = run.goesOn(on: today) ? run.length : 0
        self.longest = longest
        isPlayedToday = run.last == today
        let yesterday = today.advanced(by: -1)
        let goesOn = run.goesOn(on: today)
        restedYesterday = goesOn && (isPlayedToday ? run.forgiven == yesterday : run.last.map { $0 < yesterday } ?? false)
    }

    /// Days in a row, until one too many was missed.
    private struct Run {
        var length = 0
        var last: Day?
        var forgiven: Day?

        mutating func extend(to day: Day) {
            if day == last { return }
            if goesOn(on: day) {
                if let missed = missedDay(before: day) { forgiven = missed }
                length += 1
            } else {
                length = 1
                forgiven = nil
            }
            last = day
        }

        /// Whether answers on `day` would still belong to it.
        func goesOn(on day: Day) -> Bool {
            guard let last else { return false }
            guard let missed = missedDay(before: day) else { return last.distance(to: day) <= 1 }
            return forgiven.map { $0.distance(to: missed) >= Streak.forgivingDays } ?? true
        }

        /// The day between the last one and `day`, where there is exactly one.
        private func missedDay(before day: Day) -> Day? {
            last?.distance(to: day) == 2 ? day.advanced(by: -1) : nil
        }
    }
}
