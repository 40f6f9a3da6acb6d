import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// The order of lists, what they leave out, and the counts beside them.
@Suite("vocab list") struct ListTests {
    /// Fruit, of which apple was answered right often, banana was forgotten, cherry is marked as known, and grape is new.
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        let store = Store(root: Path(play.store), files: DiskFileSystem())
        let bookcase = try #require(try store.bookcase(keptAs: "과일"))
        let outcomes: [(Int, Int, Review.Outcome)] = [
            (0, 100, .right), (1, 100, .right), (1, 90, .wrong), (0, 90, .right), (0, 60, .right), (1, 2, .wrong),
            (0, 20, .right),
        ]
        var generator = SeededGenerator(seed: 4)
        let device = Identifier<Device>(using: &generator)
        for (word, daysAgo, outcome) in outcomes {
            let review = Review(
                at: Timestamp(secondsSince1970: 1_795_000_000 - daysAgo * 86_400), word: bookcase.words[word].id,
                bookcase: bookcase.id, game: .typed, direction: .forward, outcome: outcome,
                grade: outcome == .right ? .easy : .again,
                milliseconds: 900)
            _ = try store.append(review, as: Identifier(using: &generator), by: device)
        }
        play.run("memorize cherry")
        return play
    }

    private func terms(_ outcome: Play.Outcome) throws -> [String] {
        #expect(outcome.status == .done)
        return try JSONValue(outcome.console.results).array.map { $0["term"].string }
    }

    @Test(
        "every order puts first what it names",
        arguments: [
            ("listed", ["apple", "banana", "cherry", "grape"]), ("oldest", ["apple", "banana", "cherry", "grape"]),
            ("recent", ["grape", "cherry", "banana", "apple"]), ("memorized", ["apple", "cherry", "banana", "grape"]),
            ("unmemorized", ["banana", "grape", "apple", "cherry"]), ("due", ["banana", "apple", "grape", "cherry"]),
            ("weak", ["banana", "apple", "cherry", "grape"]),
        ])
    func orders(sort: String, expected: [String]) throws {
        #expect(try terms(play().run("list --sort \(sort) --json")) == expected)
    }

    @Test("random holds every word once, and orders them anew each time") func random() throws {
        let play = try play()
        let lists = try (0..<8).map { _ in try terms(play.run("list --sort random --json")) }
        #expect(lists.allSatisfy { $0.sorted() == ["apple", "banana", "cherry", "grape"] })
        #expect(Set(lists).count > 1)
    }

    @Test("the order is remembered, and is nothing that undo takes back") func remembered() throws {
        let play = try play()
        play.run("list --sort recent")
        #expect(try terms(play.run("list --json")) == ["grape", "cherry", "banana", "apple"])
        play.run("add kiwi 키위 --book 과일")
        #expect(play.run("undo").console.alerts.contains("kiwi"))
        #expect(play.run("undo").console.alerts.contains("cherry"))
        #expect(try terms(play.run("list --json")) == ["grape", "cherry", "banana", "apple"])
        play.run("list --sort listed")
        #expect(try terms(play.run("list --json")) == ["apple", "banana", "cherry", "grape"])
    }

    @Test(
        "a state leaves the others out",
        arguments: [("new", ["grape"]), ("learning", ["banana"]), ("memorized", ["apple", "cherry"])])
    func states(state: String, expected: [String]) throws {
        #expect(try terms(play().run("list --state \(state) --json")) == expected)
    }

    @Test("a tag leaves words without it out, in any case; where none is left that is said") func tags() throws {
        let play = try play()
        play.run("add kiwi 키위 --book 과일 --tags Day1;green")
        #expect(try terms(play.run("list --tag day1 --json")) == ["kiwi"])
        let none = play.run("list --tag day9")
        #expect(none.console.results == "" && none.console.alerts.contains("Did you mean: Day1?") && none.status == .noInput)
    }

    @Test("a word that is no order or state is refused", arguments: [("--sort newest", "listed"), ("--state known", "new")])
    func refused(options: String, next: String) throws {
        let list = try play().run("list \(options)")
        #expect(list.status == .usage)
        #expect(list.console.alerts.contains("Next: vocab list \(options.prefix { $0 != " " }) \(next)\n"))
    }

    @Test("lists say how many words are in which state", arguments: ["ko", "en"]) func counts(language: String) throws {
        let play = try play(language)
        let states = language == "ko" ? "새 단어 1 · 배우는 중 1 · 익힘 2" : "1 new · 1 learning · 2 memorized"
        let words = language == "ko" ? "단어 4개" : "4 words"
        let total = language == "ko" ? "모두 4개" : "4 words in all"
        #expect(play.run("list").console.alerts == "\(total) · \(states)\n")
        let last = language == "ko" ? "복습할 것 1 · 마지막 게임 2일 전" : "1 due · last played 2 days ago"
        #expect(play.run("books").console.results == "과일: \(words) · \(states) · \(last)\n")
        let onTerminal = play.run("books", on: .terminal(columns: 40))
        let onOneLine = onTerminal.console.bareScreen.replacing("\n    ", with: " ")
        #expect(onOneLine.hasPrefix("  과일  \(words) \(states) · \(last)\n"))
        #expect(onTerminal.console.linesTooWide == [])
    }

    @Test("books --json counts the states") func countsForMachines() throws {
        let book = try JSONValue(try play().run("books --json").console.results)[0]
        #expect(
            ["words", "new", "learning", "memorized", "memorizedByMemory"].map { book[$0].raw } == ["4", "1", "1", "1", "1"])
    }

    private func long(_ count: Int) throws -> Play {
        let play = Play(language: "en")
        try play.put("책", (1...count).map { ("t\($0)", "뜻\($0)") })
        return play
    }

    @Test("a list longer than the screen stops after each screen until a key, and at q") func folded() throws {
        let play = try long(60)
        let whole = ScriptedConsole.terminal([.key(" "), .key("")])
        let list = play.run("list", on: whole)
        #expect(list.status == .done && whole.stepsLeft == 0)
        let rows = whole.bareScreen.split(separator: "\n").map(String.init)
        #expect(rows.filter { $0.contains("뜻") }.count == 60)
        #expect(rows[22] == "t23  뜻23" && rows[23].hasPrefix("-- more: any key, q stops --\r") && rows[23].hasSuffix("t24  뜻24"))
        for step in [ScriptedConsole.Step.key("q"), .key("ㅂ"), .interrupt, .endOfInput] {
            let stopped = ScriptedConsole.terminal([step])
            #expect(play.run("list", on: stopped).status == .done)
            #expect(stopped.bareScreen.contains("뜻23") && !stopped.bareScreen.contains("뜻24"))
        }
    }

    @Test("with --plain, or what fits, or off a terminal, no list stops") func notFolded() throws {
        #expect(try long(60).run("list --plain", on: .terminal()).console.bareScreen.contains("뜻60"))
        #expect(try long(23).run("list", on: .terminal()).console.bareScreen.contains("뜻23"))
        #expect(try long(60).run("list").console.results.contains("뜻60"))
    }

    @Test("the learner's own pager gets the whole list; where it cannot run, the list is folded") func pager() throws {
        let play = try long(60)
        var shown: [String] = []
        play.pager = { text in
            shown.append(text)
            return true
        }
        #expect(!play.run("list", on: .terminal()).console.bareScreen.contains("뜻1\n"))
        #expect(shown.count == 1 && bare(shown[0]).hasSuffix("t60  뜻60\n"))
        play.pager = { _ in false }
        #expect(play.run("list", on: .terminal([.key("q")])).console.bareScreen.contains("뜻23"))
    }
}
