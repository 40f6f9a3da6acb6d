import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Taking word lists in.
@Suite("Importing") struct ImportTests {
    private static let rows = """
        term,meaning,note
        apple,"사과, 능금"
        banana,바나나
        pear,배,more
        plum
        ,무화과
        "quince
        fig,"무
        화과"
        kiwi,키위
        lemon,레몬
        lime,라임
        mango,망고
        melon,멜론
        olive,올리브
        orange,오렌지
        peach,복숭아
        """

    private func play(_ language: String) throws -> (Play, String) {
        let play = Play(language: language)
        try play.putFruit()
        return (play, play.file("과일.csv", Self.rows))
    }

    @Test("the report names file, columns, first words, counts and every bad row with its line and column, in Korean")
    func korean() throws {
        let (play, file) = try play("ko")
        let done = play.run(["import", file])
        expectText(
            play.masked(done.console.screen),
            """
            <folder>/과일.csv, 단어장 과일
            UTF-8, 쉼표로 나눈 표
            첫 줄은 제목입니다. 1열 = 단어, 2열 = 뜻, 3열 = 메모
            + pear — 배
            + fig — 무 화과
            + kiwi — 키위
            … 그 밖에 7개
            15줄: 새 단어 10 · 내용 보탬 1 · 이미 있음 1 · 못 넣음 3
            넣지 못한 줄 3개:
            5번째 줄 2번째 열: 뜻이 비어 있습니다.
            6번째 줄 1번째 열: 단어가 비어 있습니다.
            7번째 줄 1번째 열: 따옴표가 열리고 닫히지 않았습니다.
            다음: vocab quiz --book 과일
            """)
        #expect(done.status == .done)
        #expect(play.run("show apple").console.results == "apple\n뜻: 사과, 능금\n단어장: 과일\n")
    }

    @Test("and in English, with a header, into a bookcase that is new") func english() throws {
        let play = Play(language: "en")
        play.millisecondsPerReading = 10
        let file = play.file("new.csv", "뜻,단어,메모\n사과,apple,n\n배,pear,\n")
        expectText(
            play.masked(play.run(["import", file, "--book", "새 책"], on: .terminal()).console.bareScreen),
            """
            <folder>/new.csv into 새 책
            They go into a new bookcase, “새 책”.
            UTF-8, a table with a comma between its columns
            The first row names the columns: column 1 = meaning, column 2 = term, column 3 =
            note
              + apple — 사과
              + pear — 배
            2 rows: 2 added
            → vocab add --book '새 책'
            """)
    }

    @Test("--dry-run shows all that would change, field by field, and saves nothing") func dryRun() throws {
        for language in ["ko", "en"] {
            let (play, file) = try play(language)
            let before = play.bytes("bookcases/과일.json")
            let preview = play.run(["import", file, "--dry-run"])
            let other = play.run(["import", file, "--book", "다른 책", "--dry-run"])
            #expect(other.console.results.contains("다른 책"))
            #expect(play.bytes("bookcases/과일.json") == before)
            #expect(play.bytes("bookcases/다른 책.json") == nil)
            let note = language == "ko" ? "(미리 보기: 아무것도 저장하지 않았습니다.)\n" : "(A preview: nothing was saved.)\n"
            #expect(preview.console.screen.hasSuffix(note))
            let field = language == "ko" ? "뜻" : "meaning"
            let sign = language == "ko" ? "이전:" : "before:"
            #expect(
                preview.console.screen.contains(
                    "\n~ apple\n\(field): 사과, 능금 (\(sign) 사과)\n+ pear — 배\n+ fig — 무 화과\n+ kiwi — 키위\n"))
            play.run(["import", file])
            #expect(play.bytes("bookcases/과일.json") != before)
        }
    }

    @Test("--dry-run foretells that too many rows would be left out, behind what it shows") func foretold() throws {
        let (play, _) = try play("ko")
        let file = play.file("half.csv", "단어,뜻,예문\napple,사과,a\npear,,b\nplum,,c\nfig,,d\nkiwi,키위,e\nhat,모자,f\n")
        let preview = play.run(["import", file, "--book", "반", "--dry-run"])
        #expect(preview.console.results.contains("+ kiwi — 키위") && preview.console.alerts.contains("넣지 못할 줄이 많습니다"))
        #expect(preview.status == .badData && play.run(["import", file, "--book", "반"]).status == .badData)
        #expect(play.run(["import", file, "--book", "반", "--dry-run", "--rejects", "rest.csv"]).status == .done)
    }

    @Test("the same file twice adds nothing, and the file of the bookcase stays byte for byte") func twice() throws {
        let (play, file) = try play("ko")
        play.run(["import", file])
        let once = play.bytes("bookcases/과일.json")
        let again = play.run(["import", file])
        #expect(again.console.results.contains("15줄: 이미 있음 12 · 못 넣음 3\n"))
        #expect(play.bytes("bookcases/과일.json") == once)
    }

    @Test("--json says it all to a program") func json() throws {
        let (play, file) = try play("ko")
        let report = try JSONValue(play.run(["import", file, "--json"]).console.results)
        #expect(report["file"].string == file)
        #expect(report["bookcase"].string == "과일")
        #expect(try (0.8...1).contains(#require(Double(report["confidence"].raw))))
        #expect(report["fields"].array.map(\.string) == ["term", "meaning", "note"])
        #expect([report["encoding"], report["delimiter"]].map(\.string) == ["UTF-8", ","])
        #expect(report["header"].raw == "true")
        #expect(report["columns"]["term"].raw == "1")
        #expect(["rows", "added", "merged", "unchanged"].map { report[$0].raw } == ["15", "10", "1", "1"])
        #expect(report["bad"].array.map { "\($0["line"].raw):\($0["column"].raw)" } == ["5:2", "6:1", "7:1"])
        #expect(report["bad"][0]["reason"].string == "the meaning is empty.")
    }

    @Test("no more than 20 bad rows are shown, and the rest is counted") func manyBadRows() {
        let play = Play(language: "en")
        let rows = (1...120).map { "word\($0),뜻\($0)\n" }.joined() + String(repeating: "x,\n", count: 25)
        let file = play.file("bad.csv", "term,meaning\n" + rows)
        let lines = play.run(["import", file]).console.results.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("line ") } == 20)
        #expect(lines.dropLast().last == "… and 5 more (all with --json or --rejects FILE)")
    }

    @Test("a header that comes again is no word, and the report says so") func repeatedHeader() throws {
        let text = "단어,뜻,예문\napple,사과,\n단어,뜻,예문\npear,배,\n"
        for (language, said) in [("ko", "\n제목 줄이 1번 더 나와서 뺐습니다.\n"), ("en", "\nLeft out 1 repeated header.\n")] {
            let play = Play(language: language)
            let file = play.file("과일.csv", text)
            #expect(play.run(["import", file]).console.screen.contains(said))
            #expect(try JSONValue(play.run(["import", file, "--json"]).console.results)["repeatedHeaders"].raw == "1")
        }
    }

    @Test("columns and header can be said") func columns() throws {
        let play = Play(language: "en")
        let file = play.file("cols.csv", "term,meaning,x,y\n1,apple,x,사과\n")
        #expect(play.run(["import", file, "--columns", "-,term,-,meaning", "--header", "yes"]).status == .done)
        #expect(play.run("list").console.results == "apple: 사과\n")
        play.run(["import", file, "--book", "b", "--header", "no", "--columns", "term,-,-,meaning"])
        #expect(play.run("list --book b").console.results == "term: y\n1: 사과\n")
    }

    @Test("a next command that was typed already is none: help comes then") func nextCommandTyped() {
        let play = Play(language: "en")
        let outcome = play.run(["import", play.file("x.csv", "apple,\npear,\nplum,\n"), "--columns", "term,meaning"])
        #expect(outcome.status == .badData && play.masked(outcome.console.alerts).hasSuffix("Next: vocab help import\n"))
    }

    @Test(
        "a file with nothing usable is told, exits with 65 and changes nothing",
        arguments: [
            (
                "term,meaning\napple,\npear,\n,사과\nlast\n",
                "[알림] 가져올 단어가 없습니다.\n<folder>/x.csv\n4줄 가운데 단어와 뜻이 함께 있는 줄이 없습니다. 아무것도 바꾸지 않았습니다.\n2번째 줄 2번째 열: 뜻이 비어 있습니다.\n3번째 줄 2번째 열: 뜻이 비어 있습니다.\n4번째 줄 1번째 열: 단어가 비어 있습니다.\n다음: vocab import <folder>/x.csv --columns term,meaning\n"
            ),
            ("", "[알림] 가져올 단어가 없습니다.\n<folder>/x.csv\n비어 있는 파일입니다.\n다음: file <folder>/x.csv\n"),
            ("단어,뜻\n", "[알림] 가져올 단어가 없습니다.\n<folder>/x.csv\n열 이름(단어 | 뜻)만 있고 그 아래에 단어가 없습니다.\n"),
            (
                "a\0\0b,c\n",
                "[알림] 가져올 수 없습니다.\n<folder>/x.csv\n글자 파일이 아닙니다. CSV로 저장해 주세요.\n다음: vocab help import\n"
            ),
        ])
    func nothingUsable(_ content: String, _ text: String) {
        let play = Play(language: "ko")
        let outcome = play.run(["import", play.file("x.csv", content)])
        #expect(play.masked(outcome.console.screen) == text)
        #expect(outcome.status == .badData)
        #expect(play.run("books --json").console.results == "[\n]\n")
    }

    @Test("a file in CP949 is read, and the report says so; in the wrong encoding it is refused") func korean949() {
        let play = Play(language: "en")
        // 사과, three times: with fewer letters it is asked about.
        let apple = Array("apple,".utf8) + [0xBB, 0xE7, 0xB0, 0xFA, 0x0A]
        let file = play.file("my list.csv", Array("term,meaning\n".utf8) + apple + apple + apple)
        #expect(
            play.run(["import", file, "--book", "A"]).console.results.contains(
                "CP949, a table with a comma between its columns\n"))
        #expect(play.run("list --book A").console.results == "apple: 사과\n")
        let outcome = play.run(["import", file, "--book", "B", "--encoding", "utf8"])
        expectText(
            play.masked(outcome.console.screen),
            """
            [Alert] Cannot import
            <folder>/my list.csv
            From line 2, column 2 on it cannot be read as UTF-8. Give another --encoding.
            Next: vocab help import
            """)
        #expect(outcome.status == .badData)
    }

    @Test("a folder is no file to import") func folder() {
        let play = Play(language: "en")
        let outcome = play.run(["import", play.folder, "--book", "A"])
        #expect(
            play.masked(outcome.console.screen)
                == "[Alert] Cannot be read or written\n<folder>\nThis is a folder or a device, not a file.\n"
        )
        #expect(outcome.status == .noInput)
    }

    @Test("the report fits a narrow screen") func narrow() throws {
        for language in ["ko", "en"] {
            let (play, file) = try play(language)
            let report = play.run(["import", file], on: .terminal(columns: 40))
            #expect(report.console.linesTooWide == [])
        }
    }

    @Test("one row is one row in English") func oneRow() {
        let play = Play(language: "en")
        let report = play.run(["import", play.file("a.csv", "term,meaning\napple,사과\n")]).console.results
        #expect(report.contains("\n1 row: 1 added\n"))
    }

    @Test(
        "lists that TAB, ; or | parts are taken for what they are, and the report for programs says so",
        arguments: ["\t", ";", "|"])
    func delimiters(_ sign: String) throws {
        let play = Play(language: "ko")
        let file = play.file("a.txt", "apple\(sign)사과, 능금\npear\(sign)배\n")
        #expect(try JSONValue(play.run(["import", file, "--json"]).console.results)["delimiter"].string == sign)
        #expect(play.run("list").console.results == "apple: 사과, 능금\npear: 배\n")
    }
}
