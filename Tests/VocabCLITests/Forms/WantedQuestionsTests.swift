import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// How many questions are asked, about which words, and which options cannot stand together.
@Suite("Wanted questions") struct WantedQuestionsTests {
    private func play(memorized: [String] = []) throws -> Play {
        let play = Play(language: "en")
        try play.put("책", [("red", "빨강"), ("blue", "파랑"), ("green", "초록"), ("black", "검정"), ("white", "하양"), ("pink", "분홍")])
        for term in memorized { play.run("memorize \(term)") }
        return play
    }

    @Test(
        "a count is brought down to the words that are asked, and those that stay out are named",
        arguments: ["quiz", "flashcards", "match"])
    func clamped(_ game: String) throws {
        let play = try play(memorized: ["red"])
        let round = play.run("\(game) 책 99", on: .terminal([.key("q"), .key("q")]))
        #expect(
            round.console.bareScreen.replacing("\n", with: " ").contains(
                "without the words marked as known (1) there are 5, so that many are asked"),
            "\(round.console.bareScreen)")
        #expect(round.console.frames[0].contains("/5"))
    }

    @Test("a seed does not bring words back that are marked as known, and the command for the same questions neither")
    func seeded() throws {
        let play = try play(memorized: ["red", "blue"])
        let round = play.run("quiz 책 --seed 4", on: ScriptedConsole([.key("s"), .key("q")])).console.screen
        #expect(round.contains("Question 1/4") && round.contains("vocab quiz --book 책 --count 4 --seed 4\n"))
        let all = play.run("quiz 책 --seed 4 --memorized", on: ScriptedConsole([.key("s"), .key("q")])).console.screen
        #expect(all.contains("Question 1/6") && all.contains("vocab quiz --book 책 --count 6 --memorized --seed 4\n"))
    }

    @Test(
        "the challenge of the day refuses what would make it another one, by name",
        arguments: [
            "--count 5", "--direction reverse", "--seed 3", "--kind typed", "--focus weak", "--borrow", "--closeness 1",
            "--memorized", "--recall-first",
        ])
    func daily(_ option: String) throws {
        let refused = try play().run("quiz 책 --daily \(option)")
        let name = option.split(separator: " ")[0]
        #expect(
            refused.status == .usage && refused.console.alerts.contains("--daily and \(name) exclude each other."),
            "\(refused.console.alerts)")
    }

    @Test("setup takes the count behind the bookcases, as games do, and auto takes back what was set up") func setup() throws {
        let play = try play()
        #expect(play.run("setup 책 5").console.screen.contains("Bookcase: 책\nQuestions: 5\n"))
        #expect(play.run("setup 책 --kind typed --direction reverse").console.screen.contains("Answers: typed\n"))
        let free = play.run("setup --kind auto --direction auto").console.screen
        #expect(!free.contains("Answers: ") && !free.contains("Direction: "))
    }

    @Test("with all words marked as known a seed asks nothing, and says so") func allMemorized() throws {
        let play = try play(memorized: ["red", "blue", "green", "black", "white", "pink"])
        let refused = play.run("quiz 책 --seed 4").console.alerts
        #expect(
            refused == play.run("quiz 책").console.alerts.replacing("vocab quiz 책", with: "vocab quiz 책 --seed 4"), "\(refused)")
    }

    @Test("a word that was marked in the round makes other questions of the seed, so that no command is named for the same")
    func markedMeanwhile() throws {
        let round = try play().run("quiz 책 --seed 4", on: ScriptedConsole([.key("s"), .key("k"), .key("q")])).console.screen
        #expect(round.contains("marked as known") && !round.contains("Same questions again"))
    }

    @Test("where the bookcase of the set-up is gone another one is not played in silence") func setupIsGone() throws {
        let play = try play()
        try play.putFruit()
        play.run("setup 책 --count 3")
        play.run("quiz 과일 1", on: ScriptedConsole([.key("s")]))
        #expect(unlink("\(play.store)/bookcases/책.json") == 0)
        #expect(play.run("quiz").console.alerts.hasPrefix("[Alert] No set-up\n"))
        let asked = play.run("quiz", on: .terminal([.line("1"), .key("q")]))
        #expect(asked.console.bareScreen.contains("The bookcase of your set-up is gone. Please choose another one.\n"))
        #expect(asked.console.stepsLeft == 0)
    }

    @Test("recall-first with a word that is neither seconds nor a bookcase asks for seconds") func recall() throws {
        #expect(try play().run("quiz 책 --recall-first x").console.alerts.contains("--recall-first"))
        #expect(try play().run("quiz --recall-first 책", on: ScriptedConsole([.key("q")])).status == .done)
    }
}
