import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// The letters that begin games at the prompt.
@Suite("Letters at the door") struct DoorKeyTests {
    @Test(
        "a letter plays another game with the words that Enter would play, also with the Korean keyboard on",
        arguments: [
            ("f", "Cards · 비즈니스 영어"), ("ㄹ", "Cards · "), ("h", "Turtle hangman · "), ("M", "Matching · "),
            ("t", "Time attack, 60 s · 비즈니스 영어"),
        ])
    func letters(letter: String, title: String) throws {
        let play = Play(language: "en")
        try play.putFruit("비즈니스 영어")
        let leaving: [ScriptedConsole.Step] = [.key(letter == "h" ? ConsoleKey.escape : "q")]
        let prompt = play.run([], on: .terminal([.line(letter)] + leaving + [.line("quit")])).console
        #expect(prompt.bareScreen.contains(title) && prompt.stepsLeft == 0, "\(prompt.bareScreen)")
    }

    @Test("in an empty store Enter plays the first starter, and the greeting says so", arguments: ["ko", "en"])
    func emptyStore(language: String) throws {
        let play = Play(language: language)
        let source = try Play.fruit()
        let list = Array(source.run("export 과일").console.results.utf8)
        play.starters = [Starter(name: "과일", details: BookcaseDetails()) { list }]
        let prompt = play.run([], on: .terminal([.line(""), .key("q"), .line("quit")])).console
        let said = language == "ko" ? "  1 과일  단어 4개\n Enter 1 과일 시작\n" : "  1 과일  4 words\n Enter plays 1 과일\n"
        #expect(
            prompt.bareScreen.contains(said) && prompt.bareScreen.contains(language == "ko" ? "과일 · 4문제" : "과일 · 4 questions"))
        #expect(prompt.stepsLeft == 0, "\(prompt.bareScreen)")
    }

    @Test("an empty store offers the starters in the learner's language first, each by its number; the first is what Enter plays")
    func starters() throws {
        let list = Array(try Play.fruit().run("export 과일").console.results.utf8)
        func starter(_ name: String, _ language: String) -> Starter {
            Starter(name: name, details: BookcaseDetails(meaningLanguage: language)) { list }
        }
        for (language, offered, played) in [
            ("en", ["1 TOPIK", "2 TOEIC", "3 기초"], ["": "TOPIK", "1": "TOPIK", "2": "TOEIC", "3": "기초"]),
            ("ko", ["1 TOEIC", "2 기초"], ["": "TOEIC", "2": "기초"]),
        ] {
            for (typed, name) in played {
                let play = Play(language: language)
                play.starters = [starter("TOEIC", "한국어"), starter("기초", "한국어"), starter("TOPIK", "영어")]
                let screen = play.run([], on: .terminal([.line(typed), .key("q"), .line("quit")])).console.bareScreen
                for row in offered { #expect(screen.contains("  \(row) "), "\(screen)") }
                #expect(screen.contains("\n\(name) · 4"), "\(typed): \(screen)")
            }
        }
    }

    @Test("a number that stands for no starter is told, and the keys work on", arguments: ["0", "3", "９"]) func otherNumber(
        _ typed: String
    ) throws {
        let list = Array(try Play.fruit().run("export 과일").console.results.utf8)
        let play = Play(language: "ko")
        play.starters = ["가", "나"].map { Starter(name: $0, details: BookcaseDetails(meaningLanguage: "한국어")) { list } }
        let screen = play.run([], on: .terminal([.line(typed), .line("2"), .key("q"), .line("quit")])).console
        #expect(screen.bareScreen.contains("1–2 가운데 골라 주세요. Enter는 1입니다.") && screen.bareScreen.contains("\n나 · 4문제"))
        #expect(screen.stepsLeft == 0)
    }

    @Test("where no bookcase has enough words Enter adds some, and a number is no key any more") func smallBookcase() throws {
        let play = Play(language: "ko")
        try play.put("과일", [("apple", "사과")])
        let screen = play.run([], on: .terminal([.line(""), .line("pear"), .line("배"), .line(""), .line("1"), .line("quit")]))
            .console
        #expect(screen.bareScreen.contains("  과일  단어 1개 (게임을 하려면 4개 이상 필요)\n Enter ‘과일’에 단어 추가\n"))
        for number in 1...6 { try play.put("책 \(number)", []) }
        let many = play.run([], on: .terminal([.line("+1"), .line("quit")])).console.bareScreen
        #expect(many.contains("그 밖에 단어장 2개 (books)\n") && many.contains("‘+1’이라는 명령은 없습니다."))
        #expect(screen.bareScreen.contains("✓ pear — 배 · 과일 2개") && screen.bareScreen.contains("‘1’이라는 명령은 없습니다."))
    }

    @Test("in a pipe a letter is no command, and with nothing to play neither") func pipe() throws {
        #expect(try Play.fruit("en").run([], on: ScriptedConsole([.line("f"), .endOfInput])).console.alerts.contains("“f”"))
        let empty = Play(language: "en").run([], on: .terminal([.line("f"), .line("quit")])).console
        #expect(empty.bareScreen.contains("“f”"))
    }

    @Test(
        "the greeting names one bright step and the letters in one dim line, with the motto of the day", arguments: ["ko", "en"])
    func greeting(language: String) throws {
        let play = try Play.fruit(language)
        let screen = play.run([], on: .terminal([.line("quit")])).console.screen
        let letters =
            language == "ko"
            ? "n 새 단어 · f 카드 · h 거북이 게임 · m 짝 맞추기 · t 타임어택" : "n new words · f cards · h hangman · m matching · t time attack"
        #expect(screen.contains("\u{1B}[2m\(letters)\u{1B}[0m\n"))
        let motto = language == "ko" ? "한 단어만 더, 그다음에 쉬어요." : "One more word, then rest."
        #expect(screen.contains("\u{1B}[2m\(motto)\u{1B}[0m\n"))
        let plain = play.run(["--plain"], on: .terminal([.line("quit")])).console.screen
        #expect(plain.contains("\n\(letters)\n") && !plain.contains("🐢"))
    }
}
