import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Flash cards on the screen") struct FlashcardsTests {
    @Test("every grade is a line of the history, in the learner's own words") func history() throws {
        let play = try Play.fruit()
        play.run(
            "flashcards 과일", on: .terminal("1234".flatMap { [.key(" "), .key(String($0))] } + [.key(" "), .key("3")]))
        let reviews = try play.reviews()
        #expect(reviews.map(\.grade) == [.again, .hard, .good, .easy, .good])
        #expect(reviews.map(\.outcome) == [.wrong, .right, .right, .right, .right])
        #expect(
            reviews.allSatisfy { $0.game == .flashcards && $0.direction == .forward && $0.chosen == nil && $0.choices == nil })
        #expect(Set(reviews.map(\.word)).count == 4 && reviews[0].word == reviews[4].word)
        let stats = try JSONValue(play.run("stats --json").console.results)
        #expect(stats["answers"].raw == "5" && stats["correct"].raw == "4")
        #expect(try JSONValue(play.run("due --all --json").console.results).array.count == 4)
    }

    @Test("with reverse the meaning lies on top") func reverse() throws {
        let play = try Play.fruit()
        let game = play.run("flashcards 과일 1 --seed 1 --direction reverse", on: .terminal([.key(" "), .key("3")]))
        let word = try #require(play.words(of: "과일").first { word in (try? play.reviews().first?.word) == word.id })
        #expect(game.console.frames[0].contains(word.meaning) && !game.console.frames[0].contains(word.term))
        #expect(game.console.frames[1].contains(word.term))
        #expect(try play.reviews().map(\.direction) == [.reverse])
    }

    @Test("after the last card Enter draws the words anew, and at the end of input nothing more comes") func again() throws {
        let play = try Play.fruit()
        let game = play.run(
            "flashcards 과일 1", on: .terminal([.key(" "), .key("3"), .line(""), .key(" "), .key("q"), .line("q")]))
        #expect(game.console.seen.contains("마지막 단어입니다.") && game.console.stepsLeft == 0)
        #expect(try play.reviews().count == 1)
        let end = play.run("flashcards 과일 1", on: .terminal([.key(" "), .key("3"), .endOfInput]))
        #expect(end.status == .done && end.console.stepsLeft == 0)
    }

    @Test("a card can be edited, and its word marked as known and unmarked") func editAndKnown() throws {
        let play = try Play.fruit()
        let form: [ScriptedConsole.Step] = [.key("2"), .line("새 뜻"), .enter]
        let game = play.run(
            "flashcards 과일 1 --seed 1", on: .terminal([.key("e")] + form + [.key(" "), .key("k")]))
        #expect(game.console.frames.contains { $0.contains("새 뜻") })
        #expect(try play.words(of: "과일").count { $0.memorized && $0.meaning == "새 뜻" } == 1)
        #expect(try play.reviews().isEmpty)
        let unmarked = play.run("flashcards 과일 2 --seed 1", on: .terminal([.key("k"), .key("u"), .key("q")]))
        #expect(unmarked.status == .done)
        #expect(try play.words(of: "과일").count { $0.memorized } <= 1)
    }

    @Test("^C keeps what was graded and asks nothing more") func interrupted() throws {
        let play = try Play.fruit()
        let game = play.run("flashcards 과일", on: .terminal([.key(" "), .key("3"), .interrupt]))
        #expect(game.status == .interrupted && !game.console.seen.contains("마지막"))
        #expect(try play.reviews().count == 1)
    }
}
