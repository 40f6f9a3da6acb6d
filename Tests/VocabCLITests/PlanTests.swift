import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Exams and days away. It is 2026-11-18 in these tests.
@Suite("vocab plan") struct PlanTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    private func settings(_ play: Play) throws -> Settings {
        try Store(root: Path(play.store), files: DiskFileSystem()).settings()
    }

    @Test("an exam and an absence are kept together, shown, dropped, and undo brings them back", arguments: ["ko", "en"])
    func keeps(language: String) throws {
        let play = try play(language)
        let saved = play.run("plan --exam 2026-11-26 --book 과일 --minutes 20")
        #expect(saved.status == .done)
        expectText(
            saved.console.screen,
            language == "ko"
                ? """
                [알림] 계획 저장
                이제 새 단어와 복습을 이 계획에 맞춥니다.
                다음: vocab due
                시험: 2026-11-26, 8일 남음 · 과일 · 하루 20분
                이대로면 시험 날 4단어 가운데 약 4단어를 압니다.
                오늘 더 배울 새 단어: 2개
                """
                : """
                [Alert] Planned
                New words and reviews follow the plan from now on.
                Next: vocab due
                Exam: 2026-11-26, in 8 days · 과일 · 20 minutes a day
                At this rate you will know about 4 of 4 words on the day.
                New words left today: 2
                """)
        #expect(play.run("plan --away 2026-12-01..2026-12-08").status == .done)
        let shown = play.run("plan").console.results
        #expect(shown.contains("2026-11-26") && shown.contains("2026-12-01") && shown.contains("2026-12-08"))
        let plan = try #require(try settings(play).plan)
        let dropped = play.run("plan --drop")
        #expect(dropped.status == .done)
        #expect(try settings(play).plan == nil)
        #expect(
            play.run("plan").console.screen
                == (language == "ko"
                    ? "계획이 없습니다. 예: vocab plan --away 7d\n" : "There is no plan. Example: vocab plan --away 7d\n"))
        #expect(play.run("undo").console.alerts.contains(language == "ko" ? "학습 계획" : "changing the plan"))
        #expect(try settings(play).plan == plan)
    }

    @Test("days away begin tomorrow", arguments: ["7d", "7"]) func away(days: String) throws {
        let play = try play()
        #expect(play.run("plan --away \(days)").status == .done)
        let absence = try #require(try settings(play).plan?.absences.first)
        #expect(absence.first.description == "2026-11-19" && absence.last.description == "2026-11-25")
    }

    @Test(
        "what is no day ahead is refused, with one that is",
        arguments: [
            ("--away -3", "is not a day", "--away 7d"), ("--away 0d", "is not a day", "--away 7d"),
            ("--away soon", "is not a day", "--away 7d"), ("--away 9999999999999999999d", "is not a day", "--away 7d"),
            ("--away 2026-12-08..2026-12-01", "is not a day", "--away 7d"),
            ("--away 2026-11-01..2026-11-08", "is in the past", "--away 7d"),
            ("--exam yesterday", "is not a day", "--exam 2026-12-16"),
            ("--exam 2026-02-30", "is not a day", "--exam 2026-12-16"),
            ("--exam 2026-11-17", "is in the past", "--exam 2026-12-16"),
            ("--exam 3000-01-01", "must be from 2026-11-18 to 2028-11-17", "--exam 2026-11-18"),
            ("--exam 2026-12-24 --minutes 0", "must be from 1 to 600", "--exam 2026-12-24 --minutes 1"),
        ])
    func refused(options: String, reason: String, next: String) throws {
        let play = try play()
        let plan = play.run("plan \(options)")
        #expect(plan.status == .usage)
        #expect(plan.console.alerts.contains(reason))
        #expect(plan.console.alerts.hasSuffix("Next: vocab plan \(next)\n"), "\(plan.console.alerts)")
        #expect(try settings(play).plan == nil)
    }

    @Test("minutes go by the learner's own speed: who answers slowly begins fewer words", arguments: [(0, 10), (57_000, 0)])
    func pace(milliseconds: Int, new: Int) throws {
        let play = Play(language: "en")
        try play.put("긴 단어장", (0..<100).map { ("term\($0)", "뜻\($0)") })
        let bookcase = try #require(try play.onlyBookcase())
        try play.putAnswers(
            (0..<20).map { number in
                Review(
                    at: Timestamp(secondsSince1970: 1_794_000_000 + number), word: bookcase.words[number].id,
                    bookcase: bookcase.id, direction: .forward, outcome: .right, grade: .easy, milliseconds: milliseconds)
            })
        #expect(play.run("plan --exam 2026-11-26 --minutes 1").console.results.contains("New words left today: \(new)\n"))
    }

    @Test("the forecast of stats follows the plan: nothing is due on the days away") func forecast() throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        try play.putHalfAYear()
        func awaited() throws -> [Int] {
            try JSONValue(play.run("stats --json").console.results)["forecast"].array.compactMap { Int($0["due"].raw) }
        }
        let before = try awaited()
        play.run("plan --away 7d")
        let after = try awaited()
        #expect(before[1...7].reduce(0, +) > 0 && after[1...7].allSatisfy { $0 == 0 })
    }

    @Test("what a round says comes back follows the plan: nothing before the days away are over") func comingBack() throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        try play.putHalfAYear()
        func told() -> Bool {
            play.run("quiz --count 1 --seed 1", on: ScriptedConsole([.key("1")])).console.screen.contains(
                #/Next: \d/#)
        }
        #expect(told())
        play.run("plan --away 14d")
        #expect(!told())
    }

    @Test("plan --json tells a program the exam, the days away, and what is left of today") func json() throws {
        let play = try play()
        #expect(try JSONValue(play.run("plan --json").console.results)["exam"] == .other(""))
        play.run("plan --exam 2026-11-26 --minutes 20")
        let run = play.run("plan --away 2026-12-01..2026-12-08 --json")
        let json = try JSONValue(run.console.results)
        #expect(json["exam"]["day"] == .string("2026-11-26") && json["exam"]["daysLeft"] == .other("8"))
        #expect(json["exam"]["minutes"] == .other("20") && json["away"]["last"] == .string("2026-12-08"))
        #expect(json["today"]["new"] == .other("2") && json["today"]["due"] == .other("0"))
        #expect(run.console.alerts.contains("Planned"))
    }

    @Test("an exam of an unknown bookcase, and minutes without an exam, are refused") func incomplete() throws {
        #expect(try play().run("plan --exam 2026-12-24 --book 과닐").status == .noInput)
        #expect(try play().run("plan --minutes 20").status == .usage)
        #expect(try play().run("plan --drop --away 7w").status == .usage)
    }

    @Test(
        "options that say nothing together are told by their names",
        arguments: [
            ("--minutes 5", "--minutes needs --exam."), ("--book 과일", "--book needs --exam."),
            ("--drop --minutes 5", "--drop and --minutes exclude each other."),
        ])
    func together(options: String, reason: String) throws {
        let run = try play().run("plan \(options)")
        #expect(run.status == .usage && run.console.alerts.contains(reason), "\(run.console.alerts)")
    }

    @Test(
        "a young learner who was away goes on learning new words, and plan says that it is catching up", arguments: ["ko", "en"])
    func young(language: String) throws {
        let play = Play(language: language)
        try play.put("긴 단어장", (0..<100).map { ("term\($0)", "뜻\($0)") })
        play.run("plan --away 7d")
        let absence = try #require(try settings(play).plan?.absences.first)
        // What two weeks would bring: twenty new words a day, and those that come back.
        #expect((25...60).contains(absence.usualPerDay))
        play.pass(seconds: 8 * 86_400)
        let shown = play.run("plan").console.screen
        #expect(shown.contains(language == "ko" ? "밀린 복습을 늦어도" : "Catching up after days away, until"))
        #expect(shown.contains(absence.catchUpEnd.description) && shown.contains("vocab plan --drop"))
        #expect(shown.contains(language == "ko" ? "새 단어: 20개" : "New words left today: 20"))
    }

    @Test("exams about other words stand side by side; one about the same words takes a place and says whose")
    func severalExams() throws {
        let play = try play("ko")
        try play.put("동물", (0..<6).map { ("animal\($0)", "동물\($0)") })
        play.run("plan --exam 2026-12-20 --book 과일")
        let second = play.run("plan --exam 2026-11-26 --book 동물").console.screen
        #expect(!second.contains("대신합니다"))
        #expect(second.contains("시험: 2026-11-26, 8일 남음 · 동물") && second.contains("시험: 2026-12-20, 32일 남음 · 과일"))
        #expect(second.contains("이대로면 시험 날 6단어 가운데 약"))
        let moved = play.run("plan --exam 2026-12-24 --book 과일").console.screen
        #expect(moved.contains("앞의 시험 계획을 대신합니다: 2026-12-20 · 과일"))
        #expect(!play.run("plan --exam 2026-12-24 --book 과일").console.screen.contains("대신합니다"))
        #expect(try settings(play).plan?.exams.map(\.day.description) == ["2026-11-26", "2026-12-24"])
        let json = try JSONValue(play.run("plan --json").console.results)
        #expect(json["exam"]["day"] == .string("2026-11-26"))
        #expect(json["exams"].array.map(\.["words"]) == [.other("6"), .other("4")])
        #expect(play.run("plan --exam 2026-11-26 --drop").console.screen.contains("다른 계획은 그대로"))
        #expect(try settings(play).plan?.exams.map(\.day.description) == ["2026-12-24"])
        let none = play.run("plan --drop --exam 2026-11-26")
        #expect(none.status == .badData && none.console.alerts.contains("2026-11-26에는 계획이 없습니다."))
    }

    @Test("days away stand side by side, those with days in common take a place; a day drops the absence it is in")
    func severalAbsences() throws {
        let play = try play()
        play.run("plan --away 2026-12-01..2026-12-08")
        #expect(!play.run("plan --away 2027-01-01..2027-01-03").console.screen.contains("takes the place"))
        let longer = play.run("plan --away 2026-12-05..2026-12-12").console.screen
        #expect(longer.contains("It takes the place of the days away planned before: 2026-12-01 to 2026-12-08"))
        #expect(try settings(play).plan?.absences.map(\.first.description) == ["2026-12-05", "2027-01-01"])
        play.run("plan --drop --away 2026-12-06")
        #expect(try settings(play).plan?.absences.map(\.first.description) == ["2027-01-01"])
        play.run("plan --drop --away 2027-01-02")
        #expect(try settings(play).plan == nil)
        for days in ["7d", "2026-12-08..2026-12-15"] {
            play.run("plan --away \(days)")
            #expect(try settings(play).plan?.absences.count == 1)
            play.run("plan --drop --away \(days)")
            #expect(try settings(play).plan == nil, "as it was planned, so it is dropped")
        }
    }

    @Test("several plans are read as they were written; what an earlier version wrote beside them counts") func stored() throws {
        func plan(_ json: String) throws -> StudyPlan? {
            try SettingsFile.decode(Array("{\"format\":1,\"plan\":\(json)}".utf8)).plan
        }
        let exams = ["2027-01-10", "2027-03-14"].compactMap { Day($0) }.enumerated().map { number, day in
            StudyPlan.Exam(day: day, tags: ["t\(number)"], minutes: number == 0 ? nil : 20)
        }
        let days = try ["2026-12-01", "2026-12-08", "2027-01-01", "2027-01-03"].map { try #require(Day($0)) }
        let absences = [0, 2].map { StudyPlan.Absence(first: days[$0], last: days[$0 + 1], usualPerDay: 9) }
        var settings = Settings()
        settings.plan = StudyPlan(exams: exams, absences: absences)
        #expect(try SettingsFile.decode(SettingsFile.encode(settings)).plan == settings.plan)
        let older = try plan(
            #"{"exam":{"day":"2027-02-02","tags":["t"]},"exams":[{"day":"2027-05-05","tags":["t"]},{"day":"2027-04-04"}]}"#)
        #expect(older?.exams.map(\.day.description) == ["2027-02-02", "2027-04-04"])
        let huge = try plan(#"{"away":{"first":"2026-12-01","last":"9999-12-31","usualPerDay":9223372036854775807}}"#)
        #expect(huge?.absences.first?.length == 365 && huge?.absences.first?.usualPerDay == 10_000)
    }

    @Test("the door counts the days to each exam and says what the plan brings", arguments: ["ko", "en"])
    func door(language: String) throws {
        let play = try play(language)
        play.run("plan --exam 2026-11-26 --book 과일")
        let screen = play.run([], on: .terminal([.line("quit")])).console.bareScreen
        #expect(
            screen.contains(
                language == "ko" ? "시험 D-8 과일 · 이대로면 4단어 가운데 약 " : "Exam D-8 과일 · about "), "\(screen)")
    }
}
