import Testing
import VocabTestSupport

@testable import VocabCLI

/// What lets a round go on: hints, keys that mean nothing, and the missed words played again.
@Suite("A round that goes on") struct RoundGoesOnTests {
    private let command = "quiz --book 기초 --count 2 --seed 5"

    @Test("the missed words are played again by Enter, until none is missed or something else is typed") func missedAgain() throws
    {
        let round = SmallRound.play("ko").run(
            "quiz --book 기초 --count 2 --seed 5 --direction reverse --plain --no-pause",
            on: .terminal([.key("3"), .key("1"), .line(""), .key("s"), .line(""), .key("4"), .line("q")]))
        try GoldenScreen.expect(round.console.screen, "round-missed-ko-plain")
        #expect(round.status == .done)
        #expect(round.console.stepsLeft == 0)
    }

    @Test("the missed words are played again as they were edited in the round before") func editedMeanwhile() throws {
        let play = SmallRound.play("ko")
        let edit: [ScriptedConsole.Step] = [.key("e"), .key("2"), .line("새로 적은 뜻"), .enter, .key(" ")]
        let console = ScriptedConsole.terminal([.key("s")] + edit + [.line(""), .key("q"), .line("quit")])
        play.run("quiz 기초 --count 1 --seed 5 --direction forward", on: console)
        let frame = try #require(console.frames.last { $0.contains("1–4 답") })
        // What stands above is of the round before.
        let question = try #require(frame.split(separator: "틀린 단어 다시 풀기").dropFirst().first)
        #expect(question.contains(" 새로 적은 뜻\n"), "\(frame)")
        #expect(console.stepsLeft == 0)
    }

    @Test("hints leave two choices, a removed choice cannot be taken, and an empty line is no answer") func hints() throws {
        let round = SmallRound.play("ko").run(
            command, on: ScriptedConsole([.key("?"), .key("/"), .key("?"), .key("4"), .key(""), .key("ㄴ"), .key("q")]))
        try GoldenScreen.expect(round.console.screen, "round-hints-ko-plain")
    }

    @Test("the command named at the end asks the same questions again")
    func sameQuestions() throws {
        let play = SmallRound.play("en")
        let keys: [ScriptedConsole.Step] = [.key("s"), .key("s")]
        let first = play.run("quiz --book 기초 --count 2 --direction mixed --seed 8", on: ScriptedConsole(keys)).console.screen
        let commands = first.split(separator: "Same questions again: vocab ").dropFirst().map { $0.prefix { $0 != "\n" } }
        try #require(commands.count == 1)
        let again = play.run(String(commands[0]), on: ScriptedConsole(keys)).console.screen
        #expect(again == first)
    }

    @Test("a count above the number of words is brought down in the command too, and the store stays in it")
    func commandOfClamped() {
        let play = SmallRound.play("ko")
        let store = play.store
        play.environment["VOCAB_HOME"] = play.folder + "/other"
        let round = play.run(
            ["quiz", "--book", "기초", "--count", "99", "--seed", "3", "--store", store],
            on: ScriptedConsole([.key("s"), .key("q")]))
        #expect(
            play.masked(round.console.results).hasSuffix(
                "같은 문제 다시 풀기: vocab quiz --book 기초 --count 6 --seed 3 --store '<store>'\n"))
    }
}
