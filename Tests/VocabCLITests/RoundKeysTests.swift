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

    @Test("Enter right after an answer is passed over once, as if it had not been pressed") func enterAfterAnswer() {
        let pressed = screen([answers[0].right, .key(""), answers[1].right])
        #expect(pressed == screen([answers[0].right, answers[1].right]))
        #expect(!pressed.contains(complaint))
    }

    @Test("a second Enter is no key, nor is one before any answer or after a hint") func otherEnters() {
        #expect(screen([answers[0].right, .key(""), .key(""), answers[1].right]).contains(complaint))
        #expect(screen([.key(""), answers[0].right, answers[1].right]).contains(complaint))
        #expect(screen([answers[0].right, .key("?"), .key(""), answers[1].right]).contains(complaint))
    }

    @Test("off a terminal an empty line is no answer, also after one") func emptyLine() {
        #expect(screen([answers[0].right, .key(""), answers[1].right], onTerminal: false).contains(complaint))
    }

    @Test("a screen to be drawn anew shows the question again, and the round goes on from there") func redraw() {
        let round = screen([answers[0].right, .key(ConsoleKey.redraw), answers[1].right])
        let question = "\nQuestion 2/2: brief (adjective)\n1. 기후\n2. 짧은\n3. 잦은\n4. 노력\nAnswer 1 to 4, "
        #expect(round.split(separator: question, omittingEmptySubsequences: false).count == 3)
        #expect(round.contains(" · 2/2 (100%)\n"))
        #expect(!round.contains(complaint))
    }

    @Test("drawn anew on a terminal, the question has its bar and its streak") func redrawInBoxes() throws {
        let right = try SmallRound.answers(count: 3, seed: 3).dropLast().map(\.right)
        let round = SmallRound.play("ko").run(
            "quiz --book 기초 --count 3 --seed 3", on: .terminal(right + [.key(ConsoleKey.redraw), .key("q")]))
        let head = " 3/3 ━━━━━━━━━━━━━───────  2연속\n"
        #expect(round.console.bareScreen.split(separator: head, omittingEmptySubsequences: false).count == 3)
    }

    @Test("arrow keys and pastes are no answer, and say which keys are") func otherKey() {
        #expect(screen([.key(ConsoleKey.other), answers[0].right, answers[1].right]).contains(complaint))
    }

    @Test("a letter keys in Hangul as it does in Latin, and full-width digits count", arguments: ["ㄴ", "s", "S", "４"])
    func otherScripts(_ key: String) {
        let round = screen([.key(key), .key("q")])
        #expect(round.contains(key == "４" ? "\nWrong.\n" : "\nNever mind, learn it now.\n"))
    }

    @Test("the best streak is told from two on") func bestStreak() {
        #expect(!screen([answers[0].right, answers[1].wrong, .key("n")]).contains("best streak"))
        #expect(screen([answers[0].right, answers[1].right]).contains("\nbest streak 2 · "))
    }
}
