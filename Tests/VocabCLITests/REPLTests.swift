import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `vocab` alone on a terminal.
@Suite("The prompt") struct REPLTests {
    private func typed(_ play: Play, _ steps: [ScriptedConsole.Step], columns: Int = 80) -> Play.Outcome {
        play.run([], on: .terminal(steps, columns: columns))
    }

    @Test("greets an empty store with what to try first") func emptyStore() {
        expectText(
            typed(Play(language: "ko"), [.line("q")]).console.bareScreen,
            """
            vocab · 단어 퀴즈
            한 단어만 더, 그다음에 쉬어요.
            시작하려면 quiz --book TOEIC, 도움말은 help, 나가려면 quit
            vocab> q
            안녕히 가세요. 또 만나요!
            """)
        expectText(
            typed(Play(language: "en"), [.endOfInput]).console.bareScreen,
            """
            vocab · vocabulary quiz
            One more word, then rest.
            To begin: quiz --book TOEIC. Also: help, quit
            vocab>\u{20}
            Goodbye, see you soon!
            """)
    }

    @Test("greets a filled store with what waits and what Enter plays, and Enter plays it")
    func filledStore() throws {
        let play = Play(language: "en")
        try play.put("가", [("a", "1")])
        try play.putFruit("비즈니스 영어")
        let greeting = """
            Today: 5 new
              비즈니스 영어  ····················  4 new
            Enter plays “비즈니스 영어”
            n new words · f cards · h hangman · m matching · t time attack
            another bookcase: quiz NAME · help · quit
            vocab>\u{20}
            """
        #expect(typed(play, [.line("quit")]).console.bareScreen.contains(greeting))
        let round = typed(play, [.line(""), .key("s"), .key("q"), .line("quit")]).console.bareScreen
        #expect(round.contains(greeting + "\n비즈니스 영어 · 4 questions\n"))
        let later = typed(play, [.line("quit")]).console.bareScreen
        #expect(later.contains("▓▓▓▓░░░░░░░░░░░░░░░░  Today 1 / 5\nToday: 4 new · about 1 min\n"))
        #expect(later.contains("□□□□□···············  □ 1 just begun · 3 to the next goal"))
    }

    @Test("greets in one language or the other, and the greeting fits 40 columns", arguments: ["ko", "en"]) func narrow(
        _ language: String
    ) throws {
        let play = Play(language: language)
        try play.putFruit("아주 아주 긴 이름을 가진 단어장")
        #expect(typed(play, [.line("quit")], columns: 40).console.linesTooWide == [])
    }

    @Test("commands are typed as in the shell, next steps have no vocab before them, and a vocab that was copied is forgiven")
    func commands() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        let session = typed(
            play,
            [
                .line(" "), .line("search apple"), .line("vocab search 포도"), .line("vocab"), .line("quizz"),
                .line("quiz --count 0 --book 과일"), .line("--lang en search apple"), .line("search apple"), .line("나가기"),
            ])
        expectText(
            session.console.bareScreen,
            """
            vocab · 11월 18일 수요일
            한 단어만 더, 그다음에 쉬어요.
            오늘 새 단어 4개
              과일  ····················  새 단어 4
            Enter를 누르면 ‘과일’ 시작
            n 새 단어 · f 카드 · h 거북이 게임 · m 짝 맞추기 · t 타임어택
            다른 단어장 quiz 이름 · help · quit
            vocab> \u{20}
            vocab> search apple
            apple  사과 (과일)
            1개를 찾았습니다.
            vocab> vocab search 포도
            grape  포도 (과일)
            1개를 찾았습니다.
            vocab> vocab
            vocab> quizz
            ╭─ 모르는 명령입니다. ─────────╮
            │ ‘quizz’라는 명령은 없습니다. │
            │ 혹시: quiz?                  │
            │ → quiz                       │
            ╰──────────────────────────────╯
            vocab> quiz --count 0 --book 과일
            ╭─ 숫자를 확인해 주세요. ────────────────╮
            │ --count ‘0’: 1 이상의 정수여야 합니다. │
            │ → quiz --count 10 --book 과일          │
            ╰────────────────────────────────────────╯
            vocab> --lang en search apple
            apple  사과 (과일)
            1 found.
            vocab> search apple
            apple  사과 (과일)
            1개를 찾았습니다.
            vocab> 나가기
            안녕히 가세요. 또 만나요!
            """)
        #expect(session.status == .done)
        #expect(session.console.stepsLeft == 0)
    }

    @Test("a round is played at the prompt, and the prompt comes back after it, also after ^C") func round() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let session = typed(
            play,
            [
                .line("quiz --book 과일 --seed 1 --plain"), .key("s"), .interrupt, .line("quiz --book 과일 --seed 1 --plain"),
                .key("q"), .line("exit"),
            ])
        expectText(
            session.console.bareScreen,
            """
            vocab · Wednesday, 18 November
            One more word, then rest.
            Today: 4 new
              과일  ····················  4 new
            Enter plays “과일”
            n new words · f cards · h hangman · m matching · t time attack
            another bookcase: quiz NAME · help · quit
            vocab> quiz --book 과일 --seed 1 --plain
            과일 · 4 questions

            Question 1/4: apple
            1. 체리
            2. 바나나
            3. 사과
            4. 포도
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: s
            Never mind, learn it now. The answer is 3.
            Right answer: apple — 사과
            It comes back tomorrow.
            Press any key to go on:\u{20}
            [Alert] Interrupted

            Round over
            Score: 0 points · 0/1 (0%)
            2 s · 1 not known
            Words missed (1)
            apple — 사과
            Next: 1 tomorrow, 1 within 7 days
            Same questions again: quiz --book 과일 --count 4 --seed 1
            vocab> quiz --book 과일 --seed 1 --plain
            과일 · 4 questions

            Question 1/4: apple
            1. 체리
            2. 바나나
            3. 사과
            4. 포도
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: q

            Round over
            No question was answered.
            Enter: 3 new words, f cards, h hangman, m matching, t time attack, stats, quit
            vocab> exit
            Goodbye, see you soon!
            """)
        #expect(session.status == .done)
    }

    @Test("options given to vocab alone hold for every line, and a line's own go before them") func optionsHold() throws {
        let play = Play(language: "ko")
        let session = play.run(
            ["--lang", "en", "--plain", "--store", play.folder + "/other"],
            on: .terminal([.line("book add A"), .line("--lang ko books"), .line("books"), .line("q")]))
        expectText(
            session.console.screen,
            """
            vocab · vocabulary quiz
            One more word, then rest.
            To begin: quiz --book TOEIC. Also: help, quit
            vocab> book add A
            [Alert] Saved
            The bookcase is saved.
            Next: add --book A
            Enter adds words
            vocab> --lang ko books
            A: 단어 0개 (게임을 하려면 4개 이상 필요)
            [알림] 데이터가 없습니다.
            단어장과 단어를 생성해주세요
            게임을 진행하려면 한 단어장에 최소 4개의 단어가 필요합니다.
            다음: add --book A
            한 단어만 더, 그다음에 쉬어요.
            vocab> books
            A: 0 words (a game needs 4)
            [Alert] No data
            Create a bookcase and add words.
            A game needs a bookcase with at least 4 words.
            Next: add --book A
            One more word, then rest.
            vocab> q
            Goodbye, see you soon!
            """)
        #expect(play.bytes("bookcases/A.json") == nil)
    }

    @Test("help gives the overview, help of a command its options, and both leave the prompt open") func help() {
        let session = typed(
            Play(language: "en"),
            [.line("help"), .line("help quiz"), .key("x"), .key("x"), .line("help nonsense"), .line("--version"), .line("q")])
        let screen = session.console.bareScreen
        #expect(screen.contains("vocab> help\nvocab · vocabulary quiz\n"))
        #expect(screen.contains("\nUsage\n  quiz [BOOKCASE …] [OPTIONS …]\n"))
        #expect(screen.contains("vocab> --version\nvocab 0.1.0\n"))
        #expect(screen.hasSuffix("vocab> q\nGoodbye, see you soon!\n"))
    }

    @Test("^C gives a new line and says how to leave; it does not leave") func interrupt() {
        let session = typed(Play(language: "ko"), [.interrupt, .interrupt, .line("quit")])
        #expect(
            session.console.bareScreen.hasSuffix(
                "vocab> \n나가려면 quit 또는 ^D\nvocab> \n나가려면 quit 또는 ^D\nvocab> quit\n안녕히 가세요. 또 만나요!\n"))
        #expect(session.status == .done)
    }

    @Test("lines are remembered across runs, in order, blank ones not") func remembered() {
        let play = Play(language: "en")
        #expect(
            typed(play, [.line("books"), .line("  "), .line(" search  없는말 "), .line("q")]).console.remembered == [
                "books", " search  없는말 ", "q",
            ])
        let second = typed(play, [.line("list"), .endOfInput]).console.remembered
        #expect(second == ["books", " search  없는말 ", "q", "list"])
    }

    @Test("a store that cannot be written keeps the prompt alive") func unwritable() {
        let play = Play(language: "en")
        let file = play.file("plain", "x")
        let session = play.run(["--store", file + "/store", "--plain"], on: .terminal([.line("book add A"), .line("q")]))
        #expect(session.console.screen.hasSuffix("vocab> q\nGoodbye, see you soon!\n"))
        #expect(session.status == .done)
    }
}
