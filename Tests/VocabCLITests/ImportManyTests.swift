import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Importing several files, and taking it back") struct ImportManyTests {
    private func books(_ play: Play) throws -> [String] {
        try JSONValue(play.run("books --json").console.results).array.map { "\($0["name"].string) \($0["words"].raw)" }
    }

    @Test("each goes into a bookcase of its name, or all into one") func several() throws {
        let play = Play(language: "en")
        let files = [play.file("과일.csv", "term,meaning\napple,사과\n"), play.file("동물.txt", "단어\t뜻\ndog\t개\ncat\t고양이\n")]
        #expect(play.run(["import"] + files).status == .done)
        #expect(try Set(books(play)) == ["과일 1", "동물 2"])
        #expect(play.run(["import"] + files + ["--book", "모두"]).status == .done)
        #expect(try books(play).contains("모두 3"))
        let reports = try JSONValue(play.run(["import"] + files + ["--json"]).console.results)
        #expect(reports.array.map { $0["unchanged"].raw } == ["1", "2"])
    }

    @Test("where one cannot be read, none is taken in, wherever it stands", arguments: [0, 1, 2])
    func oneIsBad(place: Int) throws {
        for (content, status) in [("apple\npear\n", VocabCLI.ExitStatus.badData), (nil, .noInput)] {
            let play = Play(language: "en")
            var files = [play.file("a.csv", "term,meaning\na,가\n"), play.file("b.csv", "term,meaning\nb,나\n")]
            files.insert(content.map { play.file("x.csv", $0) } ?? play.folder + "/x.csv", at: place)
            let outcome = play.run(["import"] + files + ["--json"])
            #expect(outcome.status == status && outcome.console.results == "")
            #expect(try books(play) == [])
        }
    }

    @Test("the next command names the one that is not clear alone, for its option says nothing of the others")
    func unclearOne() {
        let play = Play(language: "en")
        let unclear = play.file("fi.csv", "Lexeme,뜻\nkoira,개\nkissa,고양이\ntalo,집\nvesi,물\nmaa,땅\n")
        let outcome = play.run(["import", play.file("a.csv", "term,meaning\na,가\n"), unclear, "--book", "X"])
        #expect(play.masked(outcome.console.alerts).hasSuffix("Next: vocab import <folder>/fi.csv --book X --header yes\n"))
    }

    @Test("one undo takes all of it back, and one redo brings it again", arguments: [1, 3])
    func undo(count: Int) throws {
        let play = Play(language: "en")
        try play.putFruit()
        let before = play.bytes("bookcases/과일.json")
        let files = (0..<count).map { play.file("\($0).csv", "term\($0),뜻\nApple,능금 \($0)\n") }
        play.run(["import"] + files + ["--book", "과일"])
        let after = play.bytes("bookcases/과일.json")
        #expect(after != before)
        #expect(play.run("undo").status == .done)
        #expect(play.bytes("bookcases/과일.json") == before)
        #expect(play.run("redo").status == .done)
        #expect(play.bytes("bookcases/과일.json") == after)
    }

    @Test("undo takes a bookcase away that the import made") func undoNew() throws {
        let play = Play(language: "ko")
        play.run(["import", play.file("새 책.csv", "apple,사과\n")])
        #expect(try books(play) == ["새 책 1"])
        play.run("undo")
        #expect(try books(play) == [])
    }

    @Test("an import that changes nothing leaves nothing to undo") func nothingToUndo() throws {
        let play = Play(language: "en")
        let file = play.file("a.csv", "apple,사과\n")
        play.run(["import", file])
        play.run(["import", file])
        play.run("undo")
        #expect(try books(play) == [])
    }

    @Test("standard input needs a bookcase, and is read like a file") func standardInput() throws {
        for (language, title) in [("ko", "[알림] 단어장이 필요합니다.\n"), ("en", "[Alert] Which bookcase?\n")] {
            let play = Play(language: language)
            play.standardInput = "\u{FEFF}단어;뜻\r\napple;사과\r\n"
            let refused = play.run(["import", "-"])
            #expect(refused.status == .usage && refused.console.alerts.hasPrefix(title))
            let report = try JSONValue(play.run(["import", "-", "--book", "과일", "--json"]).console.results)
            #expect(report["file"].string == "-" && report["added"].raw == "1" && report["header"].raw == "true")
            play.standardInput = ""
            #expect(play.run(["import", "-", "--book", "과일"]).status == .badData)
        }
    }

    @Test(
        "an export of one bookcase in another makes words of its own: nothing is there twice under one id",
        arguments: ["json", "anki"])
    func otherBookcase(format: String) throws {
        let play = Play(language: "en")
        try play.putFruit()
        let file = play.folder + "/out." + format
        play.run(["export", "--book", "과일", "--format", format, "-o", file])
        play.run(["import", file, "--book", "사본"])
        #expect(try Set(books(play)) == ["과일 4", "사본 4"])
        #expect(play.run("doctor").status == .done)
        let before = play.bytes("bookcases/과일.json")
        #expect(play.run(["import", file, "--book", "과일"]).status == .done)
        #expect(play.bytes("bookcases/과일.json") == before)
    }
}
