import Testing
import VocabTestSupport

@testable import VocabCLI

/// What the screen shows when an answer is taken back in a round.
@Suite("Taking answers back, on the screen") struct TakeBackTranscriptTests {
    private let command = "quiz --book 기초 --count 3 --seed 5"

    @Test("the whole of it, in both languages", arguments: ["ko", "en"]) func transcript(language: String) throws {
        let steps: [ScriptedConsole.Step] = [.key("u"), .key("?"), .key("s"), .key("u"), .key("q")]
        let round = SmallRound.play(language).run(command, on: ScriptedConsole(steps))
        try GoldenScreen.expect(round.console.screen, "takeback-\(language)-plain")
    }

}
