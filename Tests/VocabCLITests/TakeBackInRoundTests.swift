import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `u` in a round, and `undo` of answers after it.
@Suite("Taking answers back") struct TakeBackInRoundTests {
    private let command = "quiz --book 기초 --count 3 --seed 5"

    /// What the history holds, line by line: how it went, or `undo` and `redo`.
    private func history(_ play: Play) throws -> [String] {
        let store = Store(root: play.store, files: DiskFileSystem())
        guard let device = try store.device() else { return [] }
        let text = String(decoding: play.bytes("history/\(device).jsonl") ?? [], as: UTF8.self)
        return try text.split(separator: "\n").map { line in
            let value = try JSONValue(String(line))
            return ["undo", "redo"].first(where: value.names.contains) ?? value["outcome"].string
        }
    }

    /// How the answers went that count.
    private func outcomes(_ play: Play) throws -> [String] {
        try Store(root: play.store, files: DiskFileSystem()).history().reviews.map(\.outcome.rawValue)
    }

    @Test(
        "both keyboards, off and on a terminal: the answer does not count, and its question comes again",
        arguments: ["u", "U", "ㅕ"])
    func keys(key: String) throws {
        let answers = try SmallRound.answers(count: 3, seed: 5)
        for terminal in [true, false] {
            let play = SmallRound.play("en")
            let steps: [ScriptedConsole.Step] = [.key("s"), .key(key), answers[0].right, .key("q")]
            let round = play.run(command + " --plain", on: ScriptedConsole(steps, isInteractive: terminal))
            let first = "Question 1/3: frequent\n"
            #expect(
                round.console.screen.split(separator: first, omittingEmptySubsequences: false).count == 3,
                "\(round.console.screen)")
            #expect(round.console.screen.contains("\(key)\nYour last answer is taken back. Try again.\n\n\(first)"))
            #expect(try history(play) == ["skipped", "undo", "right"])
            #expect(try outcomes(play) == ["right"])
            #expect(round.console.screen.contains("1/1 (100%)"))
        }
    }

    @Test("an answer that was taken back is no part of the score, the missed words or --json") func results() throws {
        let play = SmallRound.play("en")
        let answers = try SmallRound.answers(count: 3, seed: 5)
        let steps: [ScriptedConsole.Step] = [.key("s"), .key("s"), .key("u"), .key("u"), answers[0].right, .key("q")]
        let round = play.run(command + " --json", on: ScriptedConsole(steps))
        let value = try JSONValue(round.console.results)
        #expect(value["asked"].raw == "1" && value["correct"].raw == "1" && value["skipped"].raw == "0")
        #expect(value["missed"].array.isEmpty && value["bestStreak"].raw == "1")
        #expect(try history(play) == ["skipped", "skipped", "undo", "undo", "right"])
    }

    @Test("at the first question there is nothing to take back, also not the answers of an earlier round") func first() throws {
        let play = SmallRound.play("en")
        play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
        let round = play.run(command, on: ScriptedConsole([.key("u"), .key("q")]))
        #expect(round.console.screen.contains("There is no answer to take back.\nAnswer 1 to 4, "))
        #expect(try outcomes(play) == ["skipped"])
    }

    @Test("undo takes the answers of earlier rounds back, the last first, each by its word; redo counts them again")
    func undoAnswers() throws {
        let answers = try SmallRound.answers(count: 3, seed: 5)
        for (language, undone, redone) in [
            (
                "ko", ["‘brief’의 답(틀림)", "‘frequent’의 답(맞음)", "‘frequent’의 답(모름)"].map { "[알림] 되돌리기 완료\n\($0)을 되돌렸습니다." },
                "[알림] 다시 하기 완료\n‘frequent’의 답(모름)을 다시 적용했습니다.\n다음: vocab undo"
            ),
            (
                "en",
                ["the answer to “brief” (wrong)", "the answer to “frequent” (right)", "the answer to “frequent” (not known)"].map
                {
                    "[Alert] Taken back\nUndone: " + $0
                }, "[Alert] Done again\nRedone: the answer to “frequent” (not known)\nNext: vocab undo"
            ),
        ] {
            let play = SmallRound.play(language)
            play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
            play.run(command, on: ScriptedConsole([answers[0].right, answers[1].wrong, .key("q")]))
            for (count, action) in undone.enumerated() {
                let undo = play.run("undo")
                #expect(undo.console.screen.hasPrefix(action + "\n") && undo.status == .done)
                #expect(try outcomes(play).count == 2 - count)
            }
            expectText(play.run("redo").console.screen, redone)
            #expect(try outcomes(play) == ["skipped"])
        }
    }

    @Test("changes and answers are taken back in the order they were made, also across runs, and done again") func mixed() throws
    {
        let play = SmallRound.play("en")
        play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
        play.run("add zoo 동물원 --book 기초")
        play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
        play.run("memorize brief")
        let undoableActions = ["marking “brief”", "the answer to", "adding “zoo”", "the answer to", "importing "]
        for action in undoableActions { #expect(play.run("undo").console.screen.contains("\nUndone: \(action)")) }
        #expect(play.run("undo").status == .badData)
        for action in undoableActions.reversed() { #expect(play.run("redo").console.screen.contains("\nRedone: \(action)")) }
        #expect(play.run("redo").status == .badData)
        #expect(try outcomes(play) == ["skipped", "skipped"])
        #expect(play.run("show brief").console.results.contains("(known)"))
    }

    @Test("after a new answer, none that was taken back before counts again") func newAnswer() throws {
        let play = SmallRound.play("en")
        play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
        play.run("undo")
        play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
        #expect(play.run("redo").status == .badData)
        #expect(try outcomes(play) == ["skipped"])
    }

    @Test("an answer to a word that was deleted is told without its term") func deletedWord() throws {
        for (language, text) in [
            ("ko", "[알림] 되돌리기 완료\n지운 단어의 답(모름)을 되돌렸습니다.\n"),
            ("en", "[Alert] Taken back\nUndone: the answer to a deleted word (not known)\n"),
        ] {
            let play = SmallRound.play(language)
            play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
            try play.put("기초", [("other", "다른 것")])
            #expect(play.run("undo").console.screen.hasPrefix(text))
            #expect(try outcomes(play).isEmpty)
        }
    }

    @Test("a torn last line of the history is told once, and the round goes on") func tornLine() throws {
        for (language, text) in [
            (
                "ko",
                """
                [알림] 기록을 바로잡았습니다.
                갑자기 꺼지면서 끊긴 마지막 줄을 따로 옮겨 두었습니다. 나머지 기록은 모두 그대로입니다.
                <store>/history/<device>.jsonl.rest

                """
            ),
            (
                "en",
                """
                [Alert] History mended
                A last line that a crash had torn was set aside; all the rest is used.
                <store>/history/<device>.jsonl.rest

                """
            ),
        ] {
            let play = SmallRound.play(language)
            play.run(command, on: ScriptedConsole([.key("s"), .key("q")]))
            let device = try #require(try Store(root: play.store, files: DiskFileSystem()).device())
            let name = "history/\(device).jsonl"
            let whole = play.bytes(name) ?? []
            play.putFile(name, whole + Array("{\"at\":\"2026-".utf8))
            let round = play.run(command, on: ScriptedConsole([.key("s"), .key("s"), .key("s")]))
            #expect(play.masked(round.console.alerts).replacing("\(device)", with: "<device>") == text)
            #expect(round.status == .done)
            #expect(try history(play) == Array(repeating: "skipped", count: 4))
            #expect(play.bytes(name)?.starts(with: whole) == true)
            #expect(play.bytes(name + ".rest") == Array("{\"at\":\"2026-\n".utf8))
        }
    }
}
