import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Importing known words, and files that are no lists") struct ImportRulesTests {
    @Test(
        "--on-duplicate says what becomes of them, and the preview says so before",
        arguments: [
            ("merge", "apple: 사과; 능금\n", "뜻: 사과; 능금 (이전: 사과)"), ("skip", "apple: 사과\n", nil),
            ("update", "apple: 능금\n", "뜻: 능금 (이전: 사과)"),
            ("keep", "apple: 사과\napple: 능금\n", "+ apple — 능금"),
        ])
    func rules(rule: String, words: String, shown: String?) throws {
        let play = Play(language: "ko")
        try play.put("과일", [("apple", "사과")])
        let arguments = ["import", play.file("과일.csv", "apple,능금\n"), "--on-duplicate", rule]
        let preview = play.run(arguments + ["--dry-run"]).console.results
        #expect(shown.map(preview.contains) ?? !preview.contains("→ 사과"))
        #expect(preview.hasSuffix("(미리 보기: 아무것도 저장하지 않았습니다.)\n"))
        #expect(play.run("list").console.results == "apple: 사과\n")
        let report = try JSONValue(play.run(arguments + ["--json"]).console.results)
        #expect(report["onDuplicate"].string == rule)
        #expect(play.run("list").console.results == words)
    }

    @Test("the preview for programs lists every change with its line") func previewJSON() throws {
        let play = Play(language: "en")
        try play.put("과일", [("apple", "사과")])
        let file = play.file("과일.csv", "term,meaning\napple,능금\n\npear,배\n")
        let report = try JSONValue(play.run(["import", file, "--dry-run", "--json"]).console.results)
        #expect(report["dryRun"].raw == "true")
        let changes = report["changes"].array
        #expect(
            changes.map { "\($0["line"].raw) \($0["change"].string) \($0["term"].string) \($0["meaning"].string)" }
                == ["2 changed apple 사과; 능금", "4 added pear 배"])
    }

    @Test(
        "a file that is no text is named for what it is, with what to do, and nothing is saved",
        arguments: [
            ("PK\u{3}\u{4}xl/workbook.xml", "망가졌습니다", "damaged"),
            ("%PDF-1.7", "PDF", "PDF"), ("GIF89a", "그림", "picture"), ("ID3\u{4}", "소리", "sound"),
            ("SQLite format 3\u{0}", "데이터베이스", "database"),
            ("<html><table>", "HTML", "HTML"), ("[{\"term\":\"a\"}]", "뜻이 함께 있는 줄", "term with its meaning"),
            ("{\\rtf1 a}", "워드", "document"),
            ("a\u{0}\u{0}b,c", "글자", "text"),
        ])
    func kinds(content: String, korean: String, english: String) {
        for (language, part) in [("ko", korean), ("en", english)] {
            let play = Play(language: language)
            let outcome = play.run(["import", play.file("목록.csv", content)])
            #expect(outcome.status == .badData && outcome.console.results == "")
            #expect(outcome.console.alerts.split(separator: "\n").dropFirst(2).first?.contains(part) == true)
            #expect(play.run("books --json").console.results == "[\n]\n")
        }
    }

    @Test("an export that was cut off is no list of words") func cutOff() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let json = play.run("export --book 과일 --format json").console.results
        for length in [20, json.count / 2, json.count - 3] {
            let outcome = play.run(["import", play.file("cut.json", String(json.prefix(length))), "--book", "B"])
            #expect(outcome.status == .badData && outcome.console.alerts.contains("not complete"))
        }
    }

    @Test("spaces between word and meaning are named in the report") func spaces() {
        let play = Play(language: "en")
        let report = play.run(["import", play.file("a.txt", "1) apple 사과\n2) pear 배\n3) plum 자두\n")]).console.results
        #expect(report.contains("3 rows: 3 added") && !report.contains("TAB"))
        #expect(play.run("list").console.results == "apple: 사과\npear: 배\nplum: 자두\n")
    }

    @Test("a list of terms alone is told apart from a broken one, and changes nothing") func termsAlone() {
        for (language, text) in [
            (
                "ko",
                "[알림] 뜻이 없는 목록입니다.\n<folder>/a.txt\n단어와 뜻이 함께 있는 줄을 찾지 못했습니다. 단어 뒤에 쉼표와 뜻을 적어 주세요(apple,사과). 뜻이 단어 다음 줄에 있으면 --lines 2로 알려 주세요.\n다음: head <folder>/a.txt\n"
            ),
            (
                "en",
                "[Alert] A list without meanings\n<folder>/a.txt\nNo line holds a term with its meaning. Put a comma between both (apple,사과); where the meaning is on the next line, say --lines 2.\nNext: head <folder>/a.txt\n"
            ),
        ] {
            let play = Play(language: language)
            let outcome = play.run(["import", play.file("a.txt", "apple\npear\nplum\n"), "--book", "A"])
            #expect(play.masked(outcome.console.screen) == text)
            #expect(outcome.status == .badData)
            #expect(play.run("books --json").console.results == "[\n]\n")
        }
    }
}
