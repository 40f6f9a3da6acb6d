import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `quiz --recall-first`: the term alone, then the choices.
@Suite("Recalling first") struct RecallFirstTests {
    private let command = "quiz --book 기초 --count 3 --seed 3 --recall-first"

    @Test("off a terminal the choices come at once, and nothing is waited for") func pipe() {
        let keys: [ScriptedConsole.Step] = [.key("1"), .key("2"), .key("s")]
        let (first, other) = (SmallRound.play("ko"), SmallRound.play("ko"))
        let recalling = first.run(command, on: ScriptedConsole(keys)).console
        let asking = other.run(command.replacing(" --recall-first", with: ""), on: ScriptedConsole(keys)).console
        #expect(recalling.screen.replacing(" --recall-first", with: "") == asking.screen)
        #expect(recalling.timeLimits.isEmpty)
    }

    @Test("four seconds are given, less what has passed, and s, ?, u and q mean what they always mean") func keysBeforeChoices() {
        let round = SmallRound.play("en").run(
            command + " --plain",
            on: .terminal([.key("u"), .key("?"), .key("1"), .key(" "), .key("s"), .key(" "), .key("q")]))
        #expect(round.console.timeLimits.first == 4_000)
        #expect(round.console.timeLimits.allSatisfy { (0...4_000).contains($0) })
        for text in [
            "choices: u\nThere is no answer to take back.\nRecall the meaning; any key shows the choices: ?\n",
            "choices: s\nNever mind, learn it now.\nRight answer: ", "choices: q\n\nRound over\n",
        ] { #expect(round.console.screen.contains(text), "\(round.console.screen)") }
    }

    @Test("^C and ^D before the choices end the round") func ends() {
        for (step, status) in [(ScriptedConsole.Step.interrupt, VocabCLI.ExitStatus.interrupted), (.endOfInput, .done)] {
            let round = SmallRound.play("en").run(command + " --plain", on: .terminal([step]))
            let word = step == .interrupt ? "[Alert] Interrupted\n" : ""
            #expect(round.console.screen.hasSuffix("choices: \n\(word)\nRound over\nNo question was answered.\n"))
            #expect(round.status == status)
        }
    }

    @Test("a screen to be drawn anew shows the term again, and still no choices") func redraw() {
        let round = SmallRound.play("en").run(command + " --plain", on: .terminal([.key(ConsoleKey.redraw), .key("q")]))
        #expect(round.console.screen.split(separator: "Question 1/3: frequent\nRecall").count == 3)
        #expect(!round.console.screen.contains("1. "))
    }

    @Test("a digit pressed again right after the choices came answers nothing, for nobody has read them") func stray() {
        for (pause, answers) in [(100, 0), (500, 1)] {
            let play = SmallRound.play("en")
            play.millisecondsPerReading = pause
            let keys: [ScriptedConsole.Step] = [.key("x"), .key("2"), .key("q")]
            let round = play.run(command, on: .terminal(keys))
            #expect(round.console.seen.contains("/\(answers) (") == (answers > 0), "\(round.console.seen)")
            #expect(round.console.stepsLeft == 0)
        }
    }

    @Test("the time can be chosen, runs down on the screen, and 0 waits for a key", arguments: [("8", 8), ("0", nil), ("", 4)])
    func seconds(_ typed: String, _ seconds: Int?) {
        let waits = Array(repeating: ScriptedConsole.Step.wait, count: seconds ?? 0)
        let keys = waits + (seconds == nil ? [.key(" ")] : []) + [.key("q")]
        let round = SmallRound.play("ko").run("quiz --book 기초 --count 1 --recall-first \(typed)", on: .terminal(keys))
        let shown = round.console.frames.compactMap { $0.split(separator: "\n").last?.split(separator: "초").first }
        #expect(shown.prefix(seconds ?? 0) == (1...(seconds ?? 1)).reversed().map { " \($0)" }.prefix(seconds ?? 0)[...])
        #expect(round.console.timeLimits == Array(repeating: 1_000, count: seconds ?? 0))
        #expect(round.console.stepsLeft == 0)
    }

    @Test("a word behind the option is a bookcase, and too long a time is refused") func notSeconds() {
        let round = SmallRound.play("en").run("quiz --recall-first 기초", on: .terminal([.key("q")]))
        #expect(round.console.seen.hasPrefix("기초 · "))
        #expect(SmallRound.play("en").run("quiz 기초 --recall-first 4000").console.alerts.contains("--recall-first"))
    }
}
