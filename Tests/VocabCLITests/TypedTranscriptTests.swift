import Testing
import VocabTestSupport

@testable import VocabCLI

/// Whole rounds in which every answer is typed.
@Suite("A round of typed answers") struct TypedTranscriptTests {
    private let command = "quiz --book 기초 --count 5 --seed 3 --kind typed"
    /// Another word's meaning, a hint and a right one, nothing and one sense of two, skip, and something unknown.
    private let steps: [ScriptedConsole.Step] = [
        .line("기후"), .line("?"), .line("기후"), .line(""), .line("거절하다"), .line("s"), .line("모르는 말"),
    ]

    @Test("plain and off a terminal, in English") func plainEnglish() throws {
        let round = SmallRound.play("en").run(
            command, on: ScriptedConsole(steps))
        try GoldenScreen.expect(round.console.screen, "typed-en-plain")
    }
}
