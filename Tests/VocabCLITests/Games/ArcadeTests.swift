import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Time attack and survival on the screen") struct ArcadeTests {
    private typealias Step = ScriptedConsole.Step

    /// Two right, a hint, a key that is not used, a miss, one not known, then nothing until the time is up; and out.
    private func keys() throws -> [Step] {
        let answers = try SmallRound.answers(count: 6, seed: 3)
        return [
            answers[0].right, answers[1].right, .key("?"), .key("u"), answers[2].wrong, .key("x"), .key("s"), .wait, .wait, .wait,
        ]
    }

    /// For each question of a round of 기초 with seed 3 a key, and one to leave.
    private func answered(_ outcomes: [Bool]) throws -> [Step] {
        let answers = try SmallRound.answers(count: 6, seed: 3)
        return zip(answers, outcomes).map { $1 ? $0.right : $0.wrong } + [.key("q"), .key("q")]
    }

    @Test("typed answers have the clock before the line, which ends with the time") func typed() {
        let game = SmallRound.play("ko").run(
            "quiz 기초 --time 6 --seed 3 --kind typed",
            on: .terminal([.line("없음"), .line("s"), .line("?"), .line("u"), .wait, .wait]))
        #expect(game.console.requests.first?.prompt.hasPrefix(" 0:06 ") == true)
        #expect(game.console.linesTooWide == [] && game.console.stepsLeft == 0)
    }

    @Test("NO_COLOR takes the colours, and leaves bar and hearts") func noColor() throws {
        let play = SmallRound.play("ko")
        play.environment["NO_COLOR"] = "1"
        let time = play.run("quiz 기초 --time 10 --seed 3", on: .terminal(try keys())).console.screen
        let lives = play.run("quiz 기초 --lives 3", on: .terminal([.key("q")])).console.screen
        #expect(!time.contains("m▇") && !time.contains("\u{1B}[1;") && time.contains("0:10 ▇") && lives.contains("♥♥♥"))
    }

    @Test(
        "a new best is told once, stands in the next heading, and comes out of the history alone",
        arguments: ["--time 60", "--lives 3"])
    func best(mode: String) throws {
        let play = SmallRound.play("en")
        let command = "quiz 기초 \(mode) --seed 3"
        let first = play.run(command, on: .terminal(try answered([true, true, true]))).console
        #expect(first.seen.contains("A new best, and your first one!") && !first.frames[0].contains("best "))
        let second = play.run(command, on: .terminal(try answered([true, true, true, true]))).console
        #expect(second.frames[0].contains("best 4") && second.seen.contains("A new best! The best so far was 4."))
        #expect(second.frames[0].components(of: "best 4") == 1)
        #expect(second.seen.contains("1. 6  today  ◀ this round") && second.seen.contains("2. 4  today"))
        let third = play.run(command, on: .terminal(try answered([true]))).console
        #expect(
            third.frames[0].contains("best 6") && third.seen.contains("Your best is 6.") && !third.seen.contains("A new best!"))
        for other in ["--time 61", "--lives 4", "\(mode) --kind typed"] {
            let other = play.run(
                "quiz 기초 \(other)", on: .terminal(other.hasSuffix("typed") ? [.line("q"), .key("q")] : [.key("q"), .key("q")]))
            #expect(!other.console.frames[0].contains("best "), "\(other.console.frames[0])")
        }
        for name in try play.reviews().map(\.arcade).enumerated().compactMap({ $1 == nil ? $0 : nil }) {
            Issue.record("answer \(name) tells no round")
        }
        play.run("undo", on: .terminal([.key("y")]))
        play.run("undo", on: .terminal([.key("y")]))
        #expect(play.run(command, on: .terminal([.key("q"), .key("q")])).console.frames[0].contains("best 4"))
    }

    @Test("one blank stands behind the sign of a verdict, as everywhere") func oneBlank() throws {
        let frames = SmallRound.play("en").run("quiz 기초 --lives 3 --seed 3", on: .terminal(try answered([true, false]))).console
            .frames
        #expect(frames[1].contains(" ✓ +1 ") && !frames[1].contains("✓ +1  "))
        #expect(frames[2].contains(" ✗ ") && !frames[2].contains("✗  "), "\(frames[2])")
    }

    @Test("a program gets the points and the best") func json() throws {
        let play = SmallRound.play("en")
        func report(_ outcomes: [Bool]) throws -> JSONValue {
            try JSONValue(
                play.run("quiz 기초 --time 60 --seed 3 --json", on: ScriptedConsole(Array(try answered(outcomes).dropLast())))
                    .console.results)
        }
        let first = try report([true, true, true, false])
        #expect(
            first["points"].raw == "4" && first["best"].raw == "4" && first["newBest"].raw == "true" && first["time"].raw == "60")
        #expect(first["asked"].raw == "4" && first["correct"].raw == "3")
        let second = try report([true])
        #expect(second["points"].raw == "1" && second["best"].raw == "4" && second["newBest"].raw == "false")
        let lives = play.run("quiz 기초 --lives 3 --json", on: ScriptedConsole([.key("q")])).console.results
        #expect(try JSONValue(lives)["lives"].raw == "3" && JSONValue(lives)["newBest"].raw == "false")
    }

    @Test("in a pipe the time counts between lines, and an answer that comes too late is not recorded") func pipe() throws {
        let play = SmallRound.play("en")
        play.millisecondsPerReading = 2_000
        let keys = try answered([true, false, true, true, true, true])
        let game = play.run("quiz 기초 --time 6 --seed 3", on: ScriptedConsole(keys)).console
        #expect(try play.reviews().count == 2)
        #expect(game.screen.contains("Question 1 (6 s left): ") && game.screen.contains("Question 3 (2 s left): "))
        #expect(game.screen.contains("\nRight! ") && game.screen.contains("\nWrong. ") && game.screen.contains("Answer 1 to 4"))
        #expect(game.screen.hasSuffix("\n") && game.stepsLeft == keys.count - 3)
    }

    @Test("Enter plays once more, but not the Enter that was on its way; w asks what was missed") func again() throws {
        let play = SmallRound.play("en")
        let wrong = try SmallRound.answers(count: 6, seed: 3)[0].wrong
        let game = play.run(
            "quiz 기초 --lives 1 --seed 3", on: .terminal([wrong, .line(""), .key("q"), .line("q")])
        ).console
        #expect(game.stepsLeft == 0 && game.seen.components(of: "Survival, 1 life") == 2)
        play.millisecondsPerReading = 200
        let late = play.run("quiz 기초 --lives 1 --seed 3", on: .terminal([wrong, .line(""), .line("q")])).console
        #expect(late.stepsLeft == 0 && late.seen.components(of: "Survival, 1 life") == 1)
        play.millisecondsPerReading = 1_000
        let missed = play.run("quiz 기초 --lives 1 --seed 3", on: .terminal([wrong, .line("w"), .key("q"), .line("q")])).console
        #expect(missed.stepsLeft == 0 && missed.seen.contains("Missed words again · 1 question"))
    }

    @Test(
        "what cannot be is refused with what can",
        arguments: [
            ("--time 0", "--time “0” must be from 5 to 3600.", "--time 60"), ("--time=-3", "“-3”", "--time=60"),
            ("--time abc", "“abc”", "--time 60"), ("--time 1000000000", "“1000000000”", "--time 60"),
            ("--time 10^9", "“10^9”", "--time 60"), ("--lives 0", "must be from 1 to 10", "--lives 3"),
            ("--lives 11", "“11”", "--lives 3"), ("--time 60 --lives 3", "--time and --lives exclude each other.", "--time 60"),
            ("--time 60 --count 5", "--time and --count exclude each other.", "--time 60"),
            ("--lives 3 --recall-first 4", "--lives and --recall-first exclude each other.", "--lives 3"),
            ("--daily --time 60", "--daily and --time exclude each other.", "--daily"),
        ])
    func refused(options: String, reason: String, next: String) {
        let quiz = SmallRound.play("en").run("quiz 기초 " + options)
        #expect(quiz.status == .usage && quiz.console.results == "")
        #expect(quiz.console.alerts.contains(reason), "\(quiz.console.alerts)")
        #expect(quiz.console.alerts.hasSuffix("Next: vocab quiz 기초 \(next)\n"), "\(quiz.console.alerts)")
        #expect(SmallRound.play("ko").run("quiz 기초 " + options).console.alerts.contains("다음: vocab quiz 기초 \(next)\n"))
    }

    @Test("the words of the learner's day come first, and the set-up's kind counts, not its number") func fits() throws {
        let play = SmallRound.play("en")
        play.run("setup 기초 --count 2 --kind typed")
        let game = play.run(
            "quiz --lives 3 --focus new --direction reverse", on: .terminal([.line("s"), .line("s"), .line("s")]))
        #expect(game.console.stepsLeft == 0 && game.console.seen.contains("Score: 0 points · 0/3 (0%)"))
        #expect(try play.reviews().allSatisfy { $0.game == .typed && $0.direction == .reverse })
    }
}

extension String {
    /// How often `part` stands in it.
    fileprivate func components(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
