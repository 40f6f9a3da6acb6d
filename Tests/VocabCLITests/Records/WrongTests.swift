import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab wrong") struct WrongTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putWrongAnswers()
        return play
    }

    /// The terms on the record as a program reads them, each with its game.
    private func terms(_ play: Play, _ command: String = "wrong") throws -> [String] {
        try JSONValue(play.run(command + " --json").console.results).array.map { "\($0["term"].string) \($0["game"].string)" }
    }

    @Test("--json names the words by id, and has each word once a game") func json() throws {
        let play = try play()
        let bookcase = try #require(try play.onlyBookcase())
        let entries = try JSONValue(play.run("wrong --json").console.results).array
        #expect(entries[0].names == ["word", "bookcase", "term", "meaning", "game", "times", "chosen", "lastMissed"])
        #expect(entries[0]["word"].string == bookcase.words[0].id.description && entries[0]["times"].raw == "3")
        #expect(entries[0]["bookcase"].string == bookcase.id.description)
        #expect(entries[0]["chosen"].array.map(\.string) == [1, 2].map { bookcase.words[$0].id.description })
        #expect(try terms(play) == ["overdue choice", "provision hangman", "due choice", "overdue typed", "warehouse choice"])
        #expect(
            try terms(play, "wrong --sort word")
                == ["due choice", "overdue choice", "overdue typed", "provision hangman", "warehouse choice"])
        #expect(try terms(play, "wrong --term overdue") == ["overdue choice", "overdue typed"])
    }

    @Test("--play asks each of its words once, the most often missed first where --count takes fewer") func plays() throws {
        let play = try play()
        let all = play.run("wrong --play", on: ScriptedConsole([.key("q")])).console.results
        #expect(all.hasPrefix("토익 · 4 questions\n"))
        let two = play.run("wrong --play --count 2", on: ScriptedConsole([.key("s"), .key("q")])).console.screen
        for term in ["overdue", "provision"] { #expect(two.contains("/2: \(term)\n") || two.contains("/3: \(term)\n")) }
    }

    @Test("words of a bookcase that became too small are passed over, and told") func small() throws {
        let play = try play()
        try play.put("셋", [("one", "하나"), ("two", "둘"), ("three", "셋")])
        let store = Store(root: Path(play.store), files: DiskFileSystem())
        let small = try #require(try store.bookcase(keptAs: "셋"))
        _ = try store.append(
            Review(
                at: Timestamp(secondsSince1970: 1_795_000_000), word: small.words[0].id, bookcase: small.id, direction: .forward,
                outcome: .wrong, milliseconds: 9), as: .sample(1), by: .sample(2))
        let both = play.run("wrong --play", on: ScriptedConsole([.key("q")]))
        #expect(
            both.console.alerts.hasPrefix("“셋” has fewer than 4 words") && both.console.results.hasPrefix("토익 · 4 questions\n"))
        let none = play.run("wrong 셋 --play")
        #expect(none.status == .badData && none.console.alerts.hasPrefix("[Alert] Too few words\n"))
    }

    @Test("--clear takes the words out, undo puts them back, and redo takes them out again") func clears() throws {
        let play = try play()
        expectText(
            play.run("wrong --clear").console.screen,
            "[Alert] Cleared\n4 words are no longer on the record of wrong answers.\nNext: vocab undo")
        #expect(try terms(play).isEmpty)
        #expect(play.run("undo").console.alerts.contains("\nUndone: clearing the record of wrong answers\n"))
        #expect(try terms(play).count == 5)
        play.run("redo")
        #expect(try terms(play).isEmpty)
        play.run("undo")
        #expect(play.run("wrong --clear --term overdue").console.screen.contains("\n1 word is no longer"))
        #expect(try terms(play) == ["provision hangman", "due choice", "warehouse choice"])
        #expect(play.run("undo").console.alerts.contains("\nUndone: clearing the record of wrong answers (1 word)\n"))
    }

    @Test("an empty record says so", arguments: [("ko", "오답 기록이 비어 있습니다.\n"), ("en", "There are no wrong answers on record.\n")])
    func empty(language: String, said: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let outcome = play.run("wrong")
        #expect(outcome.console.screen == said && outcome.status == .done)
        #expect(play.run("wrong --json").console.results == "[\n]\n")
    }

    @Test(
        "what cannot be done is told with what can",
        arguments: [
            AlertCase(
                ["wrong", "--play"], .badData, ko: "[알림] 오답 기록이 비어 있습니다.\n틀린 단어가 여기에 모입니다.\n다음: vocab quiz",
                en: "[Alert] No wrong answers\nWords that you miss are collected here.\nNext: vocab quiz"),
            AlertCase(
                ["wrong", "--sort", "size"], .usage,
                ko: "[알림] 값을 확인해 주세요.\n--sort ‘size’: count, word 가운데 하나여야 합니다.\n다음: vocab wrong --sort count",
                en: "[Alert] Check the value\n--sort “size”: it must be one of count, word.\nNext: vocab wrong --sort count"),
        ])
    func alerts(_ alert: AlertCase) throws {
        try alert.check { try $0.putFruit() }
    }

    @Test("options that do not go together are refused", arguments: ["--play --clear", "--json --clear", "--count 3"])
    func refused(options: String) throws {
        #expect(try play().run("wrong " + options).status == .usage)
    }
}
