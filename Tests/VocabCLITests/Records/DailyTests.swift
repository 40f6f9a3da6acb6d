import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab quiz --daily") struct DailyTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putTwelveWords()
        return play
    }

    private let answers: [ScriptedConsole.Step] = Array(repeating: .key("s"), count: 10)

    /// The same answers on a terminal, where a round stops after each miss until a key is pressed.
    private let keys: [ScriptedConsole.Step] = Array(repeating: [.key("s"), .key(" ")], count: 10).flatMap { $0 }

    @Test("asks the same questions all day, whatever was answered, and others tomorrow") func same() throws {
        let play = try play()
        func prompts() -> [Substring] {
            play.run("quiz 토익 --daily", on: ScriptedConsole(answers)).console.screen.split(separator: "\n").filter {
                $0.hasPrefix("Question ") || $0.contains(#/^\d\. /#)
            }
        }
        let first = prompts()
        #expect(first.count == 50 && prompts() == first)
        play.clockOffsets = [.init(from: Timestamp(secondsSince1970: 0), secondsAheadOfUTC: 86_400)]
        #expect(prompts() != first)
    }

    @Test("ends with one line to share, which names no word", arguments: Language.allCases, [80, 40])
    func share(_ language: Language, _ columns: Int) throws {
        let console = try play(language.rawValue).run("quiz 토익 --daily", on: .terminal(keys, columns: columns)).console
        let lines = console.bareScreen.split(separator: "\n")
        #expect(lines.last == "vocab 2026-11-18 0/10 ○○○○○○○○○○" && console.stepsLeft == 0)
        #expect(console.linesTooWide == [])
    }

    @Test("in plain text no dots are read aloud, and a program has the line with them") func plain() throws {
        let play = try play()
        #expect(play.run("quiz 토익 --daily", on: ScriptedConsole(answers)).console.results.hasSuffix("\nvocab 2026-11-18 0/10\n"))
        let json = try JSONValue(play.run("quiz 토익 --daily --json", on: ScriptedConsole(answers)).console.results)
        #expect(json["daily"].string == "2026-11-18" && json["share"].string == "vocab 2026-11-18 0/10 ○○○○○○○○○○")
    }

    @Test("its answers are kept like any, and a round that was not begun leaves nothing to share") func kept() throws {
        let play = try play()
        play.run("quiz 토익 --daily", on: ScriptedConsole([.key("s"), .key("q")]))
        #expect(try JSONValue(play.run("wrong --json").console.results).array.count == 1)
        #expect(!play.run("quiz 토익 --daily", on: ScriptedConsole([.key("q")])).console.screen.contains("2026-11-18"))
    }

    @Test(
        "what would make it another challenge is refused",
        arguments: [
            "--seed 1", "--count 5", "--direction reverse", "--kind typed", "--focus due", "--borrow", "--closeness 1",
            "--memorized",
        ])
    func refused(option: String) throws {
        #expect(try play().run("quiz 토익 --daily " + option).status == .usage)
        #expect(try play().run("quiz 토익 5 --daily").status == .usage)
    }
}
