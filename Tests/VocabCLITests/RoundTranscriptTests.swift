import Testing
import VocabTestSupport

@testable import VocabCLI

/// A whole round where there is no terminal, as a screen reader would read it.
@Suite("A whole round, plain") struct RoundTranscriptTests {
    @Test("in Korean") func korean() {
        let round = SmallRound.play("ko").run(SmallRound.command, on: ScriptedConsole(SmallRound.keys))
        expectText(
            round.console.screen,
            """
            기초 · 5문제

            문제 1/5: frequent (형용사)
            1. 짧은
            2. 노력
            3. 잦은
            4. 버리다
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: ?
            4번은 답이 아닙니다.
            1. 짧은
            2. 노력
            3. 잦은
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: x
            ‘x’ 키는 쓰지 않습니다. 1에서 4로 답하세요. 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q를 누르세요.
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 3
            맞았습니다!

            문제 2/5: climate (명사)
            1. 줄어들다, 거절하다
            2. 짧은
            3. 기후
            4. 노력
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 1
            틀렸습니다.
            정답은 3번입니다.
            ‘줄어들다, 거절하다’는 decline의 뜻입니다.
            climate — 기후
            decline — 줄어들다, 거절하다

            문제 3/5: decline (동사)
            1. 기후
            2. 줄어들다, 거절하다
            3. 버리다
            4. 짧은
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: s
            괜찮아요, 지금 익혀 둡시다.
            정답은 2번 ‘줄어들다, 거절하다’입니다.

            문제 4/5: brief (형용사)
            1. 짧은
            2. 잦은
            3. 노력
            4. 기후
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 1
            맞았습니다!

            문제 5/5: effort (명사)
            1. 노력
            2. 잦은
            3. 짧은
            4. 기후
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: 2
            틀렸습니다.
            정답은 1번입니다.
            ‘잦은’은 frequent의 뜻입니다.
            effort   — 노력
            frequent — 잦은

            게임이 종료되었습니다.
            점수: 2점 · 2/5 (40%)
            6초 · 모름 1
            괜찮아요. 틀린 단어가 실력이 됩니다.
            틀린 단어 (3)
            climate — 기후
            decline — 줄어들다, 거절하다
            effort — 노력
            같은 문제 다시 풀기: vocab quiz --book 기초 --count 5 --seed 3
            틀린 단어 3개를 다시 풀까요? (y/N) n
            """)
        #expect(round.status == .done)
        #expect(round.console.alerts == "")
        #expect(round.console.stepsLeft == 0)
    }

    @Test("in English") func english() {
        let round = SmallRound.play("en").run(SmallRound.command, on: ScriptedConsole(SmallRound.keys))
        expectText(
            round.console.screen,
            """
            기초 · 5 questions

            Question 1/5: frequent (adjective)
            1. 짧은
            2. 노력
            3. 잦은
            4. 버리다
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: ?
            4 is not the answer.
            1. 짧은
            2. 노력
            3. 잦은
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: x
            “x” is not one of the keys. Answer with 1 to 4; ? gives a hint, s skips, u takes back, q quits.
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: 3
            Right!

            Question 2/5: climate (noun)
            1. 줄어들다, 거절하다
            2. 짧은
            3. 기후
            4. 노력
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: 1
            Wrong.
            The answer is 3.
            “줄어들다, 거절하다” is what decline means.
            climate — 기후
            decline — 줄어들다, 거절하다

            Question 3/5: decline (verb)
            1. 기후
            2. 줄어들다, 거절하다
            3. 버리다
            4. 짧은
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: s
            Never mind, learn it now.
            The answer is 2, “줄어들다, 거절하다”.

            Question 4/5: brief (adjective)
            1. 짧은
            2. 잦은
            3. 노력
            4. 기후
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: 1
            Right!

            Question 5/5: effort (noun)
            1. 노력
            2. 잦은
            3. 짧은
            4. 기후
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: 2
            Wrong.
            The answer is 1.
            “잦은” is what frequent means.
            effort   — 노력
            frequent — 잦은

            Round over
            Score: 2 points · 2/5 (40%)
            6 s · 1 skipped
            Never mind: a word missed is a word half learnt.
            Words missed (3)
            climate — 기후
            decline — 줄어들다, 거절하다
            effort — 노력
            Same questions again: vocab quiz --book 기초 --count 5 --seed 3
            Play the 3 missed words again? (y/N) n
            """)
        #expect(round.status == .done)
        #expect(round.console.stepsLeft == 0)
    }

    @Test("the example follows a word that was missed") func exampleAfterMiss() throws {
        let right = try SmallRound.answers(count: 6, seed: 3).dropLast().map(\.right)
        let round = SmallRound.play("en").run(
            "quiz --book 기초 --count 6 --seed 3", on: ScriptedConsole(right + [.key("s"), .key("n")]))
        expectText(
            String(round.console.screen.split(separator: "Question 6/6: ").last ?? ""),
            """
            abandon (/əˈbændən/, verb)
            1. 줄어들다, 거절하다
            2. 잦은
            3. 버리다
            4. 노력
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: s
            Never mind, learn it now.
            The answer is 3, “버리다”.
            Example: They had to abandon the car.

            Round over
            Score: 5 points · 5/6 (83%)
            best streak 5 · 6 s · 1 skipped
            Well done!
            Words missed (1)
            abandon — 버리다
            Same questions again: vocab quiz --book 기초 --count 6 --seed 3
            Play the missed word again? (y/N) n
            """)
    }

    @Test("three right answers in a row are praised, and the bar shows the questions behind") func streak() {
        let round = SmallRound.play("ko").run(
            "quiz --book 기초 --count 3 --seed 3", on: .terminal([.key("3"), .key("3"), .key("2")]))
        expectText(
            String(round.console.bareScreen.split(separator: " ✓ 맞았습니다!\n", maxSplits: 1).last ?? ""),
            """

             2/3 ━━━━━━──────────────

               climate
               명사

               1 줄어들다, 거절하다
               2 짧은
               3 기후
               4 노력

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 3
             ✓ 맞았습니다!

             3/3 ━━━━━━━━━━━━━───────  2연속

               decline
               동사

               1 기후
               2 줄어들다, 거절하다
               3 버리다
               4 짧은

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 2
             ✓ 맞았습니다! 3연속 정답

            ╭─ 게임이 종료되었습니다. ───────────────────────────────────────╮
            │ 점수: 3점 · 3/3 (100%)                                         │
            │ 최고 3연속 · 3초                                               │
            │ 만점입니다! 🎉                                                 │
            │ 같은 문제 다시 풀기: vocab quiz --book 기초 --count 3 --seed 3 │
            ╰────────────────────────────────────────────────────────────────╯
            """)
    }
}
