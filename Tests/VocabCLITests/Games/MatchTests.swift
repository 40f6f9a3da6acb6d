import Foundation
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Matching on the screen") struct MatchTests {
    /// For each question of the only table the key of its answer.
    private func answers(_ play: Play, _ command: String) throws -> [String] {
        let shown = play.run(command + " --plain", on: .terminal([.key("q")])).console.screen
        let lines = shown.split(separator: "\n").map(String.init)
        func listed(_ labels: String) -> [(label: String, text: String)] {
            labels.compactMap { label in
                lines.first { $0.hasPrefix("\(label). ") }.map { (String(label), String($0.dropFirst(3))) }
            }
        }
        let words = try play.words(of: "과일")
        return listed("12345").compactMap { _, term in
            let meaning = words.first { $0.term == term }?.meaning
            return listed("abcde").first { $0.text == meaning }?.label
        }
    }

    @Test("Esc leaves what was picked, and means nothing where nothing is") func unpick() throws {
        let play = Play(language: "en")
        try play.put("과일", [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도"), ("plum", "자두")])
        let escape = ScriptedConsole.Step.key(ConsoleKey.escape)
        let frames = play.run("match 과일 --seed 3", on: .terminal([escape, .key("1"), escape, .key("q")])).console.frames
        #expect(frames.map { $0.contains("›1 ") && $0.contains("Esc cancels") } == [false, false, true, false])
    }

    @Test("games that do not teach ask words that were met before new ones", arguments: ["hangman", "match", "quiz --lives 3"])
    func metFirst(_ game: String) throws {
        let play = Play(language: "en")
        play.shelve("책", "term,meaning\n" + (0..<60).map { "term\($0),뜻\($0)\n" }.joined())
        play.run("quiz 책 --count 12 --seed 3", on: ScriptedConsole(Array(repeating: .key("s"), count: 12)))
        let met = Set(try play.reviews().map(\.word))
        let keys = game == "hangman" ? Array("abcdefghijklm").map { ScriptedConsole.Step.key(String($0)) } : [.key("s")]
        for _ in 0..<3 { play.run("\(game) 책", on: ScriptedConsole(keys + [.key("q")])) }
        let later = try play.reviews().dropFirst(12)
        #expect(later.count >= 2 && later.allSatisfy { met.contains($0.word) })
    }

    @Test(
        "who leaves a game early is shown the reviews that wait; played to its end it is offered once more",
        arguments: [true, false])
    func leftEarly(_ leaves: Bool) throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        try play.putAnswers((0..<8).map { AnswerOnDay($0, .wrong, daysAgo: 5) })
        let keys = Array(repeating: ScriptedConsole.Step.key("s"), count: leaves ? 1 : 5) + (leaves ? [.key("q")] : [])
        let console = ScriptedConsole.terminal([.line("match 토익 5 --seed 3")] + keys + [.line("quit")])
        play.run([], on: console)
        let end = try #require(console.frames.last)
        #expect(end.contains(#/Enter: \d+ to review/#) == leaves && end.contains("Enter: once more") == !leaves, "\(end)")
    }

    @Test("a full table without a mistake is a record, which the next game shows") func record() throws {
        let play = Play(language: "en")
        try play.put("과일", [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도"), ("plum", "자두")])
        let command = "match 과일 --seed 3"
        let answers = try answers(play, command)
        try #require(answers.count == 5)
        let keys = answers.enumerated().flatMap { [ScriptedConsole.Step.key("\($0 + 1)"), .key($1)] }
        let game = play.run(command, on: .terminal(keys))
        #expect(game.status == .done && game.console.stepsLeft == 0)
        #expect(game.console.seen.contains("A new best!"))
        let reviews = try play.reviews()
        #expect(reviews.map(\.choices) == [5, 4, 3, 2, 1] && reviews.allSatisfy { $0.game == .match && $0.outcome == .right })
        #expect(reviews.allSatisfy { $0.grade == nil && $0.chosen == nil })
        let next = play.run(command, on: .terminal([.key("q")]))
        #expect(next.console.frames[0].contains("best "))
        let stats = try JSONValue(play.run("stats --json").console.results)
        #expect(stats["answers"].raw == "5" && stats["correct"].raw == "5")
    }

    @Test("a mistake is kept with the word whose meaning was taken, and Hangul keys are the same keys") func mistake() throws {
        let play = try Play.fruit()
        let command = "match 과일 --seed 3"
        let answers = try answers(play, command)
        let wrong = answers[1]
        let hangul = ["a": "ㅁ", "b": "ㅠ", "c": "ㅊ", "d": "ㅇ"]
        play.run(command, on: .terminal([.key("1"), .key(hangul[wrong] ?? ""), .key("ㅂ"), .key("ㅂ")]))
        let review = try #require(play.reviews().first)
        #expect(review.outcome == .wrong && review.chosen != nil && review.chosen != review.word && review.choices == 4)
    }

    @Test("after the game one key plays once more, another asks the missed words in a quiz") func goingOn() throws {
        let play = try Play.fruit("en")
        let command = "match 과일 --seed 3"
        let wrong = try answers(play, command)[1]
        let game = play.run(
            [],
            on: .terminal([
                .line(command), .key("1"), .key(wrong), .key("q"), .line(""), .key("s"), .key("q"), .line("w"), .key("q"),
                .line("q"),
            ]))
        #expect(
            game.console.stepsLeft == 0 && game.console.seen.contains("Missed words again · 1 question"), "\(game.console.seen)")
        #expect(try play.reviews().map(\.game) == [.match, .match])
    }

    @Test("in a pipe a line holds both keys of a pair") func pipe() throws {
        let play = try Play.fruit()
        let answers = try answers(play, "match 과일 --seed 3")
        let lines = answers.enumerated().map { ScriptedConsole.Step.line("\($0 + 1)\($1)") }
        let game = play.run("match 과일 --seed 3", on: ScriptedConsole(lines))
        #expect(game.status == .done && game.console.stepsLeft == 0)
        #expect(try play.reviews().count == 4)
    }

    @Test("u after the second board has begun takes the end of the first away with the last pair") func backToFirstBoard() throws
    {
        let play = Play(language: "en")
        try play.put("과일", (1...6).map { ("term\($0)", "뜻\($0)") })
        let game = play.run("match 과일 6 --seed 3", on: .terminal("sssuq".map { .key(String($0)) } + [.key("q")]))
        #expect(game.console.frames[3].contains("Done: ") && !game.console.frames[4].contains("Done: "))
        #expect(game.console.frames[4].contains("taken back"))
    }

    @Test("in plain text the last pair has its verdict before the end, and the time is told once", arguments: [true, false])
    func ending(isPlain: Bool) throws {
        let play = try Play.fruit("en")
        let command = "match 과일 --seed 3"
        let answers = try answers(play, command)
        let keys = answers.enumerated().flatMap { [ScriptedConsole.Step.key("\($0 + 1)"), .key($1)] }
        let screen = play.run(command + (isPlain ? " --plain" : ""), on: .terminal(keys)).console.seen
        let end = try #require(screen.range(of: "Round over"))
        #expect(screen[end.upperBound...].firstMatch(of: #/\d s\b/#) == nil, "\(screen)")
        if isPlain {
            let verdict = try #require(screen.range(of: "4–\(answers[3]) is right.\n"))
            let done = try #require(screen.range(of: "All paired: ") ?? screen.range(of: "Done: "))
            #expect(verdict.upperBound <= done.lowerBound)
        }
    }

    @Test("words that all mean the same are refused") func same() throws {
        let play = Play()
        try play.put("배", [("a1", "배"), ("b1", "배"), ("c1", "배"), ("d1", "배")])
        #expect(play.run("match 배").status == .badData)
    }
}

extension String {
    /// How often `part` stands in it.
    fileprivate func components(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
