import Testing
import VocabTestSupport

@testable import VocabCLI

/// Keys that belong to no answer: Enter out of habit, and the wish to see the question again.
@Suite("Keys of a round") struct RoundKeysTests {
    private let command = "quiz --book 기초 --count 2 --seed 5 --plain"
    private let answers: [(right: ScriptedConsole.Step, wrong: ScriptedConsole.Step)]
    private let complaint = "Answer with 1 to 4; ? gives a hint, s skips, u takes back, q quits."

    init() throws {
        answers = try SmallRound.answers(count: 2, seed: 5)
    }

    private func screen(_ steps: [ScriptedConsole.Step], onTerminal: Bool = true) -> String {
        SmallRound.play("en").run(command, on: ScriptedConsole(steps, isInteractive: onTerminal)).console.screen
    }

    @Test(
        "Enter, Space, arrows and Esc in a question do nothing: the screen stays as it is",
        arguments: ["", " ", ConsoleKey.other, ConsoleKey.escape], ["", " --plain"])
    func silentKeys(_ key: String, _ look: String) {
        let console = ScriptedConsole.terminal([.key(key), answers[0].right, .key(key), answers[1].right])
        SmallRound.play("en").run(command.replacing(" --plain", with: look), on: console)
        #expect(console.frames[0] == console.frames[1] && console.frames[2] == console.frames[3])
        #expect(console.seen.contains("2/2 (100%)"))
    }

    @Test("the keys of a French keyboard without shift are the digits of the same keys") func french() {
        let keys = ["1": "&", "2": "é", "3": "\"", "4": "'"]
        func french(_ step: ScriptedConsole.Step) -> ScriptedConsole.Step {
            guard case .key(let key) = step else { return step }
            return .key(keys[key] ?? key)
        }
        let console = ScriptedConsole.terminal([french(answers[0].right), french(answers[1].right)])
        SmallRound.play("en").run(command, on: console)
        #expect(console.seen.contains("2/2 (100%)"))
    }

    @Test("a key within 400 ms of a new question is not its answer, but leaves and takes back", arguments: [100, 399, 400])
    func tooSoon(_ pause: Int) {
        let play = SmallRound.play("en")
        play.millisecondsPerReading = pause
        let console = ScriptedConsole.terminal([answers[0].right, answers[1].right] + (pause < 400 ? [.key("q")] : []))
        play.run(command, on: console)
        #expect(console.seen.contains(pause < 400 ? "1/1 (100%)" : "2/2 (100%)"))
        #expect(console.stepsLeft == 0)
        let piped = SmallRound.play("en")
        piped.millisecondsPerReading = pause
        #expect(
            piped.run(command, on: ScriptedConsole([answers[0].right, answers[1].right])).console.screen.contains("2/2 (100%)"))
    }

    @Test("off a terminal an empty line is no answer, also after one") func emptyLine() {
        #expect(screen([answers[0].right, .key(""), answers[1].right], onTerminal: false).contains(complaint))
    }

    @Test("a screen to be drawn anew shows the question again, and the round goes on from there") func redraw() {
        let round = screen([answers[0].right, .key(ConsoleKey.redraw), answers[1].right])
        let question = "\nQuestion 2/2: brief\n1. "
        #expect(round.split(separator: question, omittingEmptySubsequences: false).count == 3)
        #expect(round.contains(" · 2/2 (100%)\n"))
        #expect(!round.contains(complaint))
    }

    @Test("drawn anew on a terminal, the question stands alone on the screen, with its bar and its streak") func redrawInPlace()
        throws
    {
        let right = try SmallRound.answers(count: 3, seed: 3).dropLast().map(\.right)
        let round = SmallRound.play("ko").run(
            "quiz --book 기초 --count 3 --seed 3", on: .terminal(right + [.key(ConsoleKey.redraw), .key("q")]))
        #expect(round.console.frames.last?.hasPrefix("\n 3/3 ━━━━━━━━━━━━━───────  2연속\n") == true)
    }

    @Test("a letter keys in Hangul as it does in Latin, and full-width digits count", arguments: ["ㄴ", "s", "S", "４"])
    func otherScripts(_ key: String) {
        let round = screen([.key(key), .key("q")])
        #expect(round.contains(key == "４" ? "\nWrong. The answer" : "\nNever mind, learn it now. The answer"))
    }

    @Test("the best streak is told from two on") func bestStreak() {
        #expect(!screen([answers[0].right, answers[1].wrong, .key(" ")]).contains("best streak"))
        #expect(screen([answers[0].right, answers[1].right]).contains("\nbest streak 2 · "))
    }
}
