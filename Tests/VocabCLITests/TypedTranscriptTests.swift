import Testing
import VocabTestSupport

@testable import VocabCLI

/// Whole rounds in which every answer is typed.
@Suite("A round of typed answers") struct TypedTranscriptTests {
    private let command = "quiz --book 기초 --count 5 --seed 3 --kind typed"
    /// Another word's meaning, a hint and a right one, nothing and one sense of two, skip, and something unknown.
    private let steps: [ScriptedConsole.Step] = [
        .line("기후"), .key(" "), .line("?"), .line("기후"), .line(""), .line("거절하다"), .line("s"), .key(" "), .line("모르는 말"),
        .key(" "), .key("n"),
    ]

    @Test("in Korean, 80 columns wide") func wideKorean() throws {
        let round = SmallRound.play("ko").run(command, on: .terminal(steps))
        try GoldenScreen.expect(round.console.film, "typed-ko-80")
        #expect(round.console.stepsLeft == 0)
        #expect(round.console.linesTooWide == [])
    }

    @Test("in English, 40 columns wide, the meaning shown") func narrowEnglish() throws {
        let steps: [ScriptedConsole.Step] = [
            .line("climate"), .key(" "), .line("?"), .line("?"), .line("Climate"), .line("u"), .line("q"), .key("n"),
        ]
        let round = SmallRound.play("en").run(command + " --direction reverse", on: .terminal(steps, columns: 40))
        try GoldenScreen.expect(round.console.film, "typed-en-40")
        #expect(round.console.linesTooWide == [])
    }

    @Test("plain and off a terminal, in English") func plainEnglish() throws {
        let round = SmallRound.play("en").run(
            command, on: ScriptedConsole(steps.filter { ![.key(" "), .key("u")].contains($0) }))
        try GoldenScreen.expect(round.console.screen, "typed-en-plain")
    }
}
