import Testing
import VocabTestSupport

@testable import VocabCLI

/// `vocab` alone where standard input is no terminal: its lines are commands.
@Suite("Commands through a pipe") struct PipedCommandsTests {
    private func piped(_ play: Play, _ lines: String...) -> Play.Outcome {
        play.run([], on: ScriptedConsole(lines.map { .line($0) } + [.endOfInput]))
    }

    @Test("each line runs like a command of its own, without greeting, prompt or goodbye") func linesRun() throws {
        let play = Play(language: "ko")
        let session = piped(play, "book add 과일", "", "vocab add apple '빨간 사과'", "  --lang en books  ")
        #expect(session.status == .done)
        expectText(
            session.console.alerts,
            """
            [알림] 저장 완료
            단어장이 저장되었습니다.
            다음: add --book 과일
            저장 완료: apple — 빨간 사과 · 과일 1개 (3개 더 있으면 퀴즈)
            """)
        #expect(session.console.results.hasSuffix("과일: 1 word (a game needs 4)\n"))
        for phrase in [HelpPhrase.greeting, .goodbye] { #expect(!session.console.screen.contains(phrase.korean)) }
        #expect(!session.console.screen.contains("vocab> "))
        #expect(play.run("show apple").console.results == "apple\n뜻: 빨간 사과\n단어장: 과일\n")
    }

    @Test("the status is that of the last line that failed, and lines after a failure run") func lastFailure() throws {
        let play = Play(language: "en")
        try play.putFruit()
        #expect(piped(play, "show zzzz", "quiz --count 0", "books").status == .usage)
        #expect(piped(play, "quiz --count 0", "show zzzz", "books", "quit").status == .noInput)
        #expect(piped(play, "books", "add \"open").status == .usage)
        #expect(piped(play, "books", "list").status == .done)
        let session = piped(play, "nonsense", "search apple")
        #expect(session.console.results.contains("apple: 사과 (과일)\n"))
        #expect(session.status == .usage)
    }

    @Test("a round takes its answers from the lines after it, and the command after them runs") func round() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let session = piped(play, "quiz --book 과일 --count 1 --seed 1", "3", "search apple")
        #expect(session.console.results.contains("q to stop: 3\nRight!\n"))
        #expect(session.console.results.contains("apple: 사과 (과일)\n"))
        #expect(session.status == .done)
    }

    @Test("quit ends it, and what follows is not read") func quit() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let console = ScriptedConsole([.line("quit"), .line("book remove 과일 --yes")])
        #expect(play.run([], on: console).status == .done)
        #expect(console.stepsLeft == 1)
    }

    @Test("with no commands it gives the overview and asks nothing", arguments: [[], [""], [" ", "\t"]]) func nothing(
        _ lines: [String]
    ) {
        let session = Play(language: "ko").run([], on: ScriptedConsole(lines.map { .line($0) } + [.endOfInput]))
        let overview = Play(language: "ko").run("help").console.results.replacing("vocab help", with: "help")
        #expect(session.console.results.hasSuffix(overview))
        #expect(session.console.alerts == "")
        #expect(session.status == .done)
    }

    @Test("help, --help and -h give the overview too, with examples") func overview() {
        let overview = Play(language: "ko").run("help").console.results
        #expect(overview.hasPrefix("vocab · 단어 퀴즈\n") && overview.contains("\nquiz: 사지선다 퀴즈 (예: quiz --book TOEIC --count 10)\n"))
        #expect(overview.contains("모든 명령과 주제: vocab help all"))
        #expect(overview.contains("import words.csv --book 영어)\n"))
        #expect(overview.hasSuffix("모든 명령에 쓰는 옵션: --store 폴더 · --lang ko|en · --plain\n"))
        for word in ["--help", "-h"] { #expect(Play(language: "ko").run([word]).console.results == overview) }
    }

    @Test("lines leave no trace in the history of the prompt") func noHistory() throws {
        let play = Play(language: "en")
        #expect(piped(play, "books").console.remembered == [])
        #expect(play.run([], on: .terminal([.line("q")])).console.remembered == ["q"])
    }
}
