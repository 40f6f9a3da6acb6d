import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Answers that travel with their bookcase.
@Suite("export --history") struct HistoryExportTests {
    @Test("what was exported with its answers comes back whole, and a second import adds nothing", arguments: ["ko", "en"])
    func roundTrip(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        play.run("quiz 과일 --seed 3", on: ScriptedConsole([.line("1"), .line("2"), .line("3"), .line("4"), .endOfInput]))
        let due = play.run("due --all --json").console.results
        #expect(try JSONValue(due).array.count >= 3)
        let path = "\(play.folder)/fruit.json"
        #expect(play.run(["export", "과일", "--format", "json", "--history", "-o", path]).status == .done)

        let copy = Play(language: language)
        let whole = copy.run(["import", path])
        #expect(whole.status == .done)
        #expect(whole.console.alerts.contains(language == "ko" ? "개도 가져왔습니다." : "answers came with them."))
        #expect(copy.run("due --all --json").console.results == due)
        #expect(copy.run("list --json").console.results == play.run("list --json").console.results)
        copy.run(["import", path])
        #expect(copy.run("due --all --json").console.results == due)
        #expect(
            copy.run(["export", "과일", "--format", "json", "--history"]).console.results
                == play.run(["export", "과일", "--format", "json", "--history"]).console.results)
    }
}
