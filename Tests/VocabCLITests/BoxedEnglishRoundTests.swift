import Testing
import VocabTestSupport

@testable import VocabCLI

/// What `BoxedRoundTests` shows, in English.
@Suite("A whole round on a terminal, in English") struct BoxedEnglishRoundTests {
    @Test("80 columns wide") func wide() {
        let round = SmallRound.play("en").run(SmallRound.command, on: .terminal(SmallRound.keys))
        expectText(
            round.console.bareScreen,
            """
            기초 · 5 questions

             1/5 ────────────────────

               frequent
               adjective

               1 짧은
               2 노력
               3 잦은
               4 버리다

             1–4 · ? hint · s skip · u undo · q quit › ?
               4 is not the answer.
               1 짧은
               2 노력
               3 잦은

             1–4 · ? hint · s skip · u undo · q quit › x
               “x” is not one of the keys. Answer with 1 to 4; ? gives a hint, s skips, u
               takes back, q quits.
             1–4 · ? hint · s skip · u undo · q quit › 3
             ✓ Right!

             2/5 ━━━━────────────────

               climate
               noun

               1 줄어들다, 거절하다
               2 짧은
               3 기후
               4 노력

             1–4 · ? hint · s skip · u undo · q quit › 1
             ✗ Wrong.
               The answer is 3.
               “줄어들다, 거절하다” is what decline means.
               climate — 기후
               decline — 줄어들다, 거절하다

             3/5 ━━━━━━━━────────────

               decline
               verb

               1 기후
               2 줄어들다, 거절하다
               3 버리다
               4 짧은

             1–4 · ? hint · s skip · u undo · q quit › s
             – Never mind, learn it now.
               The answer is 2, “줄어들다, 거절하다”.

             4/5 ━━━━━━━━━━━━────────

               brief
               adjective

               1 짧은
               2 잦은
               3 노력
               4 기후

             1–4 · ? hint · s skip · u undo · q quit › 1
             ✓ Right!

             5/5 ━━━━━━━━━━━━━━━━────

               effort
               noun

               1 노력
               2 잦은
               3 짧은
               4 기후

             1–4 · ? hint · s skip · u undo · q quit › 2
             ✗ Wrong.
               The answer is 1.
               “잦은” is what frequent means.
               effort   — 노력
               frequent — 잦은

            ╭─ Round over ────────────────────────────────────────────────────╮
            │ Score: 2 points · 2/5 (40%)                                     │
            │ 6 s · 1 skipped                                                 │
            │ Never mind: a word missed is a word half learnt.                │
            │                                                                 │
            │ Words missed (3)                                                │
            │ climate — 기후                                                  │
            │ decline — 줄어들다, 거절하다                                    │
            │ effort — 노력                                                   │
            │ Same questions again: vocab quiz --book 기초 --count 5 --seed 3 │
            ╰─────────────────────────────────────────────────────────────────╯
            Play the 3 missed words again? (y/N) n
            """)
        #expect(round.console.linesTooWide == [])
        #expect(round.status == .done)
    }

    @Test("each look has its own colour: the number, the bar, the term, a wrong and a right answer") func colours() {
        let round = SmallRound.play("en").run(
            "quiz --book 기초 --count 2 --seed 3", on: .terminal([.key("1"), .key("3"), .key("n")]))
        for painted in [
            "\u{1B}[1m1/2\u{1B}[0m \u{1B}[2m────────────────────\u{1B}[0m\n",
            "\u{1B}[1m2/2\u{1B}[0m \u{1B}[1;36m━━━━━━━━━━\u{1B}[0m\u{1B}[2m──────────\u{1B}[0m\n",
            "   \u{1B}[1mfrequent\u{1B}[0m\n", "   \u{1B}[1;36m3\u{1B}[0m 잦은\n",
            " \u{1B}[1;31m✗\u{1B}[0m \u{1B}[1;31mWrong.\u{1B}[0m\n",
            " \u{1B}[1;32m✓\u{1B}[0m \u{1B}[1;32mRight!\u{1B}[0m\n", "\u{1B}[1;36mRound over\u{1B}[0m",
        ] { #expect(round.console.screen.contains(painted), "\(painted)") }
    }

    @Test("below 30 columns there are no boxes and no colours", arguments: [2, 20, 29]) func veryNarrow(_ columns: Int) {
        let round = SmallRound.play("en").run(SmallRound.command, on: .terminal(SmallRound.keys, columns: columns))
        #expect(!round.console.screen.contains("\u{1B}"))
        #expect(!round.console.screen.contains("╭"))
        #expect(round.console.screen.filter { !$0.isWhitespace }.contains("Question1/5:frequent(adjective)"))
    }

    @Test(
        "--plain and TERM=dumb give the plain look on a terminal too",
        arguments: [([:], ["--plain"]), (["TERM": "dumb"], [])] as [([String: String], [String])])
    func plainOnTerminal(_ environment: [String: String], _ options: [String]) {
        let play = SmallRound.play("en")
        play.environment.merge(environment) { $1 }
        let round = play.run(options + ["quiz", "--book", "기초", "--seed", "3"], on: .terminal([.key("q")]))
        #expect(!round.console.screen.contains("\u{1B}"))
        #expect(round.console.screen.contains("Question 1/6: frequent (adjective)\n1. "))
    }

    @Test("NO_COLOR takes the colours only: boxes, bars and signs stay as they are") func noColor() {
        func screen(_ environment: [String: String]) -> String {
            let play = SmallRound.play("en")
            play.environment.merge(environment) { $1 }
            let round = play.run("quiz --book 기초 --seed 3", on: .terminal([.key("q")])).console.screen
            return round + play.run("book show x", on: .terminal()).console.screen
        }
        #expect(screen(["NO_COLOR": "1"]) == bare(screen([:])))
        #expect(screen(["NO_COLOR": "1"]).contains("╭"))
    }

    @Test("an empty NO_COLOR changes nothing") func emptyNoColor() {
        let play = SmallRound.play("en")
        play.environment["NO_COLOR"] = ""
        let round = play.run("quiz --book 기초", on: .terminal([.key("q")]))
        #expect(round.console.screen.contains("\u{1B}[1;36m"))
    }

    @Test(
        "in English the keys of a round fit a screen of 40 columns, and in both languages one of 30",
        arguments: [("en", 40), ("en", 30), ("ko", 30)])
    func keysFit(_ language: String, _ columns: Int) {
        let round = SmallRound.play(language).run(SmallRound.command, on: .terminal(SmallRound.keys, columns: columns))
        #expect(round.console.linesTooWide == [])
    }
}
