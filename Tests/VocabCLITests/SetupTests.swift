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
        let setup = play.run(
            "setup",
            on: .terminal([
                .line("9"), .line("0"), .line("책"), .line(" 열매 "), .line("3"), .line("9"), .line("2"), .line("reverse"),
            ]))
        expectText(
            setup.console.bareScreen,
            """
              1 과일  단어 4개
              2 열매  단어 4개
            단어장 번호나 이름 (여럿은 쉼표로) › 9
            목록에 있는 번호나 이름을 입력해 주세요. 그만두려면 ^D를 누르세요.
            단어장 번호나 이름 (여럿은 쉼표로) › 0
            목록에 있는 번호나 이름을 입력해 주세요. 그만두려면 ^D를 누르세요.
            단어장 번호나 이름 (여럿은 쉼표로) › 책
            목록에 있는 번호나 이름을 입력해 주세요. 그만두려면 ^D를 누르세요.
            단어장 번호나 이름 (여럿은 쉼표로) ›  열매\u{20}
            문제 수 (Enter = 10) › 3
            답하는 방법: 0 기억에 따라 · 1 보기 넷 · 2 직접 쓰기 ·
            3 보기가 모자랄 때만 쓰기 (Enter = 0) › 9
            0에서 3 중에서 골라 주세요.
            답하는 방법: 0 기억에 따라 · 1 보기 넷 · 2 직접 쓰기 ·
            3 보기가 모자랄 때만 쓰기 (Enter = 0) › 2
            방향: 0 기억에 따라 · 1 단어를 보고 뜻 · 2 뜻을 보고 단어 ·
            3 섞어서 (Enter = 0) › reverse
            ╭─ 설정 완료 ────────────────────╮
            │ 단어장: 열매                   │
            │ 문제 수: 3                     │
            │ 답: 직접 쓰기 (typed)          │
            │ 방향: 뜻을 보고 단어 (reverse) │
            │ → vocab quiz                   │
            ╰────────────────────────────────╯
            """)
        #expect(setup.status == .done)
        let quiz = play.run("quiz", on: ScriptedConsole([.line("q")])).console
        #expect(quiz.results.hasPrefix("열매 · 3문제\n") && quiz.requests.first?.prompt.contains("단어") == true)
        #expect(play.run("worksheet").console.results.hasPrefix("열매 단어 시험 · 3문제\n"))
    }

    @Test("Enter keeps the count there was, and a number chooses") func keeps() throws {
        let play = try play("en")
        play.run("setup --book 과일 --count 2")
        let setup = play.run("setup", on: .terminal([.line("2"), .enter, .enter, .enter]))
        expectText(
            setup.console.bareScreen,
            """
              1 과일  4 words
              2 열매  4 words
            Number or name (several with commas, Enter = 과일) › 2
            Questions (Enter = 2) ›\u{20}
            Answers: 0 as memory grows · 1 four choices · 2 typed ·
            3 typed where choices are missing (Enter = 0) ›\u{20}
            Direction: 0 as memory grows · 1 term to meaning · 2 meaning to term ·
            3 either (Enter = 0) ›\u{20}
            ╭─ Set up ─────────────────╮
            │ Bookcase: 열매           │
            │ Questions: 2             │
            │ → vocab quiz             │
            ╰──────────────────────────╯
            """)
        #expect(play.run("quiz", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("열매 · 2 questions\n"))
        play.run("setup 과일 열매 --count 3")
        let kept = play.run("setup", on: .terminal([.enter, .enter, .enter, .enter]))
        #expect(kept.console.bareScreen.contains("(several with commas, Enter = 과일, 열매) › \n"))
        #expect(kept.console.bareScreen.contains("│ Bookcase: 과일, 열매") && kept.status == .done)
    }

    @Test("kind and direction are asked for, kept over restarts, and 0 leaves them to the learner's memory again") func kind()
        throws
    {
        let play = try play("en")
        play.run("setup", on: .terminal([.line("1"), .enter, .line("typed"), .line("2")]))
        let again = play.run("setup", on: .terminal([.line("1"), .enter, .enter, .enter])).console.bareScreen
        for answer in ["1 2", "1-2", "1, 2", "1–2", "1,2"] {
            play.run("setup", on: .terminal([.line(answer), .enter, .enter, .enter]))
            let chosen = try Store(root: play.store, files: DiskFileSystem()).settings().setup?.bookcases.count
            #expect(chosen == 2, "\(answer)")
        }
        #expect(again.contains("missing (Enter = 2) › ") && again.contains("(Enter = 2) › "))
        #expect(again.contains("│ Answers: typed") && again.contains("│ Direction: from meaning to term (reverse)"))
        let free = play.run("setup", on: .terminal([.line("1"), .enter, .line("0"), .line("0")])).console.bareScreen
        #expect(!free.contains("│ Answers:") && !free.contains("│ Direction:"))
    }

    @Test("options ask nothing, and what is not given stays") func options() throws {
        let play = try play("en")
        #expect(
            play.run("setup --book 과일 --count 3").console.screen
                == "[Alert] Set up\nBookcase: 과일\nQuestions: 3\nNext: vocab quiz\n")
        #expect(play.run("setup --book 열매", on: .terminal()).console.bareScreen.contains("│ Questions: 3 "))
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

    @Test("a bookcase too small to play is refused, named or chosen, and the list says why") func tooSmall() throws {
        let play = try play("ko")
        try play.put("세 권", [("one", "하나"), ("two", "둘"), ("three", "셋")])
        try play.put("빈 책", [])
        let named = play.run(["setup", "--book", "세 권"])
        #expect(named.status == .badData && named.console.screen.hasPrefix("[알림] 개수 부족\n"))
        let asked = play.run("setup", on: .terminal([.line("세 권"), .line("빈 책, 과일"), .line("과일"), .enter, .enter, .enter]))
        #expect(asked.console.bareScreen.hasPrefix("  1 과일   단어 4개\n  2 빈 책  단어 0개 (게임을 하려면 4개 이상 필요)\n"))
        #expect(asked.console.bareScreen.contains("› 세 권\n‘세 권’에는 단어가 3개 있습니다. 4개 이상인 단어장을 골라 주세요.\n"))
        #expect(asked.console.bareScreen.contains("› 빈 책, 과일\n‘빈 책’에는 단어가 0개 있습니다."))
        #expect(asked.console.bareScreen.contains("│ 단어장: 과일 ") && asked.status == .done)
    }

    @Test("several bookcases are chosen by numbers and names with commas, kept, and asked together") func several() throws {
        let play = try play("en")
        try play.put("a, b", [("one", "하나"), ("two", "둘"), ("three", "셋"), ("four", "넷")])
        let setup = play.run("setup", on: .terminal([.line("과일, 3,과일"), .line("12"), .enter, .enter]))
        #expect(setup.console.bareScreen.contains("You chose 12 questions; there are 8 words, so the count is 8."))
        #expect(setup.console.bareScreen.contains("│ Bookcase: 과일, 열매 ") && setup.console.bareScreen.contains("│ Questions: 8 "))
        #expect(play.run("worksheet").console.results.hasPrefix("과일, 열매 · word test · 8 questions\n"))
        let whole = play.run("setup", on: .terminal([.line("a, b"), .enter, .enter, .enter]))
        #expect(whole.console.bareScreen.contains("│ Bookcase: a, b "))
        #expect(play.run("setup 과일 열매 --count 3").console.screen.contains("\nBookcase: 과일, 열매\nQuestions: 3\n"))
        play.run("book remove 과일 --yes")
        #expect(play.run("worksheet").console.results.hasPrefix("열매 · word test · 3 questions\n"))
    }

    @Test("kind and direction are kept too, what is not typed stays, and a bookcase that is named goes without") func manner()
        throws
    {
        let play = try play("en")
        expectText(
            play.run("setup 과일 --count 4 --kind typed --direction reverse").console.screen,
            """
            [Alert] Set up
            Bookcase: 과일
            Questions: 4
            Answers: typed
            Direction: from meaning to term (reverse)
            Next: vocab quiz
            """)
        let typed = play.run("quiz", on: .terminal([.line(":q"), .endOfInput])).console
        #expect(typed.requests.first?.prompt.contains("term") == true)
        let named = play.run("quiz 과일", on: .terminal([.key("q")])).console
        #expect(named.requests.isEmpty)
        #expect(play.run("worksheet --json").console.results.contains("\"direction\":\"reverse\""))
        #expect(play.run("setup --count 2").console.screen.contains("Questions: 2\nAnswers: typed\n"))
        #expect(play.run("setup --kind sometimes").status == .usage)
    }

    @Test("words deleted after the set-up lower the count, which is told; a bookcase that became too small is passed over")
    func deleted() throws {
        let play = try play("en")
        try play.put("큰", [("one", "하나"), ("two", "둘"), ("three", "셋"), ("four", "넷"), ("five", "다섯")])
        play.run("setup 과일 큰 --count 9")
        play.run("remove apple --book 과일 --yes")
        let quiz = play.run("quiz", on: ScriptedConsole([.key("q")]))
        #expect(quiz.console.results.hasPrefix("큰 · 5 questions\n"))
        #expect(quiz.console.alerts.contains("“과일” has fewer than 4 words"))
        #expect(quiz.console.alerts.contains("You chose 9 questions; there are 5 words, so 5 are asked."))
    }

    @Test("with nothing to choose from it says so") func nothing() {
        let setup = Play(language: "en").run("setup", on: .terminal())
        #expect(setup.console.bareScreen.contains("│ Create a bookcase and add words."))
        #expect(setup.status == .badData)
    }

    @Test("a starter can be chosen before it is there") func starter() {
        let play = Play(language: "ko")
        let csv = "term,meaning\napple,사과\nbanana,바나나\ncherry,체리\ngrape,포도\n"
        play.starters = [Starter(name: "TOEIC", details: BookcaseDetails(), csv: { Array(csv.utf8) })]
        let setup = play.run("setup", on: .terminal([.line("1"), .enter, .enter, .enter]))
        #expect(
            setup.console.bareScreen.hasPrefix(
                "  1 TOEIC  처음 쓸 때 추가됩니다\n단어장 번호나 이름 (여럿은 쉼표로) › 1\nTOEIC 기본 단어장을 준비했습니다. (단어 4개)\n"))
        #expect(setup.status == .done)
    }

    @Test("a mistyped count that was asked for again does not make the set-up fail") func mistypedCount() throws {
        let setup = try play("ko").run("setup", on: .terminal([.line("1"), .line("x"), .line("3"), .line("0"), .enter]))
        expectText(
            setup.console.bareScreen,
            """
              1 과일  단어 4개
              2 열매  단어 4개
            단어장 번호나 이름 (여럿은 쉼표로) › 1
            문제 수 (Enter = 10) › x
            1 이상의 숫자를 입력해 주세요. 예: 10
            문제 수 (Enter = 10) › 3
            답하는 방법: 0 기억에 따라 · 1 보기 넷 · 2 직접 쓰기 ·
            3 보기가 모자랄 때만 쓰기 (Enter = 0) › 0
            방향: 0 기억에 따라 · 1 단어를 보고 뜻 · 2 뜻을 보고 단어 ·
            3 섞어서 (Enter = 0) ›\u{20}
            ╭─ 설정 완료 ──────────────╮
            │ 단어장: 과일             │
            │ 문제 수: 3               │
            │ → vocab quiz             │
            ╰──────────────────────────╯
            """)
        #expect(setup.status == .done)
    }
}
