/// How many words are due on each day, so that a word which may be due on one of several days gets the one with the least to do.
package struct DayLoad: Equatable, Sendable {
    private var counts: [Int: Int] = [:]
    /// The days on which the learner wants to do half as much.
    private let restDays: Set<Int>

    /// A word is due on each of `days`. On `restDays`, from Monday 1 to Sunday 7, half as many shall be as on others.
    init(of days: some Sequence<Day> = EmptyCollection<Day>(), restDays: Set<Int> = []) {
        self.restDays = restDays
        for day in days { move(from: nil, to: day) }
    }

    /// A word that was due on `old` is due on `new`.
    mutating func move(from old: Day?, to new: Day) {
        if let old, let count = counts[old.number] { counts[old.number] = count == 1 ? nil : count - 1 }
        counts[new.number, default: 0] += 1
    }

    /// The day of `days` with the least to do beside a word that was due on `own`, and of several such the nearest to `best`.
    func lightest(of days: ClosedRange<Day>, best: Day, beside own: Day? = nil) -> Day {
        var lightest = (rank: (Int.max, Int.max, Int.max), day: best)
        for day in days {
            let rank = (share(of: day, beside: own), abs(best.distance(to: day)), day.number)
            if rank < lightest.rank { lightest = (rank, day) }
        }
        return lightest.day
    }

    /// How much of what may be done on the day is taken.
    private func share(of day: Day, beside own: Day?) -> Int {
        ((counts[day.number] ?? 0) - (day == own ? 1 : 0)) * (restDays.contains(day.weekday) ? 2 : 1)
    }
}
