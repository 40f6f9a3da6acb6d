import Testing
import VocabTestSupport

@testable import VocabCLI

/// What lets a round go on: hints, keys that mean nothing, and the missed words played again.
@Suite("A round that goes on") struct RoundGoesOnTests {
    private let command = "quiz --book 기초 --count 2 --seed 5"

    @Test("the missed words are played again until none is missed or the learner says no, and no command is named for that")
    func missedAgain() {
        let round = SmallRound.play("ko").run(
            "quiz --book 기초 --count 2 --seed 5 --direction reverse",
            on: ScriptedConsole([.key("3"), .key("1"), .key("y"), .key("s"), .key("ㅛ"), .key("3"), .key("")]))
        expectText(
            round.console.screen,
            """
            기초 · 2문제

            문제 1/2: 잦은 (형용사)
            1. brief
            2. effort
            3. frequent
            4. climate
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 3
            맞았습니다!

            문제 2/2: 짧은 (형용사)
            1. climate
            2. brief
            3. frequent
            4. effort
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 1
            틀렸습니다.
            정답은 2번입니다.
            climate은(는) ‘기후’입니다.
            brief   — 짧은
            climate — 기후

            게임이 종료되었습니다.
            점수: 1점 · 1/2 (50%)
            2초
            좋아요, 조금만 더!
            틀린 단어 (1)
            brief — 짧은
            같은 문제 다시 풀기: vocab quiz --book 기초 --count 2 --direction reverse --seed 5
            틀린 단어 1개를 다시 풀까요? (y/N) y
            틀린 단어 다시 · 1문제

            문제 1/1: 짧은 (형용사)
            1. frequent
            2. brief
            3. effort
            4. climate
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: s
            괜찮아요, 지금 익혀 둡시다.
            정답은 2번 ‘brief’입니다.

            게임이 종료되었습니다.
            점수: 0점 · 0/1 (0%)
            1초 · 모름 1
            괜찮아요. 틀린 단어가 실력이 됩니다.
            틀린 단어 (1)
            brief — 짧은
            틀린 단어 1개를 다시 풀까요? (y/N) ㅛ
            틀린 단어 다시 · 1문제

            문제 1/1: 짧은 (형용사)
            1. brief
            2. decline
            3. frequent
            4. climate
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 3
            틀렸습니다.
            정답은 1번입니다.
            frequent은(는) ‘잦은’입니다.
            brief    — 짧은
            frequent — 잦은

            게임이 종료되었습니다.
            점수: 0점 · 0/1 (0%)
            1초
            괜찮아요. 틀린 단어가 실력이 됩니다.
            틀린 단어 (1)
            brief — 짧은
            틀린 단어 1개를 다시 풀까요? (y/N)\u{20}
            """)
        #expect(round.status == .done)
        #expect(round.console.stepsLeft == 0)
    }

    @Test("hints leave two choices, a removed choice cannot be taken, and an empty line is no answer") func hints() {
        let round = SmallRound.play("ko").run(
            command, on: ScriptedConsole([.key("?"), .key("/"), .key("?"), .key("4"), .key(""), .key("ㄴ"), .key("q")]))
        expectText(
            round.console.screen,
            """
            기초 · 2문제

            문제 1/2: frequent (형용사)
            1. 짧은
            2. 노력
            3. 잦은
            4. 기후
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: ?
            4번은 답이 아닙니다.
            1. 짧은
            2. 노력
            3. 잦은
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: /
            2번은 답이 아닙니다.
            1. 짧은
            3. 잦은
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: ?
            더 지울 보기가 없습니다.
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 4
            4번은 이미 지운 보기입니다.
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q:\u{20}
            1에서 4로 답하세요. 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q를 누르세요.
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: ㄴ
            괜찮아요, 지금 익혀 둡시다.
            정답은 3번 ‘잦은’입니다.

            문제 2/2: brief (형용사)
            1. 기후
            2. 짧은
            3. 잦은
            4. 노력
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: q

            게임이 종료되었습니다.
            점수: 0점 · 0/1 (0%)
            6초 · 모름 1
            틀린 단어 (1)
            frequent — 잦은
            같은 문제 다시 풀기: vocab quiz --book 기초 --count 2 --seed 5
            """)
    }

    @Test("the command named at the end asks the same questions again, after a round of missed words no command is named")
    func sameQuestions() throws {
        let play = SmallRound.play("en")
        let keys: [ScriptedConsole.Step] = [.key("s"), .key("s"), .key("y"), .key("s"), .key("s"), .key("n")]
        let first = play.run("quiz --book 기초 --count 2 --direction mixed --seed 8", on: ScriptedConsole(keys)).console.screen
        let commands = first.split(separator: "Same questions again: vocab ").dropFirst().map { $0.prefix { $0 != "\n" } }
        try #require(commands.count == 1)
        let again = play.run(String(commands[0]), on: ScriptedConsole(keys)).console.screen
        let questions = { (screen: String) in screen.split(separator: "Play the ").first }
        #expect(questions(again) == questions(first))
        #expect(first.contains("Missed words again · 2 questions\n"))
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
