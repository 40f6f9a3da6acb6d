import Testing
import VocabCore
import VocabTestSupport

@testable import VocabCLI

/// `--tag`, wherever words are chosen.
@Suite("--tag") struct TagOptionTests {
    /// Twelve words, four for each of three days.
    private func play(_ language: String = "en") -> Play {
        let play = Play(language: language)
        let rows = (0..<12).map { "term\($0),뜻\($0),day\($0 / 4 + 1)\n" }.joined()
        play.run("import \(play.file("list.csv", "단어,뜻,태그\n" + rows)) --book 책")
        return play
    }

    @Test("games ask the words with the tags, beside choices from all of the bookcase") func games() throws {
        let play = play()
        let sheet = try JSONValue(play.run("worksheet 책 --tag day2 --seed 1 --json").console.results).array
        #expect(Set(sheet.map { $0["prompt"].string }) == Set((4..<8).map { "term\($0)" }))
        let both = try JSONValue(play.run("worksheet 책 --tag day2..day3 --seed 1 --json").console.results).array
        #expect(both.count == 8)
        let round = play.run("quiz 책 --tag day3", on: ScriptedConsole([.key("q")])).console.screen
        #expect(round.contains("4 questions") && (8..<12).contains { round.contains("term\($0)") })
        for game in ["flashcards", "hangman", "match"] {
            let screen = play.run("\(game) 책 --tag day1", on: ScriptedConsole([.endOfInput])).console.screen
            #expect(!(4..<12).contains { screen.contains("term\($0)") }, "\(game)")
        }
    }

    @Test("lists, exports and marks go by them too, and a bookcase counts them") func others() throws {
        let play = play()
        #expect(play.run("list 책 --tag day1").console.results.split(separator: "\n").count == 4)
        #expect(play.run("export 책 --tag day1 --tag day3").console.results.split(separator: "\n").count == 9)
        #expect(play.run("book show 책").console.results.contains("tags: day1 4 · day2 4 · day3 4"))
        #expect(play.run("memorize --tag day1..day2 --book 책").console.screen.contains("8 words are marked as known."))
        #expect(play.run("due --short").console.results.contains("4"))
        #expect(play.run("due --short --json --tag day1").console.results == "{\"due\":0,\"new\":0}\n")
        #expect(play.run("undo").console.screen.contains("marking words (8) as known"))
        #expect(play.run("forget --tag day1").status == .badData)
        #expect(play.run("plan --exam 2027-03-14 --book 책 --tag day2").console.results.contains("책 · day2"))
        #expect(try JSONValue(play.run("plan --json").console.results)["exam"]["tags"].array.map(\.string) == ["day2"])
    }

    @Test("each alert is said whole", arguments: cases) func alerts(_ alert: AlertCase) throws {
        try alert.check { play in
            play.run("import \(play.file("list.csv", "단어,뜻,태그\na,가,day1\nb,나,day1\nc,다,day1\nd,라,day1\n")) --book 책")
        }
    }

    static let cases = [
        AlertCase(
            ["quiz", "책", "--tag", "day7"], .badData,
            ko: "[알림] 태그를 찾을 수 없습니다.\n‘day7’ 태그가 있는 단어는 없습니다.\n혹시: day1?\n다음: vocab quiz 책 --tag day1",
            en: "[Alert] Tag not found\nNo word has the tag “day7”.\nDid you mean: day1?\nNext: vocab quiz 책 --tag day1")
    ]

    @Test("where nothing waits whoever plays on is asked before new words begin") func playingOn() throws {
        let play = play()
        play.run("setup --new-per-day 2")
        let bookcase = try #require(try play.onlyBookcase())
        try play.putAnswers(
            bookcase.words.prefix(2).map { word in
                Review(
                    at: Timestamp(secondsSince1970: 1_794_990_000), word: word.id, bookcase: bookcase.id, game: .typed,
                    direction: .reverse, outcome: .right, milliseconds: 900)
            })
        let asked = play.run("quiz 책", on: .terminal([.key("q")]))
        #expect(asked.console.bareScreen.contains("All done for today. Enter: words you know · n: new words · q: stop"))
        #expect(asked.status == .done && asked.console.bareScreen.contains("All that waited is done."))
        let known = play.run("quiz 책 --kind choice", on: .terminal([.key(""), .key("q")])).console.bareScreen
        #expect(known.contains("2 questions"))
        let new = play.run("quiz 책", on: .terminal([.key("n"), .key("q")])).console.bareScreen
        #expect(new.contains("10 questions"))
    }
}
