import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Bookcases named without `--book`, where nothing else can be meant.
@Suite("A bookcase as a plain argument") struct PlainBookcaseTests {
    private func play() throws -> Play {
        let play = Play(language: "en")
        try play.putFruit()
        try play.putFruit("열매")
        return play
    }

    @Test("quiz 과일 열매 asks both, and a number at the end is how many") func quiz() throws {
        let play = try play()
        #expect(play.run("worksheet 과일 --seed 7").console.results == play.run("worksheet --book 과일 --seed 7").console.results)
        #expect(play.run("quiz 과일 3", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("과일 · 3 questions\n"))
        #expect(play.run("quiz 과일 열매 5", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("과일, 열매 · 5 questions\n"))
        #expect(
            play.run("quiz 과일 --book 열매 --count 2", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("과일, 열매 · 2 "))
    }

    @Test("a bookcase that is called 5 is a bookcase") func number() throws {
        let play = try play()
        try play.putFruit("5")
        #expect(play.run("quiz 5 2", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("5 · 2 questions\n"))
    }

    @Test("wrong ones are answered with the line mended") func wrong() throws {
        let play = try play()
        #expect(play.run("quiz 과인 3").console.alerts.contains("Next: vocab quiz 과일 3"))
        #expect(play.run("quiz 과일 0").console.alerts.contains("Next: vocab quiz 과일 10"))
        #expect(play.run("list 과일 --book 열매").status == .usage)
        #expect(play.run("list 과인").console.alerts.contains("Next: vocab list 과일"))
    }

    @Test("list, export, setup and plan take it too") func others() throws {
        let play = try play()
        #expect(play.run("plan 열매 --exam 30d").console.screen.contains("열매"))
        #expect(play.run("list 열매").console.results == play.run("list --book 열매").console.results)
        #expect(play.run("export 열매").console.results == play.run("export --book 열매").console.results)
        #expect(play.run("setup 열매 --count 3").status == .done)
        #expect(play.run("quiz", on: ScriptedConsole([.key("q")])).console.results.hasPrefix("열매 · 3 questions\n"))
    }
}
