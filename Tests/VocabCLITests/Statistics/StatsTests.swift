import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab stats") struct StatsTests {
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putTwelveWords()
        try play.putHalfAYear()
        return play
    }

    @Test("fits every screen from 30 to 200 columns", arguments: Language.allCases) func widths(_ language: Language) throws {
        let play = try play(language.rawValue)
        for columns in [30, 31, 40, 53, 59, 60, 61, 79, 80, 109, 110, 111, 120, 200] {
            for command in ["stats 토익", "stats 토익 --model"] {
                let console = play.run(command, on: .terminal(columns: columns)).console
                #expect(console.linesTooWide == [], "\(columns) columns")
            }
        }
    }

    @Test("before anything was answered it says so, with words and without", arguments: Language.allCases, [nil, 40, 80])
    func nothing(_ language: Language, _ columns: Int?) throws {
        for hasWords in [false, true] {
            let play = Play(language: language.rawValue)
            if hasWords { try play.putFruit() }
            let outcome = play.run("stats", on: columns.map { .terminal(columns: $0) } ?? ScriptedConsole())
            let said = outcome.console.screen
            let isKorean = language == .korean
            let nothing = isKorean ? "아직 푼 문제가 없습니다." : "Nothing has been answered yet."
            let noData = isKorean ? "데이터가 없습니다." : "No data"
            // Without words that is all there is to say.
            #expect(said.contains(nothing) == hasWords && said.contains(noData) == !hasWords)
            #expect(outcome.console.linesTooWide == [] && outcome.status == .done)
            #expect(play.run("stats --json").console.results.hasPrefix("{"))
        }
    }

    @Test("--json is complete, and agrees with the history") func json() throws {
        let value = try JSONValue(try play("en").run("stats --json").console.results)
        #expect(
            value.names == [
                "today", "words", "memorized", "learning", "new", "games", "answers", "correct", "accuracy", "corrected",
                "seconds", "secondsPerAnswer", "streak", "longestStreak", "playedToday", "days", "retention", "forecast", "hours",
                "hardest", "failing", "confused", "guessing", "calibration", "ignored",
            ])
        #expect(value["words"].raw == "12" && value["new"].raw == "1" && value["ignored"].raw == "0")
        #expect(value["days"].array.allSatisfy { $0.names == ["day", "answers", "correct", "added", "seconds"] })
        func sum(_ list: String, _ name: String) -> Int { value[list].array.reduce(0) { $0 + (Int($1[name].raw) ?? 0) } }
        #expect(sum("days", "answers") == Int(value["answers"].raw) && sum("hours", "correct") == Int(value["correct"].raw))
        #expect(sum("days", "added") == 12 && value["forecast"].array.count == 30 && value["hours"].array.count == 24)
        #expect(value["retention"].names == ["desired", "measured", "answers", "correct", "weeks"])
        #expect(value["retention"]["desired"].raw == "0.9" && value["forecast"][0]["day"] == value["today"])
        #expect(value["confused"][0]["terms"].array.map(\.string).sorted() == ["due", "overdue"])
        #expect(value["guessing"]["fourChoices"].names == ["chance", "low", "high", "answers"])
        #expect(value["calibration"].names == ["answers", "predicted", "actual"])
    }

    @Test("rounds without a pause between them are one sitting, and nobody calls it one game", arguments: Language.allCases)
    func sittings(_ language: Language) throws {
        let play = SmallRound.play(language.rawValue)
        for command in ["quiz 기초 1", "quiz 기초 1", "match 기초 2"] {
            play.run(command, on: ScriptedConsole([.line("s"), .line("s")]))
        }
        let screen = play.run("stats --model", on: .terminal()).console.seen
        #expect(screen.contains(language == .korean ? "학습 1회, " : "1 sitting, "), "\(screen)")
        #expect(!screen.contains("게임 1판") && !screen.contains("1 game"))
    }

    @Test("of one bookcase --json names it; of one that is not there it tells the nearest") func bookcase() throws {
        let play = try play("en")
        try play.putFruit()
        let fruit = try JSONValue(play.run("stats 과일 --json").console.results)
        #expect(fruit["bookcase"].string == "과일" && fruit["answers"].raw == "0" && fruit["accuracy"].raw == "null")
        #expect(try JSONValue(play.run("stats --book 토익 --json").console.results)["answers"].raw != "0")
        let unknown = play.run("stats 과이")
        #expect(unknown.status == .noInput && unknown.console.alerts.contains("과일"))
    }

    @Test("the history of a torn file is told of, and the rest is counted") func torn() throws {
        let play = try play("en")
        play.putFile("history/0b9a6f5e-6f0c-4b7e-9d53-2f6e9d1c8a11.jsonl", Array("{\"at\":\n".utf8))
        let outcome = play.run("stats --json")
        #expect(outcome.status == .badData && outcome.console.alerts.contains("0b9a6f5e"))
        #expect(try JSONValue(outcome.console.results)["answers"].raw != "0")
    }
}
