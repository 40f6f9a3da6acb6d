import Testing
import VocabTestSupport

@testable import VocabCLI

/// The same round as in `RoundTranscriptTests`, on a terminal.
@Suite("A whole round on a terminal") struct BoxedRoundTests {
    @Test("80 columns wide, in Korean") func wideKorean() {
        let round = SmallRound.play("ko").run(SmallRound.command, on: .terminal(SmallRound.keys))
        expectText(
            round.console.bareScreen,
            """
            기초 · 5문제

             1/5 ────────────────────

               frequent
               형용사

               1 짧은
               2 노력
               3 잦은
               4 버리다

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › ?
               4번은 답이 아닙니다.
               1 짧은
               2 노력
               3 잦은

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › x
               ‘x’ 키는 쓰지 않습니다. 1에서 4로 답하세요. 힌트는 ?, 모르면 s, 되돌리려면 u,
               그만두려면 q를 누르세요.
             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 3
             ✓ 맞았습니다!

             2/5 ━━━━────────────────

               climate
               명사

               1 줄어들다, 거절하다
               2 짧은
               3 기후
               4 노력

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 1
             ✗ 틀렸습니다.
               정답은 3번입니다.
               ‘줄어들다, 거절하다’는 decline의 뜻입니다.
               climate — 기후
               decline — 줄어들다, 거절하다

             3/5 ━━━━━━━━────────────

               decline
               동사

               1 기후
               2 줄어들다, 거절하다
               3 버리다
               4 짧은

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › s
             – 괜찮아요, 지금 익혀 둡시다.
               정답은 2번 ‘줄어들다, 거절하다’입니다.

             4/5 ━━━━━━━━━━━━────────

               brief
               형용사

               1 짧은
               2 잦은
               3 노력
               4 기후

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 1
             ✓ 맞았습니다!

             5/5 ━━━━━━━━━━━━━━━━────

               effort
               명사

               1 노력
               2 잦은
               3 짧은
               4 기후

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 2
             ✗ 틀렸습니다.
               정답은 1번입니다.
               ‘잦은’은 frequent의 뜻입니다.
               effort   — 노력
               frequent — 잦은

            ╭─ 게임이 종료되었습니다. ───────────────────────────────────────╮
            │ 점수: 2점 · 2/5 (40%)                                          │
            │ 6초 · 모름 1                                                   │
            │ 괜찮아요. 틀린 단어가 실력이 됩니다.                           │
            │                                                                │
            │ 틀린 단어 (3)                                                  │
            │ climate — 기후                                                 │
            │ decline — 줄어들다, 거절하다                                   │
            │ effort — 노력                                                  │
            │ 같은 문제 다시 풀기: vocab quiz --book 기초 --count 5 --seed 3 │
            ╰────────────────────────────────────────────────────────────────╯
            틀린 단어 3개를 다시 풀까요? (y/N) n
            """)
        #expect(round.console.linesTooWide == [])
        #expect(round.status == .done)
    }

    @Test("40 columns wide, in Korean") func narrowKorean() {
        let round = SmallRound.play("ko").run(SmallRound.command, on: .terminal(SmallRound.keys, columns: 40))
        expectText(
            round.console.bareScreen,
            """
            기초 · 5문제

             1/5 ────────────────────

               frequent
               형용사

               1 짧은
               2 노력
               3 잦은
               4 버리다

             1–4 ?힌트 s모름 u되돌림 q그만 › ?
               4번은 답이 아닙니다.
               1 짧은
               2 노력
               3 잦은

             1–4 ?힌트 s모름 u되돌림 q그만 › x
               ‘x’ 키는 쓰지 않습니다. 1에서 4로
               답하세요. 힌트는 ?, 모르면 s,
               되돌리려면 u, 그만두려면 q를
               누르세요.
             1–4 ?힌트 s모름 u되돌림 q그만 › 3
             ✓ 맞았습니다!

             2/5 ━━━━────────────────

               climate
               명사

               1 줄어들다, 거절하다
               2 짧은
               3 기후
               4 노력

             1–4 ?힌트 s모름 u되돌림 q그만 › 1
             ✗ 틀렸습니다.
               정답은 3번입니다.
               ‘줄어들다, 거절하다’는 decline의
               뜻입니다.
               climate — 기후
               decline — 줄어들다, 거절하다

             3/5 ━━━━━━━━────────────

               decline
               동사

               1 기후
               2 줄어들다, 거절하다
               3 버리다
               4 짧은

             1–4 ?힌트 s모름 u되돌림 q그만 › s
             – 괜찮아요, 지금 익혀 둡시다.
               정답은 2번 ‘줄어들다,
               거절하다’입니다.

             4/5 ━━━━━━━━━━━━────────

               brief
               형용사

               1 짧은
               2 잦은
               3 노력
               4 기후

             1–4 ?힌트 s모름 u되돌림 q그만 › 1
             ✓ 맞았습니다!

             5/5 ━━━━━━━━━━━━━━━━────

               effort
               명사

               1 노력
               2 잦은
               3 짧은
               4 기후

             1–4 ?힌트 s모름 u되돌림 q그만 › 2
             ✗ 틀렸습니다.
               정답은 1번입니다.
               ‘잦은’은 frequent의 뜻입니다.
               effort   — 노력
               frequent — 잦은

            ╭─ 게임이 종료되었습니다. ─────────────╮
            │ 점수: 2점 · 2/5 (40%)                │
            │ 6초 · 모름 1                         │
            │ 괜찮아요. 틀린 단어가 실력이 됩니다. │
            │                                      │
            │ 틀린 단어 (3)                        │
            │ climate — 기후                       │
            │ decline — 줄어들다, 거절하다         │
            │ effort — 노력                        │
            │ 같은 문제 다시 풀기: vocab quiz      │
            │ --book 기초 --count 5 --seed 3       │
            ╰──────────────────────────────────────╯
            틀린 단어 3개를 다시 풀까요? (y/N) n
            """)
        #expect(round.console.linesTooWide == [])
    }
}
