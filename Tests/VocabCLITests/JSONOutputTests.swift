import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `--json`: one JSON value on standard output, and nothing else there.
@Suite("What programs read") struct JSONOutputTests {
    private func play() throws -> Play {
        let play = Play(language: "en")
        play.run(["book", "add", "과일 \"1\"", "--description", "역\\슬래시", "--term-language", "영어"])
        play.run(["add", "apple", "사과", "--note", "quote \" tab\tend", "--synonyms", "a;b", "--part-of-speech", "n"])
        play.run("add pear 배")
        return play
    }

    private func json(_ outcome: Play.Outcome) throws -> JSONValue {
        #expect(outcome.status == .done)
        #expect(!outcome.console.results.contains("\u{1B}"))
        return try JSONValue(outcome.console.results)
    }

    @Test("books --json and book show --json say the same of a bookcase") func books() throws {
        let play = try play()
        let books = try json(play.run("books --json", on: .terminal()))
        #expect(books.array.count == 1)
        let book = books[0]
        #expect(
            book.names == [
                "id", "name", "description", "termLanguage", "words", "memorized", "new", "learning", "memorizedByMemory", "due",
            ])
        #expect(book["name"].string == "과일 \"1\"")
        #expect(book["description"].string == "역\\슬래시")
        #expect(book["words"].raw == "2")
        #expect(book["memorized"].raw == "0")
        #expect(try json(play.run(["book", "show", "과일 \"1\"", "--json"])) == book)
    }

    @Test("list, show and search give words as the store has them, each with its bookcase") func words() throws {
        let play = try play()
        let list = try json(play.run("list --json"))
        #expect(list.array.map { $0["term"].string } == ["apple", "pear"])
        #expect(list.array.map { $0["bookcase"].string } == ["과일 \"1\"", "과일 \"1\""])
        #expect(
            list[0].names == ["bookcase", "id", "term", "meaning", "partOfSpeech", "note", "synonyms", "added", "modified"])
        #expect(list[0]["note"].string == "quote \" tab end")
        #expect(list[0]["synonyms"] == .array([.string("a"), .string("b")]))
        #expect(try json(play.run("show apple --json")) == .array([list[0]]))
        #expect(try json(play.run("search 배 --json")) == .array([list[1]]))
        #expect(try json(play.run("search zzz --json")) == .array([]))
        let stored = String(decoding: play.bytes("bookcases/과일 %221%22.json") ?? [], as: UTF8.self)
        #expect(stored.contains("\"id\":\"\(list[0]["id"].string)\",\"term\":\"apple\""))
    }

    @Test("an empty library is an empty list") func emptyLibrary() throws {
        for command in ["books --json", "list --json", "search a --json"] {
            #expect(try json(Play(language: "ko").run(command)) == .array([]))
        }
    }

    @Test("quiz --json plays on standard error and sums the round up on standard output") func quiz() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        let round = play.run("quiz --book 과일 --seed 1 --json", on: ScriptedConsole([.key("1"), .key("s"), .key("3"), .key("2")]))
        let result = try json(round)
        #expect(
            result.names
                == [
                    "bookcases", "asked", "correct", "corrected", "skipped", "percent", "bestStreak", "seconds", "missed", "seed",
                ])
        #expect(result["bookcases"] == .array([.string("과일")]))
        #expect([result["asked"], result["correct"], result["skipped"], result["percent"]].map(\.raw) == ["4", "1", "1", "25"])
        #expect(result["corrected"].raw == "0.3")
        #expect(result["seed"].raw == "1")
        #expect(result["seconds"].raw == "4.0")
        #expect(result["missed"].array.count == 3)
        #expect(round.console.alerts.contains("점수: 1점"))
        #expect(!round.console.alerts.contains("다시 풀까요?"))
    }

    @Test("a round that is cut short is summed up too, and tells how it ended") func quizCut() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let round = play.run("quiz --book 과일 --seed 1 --json", on: ScriptedConsole([.key("1"), .endOfInput]))
        #expect(try JSONValue(round.console.results)["asked"].raw == "1")
        #expect(
            round.console.alerts.contains(
                "[Alert] Input ended\nThere was no answer, so it stops here. What was done so far stands.\n"))
        #expect(round.status == .noInput)
    }

    @Test("the prompts of a terminal stay off standard output") func promptsBeside() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let round = play.run("quiz --book 과일 --seed 1 --count 1 --json --no-pause", on: .terminal([.key("1")]))
        #expect(try json(round)["asked"].raw == "1")
        #expect(round.console.alerts.contains("quit"))
    }

    @Test("a command that fails prints no JSON", arguments: ["list --book 없음 --json", "show zzz --json", "quiz --json"])
    func failing(_ command: String) throws {
        let play = Play(language: "en")
        try play.putFruit()
        let outcome = play.run(command)
        #expect(outcome.console.results == "")
        #expect(outcome.console.alerts.hasPrefix("[Alert] "))
        #expect(outcome.status != .done)
    }

    @Test("what cannot be seen is escaped in what is printed, reads back the same, and lies in the store as it is")
    func unseen() throws {
        let play = Play(language: "en")
        try play.put("나쁜\u{200D}책", [("a\u{202E}b\u{200B}c\u{FE0F}", "뜻\u{E0041}"), ("d\u{2028}e\u{7F}\u{9B}", "\u{E0100}가🎉")])
        for command in ["list --json", "books --json", "worksheet --json --book 나쁜책", "doctor --json"] {
            let printed = play.run(command).console.results
            #expect(Hostile.intruders(in: printed) == [], "\(command)")
        }
        let list = play.run("list --json").console.results
        #expect(list.contains("\"a\\u202eb\\u200bc\\ufe0f\"") && list.contains("뜻\\udb40\\udc41"))
        let words = try JSONValue(list).array
        #expect(words.map { $0["term"].string }.sorted() == ["a\u{202E}b\u{200B}c\u{FE0F}", "d e\u{7F}\u{9B}"])
        #expect(words.map { $0["meaning"].string }.sorted() == ["\u{E0100}가🎉", "뜻\u{E0041}"].sorted())
        let stored = String(decoding: play.bytes("bookcases/나쁜\u{200D}책.json") ?? [], as: UTF8.self)
        #expect(stored.unicodeScalars.contains("\u{202E}") && stored.unicodeScalars.contains("\u{200B}"))
    }

    @Test("white space between the values of a hand-written file moves no cursor either")
    func whiteSpace() throws {
        #expect(SafeText.json(Array("{\"a\":\r\t[\"\\t\"]}\n".utf8)) == Array("{\"a\":  [\"\\t\"]}\n".utf8))
    }
}
