import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLists

@Suite("Exporting chosen columns") struct ExportColumnsTests {
    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과, 능금"), ("=pear", "배"), ("plum \"x\"", "자두\n오얏")])
        return play
    }

    @Test("in the order in which they are named, with a header or without") func columns() throws {
        let play = try play()
        let ids = try JSONValue(play.run("list --json").console.results).array.map { $0["id"].string }
        let rows = ["apple,\"사과, 능금\"", "=pear,배", "\"plum \"\"x\"\"\",\"자두\n오얏\""]
        let csv = { (arguments: String) in play.run("export " + arguments).console.results }
        #expect(csv("--columns term,meaning") == "term,meaning\n" + rows.map { $0 + "\n" }.joined())
        #expect(csv("--columns term,meaning --header no") == rows.map { $0 + "\n" }.joined())
        #expect(csv("--columns id,term,meaning") == "id,term,meaning\n" + zip(ids, rows).map { "\($0),\($1)\n" }.joined())
        #expect(csv("--columns meaning,tags,term --format tsv").hasPrefix("meaning\ttags\tterm\n사과, 능금\t\tapple\n"))
        #expect(csv("--columns 단어").hasPrefix("term\napple\n") && csv("--columns Part-of-speech,ID") == "")
        #expect(csv("--header yes") == csv(""))
        #expect(csv("--bom") == "\u{FEFF}" + csv(""))
    }

    @Test("a name that is no column is told with the list that was meant") func badColumns() throws {
        for (language, list, text) in [
            (
                "ko", "id,term,meanin",
                """
                [알림] 열 이름을 확인해 주세요.
                ‘id,term,meanin’의 ‘meanin’: id, term, meaning, partOfSpeech, pronunciation, example, synonyms, antonyms, tags, note 가운데에서 하나씩 골라 쉼표로 이어 주세요.
                다음: vocab export 과일 --columns id,term,meaning
                """
            ),
            (
                "en", "단,어",
                """
                [Alert] Check the columns
                “단” in “단,어”: name columns out of id, term, meaning, partOfSpeech, pronunciation, example, synonyms, antonyms, tags, note, each once, with commas between.
                Next: vocab export 과일 --columns id,term,meaning
                """
            ),
        ] {
            let refused = try play(language).run(["export", "과일", "--columns", list])
            #expect(refused.status == .usage && refused.console.results == "")
            expectText(refused.console.alerts, text)
        }
        for list in ["", ",", "term,", "term,term", "term;meaning", "-", "term,-"] {
            #expect(try play().run(["export", "과일", "--columns", list]).status == .usage, "\(list)")
        }
    }

    @Test("options that say nothing of a format are refused, not passed over") func formats() throws {
        let play = try play()
        for (line, next) in [
            ("export 과일 --format json --columns term", "export 과일 --format json"),
            ("export 과일 --format anki --header no", "export 과일 --format anki"),
            ("export 과일 --format xlsx --bom", "export 과일 --format xlsx"),
            ("export --all --columns term", "export --all"),
        ] {
            let refused = play.run(line)
            #expect(refused.status == .usage && refused.console.alerts.hasSuffix("\nNext: vocab \(next)\n"), "\(line)")
        }
        #expect(play.run("export 과일 --header maybe").status == .usage)
    }

    @Test("a workbook goes into a file, also by the name of that, and not to a terminal") func workbook() throws {
        for (language, part) in [("ko", "xlsx는 화면에 출력하지 않습니다."), ("en", "A workbook is not written to the screen")] {
            let play = try play(language)
            let refused = play.run("export 과일 --format xlsx", on: .terminal())
            #expect(refused.status == .usage && refused.console.bareScreen.contains(part))
            #expect(refused.console.bareScreen.contains("--format xlsx -o vocab.xlsx"))
            let path = play.folder + "/과일.xlsx"
            let done = play.run(["export", "과일", "-o", path])
            // No cell of a workbook is run, and Excel knows its letters.
            #expect(done.status == .done && done.console.alerts.hasSuffix("\n\(path)\n"))
            let bytes = try InputFile.read(Path(path))
            #expect(bytes == ListExport.workbook(of: try BookcaseFile.decode(play.bytes("bookcases/과일.json") ?? [])))
            let other = Play(language: language)
            #expect(other.run(["import", path]).status == .done)
            #expect(other.run("export 과일").console.results == play.run("export 과일").console.results)
        }
    }

    @Test("of a CSV that Excel would garble it is told once, and not where a byte order mark is in it") func byteOrderMark()
        throws
    {
        for (language, remark) in [
            ("ko", "엑셀에서 글자가 깨지지 않게 하려면 --bom을 붙이거나 --format xlsx로 내보내세요.\n"),
            ("en", "Excel shows these letters right only with --bom, or in a file of --format xlsx.\n"),
        ] {
            let play = Play(language: language)
            try play.put("과일", [("apple", "사과")])
            try play.put("letters", [("apple", "fruit")])
            func alerts(_ arguments: [String], to name: String = "x.csv") -> String {
                play.run(["export", "-o", "\(play.folder)/\(name)", "--force"] + arguments).console.alerts
            }
            #expect(alerts(["과일"]).hasSuffix("/x.csv\n" + remark) && alerts(["과일"], to: "X.CSV").hasSuffix(remark))
            for arguments in [["과일", "--bom"], ["letters"], ["과일", "--format", "json"], ["과일", "--columns", "term"]] {
                #expect(!alerts(arguments).contains("--bom"), "\(arguments)")
            }
            #expect(!alerts(["과일"], to: "x.txt").contains("--bom") && play.run("export 과일").console.alerts == "")
        }
    }

    @Test("what was exported in any format with these columns comes back", arguments: ["csv", "tsv", "xlsx"])
    func roundTrip(format: String) throws {
        let play = try play()
        let path = play.folder + "/x." + format
        let columns = ["--columns", "note,meaning,id,term"]
        #expect(play.run(["export", "과일", "--format", format, "-o", path] + columns).status == .done)
        let other = Play(language: "en")
        #expect(other.run(["import", path, "--book", "과일"]).status == .done)
        let export = ["export", "과일"] + columns
        #expect(other.run(export).console.results == play.run(export).console.results)
    }
}
