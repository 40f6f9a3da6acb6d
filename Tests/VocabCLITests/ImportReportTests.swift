import Testing
import VocabTestSupport

@testable import VocabCLI

/// What an import tells.
@Suite("The report of an import") struct ImportReportTests {
    private func list(_ count: Int) -> String { "term,meaning\n" + (1...count).map { "word\($0),뜻\($0)\n" }.joined() }

    @Test("how many words are not listed, no zeros, and what to play next", arguments: ["ko", "en"]) func report(
        _ language: String
    ) throws {
        let play = Play(language: language)
        let file = play.file("list.csv", list(12) + "bad,\n")
        let results = play.run(["import", file, "--book", "새 책"]).console.results
        #expect(
            results.contains(
                language == "ko" ? "\n… 그 밖에 9개\n13줄: 새 단어 12 · 못 넣음 1\n" : "\n… and 9 more\n13 rows: 12 added · 1 bad\n"))
        #expect(results.hasSuffix(language == "ko" ? "\n다음: vocab quiz --book '새 책'\n" : "\nNext: vocab quiz --book '새 책'\n"))
        let again = play.run(["import", file, "--book", "새 책"], on: .terminal()).console.bareScreen
        #expect(again.contains(language == "ko" ? "\n13줄: 이미 있음 12 · 못 넣음 1\n" : "\n13 rows: 12 already there · 1 bad\n"))
        #expect(!again.contains("…") && again.hasSuffix("\n→ vocab quiz --book '새 책'\n"))
    }

    @Test("of several files one line plays all; a bookcase too small to play wants more words") func next() throws {
        let play = Play(language: "en")
        let (first, second) = (play.file("a.csv", list(4)), play.file("b.csv", list(5)))
        #expect(play.run(["import", first, second]).console.results.hasSuffix("\nNext: vocab quiz --book a --book b\n"))
        let few = play.run(["import", play.file("c.csv", list(3))])
        #expect(few.console.results.hasSuffix("\n3 rows: 3 added\nNext: vocab add --book c\n"))
    }

    @Test("a vocabulary file has fields, and neither columns nor commas") func vocabularyFile() throws {
        let play = Play(language: "en")
        let entries = ["apple=사과", "pear=배", "grape=포도", "melon=멜론", "peach=복숭아", "plum="].map { pair in
            let sides = pair.split(separator: "=", omittingEmptySubsequences: false)
            return "<entry><translation id=\"0\"><text>\(sides[0])</text></translation>"
                + "<translation id=\"1\"><text>\(sides[1])</text></translation></entry>"
        }
        let file = play.file("fruit.kvtml", "<?xml version=\"1.0\"?><kvtml><entries>" + entries.joined() + "</entries></kvtml>")
        let results = play.run(["import", file]).console.results
        #expect(results.contains("KVTML vocabulary file\nFields: term, meaning\n"))
        #expect(results.contains("\nentry 6: the meaning is empty.\n"))
        #expect(!results.contains("column") && !results.contains("comma"))
        let cut = play.file("cut.kvtml", "<?xml version=\"1.0\"?><kvtml><entries>" + entries.prefix(2).joined())
        let refused = play.run(["import", cut])
        #expect(refused.status == .badData && refused.console.alerts.contains("damaged or not complete"))
    }

    @Test("a first row that goes on below as it begins is a word like the others") func numberedWords() {
        let play = Play(language: "ko")
        let report = play.run(["import", play.file("a.csv", "word1,뜻1\nword2,뜻2\nword3,뜻3\nword4,뜻4\n")])
        #expect(report.status == .badData || report.console.results.contains("+ word1 — 뜻1\n"), "\(report.console.screen)")
    }

    @Test("columns that were not read are named, each once") func unread() throws {
        let play = Play(language: "en")
        let file = play.file("list.csv", "번호,단어,뜻,획수\n" + (1...6).map { "\($0),word\($0),뜻\($0),\($0 * 2)\n" }.joined())
        #expect(
            play.run(["import", file]).console.results.contains("\nColumns not read: 1 (번호), 4 (획수). Name them with --columns.\n")
        )
        let json = try JSONValue(play.run(["import", file, "--dry-run", "--json"]).console.results)
        #expect(json["unread"].array.map { $0["column"].raw } == ["1", "4"])
    }

    @Test("the archive of a whole library is no list: how to put it back is said") func library() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let archive = "\(play.folder)/all.tar"
        #expect(play.run(["export", "--all", "-o", archive]).status == .done)
        let refused = play.run(["import", archive])
        #expect(refused.status == .badData && refused.console.alerts.contains("backup restore vocab"))
        #expect(refused.console.alerts.contains("tar xf"))
    }

    @Test("a preview plays nothing") func preview() throws {
        let play = Play(language: "en")
        let preview = play.run(["import", play.file("a.csv", list(4)), "--dry-run"])
        #expect(!preview.console.results.contains("Next:"))
    }

    @Test(
        "The report says of entries in lines of their own which fields they have, and of no row that it is a header",
        arguments: ["ko", "en"], [("Word", "Meaning"), ("Q", "A")])
    func entriesInLines(_ language: String, _ labels: (String, String)) throws {
        let play = Play(language: language)
        play.run("setup --languages ko")
        let cards = [("apple", "사과"), ("pear", "배"), ("plum", "자두"), ("grape", "포도")].map {
            "\(labels.0): \($0.0)\n\(labels.1): \($0.1)\n"
        }
        let file = play.file("cards.txt", cards.joined(separator: "\n"))
        let lines = play.masked(play.run(["import", file, "--book", "책"]).console.screen).split(separator: "\n")
        #expect(
            lines.dropFirst(2).prefix(2)
                == (language == "ko"
                    ? ["UTF-8, 이름을 붙인 줄", "읽은 항목: 단어, 뜻"] : ["UTF-8, lines with labels", "Fields: term, meaning"]))
        let json = play.run(["import", file, "--book", "다른 책", "--json"]).console.results
        #expect(json.contains("\"delimiter\":\"\"") && json.contains("\"header\":false"))
    }
}
