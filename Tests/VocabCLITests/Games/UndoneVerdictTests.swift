import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is left on the screen, and in the history, of an answer that was taken back.
@Suite("A verdict that was taken back") struct UndoneVerdictTests {
    private typealias Step = ScriptedConsole.Step

    @Test("goes from the screen with its answer, and stands once after the next one") func choices() throws {
        let play = SmallRound.play("en")
        let keys: [Step] = ["s", " ", "u", "s", " ", "q"].map { .key($0) }
        let console = play.run("quiz 기초 3 --seed 5", on: .terminal(keys)).console
        #expect(console.frames[2].contains("– frequent — 잦은") && !console.frames[3].contains("– frequent"))
        #expect(console.seen.components(of: "– frequent — 잦은") == 1, "\(console.seen)")
    }

    @Test("goes back by several answers as long as they are on the screen") func several() throws {
        let right = try SmallRound.answers(count: 3, seed: 5).map(\.right)
        let keys: [Step] = [right[0], right[1], .key("u"), .key("u"), right[0], .key("q")]
        let console = SmallRound.play("en").run("quiz 기초 3 --seed 5", on: .terminal(keys)).console
        #expect(console.frames[2].components(of: "✓ ") == 2)
        #expect(console.frames[3].components(of: "✓ ") == 1 && console.frames[4].components(of: "✓ ") == 0)
        #expect(console.seen.components(of: "✓ ") == 1)
    }

    @Test("a solution that was read and is asked for again does not stand above its question") func typed() throws {
        let play = SmallRound.play("ko")
        let steps: [Step] = [.line("잦은"), .line("u"), .line("잦은"), .line("q")]
        let console = play.run("quiz 기초 5 --seed 3 --kind typed", on: .terminal(steps)).console
        #expect(console.frames[1].contains("✓ frequent — 잦은") && !console.frames[2].contains("✓ frequent"))
        #expect(console.seen.components(of: "✓ frequent — 잦은") == 1)
        #expect(try play.reviews().map(\.hints) == [1], "the answer was seen")
    }

    @Test("an answer given again after its solution was shown counts as one that was seen") func seen() throws {
        let play = SmallRound.play("en")
        let right = try SmallRound.answers(count: 3, seed: 5)[0].right
        play.run("quiz 기초 3 --seed 5", on: .terminal([.key("s"), .key("u"), right, .key("q")]))
        #expect(try play.reviews().map(\.choices) == [1])
    }

    @Test("a miss that counts as right after all leaves one line") func claimed() throws {
        let steps: [Step] = [.line("없는 말"), .line(""), .line("o"), .line("q")]
        let console = SmallRound.play("ko").run("quiz 기초 5 --seed 3 --kind typed", on: .terminal(steps)).console
        #expect(console.seen.contains("✓ frequent") && !console.seen.contains("✗ frequent"), "\(console.seen)")
    }
}

extension String {
    /// How often `part` stands in it.
    fileprivate func components(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
