import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What the doctor says, asks and does.
@Suite("doctor") struct DoctorCommandTests {
    private static let cut = Array(
        """
        {"format":1,"bookcase":{"id":"\(Bookcase.ID.sample(7))","name":"깨짐"},"words":[
        {"id":"\(Word.ID.sample(8))","term":"ab","meaning":"가"},
        {"id":"\(Word.ID.sample(9))","term":"cd
        """.utf8)

    /// Fruit that is well, a bookcase that is cut off, and a temporary file.
    private func sick(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        play.putFile("bookcases/깨짐.json", Self.cut)
        play.putFile("bookcases/.과일.json.77.tmp", [])
        return play
    }

    private static let found = [
        "ko": """
        ! <store>/bookcases/깨짐.json: 3번째 줄 56번째 칸: 파일이 중간에서 끊겼습니다.
        ! <store>/bookcases/.과일.json.77.tmp: 쓰다 만 임시 파일입니다.

        """,
        "en": """
        ! <store>/bookcases/깨짐.json: line 3, column 56: the file ends in the middle.
        ! <store>/bookcases/.과일.json.77.tmp: a temporary file left behind.

        """,
    ]

    private static let repaired = [
        "ko": """
        + <store>/bookcases/깨짐.json: 단어 1개를 살렸습니다. 읽지 못한 부분: <store>/bookcases/깨짐.json.rest
        + <store>/bookcases/.과일.json.77.tmp, 옮긴 곳: <store>/set-aside/.과일.json.77.tmp.rest
        고치기 전의 파일은 백업에 있습니다. 빠진 단어는 더 앞선 백업에 있을 수 있습니다: vocab backup list

        """,
        "en": """
        + <store>/bookcases/깨짐.json: words saved: 1. What could not be read: <store>/bookcases/깨짐.json.rest
        + <store>/bookcases/.과일.json.77.tmp, now at <store>/set-aside/.과일.json.77.tmp.rest
        The files as they were are in a backup; words that are missing may be in an older one: vocab backup list

        """,
    ]

    private static let advice = [
        "ko": "[알림] 고칠 것이 있습니다.\n!로 표시한 것은 고칠 수 있습니다. 지우는 것은 없습니다.\n다음: vocab doctor --repair\n",
        "en":
            "[Alert] Something to repair\nWhat is marked with ! can be repaired; nothing is deleted.\nNext: vocab doctor --repair\n",
    ]

    private static let allWell = ["ko": "모두 정상입니다.\n", "en": "All is well.\n"]

    private func isSick(_ play: Play) -> Bool { play.bytes("bookcases/깨짐.json") == Self.cut }

    @Test("a healthy store, and one that is not there yet, are well: exit 0", arguments: ["ko", "en"]) func healthy(
        _ language: String
    )
        throws
    {
        let play = Play(language: language)
        for _ in 0..<2 {
            let doctor = play.run("doctor")
            #expect(doctor.console.results == "" && doctor.console.alerts == Self.allWell[language])
            #expect(doctor.status == .done)
            try play.putFruit()
            play.run("quiz --book 과일", on: ScriptedConsole([.key("s"), .key("u"), .key("q")]))
            play.run("memorize apple")
        }
    }

    @Test("off a terminal it only tells: exit 65, with what to type", arguments: ["ko", "en"]) func tells(_ language: String)
        throws
    {
        let play = try sick(language)
        let doctor = play.run("doctor")
        #expect(play.masked(doctor.console.results) == Self.found[language])
        #expect(doctor.console.alerts == Self.advice[language])
        #expect(doctor.status == .badData)
        #expect(isSick(play))
    }

    @Test("--repair asks nothing, tells what it did, and then all is well: exit 0", arguments: ["ko", "en"])
    func repairs(_ language: String) throws {
        for console in [ScriptedConsole(), .terminal(columns: 400)] {
            let play = try sick(language)
            let doctor = play.run("doctor --repair --plain", on: console)
            #expect(play.masked(doctor.console.results) == (Self.found[language] ?? "") + (Self.repaired[language] ?? ""))
            #expect(doctor.console.alerts == Self.allWell[language])
            #expect(doctor.status == .done)
            #expect(play.run("list --book 깨짐").console.results == "ab: 가\n")
            #expect(play.run("doctor").status == .done)
        }
    }

    @Test("on a terminal it asks, and only a yes is one", arguments: ["ko", "en"]) func asks(_ language: String) throws {
        let question = [
            "ko": "고칠 수 있는 것을 고칠까요? 지우는 것은 없습니다. (y/N) ", "en": "Repair what can be repaired? Nothing is deleted. (y/N) ",
        ]
        for key in ["y", "ㅛ", "예"] {
            let play = try sick(language)
            let doctor = play.run("doctor --plain", on: .terminal([.key(key)], columns: 400))
            #expect(
                play.masked(doctor.console.screen)
                    == [Self.found, question, ["ko": key + "\n", "en": key + "\n"], Self.repaired, Self.allWell].map {
                        $0[language] ?? ""
                    }
                    .joined())
            #expect(doctor.status == .done && !isSick(play))
        }
        for step in [ScriptedConsole.Step.key("n"), .key(""), .endOfInput] {
            let play = try sick(language)
            let doctor = play.run("doctor --plain", on: .terminal([step], columns: 400))
            let echo = step == .key("n") ? "n\n" : "\n"
            #expect(
                play.masked(doctor.console.screen)
                    == [Self.found, question, ["ko": echo, "en": echo], Self.advice].map { $0[language] ?? "" }.joined())
            #expect(doctor.status == .badData && isSick(play))
        }
        let play = try sick(language)
        let doctor = play.run("doctor --plain", on: .terminal([.interrupt], columns: 400))
        #expect(doctor.status == .interrupted && isSick(play))
        #expect(doctor.console.alerts == (language == "ko" ? "[알림] 중단했습니다.\n" : "[Alert] Interrupted\n"))
    }

    @Test("--json gives one value and asks nothing, also on a terminal") func json() throws {
        for console in [ScriptedConsole(), .terminal()] {
            let play = try sick("ko")
            let doctor = play.run("doctor --json", on: console)
            let value = try JSONValue(play.masked(doctor.console.results))
            #expect(value.array.count == 2 && value.array.allSatisfy { $0["repairable"].raw == "true" })
            #expect(value[1]["finding"].string == "<store>/bookcases/.과일.json.77.tmp: a temporary file left behind.")
            #expect(doctor.console.alerts == "" && doctor.status == .badData && isSick(play))
            let repair = play.run("doctor --repair --json")
            #expect(try JSONValue(repair.console.results) == .array([]))
            #expect(repair.status == .done && !isSick(play))
        }
    }

    @Test("what cannot be repaired is told, nothing is asked, and no repair is offered: exit 65") func incurable() throws {
        for (language, text) in [
            (
                "ko",
                "· 더 새로운 형식의 파일입니다. <store>/bookcases/미래.json 이 파일의 형식은 9이고 이 프로그램은 1까지 읽습니다. 파일은 그대로 두었습니다. 프로그램을 새 버전으로 바꿔 주세요.\n"
                    + "· ‘책’에 보기가 모자라 출제할 수 없는 단어가 있습니다. 뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: e (= a, b, c)\n"
            ),
            (
                "en",
                "· File of a newer format <store>/bookcases/미래.json It has format 9; this program reads up to 1. The file was left as it is. Get a newer version of the program.\n"
                    + "· “책” has words without fair choices. Without words that mean the same, fewer than three choices are left: e (= a, b, c)\n"
            ),
        ] {
            for command in ["doctor --plain", "doctor --repair --plain"] {
                let play = Play(language: language)
                play.putFile("bookcases/미래.json", Array("{\"format\":9}".utf8))
                try play.put("책", [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("e", "가, 나, 다")])
                let doctor = play.run(command, on: .terminal(columns: 300))
                #expect(play.masked(doctor.console.screen) == text)
                #expect(doctor.status == .badData)
            }
        }
    }

    @Test("in boxes and colours every line fits, and no file name reaches the screen with its controls") func narrow() throws {
        for columns in [30, 40, 80] {
            let play = try sick("ko")
            play.putFile("bookcases/\u{1B}[31m빨강\u{202E}.json", Array("x".utf8))
            let console = ScriptedConsole.terminal([.key("n")], columns: columns)
            play.run("doctor", on: console)
            #expect(console.linesTooWide.isEmpty)
            #expect(!console.bareScreen.contains("\u{1B}") && !console.bareScreen.contains("\u{202E}"))
        }
    }
}
