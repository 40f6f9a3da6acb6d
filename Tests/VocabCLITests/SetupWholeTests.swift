import Testing
import VocabTestSupport

@testable import VocabCLI

@Suite("vocab setup, all or nothing") struct SetupWholeTests {
    @Test(
        "what is said wrongly beside something right saves neither", arguments: ["--count x", "--direction up", "--languages q1"])
    func nothingHalf(_ wrong: String) throws {
        let play = Play(language: "en")
        let before = play.run("setup --retention 0.85").console.alerts
        #expect(before.contains("85"))
        #expect(play.run("setup --retention 0.95 \(wrong)").status != .done)
        #expect(play.run("setup --pause no").console.alerts.contains("85%"))
        #expect(play.run("setup --retention 0.95 --count 7").status != .done, "no bookcase can be asked for")
        #expect(play.run("setup --pause yes").console.alerts.contains("85%"))
    }

    @Test("where no bookcase is large enough, that is what a quiz says off a terminal") func small() {
        let play = Play(language: "en")
        play.shelve("Two", "term,meaning\na,가\nb,나\n")
        let quiz = play.run("quiz")
        #expect(quiz.console.alerts.contains("at least 4 words") && quiz.console.alerts.contains("vocab add --book Two"))
    }
}
