import Testing
import VocabTestSupport

@testable import VocabCLI

/// What the screen shows when an answer is taken back in a round.
@Suite("Taking answers back, on the screen") struct TakeBackTranscriptTests {
    private let command = "quiz --book 기초 --count 3 --seed 5"

    @Test("the whole of it, in both languages", arguments: ["ko", "en"]) func transcript(language: String) {
        let steps: [ScriptedConsole.Step] = [.key("u"), .key("?"), .key("s"), .key("u"), .key("q")]
        let round = SmallRound.play(language).run(command, on: ScriptedConsole(steps))
        expectText(round.console.screen, language == "ko" ? Self.korean : Self.english)
    }

    @Test("in boxes") func boxed() {
        let steps: [ScriptedConsole.Step] = [.key("u"), .key("2"), .key("ㅕ"), .key("q")]
        expectText(SmallRound.play("ko").run(command, on: .terminal(steps)).console.bareScreen, Self.boxed)
    }
}

extension TakeBackTranscriptTests {
    private static let korean = """
        기초 · 3문제

        문제 1/3: frequent (형용사)
        1. 짧은
        2. 노력
        3. 잦은
        4. 기후
        답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: u
        되돌릴 답이 없습니다.
        답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: ?
        4번은 답이 아닙니다.
        1. 짧은
        2. 노력
        3. 잦은
        답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: s
        괜찮아요, 지금 익혀 둡시다.
        정답은 3번 ‘잦은’입니다.

        문제 2/3: brief (형용사)
        1. 기후
        2. 짧은
        3. 잦은
        4. 노력
        답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: u
        방금 답을 되돌렸습니다. 다시 풀어 보세요.

        문제 1/3: frequent (형용사)
        1. 짧은
        2. 노력
        3. 잦은
        4. 기후
        답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: q

        게임이 종료되었습니다.
        푼 문제가 없습니다.
        """
    private static let english = """
        기초 · 3 questions

        Question 1/3: frequent (adjective)
        1. 짧은
        2. 노력
        3. 잦은
        4. 기후
        Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: u
        There is no answer to take back.
        Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: ?
        4 is not the answer.
        1. 짧은
        2. 노력
        3. 잦은
        Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: s
        Never mind, learn it now.
        The answer is 3, “잦은”.

        Question 2/3: brief (adjective)
        1. 기후
        2. 짧은
        3. 잦은
        4. 노력
        Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: u
        Your last answer is taken back. Try again.

        Question 1/3: frequent (adjective)
        1. 짧은
        2. 노력
        3. 잦은
        4. 기후
        Answer 1 to 4, ? for a hint, s if you do not know, u to take back, q to stop: q

        Round over
        No question was answered.
        """
    private static let boxed = """
        기초 · 3문제

         1/3 ────────────────────

           frequent
           형용사

           1 짧은
           2 노력
           3 잦은
           4 기후

         1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › u
           되돌릴 답이 없습니다.
         1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › 2
         ✗ 틀렸습니다.
           정답은 3번입니다.
           ‘노력’은 effort의 뜻입니다.
           frequent — 잦은
           effort   — 노력

         2/3 ━━━━━━──────────────

           brief
           형용사

           1 기후
           2 짧은
           3 잦은
           4 노력

         1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › ㅕ
           방금 답을 되돌렸습니다. 다시 풀어 보세요.

         1/3 ────────────────────

           frequent
           형용사

           1 짧은
           2 노력
           3 잦은
           4 기후

         1–4 답 · ? 힌트 · s 모름 · u 되돌리기 · q 그만 › q

        ╭─ 게임이 종료되었습니다. ─╮
        │ 푼 문제가 없습니다.      │
        ╰──────────────────────────╯
        """
}
