import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// How a round ends, and what is kept of it.
@Suite("The end of a round") struct RoundEndingTests {
    private let command = "quiz --book 기초 --count 2 --seed 5"

    @Test("q in the middle counts what was answered, and asks nothing more") func quit() {
        let round = SmallRound.play("en").run(command, on: ScriptedConsole([.key("2"), .key("q")]))
        expectText(
            round.console.screen,
            """
            기초 · 2 questions

            Question 1/2: frequent (adjective)
            1. 짧은
            2. 노력
            3. 잦은
            4. 기후
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: 2
            Wrong.
            The answer is 3.
            “노력” is what effort means.
            frequent — 잦은
            effort   — 노력

            Question 2/2: brief (adjective)
            1. 기후
            2. 짧은
            3. 잦은
            4. 노력
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: q

            Round over
            Score: 0 points · 0/1 (0%)
            2 s
            Words missed (1)
            frequent — 잦은
            Same questions again: vocab quiz --book 기초 --count 2 --seed 5
            """)
        #expect(round.status == .done)
    }

    @Test("q at once says that nothing was answered") func quitAtOnce() {
        let play = SmallRound.play("ko")
        let round = play.run(command, on: .terminal([.key("ㅂ")]))
        expectText(
            String(round.console.bareScreen.split(separator: "› ㅂ\n").last ?? ""),
            """

            ╭─ 게임이 종료되었습니다. ─╮
            │ 푼 문제가 없습니다.      │
            ╰──────────────────────────╯
            """)
        #expect(round.status == .done)
        #expect(answersKept(play) == 0)
    }

    @Test("a pipe that ends in the middle is told, gives the results so far, and exits with 66") func endOfPipe() {
        let play = SmallRound.play("ko")
        let round = play.run(command, on: ScriptedConsole([.key("2"), .endOfInput]))
        expectText(
            round.console.screen,
            """
            기초 · 2문제

            문제 1/2: frequent (형용사)
            1. 짧은
            2. 노력
            3. 잦은
            4. 기후
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 2
            틀렸습니다.
            정답은 3번입니다.
            ‘노력’은 effort의 뜻입니다.
            frequent — 잦은
            effort   — 노력

            문제 2/2: brief (형용사)
            1. 기후
            2. 짧은
            3. 잦은
            4. 노력
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q:\u{20}
            [알림] 입력이 끝났습니다.
            대답이 없어 여기서 멈췄습니다. 여기까지의 결과는 그대로입니다.

            게임이 종료되었습니다.
            점수: 0점 · 0/1 (0%)
            2초
            틀린 단어 (1)
            frequent — 잦은
            같은 문제 다시 풀기: vocab quiz --book 기초 --count 2 --seed 5
            """)
        #expect(round.status == .noInput)
        #expect(round.status.rawValue == 66)
        #expect(answersKept(play) == 1)
    }

    @Test("^D on a terminal is a way to leave: results and exit 0") func endOfInputOnTerminal() {
        let round = SmallRound.play("en").run(command, on: .terminal([.key("2"), .endOfInput]))
        expectText(
            String(round.console.bareScreen.split(separator: "quit › ").last ?? ""),
            """


            ╭─ Round over ────────────────────────────────────────────────────╮
            │ Score: 0 points · 0/1 (0%)                                      │
            │ 2 s                                                             │
            │                                                                 │
            │ Words missed (1)                                                │
            │ frequent — 잦은                                                 │
            │ Same questions again: vocab quiz --book 기초 --count 2 --seed 5 │
            ╰─────────────────────────────────────────────────────────────────╯
            """)
        #expect(round.status == .done)
        #expect(round.console.alerts == "")
    }

    @Test("^C gives the results so far and nothing else, and exits with 130") func interrupted() {
        let play = SmallRound.play("en")
        let round = play.run(command, on: .terminal([.key("2"), .interrupt]))
        expectText(
            String(round.console.bareScreen.split(separator: "quit › ").last ?? ""),
            """


            ╭─ Round over ────────────────────────────────────────────────────╮
            │ Score: 0 points · 0/1 (0%)                                      │
            │ 2 s                                                             │
            │                                                                 │
            │ Words missed (1)                                                │
            │ frequent — 잦은                                                 │
            │ Same questions again: vocab quiz --book 기초 --count 2 --seed 5 │
            ╰─────────────────────────────────────────────────────────────────╯
            """)
        #expect(round.console.alerts == "")
        #expect(round.status == .interrupted)
        #expect(round.status.rawValue == 130)
        #expect(answersKept(play) == 1)
    }

    @Test("^C before the first answer says that nothing was answered, and nothing else") func interruptedAtOnce() {
        let round = SmallRound.play("ko").run(command + " --plain", on: .terminal([.interrupt]))
        #expect(round.console.results.hasSuffix("\n\n게임이 종료되었습니다.\n푼 문제가 없습니다.\n"))
        #expect(round.console.alerts == "")
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
