import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// How a round ends, and what is kept of it.
@Suite("The end of a round") struct RoundEndingTests {
    private let command = "quiz --book 기초 --count 2 --seed 5"

    @Test("q in the middle counts what was answered, and asks nothing more") func quit() throws {
        let round = SmallRound.play("en").run(command, on: ScriptedConsole([.key("1"), .key("q")]))
        try GoldenScreen.expect(round.console.screen, "round-quit-en-plain")
        #expect(round.status == .done)
    }

    @Test("q at once says that nothing was answered") func quitAtOnce() {
        let play = SmallRound.play("ko")
        let round = play.run(command, on: .terminal([.key("ㅂ")]))
        expectText(
            round.console.lastBox,
            """
            ╭─ 게임이 종료되었습니다. ─╮
            │ 푼 문제가 없습니다.      │
            ╰──────────────────────────╯
            """)
        #expect(round.status == .done)
        #expect(answersKept(play) == 0)
    }

    @Test("a pipe that ends in the middle is told, gives the results so far, and exits with 66") func endOfPipe() throws {
        let play = SmallRound.play("ko")
        let round = play.run(command, on: ScriptedConsole([.key("1"), .endOfInput]))
        try GoldenScreen.expect(round.console.screen, "round-eof-ko-plain")
        #expect(round.status == .noInput)
        #expect(round.status.rawValue == 66)
        #expect(answersKept(play) == 1)
    }

    @Test("^D on a terminal is a way to leave: results and exit 0") func endOfInputOnTerminal() {
        let round = SmallRound.play("en").run(command, on: .terminal([.key("1"), .endOfInput]))
        expectText(
            round.console.lastBox,
            """
            ╭─ Round over ──────────────────────╮
            │ Score: 0 points · 0/1 (0%)        │
            │ 2 s                               │
            │                                   │
            │ Words missed (1)                  │
            │ frequent — 잦은                   │
            │ Next: 1 tomorrow, 1 within 7 days │
            ╰───────────────────────────────────╯
            Same questions again: vocab quiz --book 기초 --count 2 --seed 5
            """)
        #expect(round.status == .done)
        #expect(round.console.alerts == "")
    }

    @Test("^C says so in one word, gives the results so far, and exits with 130") func interrupted() {
        let play = SmallRound.play("en")
        let round = play.run(command, on: .terminal([.key("1"), .interrupt]))
        expectText(
            round.console.lastBox,
            """
            ╭─ Round over ──────────────────────╮
            │ Score: 0 points · 0/1 (0%)        │
            │ 2 s                               │
            │                                   │
            │ Words missed (1)                  │
            │ frequent — 잦은                   │
            │ Next: 1 tomorrow, 1 within 7 days │
            ╰───────────────────────────────────╯
            Same questions again: vocab quiz --book 기초 --count 2 --seed 5
            """)
        #expect(bare(round.console.alerts) == "Interrupted\n")
        #expect(round.status == .interrupted)
        #expect(round.status.rawValue == 130)
        #expect(answersKept(play) == 1)
    }

    @Test("^C before the first answer says that nothing was answered, and nothing else") func interruptedAtOnce() {
        let round = SmallRound.play("ko").run(command + " --plain", on: .terminal([.interrupt]))
        #expect(round.console.results.hasSuffix("\n\n게임이 종료되었습니다.\n푼 문제가 없습니다.\n"))
        #expect(round.console.alerts == "[알림] 중단했습니다.\n")
        #expect(round.status == .interrupted)
    }

    @Test("the history gets one line for each answer, with its outcome and its hints") func history() throws {
        let play = SmallRound.play("en")
        play.run(SmallRound.command, on: ScriptedConsole(SmallRound.keys))
        let lines = historyLines(play)
        #expect(
            lines.map { $0.split(separator: "\"outcome\":").last.map { $0.prefix(3) } } == [
                "\"ri", "\"wr", "\"sk", "\"ri", "\"wr",
            ])
        #expect(lines.map { $0.contains("\"hints\":1") } == [true, false, false, false, false])
    }

    private func answersKept(_ play: Play) -> Int { historyLines(play).count }

    private func historyLines(_ play: Play) -> [String] {
        let paths = (try? DiskFileSystem().list("\(play.store)/history")) ?? []
        return paths.flatMap { path in
            String(decoding: play.bytes("history/\(path.name)") ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }
}
