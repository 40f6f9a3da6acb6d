import Foundation
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Bookcases and what they hold: counts, pictures, moving words, deleting all.
@Suite("Bookcases") struct BookcaseTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        try play.put("채소", [("carrot", "당근"), ("leek", "대파"), ("apple", "능금")])
        return play
    }

    private func terms(_ play: Play, _ bookcase: String) throws -> [String] {
        try JSONValue(play.run(["list", "--book", bookcase, "--json"]).console.results).array.map { $0["term"].string }
    }

    // MARK: books

    @Test("one very long name does not push the counts of the others away", arguments: [40, 80]) func longName(columns: Int)
        throws
    {
        let play = Play()
        try play.putFruit()
        try play.putFruit(String(repeating: "가나다라마바", count: 10))
        let console = play.run("books", on: .terminal(columns: columns)).console
        let rows = console.seen.split(separator: "\n").filter { $0.contains("단어 4개") }
        let starts = rows.compactMap { row in row.range(of: "단어 4개").map { console.width(String(row[..<$0.lowerBound])) } }
        #expect(starts.count == 2 && Set(starts).count == 1 && console.linesTooWide == [], "\(console.seen)")
        #expect(starts.allSatisfy { $0 <= columns / 2 + 2 } && rows.allSatisfy { $0.contains("과일") || $0.contains("…") })
    }

    @Test("where one row of the list has no room for its counts beside the name, none has them there") func oneShape() throws {
        let play = Play()
        try play.putFruit()
        try play.put("빈책", [])
        let lines = play.run("books", on: .terminal(columns: 40)).console.seen.split(separator: "\n")
        #expect(lines.prefix(3) == ["  과일", "    단어 4개", "  빈책"], "\(lines)")
    }

    @Test("book show tells all that books tells, and what the bookcase says of itself", arguments: [true, false])
    func shown(isPlain: Bool) throws {
        let play = Play(language: "en")
        try play.putWrongAnswers()
        play.run([
            "book", "edit", "토익", "--picture", "📈", "--description", "시험", "--term-language", "영어", "--meaning-language", "한국어",
        ])
        let screen = play.run("book show 토익" + (isPlain ? " --plain" : ""), on: .terminal()).console.seen
        for part in ["시험", "영어", "한국어", "12", "new · ", "learning · ", "due", "last played "] {
            #expect(screen.contains(part), "\(screen)")
        }
        #expect(screen.contains("📈") != isPlain)
    }

    @Test("books --json has them too") func booksJSON() throws {
        let play = Play(language: "en")
        try play.putWrongAnswers()
        play.run(["book", "edit", "토익", "--picture", "📈"])
        let book = try JSONValue(play.run("books --json").console.results)[0]
        #expect(
            book["picture"].string == "📈" && book["lastPlayed"].string == "2026-11-17T10:06:50Z" && Int(book["due"].raw) != nil)
    }

    @Test("the motto follows the day, not the call, and every one is said in both languages") func mottos() throws {
        let days = (0..<MottoPhrase.allCases.count).map { MottoPhrase(of: Day(number: 20_000 + $0)) }
        #expect(Set(days).count == MottoPhrase.allCases.count && MottoPhrase(of: Day(number: -1)) == MottoPhrase.allCases.last)
        let play = try play("en")
        let said = (0..<2).map { _ in play.run("books", on: .terminal()).console.bareScreen }
        #expect(said[0] == said[1] && said[0].hasSuffix("One more word, then rest.\n"))
        #expect(Play(language: "ko").run("books", on: .terminal()).console.bareScreen.contains("한 단어만 더"))
        #expect(!play.run("books").console.screen.contains("then rest"))
    }

    // MARK: book add

    @Test("after book add Enter goes on with words, and what its box recommends can be typed") func offers() throws {
        let play = Play(language: "ko")
        let added = play.run([], on: .terminal([.line("book add 과일"), .line(""), .line(""), .line("q")])).console
        #expect(added.bareScreen.contains("Enter 단어 추가") && added.bareScreen.contains("‘과일’에 단어와 뜻을 넣습니다."))
        let typed = play.run([], on: .terminal([.line("book add 채소"), .line("add carrot 당근 --book 채소"), .line("q")])).console
        #expect(typed.stepsLeft == 0)
        #expect(play.run("list --book 채소").console.results.contains("carrot"))
        expectText(
            Play(language: "en").run(["book", "add", "새 책"]).console.screen,
            "[Alert] Saved\nThe bookcase is saved.\nNext: vocab add --book '새 책'")
    }

    @Test("a picture is one emoji", arguments: [("🍎", true), ("👩‍🏫", true), ("ab", false), ("a", false), ("🍎🍏", false)])
    func pictures(text: String, isGood: Bool) throws {
        let outcome = Play(language: "en").run(["book", "add", "fruit", "--picture", text])
        #expect(outcome.status == (isGood ? .done : .usage))
        #expect(isGood || outcome.console.alerts.hasSuffix("must be one emoji.\nNext: vocab book add fruit --picture '📚'\n"))
    }

    @Test("two bookcases of one name are refused, in whatever case or width") func sameNames() throws {
        let play = try play()
        play.run("book add Fruit")
        for name in ["fruit", "ＦＲＵＩＴ", " Fruit "] { #expect(play.run(["book", "add", name]).status == .badData, "\(name)") }
        #expect(play.run(["book", "rename", "과일", "FRUIT"]).status == .badData)
    }

    // MARK: move

    @Test("move takes words along with what is remembered of them, in one step of undo") func move() throws {
        let play = Play(language: "en")
        try play.putWrongAnswers()
        play.run("book add 새것")
        expectText(
            play.run("move overdue due --to 새것").console.screen, "[Alert] Moved\nTo “새것”: overdue, due\nNext: vocab undo")
        #expect(try terms(play, "새것") == ["overdue", "due"] && terms(play, "토익").count == 10)
        let wrong = try JSONValue(play.run("wrong 새것 --json").console.results).array
        #expect(wrong.map { $0["term"].string } == ["overdue", "due", "overdue"])
        #expect(play.run("undo").console.alerts.contains("\nUndone: moving “overdue, due” to “새것”\n"))
        #expect(try terms(play, "새것").isEmpty && terms(play, "토익").prefix(2) == ["overdue", "due"])
    }

    @Test("a term that the other bookcase has moves nothing, nor does one that is in no bookcase") func refused() throws {
        let play = try play()
        let there = play.run("move banana apple --to 채소 --book 과일")
        #expect(
            there.status == .badData && there.console.alerts.hasPrefix("[Alert] Already there\n“채소” has this word.\napple — 능금\n")
        )
        #expect(try terms(play, "과일").count == 4 && terms(play, "채소").count == 3)
        #expect(play.run("move banana kiwi --to 채소").status == .noInput)
        #expect(play.run("move banana --to 고기").status == .noInput)
        #expect(play.run("move carrot --to 채소").status == .badData)
        #expect(try terms(play, "과일").count == 4)
        #expect(play.run("move leek --to 과일").status == .done)
        #expect(try terms(play, "과일").last == "leek")
    }

    // MARK: book remove --all

    @Test("deleting all asks twice, and one undo brings everything back", arguments: ["ko", "en"]) func removesAll(
        language: String
    ) throws {
        let play = try play(language)
        for keys in [["n"], ["y", "n"], ["y", ""]] {
            let kept = play.run("book remove --all", on: .terminal(keys.map { .key($0) }))
            #expect(kept.status == .done && kept.console.stepsLeft == 0)
            #expect(try JSONValue(play.run("books --json").console.results).array.count == 2)
        }
        #expect(play.run("book remove --all", on: ScriptedConsole([.endOfInput])).status == .noInput)
        let removed = play.run("book remove --all", on: .terminal([.key("y"), .key("y")]))
        #expect(
            removed.console.bareScreen.contains(
                language == "ko" ? "정말 단어장 2개와 단어 7개를 모두 삭제할까요? (y/N) y" : "Really delete all 2 bookcases and 7 words? (y/N) y"))
        #expect(play.run("books --json").console.results == "[\n]\n")
        play.run("undo")
        #expect(try terms(play, "과일").count == 4 && terms(play, "채소").count == 3)
        #expect(play.run("book remove --all --yes").status == .done)
        #expect(play.run("book remove").status == .usage && play.run("book remove 과일 --all").status == .usage)
    }
}
