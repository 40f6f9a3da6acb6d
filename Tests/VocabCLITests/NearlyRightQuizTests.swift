import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Typed answers that are nearly right, typed with the wrong keyboard, or right although the program says no.
@Suite("Nearly right in a round") struct NearlyRightQuizTests {
    private func play(_ language: String) -> Play {
        let play = Play(language: language)
        play.shelve("집", "accommodate,수용하다\nrefrigerator,냉장고\ngive up,포기하다\norganize,조직하다\n")
        return play
    }

    private func history(_ play: Play) throws -> [String] {
        let device = try #require(try Store(root: play.store, files: DiskFileSystem()).device())
        let text = String(decoding: play.bytes("history/\(device).jsonl") ?? [], as: UTF8.self)
        return try text.split(separator: "\n").map { line in
            let value = try JSONValue(String(line))
            if value.names.contains("undo") { return "undo" }
            let members = ["outcome", "grade", "hints"].filter(value.names.contains)
            return members.map { "\($0) \(value[$0].string)\(value[$0].raw)" }.joined(separator: ", ")
        }
    }

    /// A round whose first question is about accommodate.
    private let command = "quiz --book 집 --kind typed --seed 2"

    @Test("A slip is told with its place marked, and mended at the second try it counts as a hint")
    func slip() throws {
        for (language, told) in [
            ("ko", "거의 맞았습니다. 표시한 곳을 고쳐 한 번 더 써 보세요.\nac[_]ommodate\n단어: accommodate\n맞았습니다!\n"),
            ("en", "Nearly right. Correct the marked letters and try once more.\nac[_]ommodate\nterm: accommodate\nRight!\n"),
        ] {
            let play = play(language)
            let steps: [ScriptedConsole.Step] = [.line("acommodate"), .line("accommodate"), .line("q")]
            let round = play.run(command + " --direction reverse", on: ScriptedConsole(steps))
            #expect(round.console.screen.contains(told), "\(round.console.screen)")
            #expect(try history(play) == ["outcome right, hints 1"])
        }
    }

    @Test("Another form of the word is told as such, and wrong at the second try is wrong")
    func form() throws {
        let play = play("ko")
        let steps: [ScriptedConsole.Step] = [.line("수용"), .line("수영하다"), .line("q")]
        let round = play.run(command, on: ScriptedConsole(steps))
        #expect(
            round.console.screen.contains("거의 맞았습니다. 같은 말이지만 형태가 다릅니다. 한 번 더 써 보세요.\n수용[__]\n"), "\(round.console.screen)")
        #expect(try history(play) == ["outcome wrong, hints 1"])
    }

    @Test("Hangul typed with the Latin keyboard, and Latin with the Korean one, is read, told and taken")
    func keyboard() throws {
        for (options, typed, told) in [
            ("", "tndydgkek", "영문 자판으로 입력되어 ‘수용하다’로 읽었습니다."),
            (" --direction reverse", "ㅁㅊ채ㅡㅡㅐㅇㅁㅅㄷ", "한글 자판으로 입력되어 ‘accommodate’로 읽었습니다."),
        ] {
            let play = play("ko")
            let round = play.run(command + options, on: ScriptedConsole([.line(typed), .line("q")]))
            #expect(round.console.screen.contains(told), "\(round.console.screen)")
            #expect(try history(play) == ["outcome right"])
        }
    }

    @Test("After a wrong answer o says that it was right: it is kept as the learner's own word, and u takes it back")
    func claim() throws {
        let play = play("en")
        let steps: [ScriptedConsole.Step] = [.line("다른 말"), .line("o"), .line("u"), .line("q")]
        let round = play.run(command, on: ScriptedConsole(steps))
        #expect(round.console.screen.contains("Counted as right."), "\(round.console.screen)")
        #expect(try history(play) == ["outcome wrong", "undo", "outcome right, grade good", "undo"])
        let none = play.run(command, on: ScriptedConsole([.line("o"), .line("q")]))
        #expect(none.console.screen.contains("There is no answer to count as right"))
    }

    @Test("At the stop after a wrong answer o counts it as right, also with the Hangul keyboard", arguments: ["o", "ㅐ"])
    func claimAtStop(key: String) throws {
        let play = play("ko")
        let round = play.run(
            command, on: .terminal([.line("다른 말"), .line(key), .line("q")]))
        #expect(round.console.film.contains("맞은 것으로 바꾸었습니다."), "\(round.console.film)")
        #expect(try history(play) == ["outcome wrong", "undo", "outcome right, grade good"])
    }

    @Test("At that stop the word may be written once more: its letters are no keys, and no answer to the next question")
    func practice() throws {
        let play = play("ko")
        let steps: [ScriptedConsole.Step] = [
            .line("xxxxx"), .line("giv up"), .line("e"), .interrupt, .line("p"), .line("give up"), .line("q"),
        ]
        let round = play.run("quiz --book 집 --kind typed --seed 4 --direction reverse", on: .terminal(steps))
        #expect(round.console.stepsLeft == 0 && round.console.film.contains("한 번 더 › "), "\(round.console.film)")
        #expect(round.console.film.contains("아직 다릅니다."))
        #expect(try history(play) == ["outcome wrong"])
    }

    @Test("A line that ends before the next question could be read is no answer to it")
    func haste() throws {
        let play = play("ko")
        let answered: [ScriptedConsole.Step] = [.line("xxxxx"), .line(""), .line("조직"), .line("q")]
        play.run(command, on: .terminal(answered))
        #expect(try history(play) == ["outcome wrong", "outcome wrong"])
        let hasty = self.play("ko")
        // Four looks at the clock lie between a question and its answer.
        hasty.millisecondsPerReading = 99
        hasty.run(command, on: .terminal(answered.dropLast(2) + [.endOfInput]))
        #expect(try history(hasty).count < 2)
    }

    @Test(
        "The other English spelling, a hyphen and an accent are told, and right at the second try, mended or not",
        arguments: [
            ("colour", "color", "colo[_]r"), ("organise", "organize", "organi[z]e"), ("well-known", "well known", "well[ ]known"),
            ("café", "cafe", "caf[e]"),
        ])
    func spelling(term: String, typed: String, marked: String) throws {
        for second in [term, typed] {
            let play = Play(language: "en")
            try play.put("책", [(term, "하나"), ("other", "둘"), ("third", "셋"), ("fourth", "넷")])
            let steps = [typed, second, "s", "s", "s", "q"].map { ScriptedConsole.Step.line($0) }
            for seed in 1...20 {
                let round = play.run("quiz 책 1 --kind typed --direction reverse --seed \(seed)", on: ScriptedConsole(steps))
                guard round.console.screen.contains(": 하나") else { continue }
                #expect(round.console.screen.contains("Nearly right: the same word, spelt another way."))
                #expect(round.console.screen.contains(marked), "\(round.console.screen)")
                #expect(try history(play).last == "outcome right, hints 1")
                return
            }
            Issue.record("\(term) was never asked")
        }
    }

    @Test(
        "What was right but for its spelling stays right, whatever is typed at the second try",
        arguments: ["", "xxxxx", "organizz"])
    func spellingStays(second: String) throws {
        for seed in 1...30 {
            let play = play("ko")
            let round = play.run(
                "quiz --book 집 --kind typed --direction reverse --seed \(seed)",
                on: ScriptedConsole([.line("organise"), .line(second), .line("q")]))
            guard round.console.screen.contains("1/4: 조직하다") else { continue }
            #expect(try history(play) == ["outcome right, hints 1"], "\(round.console.screen)")
            return
        }
        Issue.record("never asked first")
    }
}
