import Testing
import VocabTestSupport

@testable import VocabCore

/// Words are due when there is least to do.
@Suite("Even days") struct DayLoadTests {
    private func day(_ number: Int) -> Day { Day(number: number) }

    @Test("The day with the least to do is taken, of several the nearest, on a day of rest half as much")
    func lightest() {
        var load = DayLoad(of: [10, 10, 11, 12, 12, 12].map(day))
        #expect(load.lightest(of: day(10)...day(12), best: day(12)) == day(11))
        #expect(load.lightest(of: day(8)...day(14), best: day(10)) == day(9))
        load.move(from: day(12), to: day(11))
        load.move(from: day(12), to: day(11))
        #expect(load.lightest(of: day(10)...day(12), best: day(10)) == day(12))
        #expect(load.lightest(of: day(11)...day(11), best: day(11)) == day(11))
        // 1970-01-03 was a Saturday.
        let rest = DayLoad(of: [2, 3].map(day), restDays: [6])
        #expect(rest.lightest(of: day(2)...day(3), best: day(2)) == day(3))
        #expect(DayLoad(of: [2, 3].map(day)).lightest(of: day(2)...day(3), best: day(2)) == day(2))
    }

    @Test("The waits that do about as well grow with the wait, and never come before the second day")
    func waits() {
        let scheduler = Scheduler(maximumInterval: 300)
        #expect(scheduler.intervals(about: 1) == 1...1 && scheduler.intervals(about: 2) == 2...2)
        #expect(scheduler.intervals(about: 3) == 2...4)
        #expect(scheduler.intervals(about: 20) == 17...21)
        for days in 3...300 {
            let waits = scheduler.intervals(about: days)
            #expect(waits.contains(days) && waits.lowerBound >= 2 && waits.upperBound <= 300)
        }
    }

    @Test("On days of rest about half as many words are due, and on no day are there many more than on the others")
    func restDays() {
        var generator = SeededGenerator(seed: 4)
        var memories = Memories(settings: MemorySettings(restDays: [6, 7]), calendar: LearnerCalendar(dayStartsAt: 0))
        var loads: [Int: Int] = [:]
        for day in 0..<250 {
            var asked = memories.words.filter { $0.value.dueDay.number <= day }.map(\.key).sorted {
                $0.description < $1.description
            }
            if day >= 40 { loads[day] = asked.count }
            if day < 30 { asked += (0..<20).map { .word(UInt64(1_000 + 20 * day + $0)) } }
            for word in asked {
                memories.add(
                    Review(
                        at: Timestamp(secondsSince1970: day * 86_400 + 43_200), word: word, bookcase: .sample(1), game: .typed,
                        direction: .forward, outcome: Int.random(in: 0..<10, using: &generator) < 9 ? .right : .wrong,
                        milliseconds: 2_000))
            }
        }
        func mean(_ isRest: Bool) -> Double {
            let days = loads.filter { (Day(number: $0.key).weekday > 5) == isRest }.map(\.value)
            return Double(days.reduce(0, +)) / Double(days.count)
        }
        #expect(0.4...0.7 ~= mean(true) / mean(false), "\(mean(true)) \(mean(false))")
    }

    @Test("What is learnt of the learner in the day's answers moves no other word", arguments: 0..<4 as Range<UInt64>)
    func settled(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar(dayStartsAt: 0))
        for day in 0..<60 {
            let waiting = memories.words.filter { $0.value.dueDay.number <= day }.keys
            for word in Set((1...60).map { Word.ID.word($0) }).intersection(waiting).union(
                day < 30 ? [.word(UInt64(2 * day + 1)), .word(UInt64(2 * day + 2))] : [])
            {
                let before = memories.words
                let isRight = Int.random(in: 0..<10, using: &generator) < 9
                memories.add(
                    Review(
                        at: Timestamp(secondsSince1970: day * 86_400 + 43_200), word: word, bookcase: Identifier.sample(1),
                        direction: .forward,
                        outcome: isRight ? .right : .wrong, choices: 4, milliseconds: 2_000))
                #expect(memories.words.allSatisfy { $0.key == word || before[$0.key]?.dueDay == $0.value.dueDay })
                #expect(try #require(memories.dueDay(of: word)).number > day)
            }
        }
        // What is due is counted where it is due, also after it was read from a cache.
        let load = DayLoad(of: memories.words.values.map(\.dueDay))
        #expect(memories.load == load)
    }
}
