import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What the learner took for the answer stands beside it again.
@Suite("Words that were confused") struct ConfusionRoundTests {
    private static let book = "made up"

    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putMadeUp(count: 60)
        return play
    }

    /// A word and what was taken for it.
    private struct Pair {
        let word: JSONValue
        let chosen: JSONValue

        /// Whether each of the two stands among the choices where the other is asked for.
        func meets(in questions: [JSONValue]) -> Bool {
            [(word, chosen), (chosen, word)].allSatisfy { asked, other in
                questions.contains { $0["word"] == asked["word"] && $0.choiceIDs.contains(other["word"].string) }
            }
        }
    }

    /// Plays the first question of a seed with a wrong answer, and then `steps`.
    @discardableResult
    private func confuse(_ play: Play, seed: Int = 1, then steps: [ScriptedConsole.Step] = [.key("q")]) throws
        -> (pair: Pair, console: ScriptedConsole)
    {
        let options = ["--count", "2", "--seed", "\(seed)"]
        let question = try #require(play.paper(Self.book, options[0], options[1], options[2], options[3]).first)
        let place = ((Int(question["answer"].raw) ?? 0) + 1) % 4
        let console = ScriptedConsole([.key("\(place + 1)")] + steps)
        play.run(["quiz", "--book", Self.book] + options, on: console)
        // What stood at that place in the round, where other words may stand beside the answer than on the sheet.
        let chosen = confusions(play).partners.first { $0.key.description == question["word"].string }?.value.first
        let shown = try play.paper(Self.book, "--count", "60", "--seed", "1").flatMap { $0["choices"].array }
        let choice = shown.first { $0["word"].string == chosen?.description } ?? question["choices"][place]
        return (Pair(word: question, chosen: choice), console)
    }

    private func confusions(_ play: Play) -> Confusions { Store(root: play.store, files: DiskFileSystem()).confusions() }

    @Test("each stands among the choices of the other in later rounds, whatever is drawn") func later() throws {
        let (untouched, play) = try (play(), play())
        let pair = try confuse(play).pair
        #expect(try !(1...5).allSatisfy { _ in try pair.meets(in: untouched.paper(Self.book, "--count", "60")) })
        for _ in 1...5 { #expect(try pair.meets(in: play.paper(Self.book, "--count", "60"))) }
    }

    @Test("a round shows it: the right answer, and what was taken for it, in one question") func round() throws {
        let play = try play()
        let pair = try confuse(play).pair
        let keys = (0..<60).map { _ in ScriptedConsole.Step.key("s") }
        // In the first round both are met: what was never an answer does not stand beside what was one.
        let rounds = (1...2).map { _ in
            play.run(["quiz", "--book", Self.book, "--count", "60"], on: ScriptedConsole(keys)).console.screen
        }
        // Whichever of the two is asked first shows the other; once asked, a word is not shown again.
        let place = try #require(Int(pair.word["answer"].raw))
        let texts = [pair.word["choices"][place]["text"].string, pair.chosen["text"].string]
        let shown = rounds[1].split(separator: "\n\n").filter { $0.contains("/60: ") }
        #expect(shown.contains { question in texts.allSatisfy { question.contains(". \($0)\n") } }, "\(texts)")
    }

    @Test("with --seed the history changes nothing", arguments: [1, 2, 3]) func seeded(_ seed: Int) throws {
        let play = try play()
        let command = ["worksheet", "--book", Self.book, "--count", "60", "--answers", "--seed", "\(seed)"]
        let before = play.run(command).console.results
        try confuse(play, seed: 1)
        #expect(!confusions(play).isEmpty)
        #expect(play.run(command).console.results == before)
    }

    @Test("an answer that was taken back is no confusion, in the round or after it") func takenBack() throws {
        let play = try play()
        try confuse(play, then: [.key("u"), .key("q")])
        #expect(confusions(play).isEmpty)
        try confuse(play)
        #expect(!confusions(play).isEmpty)
        play.run("undo")
        #expect(confusions(play).isEmpty)
    }

    @Test("a word that was missed comes with what was taken for it when the missed words are played again", arguments: 1...4)
    func missedAgain(_ seed: Int) throws {
        let (pair, console) = try confuse(play(), seed: seed, then: [.key("s"), .key("y"), .key("s"), .key("s")])
        let chosen = try #require(console.line(after: "Your choice: ")?.split(separator: " — ").last)
        let again = try #require(console.screen.split(separator: "Missed words again · 2 questions\n").last)
        let shown = again.split(separator: "\n\n").filter { $0.contains("/2: \(pair.word["prompt"].string) (noun)\n") }
        #expect(shown.count == 1 && shown[0].contains(". \(chosen)\n"), "\(shown)")
    }

    @Test(
        "the results say how to ask the same again only where a seed was typed, for then nothing changes it",
        arguments: ["ko", "en"])
    func promise(_ language: String) throws {
        let play = try play(language)
        let again = language == "ko" ? "같은 문제 다시 풀기: vocab " : "Same questions again: vocab "
        func closing(_ options: [String]) -> ScriptedConsole {
            play.run(["quiz", "--book", Self.book] + options, on: ScriptedConsole([.key("s"), .key("q")])).console
        }
        #expect(closing([]).line(after: again) == nil)
        let before = closing(["--seed", "4"])
        try confuse(play)
        let after = closing(["--seed", "4"])
        #expect(before.line(after: again)?.hasSuffix("--seed 4") == true)
        func questions(_ console: ScriptedConsole) -> [Substring] {
            console.screen.split(separator: "\n").filter { $0.contains(#/^(\d\.|문제|Question) /#) }
        }
        #expect(questions(after) == questions(before) && !questions(after).isEmpty)
    }
}
