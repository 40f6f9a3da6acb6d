import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Keys that come before anybody can have read what they would be an answer to.
@Suite("Keys typed in haste") struct HastyKeysTests {
    private func play(_ words: [(String, String)], millisecondsPerReading: Int) throws -> Play {
        let play = Play(language: "en")
        try play.put("Words", words)
        play.millisecondsPerReading = millisecondsPerReading
        return play
    }

    private let kick = [("kick", "1"), ("1", "2"), ("2", "3"), ("3", "4")]

    @Test("in hangman who goes on typing the letters of the word does not mark it, edit it or leave") func hangman() throws {
        let play = try play(kick, millisecondsPerReading: 150)
        let hasty = play.run("hangman Words 1", on: .terminal("kickkn".map { .key(String($0)) } + [.endOfInput]))
        #expect(hasty.console.seen.contains("✓ kick — 1") && hasty.console.stepsLeft == 0)
        #expect(try play.words(of: "Words").allSatisfy { !$0.memorized })
        let slow = try self.play(kick, millisecondsPerReading: 1_000)
        slow.run("hangman Words 1", on: .terminal("kickkn".map { .key(String($0)) }))
        #expect(try slow.words(of: "Words").contains { $0.memorized })
    }

    @Test("an Enter that was on its way when the keys came plays nothing, a later one does", arguments: [150, 1_000])
    func enterAfterGame(milliseconds: Int) throws {
        let play = try Play.fruit("en")
        play.millisecondsPerReading = milliseconds
        let steps: [ScriptedConsole.Step] = [.line("quiz 과일 --no-pause"), .key("s"), .key("q"), .line(""), .line("q")]
        let more: [ScriptedConsole.Step] = milliseconds < 400 ? [] : [.key("q"), .line("q")]
        let round = play.run([], on: .terminal(steps.dropLast() + more + (more.isEmpty ? [.line("q")] : []))).console
        #expect(round.stepsLeft == 0, "\(round.bareScreen)")
    }

    @Test("two spaces at once turn a card and do not grade it, and keys that mean nothing grade none") func cards() throws {
        let play = try Play.fruit("en")
        play.millisecondsPerReading = 150
        let twice = play.run("flashcards 과일 2", on: .terminal([.key(" "), .key(" "), .key("q")]))
        #expect(twice.console.stepsLeft == 0)
        #expect(try play.reviews().isEmpty)
        let again = play.run(
            "flashcards 과일 1",
            on: .terminal(
                [.key(" ")] + Array(repeating: .key(ConsoleKey.other), count: 3) + [.key("3")]))
        #expect(again.console.stepsLeft == 0)
    }

    @Test("keys typed straight after the last pair of a board are no answers on the next", arguments: [150, 1_000])
    func nextBoard(milliseconds: Int) throws {
        let words = (1...6).map { ("term\($0)", "뜻\($0)") }
        let play = try play(words, millisecondsPerReading: milliseconds)
        play.run("match Words 6 --seed 3", on: .terminal("sss1a".map { .key(String($0)) } + [.endOfInput]))
        #expect(try play.reviews().count == (milliseconds < 400 ? 3 : 4))
    }

    @Test("a letter typed straight after Enter is no guess for the next word") func nextWord() throws {
        let play = try play([("go", "1"), ("in", "2"), ("up", "3"), ("at", "4")], millisecondsPerReading: 150)
        let lost = "qwxyzkj".map { ScriptedConsole.Step.key(String($0)) } + Array(repeating: .key(ConsoleKey.other), count: 8)
        let game = play.run("hangman Words 2", on: .terminal(lost + [.key(""), .key("v"), .endOfInput]))
        #expect(game.console.frames.last?.contains("●●●●●●●") == true, "\(game.console.frames.last ?? "")")
    }

    @Test("a table on which something was missed is not called all paired") func matching() throws {
        let play = try Play.fruit("en")
        let game = play.run("match 과일", on: .terminal("1s2s3s4sq".map { .key(String($0)) }))
        #expect(game.console.seen.contains("Done: ") && !game.console.seen.contains("All paired"))
    }

    @Test("who edits the word that is asked for has seen the answer: to be right then proves nothing") func seen() throws {
        for key in 1...4 {
            let play = try Play.fruit("en")
            play.run(
                "quiz 과일 --count 1 --direction reverse --no-pause --seed 1",
                on: .terminal([.key("e"), .interrupt, .key("\(key)")]))
            let review = try #require(play.reviews().first)
            #expect(review.choices == (review.outcome == .right ? 1 : 4))
        }
    }
}
