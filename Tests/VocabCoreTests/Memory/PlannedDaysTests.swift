import Testing
import VocabTestSupport

@testable import VocabCore

/// What an exam or an absence makes of the days.
@Suite("A plan") struct PlannedDaysTests {
    private static let study = StudySettings(newPerDay: 6, newOrder: .listed)
    private static let words: [Word] = (0..<600).compactMap {
        try? Word(
            WordContent(term: "t\($0)", meaning: "뜻\($0)"), id: .word(UInt64($0)), added: Timestamp(secondsSince1970: 0))
    }

    /// A learner who answers all that waits, day after day, and knows every word or forgets more than the model says.
    private struct Year {
        var forgets = false
        /// How much less likely a word is known than the model says.
        var bias = 0.1
        var chance = SeededGenerator(seed: 5)
        var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar())
        var asked: [Int: Int] = [:]
        var plan: StudyPlan?

        func order(on day: Int) -> StudyOrder {
            let today = Day(number: day)
            let planned = plan.map { PlannedDaysTests.planned($0, memories, on: today) }
            return StudyOrder(memories, on: today, study, planned: planned)
        }

        mutating func play(_ days: Range<Int>) {
            for day in days {
                let order = order(on: day)
                let due = words.filter { order.facts[$0.id]?.isDue == true }
                let new = words.filter { order.facts[$0.id] == nil }.prefix(order.newToday)
                for word in due + new {
                    let recall = memories.retrievability(of: word.id, on: Day(number: day)) ?? 1
                    let isKnown = !forgets || Double.random(in: 0..<1, using: &chance) < recall - bias
                    memories.add(
                        Review(
                            at: Timestamp(secondsSince1970: day * 86_400 + 43_200), word: word.id, bookcase: .of(1),
                            direction: .forward, outcome: isKnown ? .right : .wrong,
                            grade: isKnown ? .good : .again, milliseconds: 900))
                }
                asked[day] = due.count + new.count
            }
        }

        func busiest(_ days: Range<Int>) -> Int { days.compactMap { asked[$0] }.max() ?? 0 }
    }

    /// What `plan`, whose exams are about the first of the words, makes of a day.
    private static func planned(
        _ plan: StudyPlan, _ memories: Memories, on day: Day, examWords: Int = words.count
    ) -> PlannedDays {
        PlannedStudy(
            plan, words: words, examWords: plan.exams.map { _ in Array(words.prefix(examWords)) }, newPerDay: study.newPerDay
        ).days(memories, on: day)
    }

    private func absence(_ year: Year, _ days: ClosedRange<Int>, on today: Int) -> StudyPlan.Absence {
        StudyPlan.Absence(
            first: Day(number: days.lowerBound), last: Day(number: days.upperBound), year.memories, Self.words,
            on: Day(number: today), StudySettings())
    }

    @Test("after a week away no day is much busier than usual, and nothing is left behind") func away() throws {
        var year = Year()
        year.play(20_000..<20_060)
        let usual = Double((20_046..<20_060).compactMap { year.asked[$0] }.reduce(0, +)) / 14
        var unplanned = year
        unplanned.play(20_060..<20_061)
        unplanned.play(20_068..<20_100)
        year.plan = StudyPlan(absences: [absence(year, 20_061...20_067, on: 20_060)])
        year.play(20_060..<20_061)
        #expect(year.order(on: 20_063).facts.values.allSatisfy { !$0.isDue })
        year.play(20_068..<20_100)
        #expect(Double(unplanned.busiest(20_068..<20_100)) > 1.3 * usual)
        #expect(
            Double(year.busiest(20_068..<20_100)) <= (1.3 * usual).rounded(.up),
            "usual \(usual), \(year.asked.sorted { $0.key < $1.key })")
        #expect(year.order(on: 20_100).waiting(Self.words).due <= Int(1.3 * usual))
    }

    @Test("a learner who forgets much has no heap waiting when the weeks of catching up are over") func forgetful() throws {
        var year = Year(forgets: true)
        year.play(20_000..<20_060)
        let usual = Double((20_046..<20_060).compactMap { year.asked[$0] }.reduce(0, +)) / 14
        year.plan = StudyPlan(absences: [absence(year, 20_061...20_067, on: 20_060)])
        year.play(20_060..<20_061)
        year.play(20_068..<20_110)
        #expect(
            Double(year.busiest(20_068..<20_110)) <= (1.3 * usual).rounded(.up),
            "usual \(usual), \(year.asked.sorted { $0.key < $1.key })")
    }

    @Test("nor has a learner who forgets as the model says, whenever they go", arguments: [1, 7, 13, 19, 25] as [UInt64])
    func whenever(seed: UInt64) {
        var year = Year(forgets: true, bias: 0, chance: SeededGenerator(seed: seed))
        let today = 20_040 + Int(seed) * 4
        year.play(20_000..<today)
        let usual = Double((today - 14..<today).compactMap { year.asked[$0] }.reduce(0, +)) / 14
        year.plan = StudyPlan(absences: [absence(year, today + 1...today + 7, on: today)])
        year.play(today..<today + 1)
        year.play(today + 8..<today + 50)
        #expect(Double(year.busiest(today + 8..<today + 50)) <= 1.3 * usual)
    }

    @Test("an absence costs an exam hardly more than its days", arguments: [nil, 10] as [Int?])
    func absenceAndExam(minutes: Int?) {
        let none = Memories(settings: MemorySettings(), calendar: LearnerCalendar())
        func known(away: Int) -> Int {
            let exam = StudyPlan.Exam(day: Day(number: 20_032), minutes: minutes)
            let absence = StudyPlan.Absence(
                first: Day(number: 20_004), last: Day(number: 20_003 + max(1, away)), usualPerDay: 30)
            let plan = StudyPlan(exams: [exam], absences: away == 0 ? [] : [absence])
            let study = PlannedStudy(plan, words: Self.words, examWords: [Self.words], newPerDay: 20)
            return study.brought(none, on: Day(number: 20_000))[0].known
        }
        let all = known(away: 0)
        for away in [1, 3, 7] {
            #expect(
                Double(known(away: away)) >= Double(all) * Double(32 - away - 4) / 32, "\(away): \(known(away: away)) of \(all)")
        }
    }

    @Test("with two absences nothing is moved into either") func twoAbsences() {
        var year = Year()
        year.play(20_000..<20_060)
        let plan = StudyPlan(absences: [absence(year, 20_062...20_068, on: 20_060), absence(year, 20_070...20_080, on: 20_060)])
        let planned = Self.planned(plan, year.memories, on: Day(number: 20_060))
        #expect(!planned.moved.isEmpty)
        #expect(planned.moved.values.allSatisfy { day in !plan.absences.contains { $0.days.contains(day) } })
    }

    @Test("the eve of an absence is as long as was foreseen, and played to its end it does not begin anew") func eve() throws {
        var year = Year(forgets: true, bias: 0)
        year.play(20_000..<20_055)
        let usual = Double((20_041..<20_055).compactMap { year.asked[$0] }.reduce(0, +)) / 14
        let plan = StudyPlan(absences: [absence(year, 20_061...20_067, on: 20_055)])
        let study = PlannedStudy(plan, words: Self.words, examWords: [], newPerDay: Self.study.newPerDay)
        let foreseen = ForeseenDays(
            year.memories, Self.words, from: Day(number: 20_055), days: 6, newPerDay: Self.study.newPerDay, runs: 5, plan: study)
        year.plan = plan
        for day in 20_055..<20_061 {
            year.play(day..<day + 1)
            #expect(year.order(on: day).waiting(Self.words).due == 0, "day \(day)")
            let asked = Double(year.asked[day] ?? 0)
            #expect(asked <= 1.3 * usual, "day \(day)")
            let words = foreseen.words[day - 20_055]
            #expect((0.6 * words - 4...1.4 * words + 4).contains(asked), "day \(day): \(asked) of \(words)")
        }
    }

    @Test("the forecast shows what is moved, and moves nothing into the absence") func forecast() throws {
        var year = Year()
        year.play(20_000..<20_060)
        let plan = StudyPlan(absences: [absence(year, 20_061...20_067, on: 20_060)])
        let today = Day(number: 20_060)
        let planned = Self.planned(plan, year.memories, on: today)
        #expect(!planned.moved.isEmpty)
        let study = PlannedStudy(plan, words: Self.words, examWords: [], newPerDay: Self.study.newPerDay)
        func due(_ plan: PlannedStudy?) -> [Double] {
            ForeseenDays(year.memories, Self.words, from: today, days: 60, newPerDay: Self.study.newPerDay, plan: plan).due
        }
        let (before, after) = (due(nil), due(study))
        #expect(after[1...7].allSatisfy { $0 == 0 })
        #expect(after[0] > before[0])
    }

    @Test("new words are spread over the first half of the days before an exam and end three days before it") func examPace()
        throws
    {
        func newToday(on day: Int, minutes: Int? = nil) -> Int? {
            let plan = StudyPlan(exams: [StudyPlan.Exam(day: Day(number: 20_030), minutes: minutes)])
            let none = Memories(settings: MemorySettings(), calendar: LearnerCalendar())
            return Self.planned(plan, none, on: Day(number: day), examWords: 100).newToday
        }
        #expect(newToday(on: 20_007) == 10)
        #expect(newToday(on: 20_025) == 100)
        #expect(newToday(on: 20_025, minutes: 4) == 15)
        #expect(newToday(on: 20_026) == 100)
        for day in 20_027...20_030 { #expect(newToday(on: day) == 0) }
        #expect(newToday(on: 20_031) == nil)
    }

    @Test("where minutes are few, new words come before due ones, and what does not fit waits until tomorrow") func fewMinutes()
        throws
    {
        var year = Year()
        year.play(20_000..<20_040)
        let today = Day(number: 20_045)
        #expect(year.order(on: 20_045).waiting(Self.words).due > 22)
        // Three minutes hold 22 answers.
        year.plan = StudyPlan(exams: [StudyPlan.Exam(day: Day(number: 20_090), minutes: 3)])
        let order = year.order(on: 20_045)
        let waiting = order.waiting(Self.words)
        #expect(waiting.new > 0 && waiting.due + 2 * waiting.new == 22)
        let asked = order.arranged(Self.words) { $0 }
        #expect(asked.prefix(waiting.new).allSatisfy { year.memories.words[$0.id] == nil })
        #expect(asked.dropFirst(waiting.new).prefix(waiting.due).allSatisfy { order.facts[$0.id]?.isDue == true })
        let planned = Self.planned(try #require(year.plan), year.memories, on: today)
        #expect(planned.moved.values.allSatisfy { $0 == today.advanced(by: 1) })
        let left = try #require(planned.moved.keys.compactMap { year.memories.retrievability(of: $0, on: today) }.min())
        #expect(order.facts.values.filter(\.isDue).allSatisfy { $0.retrievability <= left })
    }

    @Test("in the last days with few minutes the words asked are those least likely to be recalled at the exam, due or not")
    func lastMinutes() throws {
        var year = Year()
        year.play(20_000..<20_060)
        let exam = Day(number: 20_062)
        year.plan = StudyPlan(exams: [StudyPlan.Exam(day: exam, minutes: 3)])
        let order = year.order(on: 20_060)
        let asked = Self.words.filter { order.facts[$0.id]?.isDue == true }.compactMap {
            year.memories.predictedRecall(of: $0.id, on: exam)
        }
        let others = year.memories.words.keys.filter { order.facts[$0]?.isDue == false }.compactMap {
            year.memories.predictedRecall(of: $0, on: exam)
        }
        #expect(asked.count == 22 && order.newToday == 0)
        #expect(try #require(asked.max()) <= #require(others.min()))
    }

    @Test("in the last days words due after the exam are asked, the least likely to be recalled first, an even share each day")
    func lastDays() throws {
        var year = Year()
        year.play(20_000..<20_060)
        let exam = Day(number: 20_063)
        let today = Day(number: 20_060)
        let plan = StudyPlan(exams: [StudyPlan.Exam(day: exam)])
        let planned = Self.planned(plan, year.memories, on: today)
        let perDay = (0..<3).map { day in planned.moved.values.count { $0 == today.advanced(by: day) } }
        #expect(perDay[0] > 0 && perDay[0] == perDay[1] && perDay[2] <= perDay[0] && planned.moved.count == perDay.reduce(0, +))
        func recalls(_ day: Day) -> [Double] {
            planned.moved.filter { $0.value == day }.keys.compactMap { year.memories.predictedRecall(of: $0, on: exam) }
        }
        let first = try #require(recalls(today).max())
        let second = try #require(recalls(today.advanced(by: 1)).min())
        #expect(first <= second)
        let early = Self.planned(plan, year.memories, on: Day(number: 20_064))
        #expect(early.moved.isEmpty && early.newToday == nil)
    }
}

extension Identifier<Bookcase> {
    fileprivate static func of(_ number: UInt64) -> Bookcase.ID {
        var chance = SeededGenerator(seed: number)
        return Bookcase.ID(using: &chance)
    }
}
