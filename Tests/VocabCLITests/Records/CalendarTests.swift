import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab calendar") struct CalendarTests {
    /// Twelve words of 6 November 2026, answers up to the 18th, which is today, and two words of today.
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putWrongAnswers()
        play.run("add ledger 장부 --book 토익")
        play.run("add audit 감사 --book 토익")
        play.run("memorize audit")
        return play
    }

    private func added(_ play: Play, _ command: String) throws -> [String] {
        try JSONValue(play.run(command + " --json").console.results)["added"].array.map { $0["term"].string }
    }

    @Test("--json of a month counts each day, and of a day has its words as the store keeps them") func json() throws {
        let play = try play()
        let month = try JSONValue(play.run("calendar --json").console.results)
        #expect(month["month"].string == "2026-11" && month["today"].string == "2026-11-18")
        #expect(month["days"].array.map { $0["day"].string }.first == "2026-11-06")
        #expect(month["days"].array.allSatisfy { $0.names == ["day", "added", "answers", "correct"] })
        let day = try JSONValue(play.run("calendar 2026-11-18 --json").console.results)
        #expect(day.names == ["day", "answers", "correct", "added", "answered"])
        #expect(
            day["added"].array.map { $0["term"].string } == ["ledger", "audit"] && day["added"][1]["memorized"].raw == "true")
        #expect(day["added"][0]["bookcase"].string == "토익")
    }

    @Test("editing a word does not move its day") func edited() throws {
        let play = try play()
        play.run("edit overdue --note late")
        #expect(
            try added(play, "calendar 2026-11-06").contains("overdue")
                && added(play, "calendar 2026-11-18") == ["ledger", "audit"])
    }

    @Test(
        "months and days are read in many ways",
        arguments: [
            ("11", "2026-11"), ("2026-11", "2026-11"), ("2026.11", "2026-11"), ("11월", "2026-11"), ("nov", "2026-11"),
            ("NOVEMBER", "2026-11"), ("12", "2025-12"), ("december", "2025-12"), ("1", "2026-01"), ("2025-02", "2025-02"),
            ("2026-11-06", "2026-11-06"), ("2026/11/6", "2026-11-06"), ("11-06", "2026-11-06"), ("12-24", "2025-12-24"),
            ("today", "2026-11-18"), ("오늘", "2026-11-18"), ("어제", "2026-11-17"), ("02-29", "none"), ("2024-02-29", "2024-02-29"),
        ])
    func periods(text: String, expected: String) throws {
        let today = try #require(Day("2026-11-18"))
        switch try? CalendarPeriod(text, today: today) {
        case .month(let month): #expect(month.description == expected)
        case .day(let day): #expect(day.description == expected)
        case nil: #expect(expected == "none")
        }
    }

    @Test("the order of a day's words is remembered, and is nothing that undo takes back") func sort() throws {
        let play = try play()
        let orders = [
            "recent": ["audit", "ledger"], "oldest": ["ledger", "audit"], "memorized": ["audit", "ledger"],
            "unmemorized": ["ledger", "audit"],
        ]
        for (order, expected) in orders {
            play.run("calendar today --sort \(order)")
            #expect(try added(play, "calendar today") == expected, "\(order)")
        }
        #expect(try added(play, "calendar today --sort random").sorted() == ["audit", "ledger"])
        #expect(play.run("undo").console.alerts.contains("marking “audit”"))
    }

    @Test("--memorize asks at a terminal before it marks all words of a day, and --yes answers") func memorizeAsks() throws {
        let play = try play()
        let no = play.run("calendar today --memorize", on: .terminal([.key("n")]))
        #expect(no.console.bareScreen.contains("Mark this word as known? (y/N)"), "\(no.console.bareScreen)")
        #expect(play.run("show ledger --json").console.results.contains("memorized") == false)
        #expect(play.run("calendar today --memorize --yes", on: .terminal([])).status == .done)
        #expect(play.run("show ledger --json").console.results.contains("memorized"))
    }

    @Test("--memorize marks the words that were added on the day, in one step of undo") func memorize() throws {
        let play = try play()
        expectText(
            play.run("calendar today --memorize").console.screen,
            "[Alert] Saved\n1 word is marked as known.\nNext: vocab undo")
        #expect(play.run("calendar today --memorize").status == .badData)
        #expect(play.run("undo").console.alerts.contains("\nUndone: marking words (1) as known\n"))
        #expect(play.run("show ledger --json").console.results.contains("memorized") == false)
    }

    @Test("--remove asks, deletes what was added on the day and nothing else, and undo brings it back") func remove() throws {
        let play = try play("ko")
        let kept = play.run("calendar 2026-11-18 --remove", on: .terminal([.key("n")]))
        #expect(kept.console.bareScreen.contains("2026년 11월 18일 (수)에 넣은 단어 2개") && kept.status == .done)
        #expect(try added(play, "calendar today").count == 2)
        #expect(play.run("calendar 오늘 --remove", on: ScriptedConsole([.endOfInput])).status == .noInput)
        let removed = play.run("calendar 오늘 --remove", on: .terminal([.key("y")]))
        #expect(removed.console.bareScreen.contains("단어 2개를 삭제했습니다."))
        #expect(try JSONValue(play.run("list --json").console.results).array.count == 12)
        play.run("undo")
        #expect(
            try JSONValue(play.run("list --json").console.results).array.map { $0["term"].string }.suffix(2) == [
                "ledger", "audit",
            ])
    }

    @Test(
        "what is no month or day is refused with an example",
        arguments: [
            AlertCase(
                ["calendar", "13"], .usage,
                ko: """
                    [알림] 날짜를 확인해 주세요.
                    ‘13’: 그런 달이나 날은 없습니다. 예: 11, 11월, 2026-11, 2026-11-01
                    다음: vocab calendar 2026-11
                    """,
                en: """
                    [Alert] Check the date
                    “13” is neither a month nor a day. Such as: 11, November, 2026-11, 2026-11-01
                    Next: vocab calendar 2026-11
                    """),
            AlertCase(
                ["calendar", "--remove"], .usage,
                ko: "[알림] 날짜가 필요합니다.\n어느 날의 단어인지 알려 주세요.\n다음: vocab calendar 2026-11-18 --remove",
                en: "[Alert] Which day?\nChoose a day.\nNext: vocab calendar 2026-11-18 --remove"),
            AlertCase(
                ["calendar", "2026-10-01", "--memorize"], .badData,
                ko: "[알림] 그날 넣은 단어가 없습니다.\n2026년 10월 1일 (목)\n다음: vocab calendar 2026-10",
                en: "[Alert] No words added that day\nThu, 1 October 2026\nNext: vocab calendar 2026-10"),
        ])
    func refused(_ alert: AlertCase) throws {
        try alert.check { try $0.putFruit() }
    }

    @Test("it fits every screen from 30 columns on", arguments: Language.allCases) func widths(_ language: Language) throws {
        let play = try play(language.rawValue)
        for columns in [30, 33, 35, 36, 37, 40, 61, 200] {
            for command in ["calendar", "calendar today", "wrong"] {
                let tooWide = play.run(command, on: .terminal(columns: columns)).console.linesTooWide
                #expect(tooWide.filter { !$0.hasPrefix("→ ") } == [], "\(command) \(columns)")
            }
        }
    }
}
