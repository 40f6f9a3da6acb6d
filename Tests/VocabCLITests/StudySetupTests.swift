import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Choosing how words are asked again.
@Suite("Setting up how to study") struct StudySetupTests {
    @Test("setup keeps what is given, asks for nothing else, and undo takes it back", arguments: ["ko", "en"])
    func keeps(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let setup = play.run("setup --new-per-day 7 --retention 0.85 --day-starts-at 0 --new-order listed")
        expectText(
            setup.console.alerts,
            language == "ko"
                ? """
                [알림] 설정 완료
                목표 기억률: 85%
                새 단어: 하루 7개, 단어장 순서로
                하루의 시작: 0시
                틀린 뒤 멈춤: 예
                다음: vocab quiz
                """
                : """
                [Alert] Set up
                Target retention: 85%
                New words: 7 a day, in the order of the bookcase
                A day begins at 0 o'clock
                A stop after a miss: yes
                Next: vocab quiz
                """)
        #expect(setup.status == .done)
        let store = Store(root: Path(play.store), files: DiskFileSystem())
        let wanted = StudySettings(retention: 0.85, newPerDay: 7, newOrder: .listed, dayStartsAt: 0)
        #expect(try store.settings().study == wanted)
        #expect(play.run("setup --new-per-day 9").status == .done)
        #expect(try store.settings().study == StudySettings(retention: 0.85, newPerDay: 9, newOrder: .listed, dayStartsAt: 0))
        #expect(play.run("undo").status == .done)
        #expect(try store.settings().study == wanted)
        #expect(play.run("undo").status == .done)
        #expect(try store.settings().study == StudySettings())
    }

    @Test("days of rest are kept, told, and taken back") func restDays() throws {
        for (language, line) in [("ko", "쉬는 요일: 토, 일"), ("en", "Days of rest: Sat, Sun")] {
            let play = Play(language: language)
            let store = Store(root: Path(play.store), files: DiskFileSystem())
            #expect(play.run("setup --rest-days Sun,sat").console.alerts.contains(line))
            #expect(
                try store.settings().study.restDays.weekdays == [6, 7] && store.settings().memorySettings.restDays == [6, 7])
            #expect(!play.run("setup --rest-days none").console.alerts.contains(line.prefix(4)))
            #expect(try store.settings().study == StudySettings())
        }
    }

    @Test(
        "a value that cannot be wished for is refused, with one that can",
        arguments: [
            ("--retention 0.5", "must be from 0.7 to 0.99", "--retention 0.7"),
            ("--retention x", "must be from 0.7", "--retention 0.7"),
            ("--new-per-day -3", "must be from 0 to 9999", "--new-per-day 0"),
            ("--day-starts-at 24", "must be from 0 to 23", "--day-starts-at 0"),
            ("--new-order backwards", "tags", "--new-order tags"),
            ("--rest-days sometimes", "sat,sun", "--rest-days none"),
            ("--rest-days mon,tue,wed,thu,fri,sat,sun", "sat,sun", "--rest-days sat,sun"),
        ])
    func refuses(options: String, reason: String, next: String) throws {
        let play = Play(language: "en")
        try play.putFruit()
        let setup = play.run("setup \(options)")
        #expect(setup.status == .usage)
        #expect(setup.console.alerts.contains(reason) && setup.console.alerts.hasSuffix("Next: vocab setup \(next)\n"))
        #expect(try Store(root: Path(play.store), files: DiskFileSystem()).settings().study == StudySettings())
    }

    @Test("members of the study settings that a later version writes are kept") func unknown() throws {
        let file = #"{"format":1,"study":{"newPerDay":5,"mood":"good"}}"#
        var settings = try SettingsFile.decode(Array(file.utf8))
        #expect(settings.study.newPerDay == 5 && settings.study.retention == 0.9)
        settings.startersGiven = ["TOEIC"]
        let text = String(decoding: SettingsFile.encode(settings), as: UTF8.self)
        #expect(text.contains(#""mood":"good""#) && text.contains(#""newPerDay":5"#))
        #expect(throws: JSONError.self) { try SettingsFile.decode(Array(#"{"format":1,"study":{"retention":"a"}}"#.utf8)) }
    }
}
