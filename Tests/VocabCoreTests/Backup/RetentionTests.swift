import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct RetentionTests {
    /// Noon on the given day after 2026-11-21.
    private func day(_ number: Int, hour: Int = 0) -> Timestamp {
        Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + number * 86_400 + hour * 3_600)
    }

    @Test("The ten newest are kept, whatever else is", arguments: [0, 1, 9, 10, 11, 30])
    func newest(count: Int) {
        let sameHour = (0..<count).map { Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + $0) }
        var expected = Set((0..<count).suffix(10))
        // The first of the day is the first of its week and of its month too.
        if count > 0 { expected.insert(0) }
        #expect(Retention.kept(sameHour) == expected)
    }

    @Test("Of copies every six hours of three years there are ten new ones, and the first of 12 days, 10 weeks, 9 months")
    func threeYears() {
        let moments = (0..<(3 * 365 * 4)).map { day(0, hour: $0 * 6) }
        let kept = Retention.kept(moments)
        var expected = Set(moments.indices.suffix(10))
        func firsts(_ limit: Int, _ period: (String) -> String) -> [Int] {
            let texts = moments.map { period($0.description) }
            return Array(moments.indices.filter { $0 == 0 || texts[$0] != texts[$0 - 1] }.suffix(limit))
        }
        expected.formUnion(firsts(12) { String($0.prefix(10)) })
        expected.formUnion(firsts(9) { String($0.prefix(7)) })
        // 2026-11-23 was a Monday, and the first copy of a day is at 03:00, for 09:00 and six hours more or less.
        let mondays = moments.indices.filter { moments[$0].secondsSince1970 % (7 * 86_400) / 86_400 == 4 }
        let firstsOfWeeks = mondays.filter { index in index == 0 || !mondays.contains(index - 1) }
        expected.formUnion(firstsOfWeeks.suffix(10))
        #expect(kept == expected)
        #expect(kept.count <= 10 + 12 + 10 + 9)
    }

    @Test("A copy once let go does not come back, and every kept one is let go only for its age, day after day")
    func dayAfterDay() {
        var kept: [Timestamp] = []
        for number in 0..<400 {
            kept.append(day(number))
            let wanted = Retention.kept(kept)
            kept = kept.indices.filter(wanted.contains).map { kept[$0] }
            #expect(kept.count <= 12 + 10 + 9 + 1)
            let newest = (0...number).suffix(10).map { day($0) }
            #expect(Array(kept.suffix(10)).suffix(newest.count) == newest[...])
        }
        let months = Set(kept.map { $0.description.prefix(7) })
        #expect(months.count == 9)
        let weeks = Set(kept.map { ($0.secondsSince1970 / 86_400 + 3) / 7 })
        let last = weeks.max() ?? 0
        #expect(weeks.isSuperset(of: (last - 9)...last))
    }

    @Test("The order in which copies are told does not matter", arguments: 1...10)
    func order(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let moments = (0..<300).map { day($0 / 3, hour: $0 % 3) }
        let shuffled = moments.shuffled(using: &generator)
        let kept = Set(Retention.kept(shuffled).map { shuffled[$0] })
        #expect(kept == Set(Retention.kept(moments).map { moments[$0] }))
    }

    @Test("The name of a backup's folder tells what it is", arguments: Backup.Reason.allCases)
    func names(reason: Backup.Reason) throws {
        let backup = Backup(at: .later, reason)
        let read = try #require(Backup(name: backup.name))
        #expect(read.reason == reason && read.name == backup.name)
        #expect(read.at == (reason == .daily ? Timestamp("2026-11-21T00:00:00Z") : .later))
    }

    @Test(
        "What is no backup's name is none",
        arguments: ["", "2026-11-31", "2026-11-21T09-00-00Z", "2026-11-21T09-00-00Z-other", "2026-11-21x", ".2026-11-21", "과일"])
    func otherNames(name: String) {
        #expect(Backup(name: name) == nil)
    }
}
