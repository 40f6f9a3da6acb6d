import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `quiz --kind`: answers that are typed.
@Suite("Typed answers") struct TypedQuizTests {
    private let command = "quiz --book 기초 --count 5 --seed 3 --kind typed"

    @Test("a single letter is a key, unless it is itself the right answer", arguments: ["s", "u", "q", "?", "ㄴ", "ㅕ", "ㅂ", "S"])
    func letters(_ letter: String) throws {
        let bookcase = try Bookcase.sample(pairs: [(letter, "글자"), ("b", "비"), ("c", "시"), ("d", "디")])
        let maker = try QuestionMaker(bookcase)
        let (own, other) = (
            maker.typedQuestion(about: 0, direction: .reverse), maker.typedQuestion(about: 1, direction: .reverse)
        )
        #expect(Round.Event(line: letter, to: own) == .type(letter))
        #expect(Round.Event(line: " \(letter) ", to: other) == Round.Event(key: letter))
        for text in ["\(letter)\(letter)", "1", "x", "quit", ""] {
            #expect(Round.Event(line: text, to: other) == (text == "??" ? .hint : .type(text)))
        }
    }

    @Test("mixed types what has no four fair choices, passes nothing over, and can be played again") func mixed() throws {
        let words = [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("e", "가, 나, 다")]
        let play = Play(language: "en")
        try play.put("글자", words)
        let steps = (0..<5).map { _ in ScriptedConsole.Step.line("s") }
        let round = play.run("quiz --book 글자 --seed 1 --kind mixed", on: ScriptedConsole(steps))
        #expect(round.console.screen.split(separator: "\nmeaning: s\n", omittingEmptySubsequences: false).count == 2)
        #expect(round.console.screen.contains("/5: e\nType the answer and press Enter; "))
        #expect(!round.console.screen.contains("Not asked"))
        #expect(round.console.screen.contains("vocab quiz --book 글자 --count 5 --kind mixed --seed 1\n"))
        #expect(
            play.run("worksheet --book 글자 --seed 1").console.alerts
                == "Not asked (1)\nWithout words that mean the same, fewer than three choices are left: e (= a, b, c)\n"
        )
    }

    @Test("^C and ^D end the round with its results, and so does a pipe that ends") func ends() {
        for (console, status, ending) in [
            (
                ScriptedConsole.terminal([.interrupt]), VocabCLI.ExitStatus.interrupted,
                "meaning: \n[Alert] Interrupted\n\nRound over\n"
            ),
            (.terminal([.endOfInput]), .done, "meaning: \n\nRound over\n"),
            (ScriptedConsole([.endOfInput]), .noInput, "[Alert] Input ended\n"),
        ] {
            let round = SmallRound.play("en").run(command + " --plain", on: console)
            #expect(round.console.screen.contains(ending) && round.console.screen.hasSuffix("\nNo question was answered.\n"))
            #expect(round.status == status)
        }
    }

    @Test("the history tells what was typed for what, and undo takes it back") func history() throws {
        let play = SmallRound.play("en")
        play.run(command, on: ScriptedConsole([.line("기후"), .line("?"), .line("기후"), .line("q")]))
        let store = Store(root: play.store, files: DiskFileSystem())
        let reviews = try store.history().reviews
        #expect(reviews.map(\.game) == [.typed, .typed] && reviews.map(\.outcome) == [.wrong, .right])
        #expect(reviews[0].chosen == reviews[1].word && reviews.map(\.hints) == [0, 1])
        play.run("undo")
        #expect(try store.history().reviews == [reviews[0]])
    }

    @Test("what is no kind is refused, and --json tells a typed round as any other") func options() throws {
        #expect(SmallRound.play("en").run("quiz --book 기초 --kind spoken").status == .usage)
        let round = SmallRound.play("en").run(
            command + " --json", on: ScriptedConsole([.line("잦은"), .line("모르는 말"), .line("q")]))
        let value = try JSONValue(round.console.results)
        #expect(value["asked"].raw == "2" && value["correct"].raw == "1" && value["corrected"].raw == "1.0")
    }
}
