import Testing
import VocabTestSupport

@testable import VocabCLI

/// The same round as in `RoundTranscriptTests`, on a terminal.
@Suite("A whole round on a terminal") struct BoxedRoundTests {
    @Test("80 columns wide, in Korean") func wideKorean() throws {
        let round = SmallRound.play("ko").run(SmallRound.command, on: .terminal(SmallRound.keysWithStops))
        try GoldenScreen.expect(round.console.film, "round-ko-80")
        #expect(round.console.linesTooWide == [])
        #expect(round.status == .done)
    }

    @Test("40 columns wide, in Korean") func narrowKorean() throws {
        let round = SmallRound.play("ko").run(SmallRound.command, on: .terminal(SmallRound.keysWithStops, columns: 40))
        try GoldenScreen.expect(round.console.film, "round-ko-40")
        #expect(round.console.linesTooWide == [])
    }
}
