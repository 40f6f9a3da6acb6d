import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// After a miss the round stops until a key: that is when one learns.
@Suite("The stop after a miss") struct StopAfterMissTests {
    private let command = "quiz --book 기초 --count 6 --seed 3"

    private func kept(_ play: Play) -> Store { Store(root: Path(play.store), files: DiskFileSystem()) }

    /// Right answers to all questions before the last, which is about a word with an example.
    private func keys(_ last: [ScriptedConsole.Step]) throws -> [ScriptedConsole.Step] {
        try SmallRound.answers(count: 6, seed: 3).dropLast().map(\.right) + last
    }

    @Test(
        "both words stand beneath each other, the example with the word marked, under the question", arguments: ["ko", "en"],
        [80, 40])
    func wrong(_ language: String, _ columns: Int) throws {
        let round = SmallRound.play(language).run(
            command, on: .terminal(try keys([.key("1"), .key("x")]), columns: columns))
        #expect(
            round.console.screen.contains("   They had to \u{1B}[1mabandon\u{1B}[0m the car.\n"))
        #expect(round.console.linesTooWide.filter { !$0.contains("vocab quiz") } == [])
    }

    @Test("without a terminal, with --no-pause and when setup says so the round goes on at once") func goesOn() throws {
        let keys = try keys([.key("1")])
        for (setup, options, isTerminal) in [("", " --no-pause", true), ("setup --pause no", "", true), ("", "", false)] {
            let play = SmallRound.play("ko")
            if !setup.isEmpty { play.run(setup) }
            let round = play.run(command + options, on: ScriptedConsole(keys, isInteractive: isTerminal))
            #expect(round.console.stepsLeft == 0, "\(setup)\(options)")
        }
        let play = SmallRound.play("ko")
        play.run("setup --pause no")
        play.run("setup --pause yes")
        #expect(play.run(command, on: .terminal(try self.keys([.key("1"), .key("x")]))).console.stepsLeft == 0)
    }

    @Test("in the stop u asks the question again, q leaves, and a key within 400 ms was not meant for it") func keysInStop()
        throws
    {
        let play = SmallRound.play("en")
        let again = play.run("quiz --book 기초 --count 1 --seed 3", on: .terminal([.key("1"), .key("u"), .key("2")]))
        #expect(again.console.seen.contains("1/1 (100%)"))
        #expect(try kept(play).history().reviews.map(\.outcome) == [.right])
        let left = SmallRound.play("en").run(command, on: .terminal([.key("1"), .key("q")]))
        #expect(left.console.seen.contains("0/1 (0%)"))
        let hasty = SmallRound.play("en")
        hasty.millisecondsPerReading = 150
        let console = ScriptedConsole.terminal([.key("1"), .key("1"), .key("1"), .key("x"), .interrupt])
        hasty.run(command, on: console)
        #expect(console.frames[2].contains("any key") && console.frames[3].contains("any key"))
        #expect(console.frames[4].contains(" 2/6 "))
    }

    @Test("the time of a stop is not the time of the next answer") func time() throws {
        let play = SmallRound.play("en")
        play.run("quiz --book 기초 --count 2 --seed 3", on: .terminal([.key("1"), .key(" "), .key("2")]))
        #expect(try kept(play).history().reviews.map(\.milliseconds) == [1_000, 1_000])
    }

    @Test("what is known of the word stands beside it, and the stop tells when it comes back") func story() throws {
        let play = SmallRound.play("ko")
        play.run("quiz --book 기초 --count 6 --no-pause", on: .terminal(Array(repeating: .key("1"), count: 6)))
        play.millisecondsPerReading = 40_000_000
        let round = play.run("quiz --book 기초 --count 2", on: .terminal([.key("s"), .key(" "), .key("q")]))
        #expect(round.console.frames[0].contains("  복습 2\n"))
        #expect(
            (round.console.frames[0].contains("일 전 틀림") || round.console.frames[0].contains("어제 틀림")
                || round.console.frames[0].contains(" 맞음"))
                && (round.console.frames[0].contains("●") || round.console.frames[0].contains("○")))
        #expect(round.console.frames[1].contains("다시 묻습니다."))
        let new = SmallRound.play("ko").run("quiz --book 기초 --count 2", on: .terminal([.key("q")]))
        #expect(
            new.console.frames[0].contains("  새 단어 2\n"))
    }

    @Test("k marks the word as known and passes it over; u takes that back and asks it again") func known() throws {
        let play = SmallRound.play("ko")
        let round = play.run(
            "quiz --book 기초 --count 2 --seed 3", on: .terminal([.key("k"), .key("u"), .key("k"), .key("2")]))
        #expect(round.console.frames[1].contains("‘frequent’: 외운 단어로 표시했습니다."))
        #expect(round.console.frames[2].contains(" 1/2 ") && round.console.frames[2].contains("표시를 지웠습니다."))
        #expect(try kept(play).contents().library.bookcases[0].words.filter(\.memorized).map(\.term) == ["frequent"])
        #expect(try kept(play).history().reviews.count == 1)
        #expect(round.console.stepsLeft == 0)
    }

    @Test("e edits the word through the form, and the question stands again with what it is now; leaving changes nothing")
    func edit() throws {
        let play = SmallRound.play("ko")
        let form: [ScriptedConsole.Step] = [.key("1"), .line("frequent"), .key("2"), .line("자주 있는"), .enter]
        let round = play.run(
            "quiz --book 기초 --count 1 --seed 3", on: .terminal([.key("e")] + form + [.key("ㄷ"), .interrupt, .key("2")]))
        #expect(round.console.seen.contains("1/1 (100%)"))
        #expect(round.console.frames.contains { $0.contains("2 자주 있는\n") && $0.contains("고쳤습니다. 뜻: 잦은 → 자주 있는") })
        #expect(try kept(play).contents().library.bookcases[0].words.last?.meaning == "자주 있는")
        #expect(round.console.stepsLeft == 0 && round.status == .done)
    }
}
