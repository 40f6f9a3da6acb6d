import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Choosing once for all games.
@Suite("Setting up") struct SetupTests {
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        try play.putFruit("열매")
        return play
    }

    @Test("asks by number or name until it is one of the list, then for the count, and games use it") func asks() throws {
        let play = try play("ko")
        let setup = play.run("setup", on: .terminal([.line("9"), .line("0"), .line("책"), .line(" 열매 "), .line("3")]))
        expectText(
            setup.console.bareScreen,
            """
              1 과일  단어 4개
              2 열매  단어 4개
            단어장 번호나 이름 › 9
            목록에 있는 번호나 이름을 입력해 주세요.
            단어장 번호나 이름 › 0
            목록에 있는 번호나 이름을 입력해 주세요.
            단어장 번호나 이름 › 책
            목록에 있는 번호나 이름을 입력해 주세요.
            단어장 번호나 이름 ›  열매\u{20}
            문제 수 (Enter = 10) › 3
            ╭─ 설정 완료 ──────────────╮
            │ 단어장: 열매             │
            │ 문제 수: 3               │
            │ → vocab quiz             │
            ╰──────────────────────────╯
            """)
        #expect(setup.status == .done)
        #expect(play.run("quiz", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("열매 · 3문제\n"))
        #expect(play.run("worksheet").console.results.hasPrefix("열매 단어 시험 · 3문제\n"))
    }

    @Test("Enter keeps the count there was, and a number chooses") func keeps() throws {
        let play = try play("en")
        play.run("setup --book 과일 --count 2")
        let setup = play.run("setup", on: .terminal([.line("2"), .enter]))
        expectText(
            setup.console.bareScreen,
            """
              1 과일  4 words
              2 열매  4 words
            Number or name of the bookcase › 2
            Questions (Enter = 2) ›\u{20}
            ╭─ Set up ─────────────────╮
            │ Bookcase: 열매           │
            │ Questions: 2             │
            │ → vocab quiz             │
            ╰──────────────────────────╯
            """)
        #expect(play.run("quiz", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("열매 · 2 questions\n"))
    }

    @Test("options ask nothing, and what is not given stays") func options() throws {
        let play = try play("en")
        #expect(
            play.run("setup --book 과일 --count 7").console.screen
                == "[Alert] Set up\nBookcase: 과일\nQuestions: 7\nNext: vocab quiz\n")
        #expect(play.run("setup --book 열매", on: .terminal()).console.bareScreen.contains("│ Questions: 7 "))
    }

    @Test("--book and --count on a game go before the set-up") func gameOptionsFirst() throws {
        let play = try play("en")
        play.run("setup --book 과일 --count 2")
        #expect(play.run("worksheet --count 1").console.results.hasPrefix("과일 · word test · 1 question\n"))
        #expect(play.run("worksheet --book 열매").console.results.hasPrefix("열매 · word test · 4 questions\n"))
        #expect(
            play.run("worksheet --book 열매 --book 과일 --book 열매").console.results.hasPrefix("열매, 과일 · word test · 8 questions\n"))
    }

    @Test("leaving keeps the set-up there was") func leaving() throws {
        for step in [ScriptedConsole.Step.endOfInput, .interrupt] {
            let play = try play("ko")
            play.run("setup --book 과일 --count 2")
            let before = play.bytes("settings.json")
            let setup = play.run("setup", on: .terminal([.line("2"), step]))
            #expect(setup.status == (step == .interrupt ? .interrupted : .noInput))
            #expect(play.bytes("settings.json") == before)
        }
    }

    @Test("a bookcase too small to play is kept, and said to be") func tooSmall() throws {
        let play = try play("ko")
        try play.put("세 권", [("one", "하나"), ("two", "둘"), ("three", "셋")])
        let setup = play.run(["setup", "--book", "세 권"])
        #expect(
            setup.console.screen
                == "[알림] 설정 완료\n단어장: 세 권\n문제 수: 10\n다음: vocab quiz\n[알림] 갯수 부족\n한 단어장에 최소 4개의 단어가 있어야합니다.\n다음: vocab add --book '세 권'\n"
        )
        #expect(setup.status == .done)
        #expect(play.run("quiz").console.alerts.hasPrefix("[알림] 갯수 부족\n"))
    }

    @Test("with nothing to choose from it says so") func nothing() {
        let setup = Play(language: "en").run("setup", on: .terminal())
        #expect(setup.console.bareScreen.contains("│ Create a bookcase and add words."))
        #expect(setup.status == .badData)
    }

    @Test("a starter can be chosen before it is there") func starter() {
        let play = Play(language: "ko")
        let csv = "apple,사과\nbanana,바나나\ncherry,체리\ngrape,포도\n"
        play.starters = [Starter(name: "TOEIC", details: BookcaseDetails(), csv: { Array(csv.utf8) })]
        let setup = play.run("setup", on: .terminal([.line("1"), .enter]))
        #expect(
            setup.console.bareScreen.hasPrefix("  1 TOEIC  처음 쓰면 들어옵니다\n단어장 번호나 이름 › 1\nTOEIC 기본 단어장을 준비했습니다. (단어 4개)\n"))
        #expect(setup.status == .done)
    }

    @Test("a mistyped count that was asked for again does not make the set-up fail") func mistypedCount() throws {
        let setup = try play("ko").run("setup", on: .terminal([.line("1"), .line("x"), .line("3")]))
        expectText(
            setup.console.bareScreen,
            """
              1 과일  단어 4개
              2 열매  단어 4개
            단어장 번호나 이름 › 1
            문제 수 (Enter = 10) › x
            1 이상의 숫자를 입력해 주세요. 예: 10
            문제 수 (Enter = 10) › 3
            ╭─ 설정 완료 ──────────────╮
            │ 단어장: 과일             │
            │ 문제 수: 3               │
            │ → vocab quiz             │
            ╰──────────────────────────╯
            """)
        #expect(setup.status == .done)
    }
}
