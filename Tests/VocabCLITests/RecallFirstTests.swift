import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `quiz --recall-first`: the term alone, then the choices.
@Suite("Recalling first") struct RecallFirstTests {
    private let command = "quiz --book 기초 --count 3 --seed 3 --recall-first"
    /// A digit, the time, and a letter without a meaning bring the choices.
    private let steps: [ScriptedConsole.Step] = [
        .key("2"), .key("1"), .wait, .key("?"), .key("3"), .key("x"), .key("s"), .key("n"),
    ]

    @Test("in Korean, 80 columns wide") func wideKorean() {
        let round = SmallRound.play("ko").run(command, on: .terminal(steps))
        expectText(
            round.console.bareScreen,
            """
            기초 · 3문제

             1/3 ────────────────────

               frequent
               형용사

             뜻을 떠올려 보세요 (아무 키나 누르면 보기) ›\u{20}
               1 짧은
               2 노력
               3 잦은
               4 버리다

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 1
             ✗ 틀렸습니다.
               정답은 3번입니다.
               ‘짧은’은 brief의 뜻입니다.
               frequent — 잦은
               brief    — 짧은

             2/3 ━━━━━━──────────────

               climate
               명사

             뜻을 떠올려 보세요 (아무 키나 누르면 보기) ›\u{20}
               1 줄어들다, 거절하다
               2 짧은
               3 기후
               4 노력

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › ?
               4번은 답이 아닙니다.
               1 줄어들다, 거절하다
               2 짧은
               3 기후

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 3
             ✓ 맞았습니다!

             3/3 ━━━━━━━━━━━━━───────

               decline
               동사

             뜻을 떠올려 보세요 (아무 키나 누르면 보기) ›\u{20}
               1 기후
               2 줄어들다, 거절하다
               3 버리다
               4 짧은

             1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › s
             – 괜찮아요, 지금 익혀 둡시다.
               정답은 2번 ‘줄어들다, 거절하다’입니다.

            ╭─ 게임이 종료되었습니다. ─────────────────────────────────────────────────╮
            │ 점수: 1점 · 1/3 (33%)                                                    │
            │ 18초 · 모름 1                                                            │
            │ 괜찮아요. 틀린 단어가 실력이 됩니다.                                     │
            │                                                                          │
            │ 틀린 단어 (2)                                                            │
            │ frequent — 잦은                                                          │
            │ decline — 줄어들다, 거절하다                                             │
            │ 같은 문제 다시 풀기: vocab quiz --book 기초 --count 3 --recall-first     │
            │ --seed 3                                                                 │
            ╰──────────────────────────────────────────────────────────────────────────╯
            틀린 단어 2개를 다시 풀까요? (y/N) n
            """)
        #expect(round.console.stepsLeft == 0)
        #expect(round.console.linesTooWide == [])
    }

    @Test("in English, 40 columns wide, the meaning shown") func narrowEnglish() {
        let round = SmallRound.play("en").run(
            command + " --direction reverse", on: .terminal([.key("x"), .key("q")], columns: 40))
        expectText(
            round.console.bareScreen,
            """
            기초 · 3 questions

             1/3 ────────────────────

               잦은
               adjective

             Recall the term (any key) ›\u{20}
               1 brief
               2 effort
               3 frequent
               4 abandon

             1–4 ? hint s skip u undo q quit › q

            ╭─ Round over ──────────────╮
            │ No question was answered. │
            ╰───────────────────────────╯
            """)
        #expect(round.console.linesTooWide == [])
    }

    @Test("plain on a terminal, in English") func plainEnglish() {
        let round = SmallRound.play("en").run(command + " --plain", on: .terminal([.wait, .key("1"), .key("4"), .key("q")]))
        expectText(
            round.console.screen,
            """
            기초 · 3 questions

            Question 1/3: frequent (adjective)
            Recall the meaning; any key shows the choices:\u{20}
            1. 짧은
            2. 노력
            3. 잦은
            4. 버리다
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: 1
            Wrong.
            The answer is 3.
            “짧은” is what brief means.
            frequent — 잦은
            brief    — 짧은

            Question 2/3: climate (noun)
            Recall the meaning; any key shows the choices:\u{20}
            1. 줄어들다, 거절하다
            2. 짧은
            3. 기후
            4. 노력
            Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: q

            Round over
            Score: 0 points · 0/1 (0%)
            11 s
            Words missed (1)
            frequent — 잦은
            Same questions again: vocab quiz --book 기초 --count 3 --recall-first --seed 3
            """)
    }

    @Test("off a terminal the choices come at once, and nothing is waited for") func pipe() {
        let keys: [ScriptedConsole.Step] = [.key("1"), .key("2"), .key("s"), .key("n")]
        let (first, other) = (SmallRound.play("ko"), SmallRound.play("ko"))
        let recalling = first.run(command, on: ScriptedConsole(keys)).console
        let asking = other.run(command.replacing(" --recall-first", with: ""), on: ScriptedConsole(keys)).console
        #expect(recalling.screen.replacing(" --recall-first", with: "") == asking.screen)
        #expect(recalling.timeLimits.isEmpty)
    }

    @Test("four seconds are given, less what has passed, and s, ?, u and q mean what they always mean") func keysBeforeChoices() {
        let round = SmallRound.play("en").run(
            command + " --plain", on: .terminal([.key("u"), .key("?"), .key("2"), .key("s"), .key("q")]))
        #expect(round.console.timeLimits.first == 3_000)
        #expect(round.console.timeLimits.allSatisfy { (0..<4_000).contains($0) })
        for text in [
            "choices: u\nThere is no answer to take back.\nRecall the meaning; any key shows the choices: ?\n",
            "choices: s\nNever mind, learn it now.\n", "choices: q\n\nRound over\n",
        ] { #expect(round.console.screen.contains(text), "\(round.console.screen)") }
    }

    @Test("^C and ^D before the choices end the round") func ends() {
        for (step, status) in [(ScriptedConsole.Step.interrupt, VocabCLI.ExitStatus.interrupted), (.endOfInput, .done)] {
            let round = SmallRound.play("en").run(command + " --plain", on: .terminal([step]))
            #expect(round.console.screen.hasSuffix("choices: \n\nRound over\nNo question was answered.\n"))
            #expect(round.status == status)
        }
    }

    @Test("a screen to be drawn anew shows the term again, and still no choices") func redraw() {
        let round = SmallRound.play("en").run(command + " --plain", on: .terminal([.key(ConsoleKey.redraw), .key("q")]))
        #expect(round.console.screen.split(separator: "Question 1/3: frequent (adjective)\nRecall").count == 3)
        #expect(!round.console.screen.contains("1. "))
    }

    @Test("a digit pressed again right after the choices came answers nothing, for nobody has read them") func stray() throws {
        let console = ScriptedConsole.terminal([.key("3"), .key("3"), .key("q")])
        _ = SmallRound.play("en").run(
            (command + " --plain").split(separator: " ").map(String.init), over: DiskFileSystem(), on: console)
        #expect(console.screen.contains("No question was answered.") && console.stepsLeft == 0)
        let slow = SmallRound.play("en").run(command + " --plain", on: .terminal([.key("3"), .key("3"), .key("q")]))
        #expect(slow.console.screen.contains("0/1 (0%)") || slow.console.screen.contains("1/1 (100%)"))
    }

    @Test("Enter brings the choices, but not one that still belongs to the answer before") func enter() throws {
        let slow = SmallRound.play("en")
        let steps: [ScriptedConsole.Step] = [.key("s"), .enter, .key("q")]
        #expect(slow.run(command + " --plain", on: .terminal(steps)).console.screen.contains("choices: \n1. "))
        let quick = SmallRound.play("en")
        let console = ScriptedConsole.terminal([.key("s"), .enter, .enter, .key("q")])
        _ = quick.run((command + " --plain").split(separator: " ").map(String.init), over: DiskFileSystem(), on: console)
        #expect(console.screen.contains("choices: \n1. ") && console.stepsLeft == 0)
        #expect(!console.screen.contains("Answer with 1 to 4; "))
    }
}
