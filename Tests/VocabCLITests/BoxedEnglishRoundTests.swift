import Testing
import VocabTestSupport

@testable import VocabCLI

/// What `BoxedRoundTests` shows, in English.
@Suite("A whole round on a terminal, in English") struct BoxedEnglishRoundTests {
    @Test("each look has its own colour: the number, the bar, the term, a wrong and a right answer") func colours() {
        let round = SmallRound.play("en").run(
            "quiz --book 기초 --count 2 --seed 3", on: .terminal([.key("1"), .key("x"), .key("2")]))
        for painted in [
            "\u{1B}[1m1/2\u{1B}[0m \u{1B}[2m────────────────────\u{1B}[0m\n",
            "\u{1B}[1m2/2\u{1B}[0m \u{1B}[36m━━━━━━━━━━\u{1B}[0m\u{1B}[2m──────────\u{1B}[0m\n",
            "   \u{1B}[1mfrequent\u{1B}[0m ", "   \u{1B}[36m2\u{1B}[0m 잦은\n",
            " \u{1B}[31m✗\u{1B}[0m brief    — 짧은  (Your choice)\n", " \u{1B}[32m✓\u{1B}[0m \u{1B}[1mfrequent — 잦은\u{1B}[0m\n",
            " \u{1B}[32m✓\u{1B}[0m climate — 기후\n", "\u{1B}[36m╭─ \u{1B}[0m\u{1B}[1mRound over\u{1B}[0m",
        ] { #expect(round.console.screen.contains(painted), "\(painted)") }
    }

    @Test("below 30 columns there are no boxes and no colours", arguments: [2, 20, 29]) func veryNarrow(_ columns: Int) {
        let round = SmallRound.play("en").run(SmallRound.command, on: .terminal(SmallRound.keysWithStops, columns: columns))
        #expect(!round.console.screen.contains("\u{1B}"))
        #expect(!round.console.screen.contains("╭"))
        #expect(round.console.screen.filter { !$0.isWhitespace }.contains("Question1/5:frequent"))
    }

    @Test(
        "--plain and TERM=dumb give the plain look on a terminal too",
        arguments: [([:], ["--plain"]), (["TERM": "dumb"], []), (["TERM": ""], [])] as [([String: String], [String])])
    func plainOnTerminal(_ environment: [String: String], _ options: [String]) {
        let play = SmallRound.play("en")
        play.environment.merge(environment) { $1 }
        let round = play.run(options + ["quiz", "--book", "기초", "--seed", "3"], on: .terminal([.key("q")]))
        #expect(!round.console.screen.contains("\u{1B}"))
        #expect(round.console.screen.contains("Question 1/6: frequent\n1. "))
    }

    @Test("NO_COLOR takes the colours only: boxes, bars and signs stay as they are") func noColor() {
        func screen(_ environment: [String: String]) -> String {
            let play = SmallRound.play("en")
            play.environment.merge(environment) { $1 }
            let round = play.run("quiz --book 기초 --seed 3", on: .terminal([.key("q")])).console.screen
            return round + play.run("book show x", on: .terminal()).console.screen
        }
        let shown = screen(["NO_COLOR": "1"])
        #expect(bare(shown) == bare(screen([:])))
        #expect(shown.contains("\u{1B}[1mfrequent\u{1B}[0m") && !shown.contains("\u{1B}[3"))
        #expect(screen(["NO_COLOR": "1"]).contains("╭"))
    }

    @Test("an empty NO_COLOR changes nothing") func emptyNoColor() {
        let play = SmallRound.play("en")
        play.environment["NO_COLOR"] = ""
        let round = play.run("quiz --book 기초", on: .terminal([.key("q")]))
        #expect(round.console.screen.contains("\u{1B}[36m"))
    }

    @Test(
        "in English the keys of a round fit a screen of 40 columns, and in both languages one of 30",
        arguments: [("en", 40), ("en", 30), ("ko", 30)])
    func keysFit(_ language: String, _ columns: Int) {
        let round = SmallRound.play(language).run(SmallRound.command, on: .terminal(SmallRound.keysWithStops, columns: columns))
        #expect(round.console.linesTooWide.filter { !$0.contains(" --") && !$0.contains("vocab qu") } == [])
    }
}
