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
        let said = language == "ko" ? "Enter를 누르면 기본 단어장 과일 시작" : "Enter plays the starter bookcase 과일."
        #expect(
            prompt.bareScreen.contains(said) && prompt.bareScreen.contains(language == "ko" ? "과일 · 4문제" : "과일 · 4 questions"))
        #expect(prompt.stepsLeft == 0, "\(prompt.bareScreen)")
    }

    @Test("where the first starter explains in another language, one that explains in the learner's is named beside it")
    func ownStarter() throws {
        let play = Play(language: "en")
        let list = Array(try Play.fruit().run("export 과일").console.results.utf8)
        func starter(_ name: String, _ language: String) -> Starter {
            Starter(name: name, details: BookcaseDetails(meaningLanguage: language)) { list }
        }
        play.starters = [starter("TOEIC", "한국어"), starter("TOPIK", "영어")]
        let english = play.run([], on: .terminal([.line("quit")])).console.bareScreen
        #expect(english.contains("starter bookcase TOEIC. With meanings in English: quiz TOPIK."), "\(english)")
        let korean = play.run(["--lang", "ko"], on: .terminal([.line("quit")])).console.bareScreen
        #expect(korean.contains("TOEIC 시작, 도움말은 help") && !korean.contains("TOPIK"))
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
