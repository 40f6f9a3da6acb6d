import Testing
import VocabTestSupport

@testable import VocabCLI

/// A whole round where there is no terminal, as a screen reader would read it.
@Suite("A whole round, plain") struct RoundTranscriptTests {
    @Test("in Korean") func korean() throws {
        let round = SmallRound.play("ko").run(SmallRound.command, on: ScriptedConsole(SmallRound.keys))
        try GoldenScreen.expect(round.console.screen, "round-ko-plain")
        #expect(round.status == .done)
        #expect(round.console.alerts == "")
        #expect(round.console.stepsLeft == 0)
    }

    @Test("in English") func english() throws {
        let round = SmallRound.play("en").run(SmallRound.command, on: ScriptedConsole(SmallRound.keys))
        try GoldenScreen.expect(round.console.screen, "round-en-plain")
        #expect(round.status == .done)
        #expect(round.console.stepsLeft == 0)
    }

    @Test("the example follows a word that was missed") func exampleAfterMiss() throws {
        let right = try SmallRound.answers(count: 6, seed: 3).dropLast().map(\.right)
        let round = SmallRound.play("en").run(
            "quiz --book 기초 --count 6 --seed 3", on: ScriptedConsole(right + [.key("s")]))
        try GoldenScreen.expect(
            String(round.console.screen.split(separator: "Question 6/6: ").last ?? ""), "round-example-en-plain")
    }

}
