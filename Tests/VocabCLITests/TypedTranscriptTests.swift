import Testing
import VocabTestSupport

@testable import VocabCLI

/// Whole rounds in which every answer is typed.
@Suite("A round of typed answers") struct TypedTranscriptTests {
    private let command = "quiz --book 기초 --count 5 --seed 3 --kind typed"
    /// Another word's meaning, a hint and a right one, nothing and one sense of two, skip, and something unknown.
    private let steps: [ScriptedConsole.Step] = [
        .line("기후"), .line("?"), .line("기후"), .line(""), .line("거절하다"), .line("s"), .line("모르는 말"), .key("n"),
    ]

    @Test("in Korean, 80 columns wide") func wideKorean() {
        let round = SmallRound.play("ko").run(command, on: .terminal(steps))
        expectText(
            round.console.bareScreen,
            """
            기초 · 5문제

             1/5 ────────────────────

               frequent
               형용사

             답 쓰고 Enter · ? 첫 글자 · s 모름 · u 되돌리기 · q 그만
             뜻 › 기후
             ✗ 틀렸습니다.
               정답은 ‘잦은’입니다.
               ‘기후’는 climate의 뜻입니다.
               frequent — 잦은
               climate  — 기후

             2/5 ━━━━────────────────

               climate
               명사

             답 쓰고 Enter · ? 첫 글자 · s 모름 · u 되돌리기 · q 그만
             뜻 › ?
               첫 글자는 ‘기’입니다.
             뜻 › 기후
             ✓ 맞았습니다!

             3/5 ━━━━━━━━────────────

               decline
               동사

             답 쓰고 Enter · ? 첫 글자 · s 모름 · u 되돌리기 · q 그만
             뜻 ›\u{20}
               답을 쓰고 Enter를 누르세요. 첫 글자는 ?, 모르면 s, 되돌리려면 u, 그만두려면
               q를 쓰세요.
             뜻 › 거절하다
             ✓ 맞았습니다!
               decline — 줄어들다, 거절하다

             4/5 ━━━━━━━━━━━━────────  2연속

               brief
               형용사

             답 쓰고 Enter · ? 첫 글자 · s 모름 · u 되돌리기 · q 그만
             뜻 › s
             – 괜찮아요, 지금 익혀 둡시다.
               정답은 ‘짧은’입니다.

             5/5 ━━━━━━━━━━━━━━━━────

               effort
               명사

             답 쓰고 Enter · ? 첫 글자 · s 모름 · u 되돌리기 · q 그만
             뜻 › 모르는 말
             ✗ 틀렸습니다.
               정답은 ‘노력’입니다.
               쓴 답: ‘모르는 말’

            ╭─ 게임이 종료되었습니다. ─────────────────────────────────────────────────╮
            │ 점수: 2점 · 2/5 (40%)                                                    │
            │ 최고 2연속 · 7초 · 모름 1                                                │
            │ 괜찮아요. 틀린 단어가 실력이 됩니다.                                     │
            │                                                                          │
            │ 틀린 단어 (3)                                                            │
            │ frequent — 잦은                                                          │
            │ brief — 짧은                                                             │
            │ effort — 노력                                                            │
            │ 같은 문제 다시 풀기: vocab quiz --book 기초 --count 5 --kind typed       │
            │ --seed 3                                                                 │
            ╰──────────────────────────────────────────────────────────────────────────╯
            틀린 단어 3개를 다시 풀까요? (y/N) n
            """)
        #expect(round.console.stepsLeft == 0)
        #expect(round.console.linesTooWide == [])
    }

    @Test("in English, 40 columns wide, the meaning shown") func narrowEnglish() {
        let steps: [ScriptedConsole.Step] = [.line("climate"), .line("?"), .line("?"), .line("Climate"), .line("u"), .line("q")]
        let round = SmallRound.play("en").run(command + " --direction reverse", on: .terminal(steps, columns: 40))
        expectText(
            round.console.bareScreen,
            """
            기초 · 5 questions

             1/5 ────────────────────

               잦은
               adjective

             ? letter s skip u undo q quit
             term › climate
             ✗ Wrong.
               The answer is “frequent”.
               climate means “기후”.
               frequent — 잦은
               climate  — 기후

             2/5 ━━━━────────────────

               기후
               noun

             ? letter s skip u undo q quit
             term › ?
               It begins with “c”.
             term › ?
               The first letter is the only hint.
             term › Climate
             ✓ Right!

             3/5 ━━━━━━━━────────────

               줄어들다, 거절하다
               verb

             ? letter s skip u undo q quit
             term › u
               Your last answer is taken back. Try
               again.

             2/5 ━━━━────────────────

               기후
               noun

             ? letter s skip u undo q quit
             term › q

            ╭─ Round over ─────────────────────────╮
            │ Score: 0 points · 0/1 (0%)           │
            │ 7 s                                  │
            │                                      │
            │ Words missed (1)                     │
            │ frequent — 잦은                      │
            │ Same questions again: vocab quiz     │
            │ --book 기초 --count 5 --direction    │
            │ reverse --kind typed --seed 3        │
            ╰──────────────────────────────────────╯
            """)
        #expect(round.console.linesTooWide == [])
    }

    @Test("plain and off a terminal, in English") func plainEnglish() {
        let round = SmallRound.play("en").run(command, on: ScriptedConsole(steps))
        expectText(
            round.console.screen,
            """
            기초 · 5 questions

            Question 1/5: frequent (adjective)
            Type the answer and press Enter; ? for its first letter, s if you do not know, u to take back, q to stop
            meaning: 기후
            Wrong.
            The answer is “잦은”.
            “기후” is what climate means.
            frequent — 잦은
            climate  — 기후

            Question 2/5: climate (noun)
            Type the answer and press Enter; ? for its first letter, s if you do not know, u to take back, q to stop
            meaning: ?
            It begins with “기”.
            meaning: 기후
            Right!

            Question 3/5: decline (verb)
            Type the answer and press Enter; ? for its first letter, s if you do not know, u to take back, q to stop
            meaning:\u{20}
            Type the answer and press Enter; ? tells its first letter, s skips, u takes back, q quits.
            meaning: 거절하다
            Right!
            decline — 줄어들다, 거절하다

            Question 4/5: brief (adjective)
            Type the answer and press Enter; ? for its first letter, s if you do not know, u to take back, q to stop
            meaning: s
            Never mind, learn it now.
            The answer is “짧은”.

            Question 5/5: effort (noun)
            Type the answer and press Enter; ? for its first letter, s if you do not know, u to take back, q to stop
            meaning: 모르는 말
            Wrong.
            The answer is “노력”.
            You typed “모르는 말”.

            Round over
            Score: 2 points · 2/5 (40%)
            best streak 2 · 7 s · 1 skipped
            Never mind: a word missed is a word half learnt.
            Words missed (3)
            frequent — 잦은
            brief — 짧은
            effort — 노력
            Same questions again: vocab quiz --book 기초 --count 5 --kind typed --seed 3
            Play the 3 missed words again? (y/N) n
            """)
    }
}
