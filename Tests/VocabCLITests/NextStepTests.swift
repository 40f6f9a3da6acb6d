import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is offered after a round.
@Suite("The next step") struct NextStepTests {
    private func lastLines(_ play: Play, _ arguments: [String], _ steps: [ScriptedConsole.Step], columns: Int = 80) -> [String] {
        let screen = play.run(arguments, on: .terminal(steps, columns: columns)).console.screen
        return screen.split(separator: "\n").map(String.init)
    }

    @Test("after a round one step is bright, the others are dim, and there is one line of them", arguments: ["ko", "en"])
    func afterRound(language: String) throws {
        let play = Play(language: language)
        try play.putTwelveWords()
        let lines = lastLines(play, ["quiz", "토익"], [.key("s"), .key("q"), .key("n")])
        let bright = language == "ko" ? "vocab quiz: 새 단어 11개" : "vocab quiz: 11 new words"
        let dim = language == "ko" ? " · vocab stats: 통계" : " · vocab stats: statistics"
        #expect(lines.last == " \u{1B}[36m\(bright)\u{1B}[0m\u{1B}[2m\(dim)\u{1B}[0m")
    }

    @Test("at the prompt Enter is the next step, in 40 columns too", arguments: [80, 40]) func atPrompt(columns: Int) throws {
        let play = Play(language: "ko")
        try play.putTwelveWords()
        let steps: [ScriptedConsole.Step] = [.line("quiz 토익"), .key("s"), .key("q"), .key("n"), .line("quit")]
        let console = play.run([], on: .terminal(steps, columns: columns)).console
        #expect(console.bareScreen.contains("Enter: 새 단어 11개"))
        #expect(console.bareScreen.contains("stats: 통계 · quit: 끝"))
        let keys = columns == 80 ? "f 카드 · h 거북이 게임 · m 짝 맞추기 · t 타임어택\n" : "f 카드 · h 거북이 게임 · m 짝 맞추기"
        #expect(console.bareScreen.split(separator: "stats: 통계").last?.contains(keys) == true)
        #expect(console.linesTooWide == [])
    }

    @Test("a pipe and a program are shown no keys; a pipe is told how many words wait") func pipe() throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        let run = play.run("quiz 토익", on: ScriptedConsole([.key("s"), .key("q")]))
        #expect(!run.console.screen.contains("vocab quiz:"))
        let json = play.run(["quiz", "토익", "--json"], on: .terminal([.key("s"), .key("q")]))
        #expect(!json.console.results.contains("vocab quiz"))
    }
}
