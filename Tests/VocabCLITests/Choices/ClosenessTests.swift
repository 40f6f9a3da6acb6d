import Testing
import VocabTestSupport

@testable import VocabCLI

/// `--closeness`: how near the choices are to the answer.
@Suite("How near choices are") struct ClosenessTests {
    @Test("0, 1 and what lies between are taken, by games and worksheets", arguments: ["0", "1", "0.5", "1.0"])
    func accepted(_ value: String) throws {
        let play = Play(language: "en")
        try play.putFruit()
        let quiz = play.run("quiz --book 과일 --closeness \(value)", on: ScriptedConsole([.key("q")]))
        #expect(quiz.status == .done && quiz.console.alerts == "")
        let paper = play.run("worksheet --book 과일 --closeness=\(value)")
        #expect(paper.status == .done && paper.console.alerts == "")
    }

    @Test("what is no number from 0 to 1 is refused, in Korean and English", arguments: ["2", "x", "nan", "-1", "1.01"])
    func refused(_ value: String) throws {
        for command in ["quiz", "worksheet"] {
            try AlertCase(
                [command, "--book", "과일", "--closeness", value], .usage,
                ko: """
                    [알림] 숫자를 확인해 주세요.
                    --closeness ‘\(value)’: 0에서 1 사이의 수여야 합니다.
                    다음: vocab \(command) --book 과일 --closeness 0.5
                    """,
                en: """
                    [Alert] Check the number
                    --closeness “\(value)” must be a number from 0 to 1.
                    Next: vocab \(command) --book 과일 --closeness 0.5
                    """
            ).check { try $0.putFruit() }
        }
    }

    @Test("the nearer, the more choices are spelled like the answer; 0.7 when nothing is said") func effect() throws {
        let play = Play(language: "en")
        let letters = ["b", "d", "g", "k", "m"]
        let terms = letters.flatMap { first in letters.flatMap { middle in letters.map { first + "a" + middle + "e" + $0 } } }
        try play.put("책", terms.enumerated().map { ($1, "\($0)째 낱말") })
        func likes(_ options: String...) throws -> Int {
            try (1...20).reduce(0) { sum, seed in
                let choices = try play.wrongChoices("책", options + ["--seed", "\(seed)"])
                return sum + choices.count(where: \.isLikeAnswer)
            }
        }
        #expect(try likes("--closeness", "1") > 2 * likes("--closeness", "0"))
        let standard = play.run("worksheet --book 책 --seed 1").console.results
        #expect(standard == play.run("worksheet --book 책 --seed 1 --closeness 0.7").console.results)
        #expect(standard != play.run("worksheet --book 책 --seed 1 --closeness 0").console.results)
    }

    @Test("the command that asks the same again keeps it, and --borrow, and asks the same") func replay() throws {
        let play = Play(language: "en")
        try play.putMadeUp(count: 60)
        try play.putFruit()
        let steps = (0..<3).map { _ in ScriptedConsole.Step.key("s") }
        let round = play.run(
            ["quiz", "--book", "made up", "--count", "3", "--closeness", "0.25", "--borrow", "--seed", "5"],
            on: ScriptedConsole(steps))
        let line = try #require(round.console.line(after: "Same questions again: vocab "))
        #expect(line.hasPrefix("quiz --book 'made up' --count 3 --closeness 0.25 --borrow --seed 5"))
        let again = play.run(try CommandLineSplitter.words(of: line), on: ScriptedConsole(steps))
        #expect(again.console.screen == round.console.screen)
    }
}

/// A wrong choice beside the right one.
private struct WrongChoice {
    let text: String
    let answer: String

    /// Whether all letters of the two are the same but one.
    var isLikeAnswer: Bool { zip(text, answer).count { $0 != $1 } == 1 }
}

extension Play {
    /// The wrong choices of a worksheet on which meanings are asked.
    fileprivate func wrongChoices(_ book: String, _ options: [String]) throws -> [WrongChoice] {
        let command = ["worksheet", "--json", "--book", book, "--direction", "reverse", "--count", "30"] + options
        return try JSONValue(run(command).console.results).array.flatMap { question in
            let texts = question["choices"].array.map { $0["text"].string }
            let answer = texts[Int(question["answer"].raw) ?? 0]
            return texts.filter { $0 != answer }.map { WrongChoice(text: $0, answer: answer) }
        }
    }
}
