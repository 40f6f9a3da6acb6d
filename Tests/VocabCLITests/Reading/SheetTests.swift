import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Workbooks with several sheets.
@Suite("Sheets") struct SheetTests {
    /// A workbook whose sheets have one heading, or each another one.
    private static func book(_ sheets: [String], hasOneHeading: Bool = true) -> [UInt8] {
        func table(_ name: String) -> String {
            let heading = hasOneHeading || name == sheets[0] ? ("term", "meaning") : ("English", "Korean")
            return "<table:table table:name=\"\(name)\">"
                + [heading, ("apple", "사과"), ("pear", "배"), (name, "시트")].map { term, meaning in
                    "<table:table-row><table:table-cell><text:p>\(term)</text:p></table:table-cell>"
                        + "<table:table-cell><text:p>\(meaning)</text:p></table:table-cell></table:table-row>"
                }.joined() + "</table:table>"
        }
        return ZipWriter([
            ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"), ("content.xml", sheets.map(table).joined()),
        ]).finished()
    }

    @Test("one is read, and named in the report") func one() {
        let play = Play(language: "ko")
        let outcome = play.run(["import", play.file("과일.ods", Self.book(["unit"]))])
        #expect(outcome.status == .done && outcome.console.results.contains("시트: unit\n"))
        #expect(play.run(["list", "과일"]).console.results == "apple: 사과\npear: 배\nunit: 시트\n")
    }

    @Test("several of one heading are read as one list") func oneHeading() {
        let play = Play(language: "en")
        #expect(play.run(["import", play.file("fruit.ods", Self.book(["Unit 1", "Unit 2"]))]).status == .done)
        #expect(play.run(["list", "fruit"]).console.results == "apple: 사과\npear: 배\nUnit 1: 시트\nUnit 2: 시트\n")
    }

    @Test("of several the option names one off a terminal, and a number on it") func several() {
        let play = Play(language: "en")
        play.run("setup --languages ko")
        let file = play.file("fruit.ods", Self.book(["Unit 1", "Unit 2"], hasOneHeading: false))
        let refused = play.run(["import", file])
        #expect(refused.status == .badData && refused.console.alerts.contains("apple | 사과"))
        #expect(play.masked(refused.console.alerts).hasSuffix("Next: vocab import <folder>/fruit.ods --sheet 'Unit 1'\n"))
        #expect(play.run(["import", file], on: .terminal([.line("2")])).status == .done)
        #expect(play.run(["list", "fruit"]).console.results.contains("Unit 2: 시트"))
        #expect(play.run(["import", file, "--sheet", "unit 1", "--book", "one"]).status == .done)
        #expect(play.run(["import", file, "--sheet", "Unit 3"]).console.alerts.contains("Its sheets are: Unit 1, Unit 2"))
        let csv = play.run(["import", play.file("a.csv", "a,가\nb,나\n"), "--sheet", "x"])
        #expect(play.masked(csv.console.alerts).hasSuffix("Next: vocab import <folder>/a.csv\n"))
    }
}
