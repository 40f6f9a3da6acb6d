import Testing

@testable import VocabCore

@Suite struct StreakTests {
    /// The streak on the last day of `pattern`, which has `x` for a day with answers and `.` for one without.
    private func streak(_ pattern: String) -> Streak {
        let marks = Array(pattern)
        return Streak(of: marks.indices.filter { marks[$0] == "x" }.map(Day.init(number:)), today: Day(number: marks.count - 1))
    }

    @Test(
        "One missed day is forgiven, once in seven days; today is not missed before it is over",
        arguments: [
            ("", 0), (".", 0), ("x", 1), ("x.", 1), ("xx", 2), ("xxx.", 3),
            // Yesterday was missed, and can still be made up for today; two days cannot.
            ("xxx..", 3), ("xxx...", 0), ("xxx..x", 1), ("xxx.x", 4), ("x.x", 2),
            // Six days between the first and the second missed day, then seven.
            ("x.xxxxx.x", 1), ("x.xxxxxx.x", 8), ("x.xxxxxx..", 7), ("x.xxxxx..", 0),
            ("x.x.x", 1), ("x.x.xxxx", 4), ("x.x.xx.x", 3),
        ])
    func table(_ pattern: String, _ days: Int) {
        #expect(streak(pattern).days == days, "\(pattern)")
    }

    @Test("A day of rest is told on the day after it, whether that was played or not")
    func rest() {
        #expect(["xx.", "xxx..", "xxx.x"].map { streak($0).restedYesterday } == [false, true, true])
        #expect(["xxx.xx", "xxx...", "x", "", ".x", "x..x"].allSatisfy { !streak($0).restedYesterday })
    }

    @Test("The longest streak stays known after it ended") func longest() {
        let all = streak("xxxxx...xx")
        #expect(all.days == 2 && all.longest == 5 && all.isPlayedToday)
        #expect(streak("xxx....").longest == 3 && !streak("xxx....").isPlayedToday && streak("").longest == 0)
    }

    @Test("A day that has begun in the east counts as one, and what a clock puts later counts for that") func tomorrow() {
        for last in [6, 7, 99] {
            let ahead = Streak(of: [4, 5, last].map(Day.init(number:)), today: Day(number: 5))
            #expect(ahead.days == 3 && ahead.longest == 3 && ahead.isPlayedToday)
        }
    }

    @Test("Playing one day more never makes a streak shorter, and it is never longer than the days played") func law() {
        var chance = SeededGenerator(seed: 3)
        for _ in 0..<500 {
            let pattern = String(
                (0..<Int.random(in: 1...40, using: &chance)).map { _ in
                    Bool.random(using: &chance) || Bool.random(using: &chance) ? "x" : "."
                })
            let now = streak(pattern + ".")
            let played = streak(pattern + "x")
            #expect(played.days == (now.days == 0 ? 1 : now.days + 1), "\(pattern)")
            #expect(now.days <= pattern.count { $0 == "x" } && now.days <= now.longest)
        }
    }
}
