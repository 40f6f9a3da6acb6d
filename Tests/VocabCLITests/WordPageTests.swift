import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// The page of a word: what it says, how it went, and keys.
@Suite("A word's page") struct WordPageTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    private func store(_ play: Play) -> Store { Store(root: play.store, files: DiskFileSystem()) }

    private func words(_ play: Play) throws -> [Word] { try store(play).contents().library.bookcases[0].words }

    /// The first word was right once, and then taken for the second one twice.
    private func miss(_ play: Play) throws {
        let words = try words(play)
        let (asked, chosen) = (words[0], words[1])
        for number in 0..<3 {
            let moment = Timestamp(secondsSince1970: 1_794_900_000 + 60 * number)
            let bookcase = try store(play).contents().library.bookcases[0].id
            try store(play).append(
                Review(
                    at: moment, word: asked.id, bookcase: bookcase, direction: .forward,
                    outcome: number == 0 ? .right : .wrong, choices: 4, chosen: number == 0 ? nil : chosen.id, milliseconds: 900),
                number: UInt64(7_000 + number), by: Identifier<Device>.sample(5))
        }
    }

    @Test("tells the answers as dots, how often it was missed, when it comes back, and with what it was confused")
    func story() throws {
        let play = try play()
        try miss(play)
        let words = try words(play)
        let page = play.run(["show", words[0].term], on: .terminal([.key("")])).console.bareScreen
        #expect(page.contains("●○○") && page.contains("missed 2 of 3") && page.contains("learning"))
        #expect(page.contains("Confused with  \(words[1].term) (2 times)") && page.contains("d compare: \(words[1].term)"))
        let other = play.run(["show", words[1].term], on: .terminal([.key("")])).console.bareScreen
        #expect(other.contains("\(words[0].term) (2 times)") && other.contains("not asked yet"))
        let piped = play.run(["show", words[0].term]).console.results
        #expect(piped.contains("missed 2 of 3") && !piped.contains("●") && !piped.contains("Enter"))
    }

    @Test("k marks the word as known and takes it off again, e edits it, and the page shows it as it is then") func keys() throws
    {
        let play = try play()
        let known = play.run("show apple", on: .terminal([.key("k"), .key("k"), .key("k"), .key("")])).console
        #expect(known.bareScreen.components(separatedBy: "k learn again").count == 3)
        #expect(try words(play).first { $0.term == "apple" }?.memorized == true)
        let fields: [ScriptedConsole.Step] = [.key("2"), .line("능금"), .enter]
        let edited = play.run("show apple", on: .terminal([.key("e")] + fields + [.key("")])).console
        #expect(edited.bareScreen.contains("능금") && edited.stepsLeft == 0)
        #expect(play.run("show apple").console.results.contains("능금"))
        let unchanged = play.run("show apple", on: .terminal([.key("e"), .endOfInput, .key("")]))
        #expect(unchanged.status == .done && unchanged.console.stepsLeft == 0, "who leaves the form is back on the page")
    }

    @Test("of a word that was deleted meanwhile the page says so, and changes nothing", arguments: ["k", "e"])
    func deleted(key: String) throws {
        let play = try play()
        let console = ScriptedConsole.terminal([.key(key)])
        console.meanwhile = { _ in play.run("remove apple --yes") }
        let page = play.run("show apple", on: console)
        #expect(page.status != .done && !console.bareScreen.contains("-4"), "no identifier is shown: \(console.bareScreen)")
        #expect(try !words(play).contains { $0.term == "apple" } && console.stepsLeft == 0)
    }

    @Test("d asks for the two words that were confused, beside each other") func drill() throws {
        let play = try play()
        try miss(play)
        let words = try words(play)
        let round = play.run(["show", words[0].term], on: .terminal([.key("d"), .key("q")])).console
        #expect(round.bareScreen.contains(words[0].term) && round.stepsLeft == 0)
    }
}
