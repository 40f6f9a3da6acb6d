import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `--borrow`: choices from other bookcases of the same languages.
@Suite("Choices from other bookcases") struct BorrowTests {
    private static let borrowing = ["ko": "다른 단어장에서 보기 빌리기: vocab ", "en": "Borrow choices from other bookcases: vocab "]
    private static let typing = ["ko": "보기가 모자란 단어는 직접 쓰기: vocab ", "en": "Type the answer where choices are missing: vocab "]

    /// Verbs of which one has no fair choices, and what `others` puts beside them.
    private func play(_ language: String = "en", others: (Play) throws -> Void = { try $0.putFruit() }) throws -> Play {
        let play = Play(language: language)
        try play.putVerbs()
        try others(play)
        return play
    }

    /// What the results offer when a word was skipped.
    private func offer(_ labels: [String: String], _ play: Play, _ language: String = "en", options: [String] = []) -> String? {
        let command = ["quiz", "--book", "동작 단어", "--seed", "1"] + options
        return labels[language].flatMap {
            play.run(command, on: ScriptedConsole([.key("s"), .key("q")])).console.line(after: $0)
        }
    }

    @Test("offered where another bookcase of the same languages has words, and nowhere else") func offered() throws {
        let command = "quiz --book '동작 단어' --count 5 --borrow"
        #expect(try offer(Self.borrowing, play()) == command)
        #expect(try offer(Self.borrowing, play("ko"), "ko") == command)
        #expect(try offer(Self.borrowing, play { try $0.putFruit(in: " ") }) == command)
        #expect(try offer(Self.borrowing, play { _ in }) == nil)
        #expect(try offer(Self.borrowing, play { try $0.put("빈책", []) }) == nil)
        #expect(try offer(Self.borrowing, play { try $0.putFruit(in: "독일어") }) == nil)
        let sameLanguage = try play { try $0.putFruit(in: "English") }
        sameLanguage.run(["book", "edit", "동작 단어", "--term-language", "ＥＮＧＬＩＳＨ"])
        #expect(offer(Self.borrowing, sameLanguage) == command)
        #expect(try offer(Self.borrowing, play(), options: ["--borrow"]) == nil)
    }

    @Test("the offers work as they are printed: the word is asked, with choices or by typing", arguments: ["ko", "en"])
    func offersWork(_ language: String) throws {
        for labels in [Self.borrowing, Self.typing] {
            let play = try play(language)
            let line = try #require(offer(labels, play, language))
            let steps = (0..<5).map { _ in ScriptedConsole.Step.line("s") }
            let round = play.run(try CommandLineSplitter.words(of: line), on: ScriptedConsole(steps))
            #expect(round.status == .done && round.console.stepsLeft == 0)
            #expect(round.console.screen.contains("/5: stop\n"))
            #expect(round.console.line(after: language == "ko" ? "보기가 모자라" : "Not asked") == nil)
        }
    }

    @Test("the other offer stays, and keeps what was chosen") func typingStays() throws {
        let others: (Play) throws -> Void = { try $0.putFruit(in: "독일어") }
        #expect(
            try offer(Self.typing, play(others: others), options: ["--borrow", "--closeness", "0.5", "--direction", "reverse"])
                == "quiz --book '동작 단어' --count 5 --direction reverse --closeness 0.5 --borrow --kind mixed")
        #expect(try offer(Self.typing, play(others: others), options: ["--kind", "mixed"]) == nil)
    }

    @Test("only words of the bookcase are asked, each once, with fair choices, and some of them are lent", arguments: 0..<10)
    func lent(_ seed: Int) throws {
        let play = try play()
        let fruit = Set(try play.paper("과일").map { $0["word"].string })
        let stop = try JSONValue(play.run("show stop --json").console.results)[0]["id"]
        for direction in ["forward", "reverse", "mixed"] {
            let questions = try play.paper("동작 단어", "--borrow", "--seed", "\(seed)", "--direction", direction)
            #expect(Set(questions.map { $0["word"].string }).count == 5)
            #expect(questions.allSatisfy { !fruit.contains($0["word"].string) && Set($0.choiceIDs).count == 4 })
            let question = try #require(questions.first { $0["word"] == stop })
            #expect(question.choiceIDs.filter(fruit.contains).count == 2)
        }
        #expect(try play.paper("동작 단어", "--seed", "\(seed)").allSatisfy { fruit.isDisjoint(with: $0.choiceIDs) })
    }

    @Test("bookcases of other languages lend nothing, and words are passed over as without") func otherLanguages() throws {
        let play = try play { try $0.putFruit(in: "독일어") }
        let paper = play.run(["worksheet", "--book", "동작 단어", "--seed", "1", "--borrow"])
        #expect(paper.console.results == play.run(["worksheet", "--book", "동작 단어", "--seed", "1"]).console.results)
        #expect(paper.console.alerts.hasPrefix("Not asked (1)\n"))
    }

    @Test("a lent choice that is taken is told by its own term, and kept in the history") func lentChoiceTaken() throws {
        let play = try play("ko")
        let fruit = try play.paper("과일")
        let questions = try play.paper("동작 단어", "--borrow", "--seed", "1")
        let number = try #require(JSONValue.prompts(questions).firstIndex(of: "stop"))
        let command = ["quiz", "--book", "동작 단어", "--borrow", "--seed", "1"]
        let skips = Array(repeating: ScriptedConsole.Step.key("s"), count: number)
        let shown = try self.play("ko").run(command, on: ScriptedConsole(skips + [.key("q")])).console.screen
        let question = try #require(shown.split(separator: "\n\n").first { $0.contains(": stop\n") }).split(separator: "\n")
        let meanings = Dictionary(
            uniqueKeysWithValues: fruit.map { ($0["choices"].array[Int($0["answer"].raw) ?? 0]["text"].string, $0) })
        let (place, lent) = try #require(
            (1...4).lazy.compactMap { place in meanings[String(question[place].dropFirst(3))].map { (place, $0) } }.first)
        let steps = skips + [.key("\(place)"), .key("q")]
        let round = play.run(command, on: ScriptedConsole(steps))
        #expect(round.console.screen.contains("\n고른 답: \(lent["prompt"].string) — \(question[place].dropFirst(3))\n"))
        let review = try #require(try Store(root: play.store, files: DiskFileSystem()).history().reviews.last)
        #expect(review.outcome == .wrong && "\(review.word)" == questions[number]["word"].string)
        #expect(review.chosen.map { "\($0)" } == lent["word"].string)
    }
}
