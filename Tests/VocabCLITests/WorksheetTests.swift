import Testing
import VocabTestSupport

@testable import VocabCLI

/// Test papers.
@Suite("Worksheets") struct WorksheetTests {
    private func play(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    @Test("a paper has a line for the name, the questions and no answers") func paper() throws {
        expectText(
            try play().run("worksheet --book 과일 --count 2 --seed 1").console.screen,
            """
            과일 단어 시험 · 2문제
            이름: ____________  점수: ______

            1. apple
               ① 바나나
               ② 포도
               ③ 사과
               ④ 체리

            2. banana
               ① 포도
               ② 바나나
               ③ 체리
               ④ 사과
            """)
    }

    @Test("--answers adds the key at the end, the paper itself unchanged, and in reverse the meanings are asked") func answers()
        throws
    {
        let command = "worksheet --book 과일 --count 2 --seed 5 --direction reverse"
        let paper = try play("en").run(command)
        expectText(
            paper.console.screen,
            """
            과일 · word test · 2 questions
            Name: ____________  Score: ______

            1. 사과
               ① apple
               ② banana
               ③ cherry
               ④ grape

            2. 체리
               ① grape
               ② cherry
               ③ apple
               ④ banana
            """)
        let withKey = try play("en").run(command + " --answers").console.screen
        #expect(withKey.hasPrefix(paper.console.screen + "\nAnswers\n"))
        let key = withKey.split(separator: "Answers\n").last?.filter { !$0.isWhitespace }
        #expect(key == "1①2②")
    }

    @Test("a paper looks the same on a terminal: nothing but text, so that it prints") func onTerminal() throws {
        let play = try play()
        let command = "worksheet --book 과일 --seed 1 --answers"
        #expect(play.run(command).console.results == play.run(command, on: .terminal()).console.results)
    }

    @Test("on a narrow screen it wraps") func narrow() throws {
        let play = Play(language: "en")
        try play.put("책", (1...4).map { ("term number \($0) that is a long phrase", "번호 \($0) 뜻이 아주 길어서 한 줄에 들어가지 않는 뜻") })
        let paper = play.run("worksheet --book 책 --seed 1 --answers", on: .terminal(columns: 36))
        #expect(paper.console.linesTooWide == [])
        #expect(paper.console.results.contains("\n1. term number"))
    }

    @Test(
        "--json gives what the quiz asks for the same seed, in the same order, with the right answer at the same place; of both sides either",
        arguments: [0, 1, 7, 4242] as [UInt64]) func json(
            _ seed: UInt64
        ) throws
    {
        for direction in ["forward", "reverse", "mixed"] {
            let play = try play("en")
            let options = ["--book", "과일", "--seed", "\(seed)", "--direction", direction]
            let questions = try JSONValue(play.run(["worksheet", "--json"] + options).console.results).array
            let keys = questions.map { ScriptedConsole.Step.key("\((Int($0["answer"].raw) ?? 9) + 1)") }
            let quiz = play.run(["quiz"] + options, on: ScriptedConsole(keys))
            #expect(quiz.console.results.contains("4/4 (100%)"))
            // On paper all words that stand beside each other are asked in one direction.
            for (number, question) in questions.enumerated() where direction != "mixed" {
                #expect(quiz.console.results.contains("Question \(number + 1)/4: \(question["prompt"].string)\n"))
            }
        }
    }

    @Test("--json has four choices with their words, the answer's place and the direction") func jsonKeys() throws {
        let paper = try play().run("worksheet --book 과일 --seed 1 --json", on: .terminal())
        let questions = try JSONValue(paper.console.results).array
        #expect(questions.count == 4)
        for question in questions {
            #expect(question.names == ["word", "prompt", "direction", "choices", "answer"])
            #expect(Set(question["choices"].array.map { $0["word"].string }).count == 4)
            #expect(question["choices"][Int(question["answer"].raw) ?? 0]["word"] == question["word"])
            #expect(question["direction"].string == "forward")
        }
    }

    @Test("a count above the number of words is brought down, and that is said") func clamped() throws {
        for (language, text) in [
            ("ko", "1000000문제를 고르셨지만 단어가 4개라서 4문제를 냅니다.\n"),
            ("en", "You chose 1000000 questions; there are 4 words, so 4 are asked.\n"),
        ] {
            let paper = try play(language).run("worksheet --book 과일 --count 1000000")
            #expect(paper.console.alerts == text)
            #expect(paper.console.results.contains("\n4. "))
            #expect(paper.status == .done)
            let quiz = try play(language).run("quiz --book 과일 --count 1000000", on: ScriptedConsole([.key("q")]))
            #expect(quiz.console.alerts == text)
        }
    }

    @Test("a word without three fair distractors is named, not padded") func skippedWords() throws {
        let play = Play(language: "en")
        try play.put("책", [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("x", "가, 나, 다")])
        let paper = play.run("worksheet --book 책 --seed 3")
        #expect(
            paper.console.alerts
                == "Not asked (1)\nWithout words that mean the same, fewer than three choices are left: x (= a, b, c)\n"
        )
        #expect(!paper.console.results.contains(". x\n"))
        #expect(paper.status == .done)
    }

    @Test("the key keeps its numbers apart, and never breaks between a number and its answer") func keyInColumns() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let paper = play.run("worksheet --book 과일 --count 2 --seed 5 --answers")
        #expect(paper.console.results.hasSuffix("\nAnswers\n1 ④   2 ③\n"))
        let narrow = play.run("worksheet --book 과일 --seed 5 --answers", on: .terminal(columns: 12))
        #expect(narrow.console.results.hasSuffix("\nAnswers\n1 ④   2 ③\n3 ②   4 ④\n"))
    }
}
