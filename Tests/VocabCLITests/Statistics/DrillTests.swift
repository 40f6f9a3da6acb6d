import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab drill") struct DrillTests {
    private func play(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.putTwelveWords()
        return play
    }

    /// The questions shown, each with its choices.
    private func questions(_ play: Play, _ command: [String]) -> [String] {
        let console = play.run(["drill"] + command, on: ScriptedConsole([.key("s"), .key("q")])).console
        return console.screen.split(separator: #/\d/\d: /#).dropFirst().map { String($0) }
    }

    @Test("asks just the words that were named, each a choice where the other is asked for", arguments: 1...5) func two(_: Int)
        throws
    {
        let asked = questions(try play(), ["overdue", "DUE"])
        #expect(asked.count == 2)
        for question in asked {
            let isForward = question.hasPrefix("overdue\n") || question.hasPrefix("due\n")
            let (one, other) = isForward ? (". 연체된\n", ". 지급해야 할\n") : (". overdue\n", ". due\n")
            #expect(question.contains(one) && question.contains(other), "\(question)")
        }
    }

    @Test(
        "two, three and four words make eight, six and eight questions, five or more one each; few stand side by side at the end")
    func length() throws {
        for (terms, wanted) in [
            (["overdue", "due"], 8), (["overdue", "due", "waive"], 6), (["overdue", "due", "waive", "tariff"], 8),
            (["overdue", "due", "waive", "tariff", "voucher"], 5),
        ] {
            let play = try play("en")
            play.run(["edit", "due", "--example", "The rent is due on Friday."])
            let console = play.run(["drill"] + terms, on: .terminal([.key("s"), .key(" "), .key("q")])).console
            #expect(console.bareScreen.contains("1/\(wanted) "), "\(terms)")
            let isCompared = console.bareScreen.contains("\n  overdue                                due\n")
            #expect(isCompared == (terms.count < 5) && console.bareScreen.contains("The rent is due on Friday.") == isCompared)
        }
        let narrow = try play().run(["drill", "overdue", "due"], on: .terminal([.key("s"), .key(" "), .key("q")], columns: 40))
        #expect(narrow.console.bareScreen.contains("\n  overdue\n  연체된\n\n  due\n  지급해야 할\n"))
        let piped = try play().run(["drill", "overdue", "due"], on: ScriptedConsole([.key("s"), .key("q")])).console
        #expect(piped.screen.hasSuffix("overdue: 연체된\ndue: 지급해야 할\n"))
    }

    @Test("the pairs that were confused stand side by side, also where they share a word; many words and a single one do not")
    func comparisons() throws {
        let play = try play()
        let homes = try Store(root: Path(play.store), files: DiskFileSystem()).contents().library.bookcases
        let ids = try #require(homes.first).words.map(\.id)
        let shared = Drill(tellingApart: [(ids[0], ids[1]), (ids[0], ids[2])], of: homes)
        #expect(shared.words == Array(ids.prefix(3)) && shared.comparisons == [[ids[0], ids[1]], [ids[0], ids[2]]])
        #expect(shared.laps == [.forward, .reverse])
        for (count, laps) in [(1, 1), (2, 4), (3, 2), (4, 2), (5, 1), (6, 1)] {
            let drill = Drill(tellingApart: Array(ids.prefix(count)), of: homes)
            let isCompared = (2...4).contains(count)
            #expect(drill.comparisons.flatMap(\.self) == (isCompared ? Array(ids.prefix(count)) : []))
            #expect(
                drill.laps == (isCompared ? (0..<laps).map { $0 % 2 == 0 ? .forward : .reverse } : [.mixed]), "\(count) words")
        }
        #expect(Drill(tellingApart: Array(ids.prefix(3)), of: homes, directions: .reverse).laps == [.reverse, .reverse])
        #expect(Drill(repeating: ids, of: homes).laps == [.forward] && Drill(repeating: ids, of: homes).comparisons.isEmpty)
    }

    @Test("without words it asks the two pairs confused most often of those that were not told apart since") func mostConfused()
        throws
    {
        let play = try play()
        try play.putHalfAYear()
        let asked = questions(play, []).map { String($0.prefix { $0 != "\n" }) }
        let pairs = try JSONValue(play.run("stats --json").console.results)["confused"].array
        let first = Set(pairs.prefix(2).flatMap { $0["terms"].array.map(\.string) })
        #expect(!asked.isEmpty && Set(asked).isSubset(of: first) && first.count >= 3)
        #expect(pairs.prefix(2).allSatisfy { $0["settled"] == .other("false") } && pairs.last?["settled"] == .other("true"))
        #expect(play.run("drill", on: .terminal([.key("q")])).console.bareScreen.contains("토익 · 8문제"))
    }

    @Test("words of two bookcases stand beside each other; one in both is taken where the others are") func twoBookcases() throws
    {
        let play = try play()
        try play.put("다른", [("late", "늦은"), ("due", "마땅한"), ("soon", "곧"), ("never", "한 번도"), ("often", "자주")])
        let mixed = questions(play, ["late", "waive"])
        #expect(mixed.count == 2)
        for question in mixed { #expect(question.contains(". 늦은\n") && question.contains(". 면제하다\n"), "\(question)") }
        #expect(questions(play, ["late", "due"]).allSatisfy { $0.contains(". 마땅한\n") })
        #expect(questions(play, ["waive", "due"]).allSatisfy { $0.contains(". 지급해야 할\n") })
    }

    @Test(
        "a term that is not there is told with the nearest, and no pair with what to do",
        arguments: [
            AlertCase(
                ["drill"], .badData,
                ko: """
                    [알림] 헷갈린 단어가 없습니다.
                    아직 서로 헷갈린 단어가 없습니다.
                    연습할 단어를 직접 적으셔도 됩니다.
                    다음: vocab quiz
                    """,
                en: """
                    [Alert] Nothing confused
                    You have not mixed up any words yet.
                    You can also name the words to practise.
                    Next: vocab quiz
                    """),
            AlertCase(
                ["drill", "overdue", "deu"], .badData,
                ko: """
                    [알림] 단어를 찾을 수 없습니다.
                    ‘deu’ 단어는 없습니다.
                    혹시: due?
                    다음: vocab drill overdue due
                    """,
                en: """
                    [Alert] Word not found
                    There is no word “deu”.
                    Did you mean: due?
                    Next: vocab drill overdue due
                    """),
        ])
    func alerts(_ alert: AlertCase) throws {
        try alert.check { try $0.putTwelveWords() }
    }
}
