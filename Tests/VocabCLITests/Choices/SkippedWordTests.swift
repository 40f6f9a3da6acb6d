import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Words without three fair distractors are not asked; the learner is told which, why, and what can be done.
@Suite("Words that are skipped") struct SkippedWordTests {
    private let command = ["quiz", "--book", "동작 단어", "--seed", "1"]

    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putVerbs()
        return play
    }

    @Test("named with the words that mean the same, in Korean") func korean() throws {
        expectText(
            try play("ko").run(command, on: ScriptedConsole([.key("s"), .key("q")])).console.screen,
            """
            동작 단어 · 5문제

            문제 1/5: rest
            1. 쉬다
            2. 끝나다
            3. 멈추다
            4. 시작하다
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: s
            괜찮아요, 지금 익혀 둡시다. 정답은 1번입니다.
            정답: rest — 쉬다
            내일 다시 묻습니다.

            문제 2/5: halt
            1. 멈추다
            2. 시작하다
            3. 끝나다
            4. 쉬다
            답은 1에서 4, 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q: q

            게임이 종료되었습니다.
            점수: 0점 · 0/1 (0%)
            2초 · 모름 1
            틀린 단어 (1)
            rest — 쉬다
            묻지 않은 단어 (1)
            뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: stop (= rest, halt, end)
            다시 볼 단어: 내일 1개 · 7일 안에 1개
            보기가 모자란 단어는 직접 쓰기: vocab quiz --book '동작 단어' --count 5 --kind mixed
            같은 문제 다시 풀기: vocab quiz --book '동작 단어' --count 5 --seed 1
            """)
    }

    @Test("also when nothing was answered, in English; at the prompt the command stands as it is typed there") func english()
        throws
    {
        let line = "quiz --book '동작 단어' --seed 2 --plain"
        let session = try play("en").run([], on: .terminal([.line(line), .key("q"), .line("exit")]))
        #expect(
            session.console.screen.hasSuffix(
                """
                Round over
                No question was answered.
                Not asked (1)
                Without words that mean the same, fewer than three choices are left: stop (=
                rest, halt, end)
                Type the answer where choices are missing: quiz --book '동작 단어' --count 5 --kind mixed
                Enter: 5 new words, f cards, h hangman, m matching, t time attack, stats, quit
                vocab> exit
                Goodbye, see you soon!

                """), "\(session.console.screen)")
    }

    @Test("in a box, in Korean") func boxed() throws {
        let play = try play("ko")
        try play.putFruit()
        let round = play.run(command, on: .terminal([.key("s"), .key(" "), .key("q")]))
        #expect(
            round.console.bareScreen.split(separator: "╯", omittingEmptySubsequences: false)[0].appending("╯\n").hasSuffix(
                """
                ╭─ 게임이 종료되었습니다. ─────────────────────────────────────────────────╮
                │ 점수: 0점 · 0/1 (0%)                                                     │
                │ 3초 · 모름 1                                                             │
                │                                                                          │
                │ 틀린 단어 (1)                                                            │
                │ rest — 쉬다                                                              │
                │                                                                          │
                │ 묻지 않은 단어 (1)                                                       │
                │ 뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: stop (= rest, halt,    │
                │ end)                                                                     │
                │ 다시 볼 단어: 내일 1개 · 7일 안에 1개                                    │
                ╰──────────────────────────────────────────────────────────────────────────╯

                """), "\(round.console.bareScreen)")
        #expect(round.console.linesTooWide.filter { !$0.contains("vocab quiz") } == [])
    }

    @Test("in a box 40 columns wide, in English") func narrow() throws {
        let round = try play("en").run(command, on: .terminal([.key("s"), .key(" "), .key("q")], columns: 40))
        #expect(
            round.console.bareScreen.split(separator: "╯", omittingEmptySubsequences: false)[0].appending("╯\n").hasSuffix(
                """
                │                                      │
                │ Not asked (1)                        │
                │ Without words that mean the same,    │
                │ fewer than three choices are left:   │
                │ stop (= rest, halt, end)             │
                │ Next: 1 tomorrow, 1 within 7 days    │
                ╰──────────────────────────────────────╯

                """), "\(round.console.bareScreen)")
        // A command that is to be copied stands unbroken below the box.
        #expect(
            round.console.bareScreen.contains(
                """
                ╯
                Type the answer where choices are missing: vocab quiz --book '동작 단어' --count 5 --kind mixed
                Same questions again: vocab quiz --book '동작 단어' --count 5 --seed 1

                """))
    }

    @Test("a worksheet names them on standard error, its questions alone on standard output", arguments: ["", " --json"])
    func worksheet(_ option: String) throws {
        for (language, text) in [
            ("ko", "묻지 않은 단어 (1)\n뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: stop (= rest, halt, end)\n"),
            (
                "en",
                "Not asked (1)\nWithout words that mean the same, fewer than three choices are left: stop (= rest, halt, end)\n"
            ),
        ] {
            let paper = try play(language).run(["worksheet", "--book", "동작 단어"] + option.split(separator: " ").map(String.init))
            #expect(paper.console.alerts == text)
            #expect(!paper.console.results.contains("stop") && paper.console.results.contains("begin"))
            #expect(paper.status == .done)
        }
    }

    @Test("from fifty words on too few of a part of speech is a reason, told part by part; below, others make do") func kinds()
        throws
    {
        for (language, text) in [
            (
                "ko",
                """
                묻지 않은 단어 (5)
                품사(동사)가 같은 다른 단어가 세 개가 안 됩니다: term2, term0, term1
                품사(형용사)가 같은 다른 단어가 세 개가 안 됩니다: term4, term3
                """
            ),
            (
                "en",
                """
                Not asked (5)
                Fewer than three other words of this part of speech (verb): term2, term0, term1
                Fewer than three other words of this part of speech (adjective): term4, term3
                """
            ),
        ] {
            for count in [49, 50] {
                let play = Play(language: language)
                try play.putMadeUp(count: count) { $0 < 3 ? "verb" : $0 < 5 ? "adjective" : "noun" }
                let paper = play.run(["worksheet", "--book", "made up", "--count", "\(count)", "--seed", "1"])
                #expect(paper.console.alerts == (count < 50 ? "" : text + "\n"))
            }
        }
    }

    @Test("a round tells them after the words that were missed, plain and in a box", arguments: ["ko", "en"]) func kindsInRound(
        _ language: String
    ) throws {
        let texts =
            language == "ko"
            ? ["묻지 않은 단어 (2)", "품사(동사)가 같은 다른 단어가 세 개가 안 됩니다: term0, term1", "보기가 모자란 단어는 직접 쓰기: vocab quiz "]
            : [
                "Not asked (2)",
                "Fewer than three other words of this part of speech (verb): term0, term1",
                "Type the answer where choices are missing: vocab quiz ",
            ]
        let command = ["quiz", "--book", "made up", "--count", "50", "--seed", "1"]
        let keys = (0..<48).map { _ in ScriptedConsole.Step.key("s") }
        let withStops = keys.flatMap { [$0, .key(" ")] }
        for console in [ScriptedConsole(keys), .terminal(withStops)] {
            let play = Play(language: language)
            try play.putMadeUp(count: 50) { $0 < 2 ? "verb" : "noun" }
            play.run(command, on: console)
            let lines = console.bareScreen.split(separator: "\n").filter { !$0.hasPrefix("╰") }.map {
                $0.hasPrefix("│ ") ? $0.dropFirst(2) : $0
            }
            let first = try #require(lines.firstIndex { $0.hasPrefix(texts[0]) })
            let told = lines[first...].filter { !$0.hasPrefix("다시 볼 단어: ") && !$0.hasPrefix("Next: ") }
            for (line, text) in zip(told, texts) { #expect(line.hasPrefix(text), "\(lines[first...])") }
            #expect(lines.prefix(first).contains { $0.contains("term49") } && console.stepsLeft == 0)
            #expect(console.linesTooWide.filter { console.isInteractive && !$0.contains("vocab quiz") } == [])
        }
    }

    @Test("five words are named and the others counted") func many() throws {
        let play = Play(language: "en")
        let alike = (1...6).map { ("w\($0)", "같은 뜻, \(["가", "나", "다", "라", "마", "바"][$0 - 1])") }
        try play.put("책", alike + [("other", "다른 뜻")])
        let alerts = play.run("worksheet --book 책 --seed 1").console.alerts
        #expect(
            alerts.hasPrefix(
                "Not asked (6)\nWithout words that mean the same, fewer than three choices are left: w")
        )
        #expect(alerts.hasSuffix(") … (6)\n") && alerts.split(separator: " (= ").count == 6)
    }
}
