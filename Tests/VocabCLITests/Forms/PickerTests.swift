import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Where a command lacks a bookcase, somebody at a terminal picks one by number, and a script is told what is missing.
@Suite("Picking a bookcase") struct PickerTests {
    private func play() throws -> Play {
        let play = Play(language: "en")
        try play.putFruit()
        try play.put("채소", [("carrot", "당근"), ("leek", "대파"), ("apple", "능금"), ("radish", "무")])
        return play
    }

    @Test(
        "a command about one bookcase asks for its number or name until it is one of the list",
        arguments: ["book show", "export", "book edit --description x", "book remove --yes"])
    func bookcase(_ command: String) throws {
        let play = try play()
        let steps: [ScriptedConsole.Step] = [.line("9"), .line("2")]
        let outcome = play.run(command, on: .terminal(steps))
        let words = command.split(separator: " ").map(String.init)
        let place = words[0] == "book" ? 2 : 1
        let named = try self.play().run(words[..<place] + ["채소"] + words[place...], on: .terminal())
        #expect(outcome.console.stepsLeft == 0 && outcome.console.bareScreen.hasSuffix(named.console.bareScreen))
        #expect(outcome.console.bareScreen.contains("  1 과일  4 words\n  2 채소  4 words\nNumber or name of the bookcase › "))
        #expect(outcome.console.bareScreen.contains("Please enter a number or a name from the list; ^D cancels."))
        #expect(try self.play().run(command).status != .done)
    }

    @Test("rename asks for the bookcase and its new name") func rename() throws {
        let play = try play()
        #expect(play.run("book rename", on: .terminal([.line("1"), .line("열매")])).status == .done)
        #expect(play.run("book rename 채소", on: .terminal([.line("나물")])).status == .done)
        #expect(play.run("books").console.results == "나물: 4 words\n열매: 4 words\n")
        #expect(play.run("book show 나물").status == .done)
        #expect(play.run("book rename").status == .usage && play.run("book rename 열매").status == .usage)
    }

    @Test(
        "a word that several bookcases have is picked by the bookcase",
        arguments: ["edit apple --meaning 사과나무", "memorize apple"])
    func word(_ command: String) throws {
        let play = try play()
        #expect(play.run(command, on: .terminal([.line("채소")])).status == .done)
        #expect(play.run(command).status == .badData)
        let word = try play.words(of: "채소").first { $0.term == "apple" }
        let other = try play.words(of: "과일").first { $0.term == "apple" }
        #expect(word?.memorized == true || word?.meaning == "사과나무")
        #expect(other?.memorized == false && other?.meaning == "사과")
    }

    @Test("a space is no Enter, and ^L shows a question again on its own line") func keys() throws {
        let play = try play()
        let steps: [ScriptedConsole.Step] = [.line("apple"), .key(" "), .key("x"), .key(""), .line("")]
        let adding = play.run("add --book 과일", on: .terminal(steps))
        #expect(adding.console.stepsLeft == 0)
        let removing = play.run("remove leek", on: .terminal([.key(ConsoleKey.redraw), .key(ConsoleKey.redraw), .key("n")]))
        #expect(removing.console.seen.split(separator: "Delete? (y/N)").count == 2, "\(removing.console.seen)")
    }
}
