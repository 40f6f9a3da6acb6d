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

    private let round: [ScriptedConsole.Step] = [.line("quiz 토익"), .key("s"), .key("q")]

    @Test("after a round one step is bright, the others are dim, and there is one line of them", arguments: ["ko", "en"])
    func afterRound(language: String) throws {
        let play = Play(language: language)
        try play.putTwelveWords()
        let lines = lastLines(play, [], round + [.endOfInput])
        let bright = language == "ko" ? "Enter 틀린 1개 다시" : "Enter: the missed one again"
        let line = try #require(lines.last { $0.contains(bright.replacing(" ", with: "\u{A0}")) || $0.contains(bright) })
        #expect(line.hasPrefix(" \u{1B}[36m\(bright)\u{1B}[0m\u{1B}[2m · n "), "\(line.debugDescription)")
        #expect(lines.contains { $0.hasSuffix("stats · quit\u{1B}[0m") })
    }

    @Test("at the prompt Enter is the next step, in 40 columns too", arguments: [80, 40]) func atPrompt(columns: Int) throws {
        let play = Play(language: "ko")
        try play.putTwelveWords()
        let console = play.run([], on: .terminal(round + [.line(""), .key("s"), .key("q"), .line("quit")], columns: columns))
            .console
        #expect(console.bareScreen.contains("Enter 틀린 1개 다시") && console.bareScreen.contains("틀린 단어 다시 풀기"))
        #expect(console.stepsLeft == 0 && console.linesTooWide == [])
    }

    @Test("whatever else is typed after a game is a command, also where the game was begun from the shell") func command() throws
    {
        let play = Play(language: "en")
        try play.putTwelveWords()
        let steps: [ScriptedConsole.Step] = [.key("s"), .key(" "), .line("stats"), .line("list 토익"), .line("q")]
        let run = play.run("quiz 토익 1 --seed 3", on: .terminal(steps))
        #expect(run.status == .done && run.console.stepsLeft == 0)
        #expect(run.console.bareScreen.contains("12 words") && run.console.bareScreen.contains("overdue"))
    }

    @Test("Enter plays only what the last line promises: after another command it does nothing") func promised() throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        let console = play.run([], on: .terminal(round + [.line("books"), .line(""), .line(""), .line("quit")])).console
        #expect(console.stepsLeft == 0)
        #expect(try play.reviews().count == 1)
        let broken = play.run([], on: .terminal([.interrupt, .line(""), .line("quit")])).console
        #expect(broken.stepsLeft == 0)
        let door = play.run([], on: .terminal([.line("books"), .line(""), .line("quit")])).console
        #expect(door.stepsLeft == 0)
    }

    @Test("who leaves a round that was begun from the shell is back in the shell") func left() throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        let run = play.run("quiz 토익", on: .terminal([.key("s"), .key("q")])).console
        #expect(!run.screen.contains("vocab> "))
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
