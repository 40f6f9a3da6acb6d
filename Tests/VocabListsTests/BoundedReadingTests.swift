import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What is read takes time and room for what it is long, whatever it says that it stands for.
@Suite("Reading is bounded") struct BoundedReadingTests {
    /// A spreadsheet of so many words, each row said to stand there `rows` times and each meaning `columns` times.
    private func spreadsheet(words: Int, rows: Int, columns: Int) -> [UInt8] {
        let body = (0..<words).map { number in
            """
            <table:table-row table:number-rows-repeated="\(rows)"><table:table-cell><text:p>w\(number)</text:p></table:table-cell>\
            <table:table-cell table:number-columns-repeated="\(columns)"><text:p>m\(number)</text:p></table:table-cell></table:table-row>
            """
        }.joined()
        return WorkbookTests.openDocument([("S", body)])
    }

    @Test("rows and cells of a spreadsheet that are said to be repeated fill no more room than it is long, and no word is lost")
    func repeated() throws {
        for (rows, columns) in [(100, 1), (1, 100), (100, 100), (101, 101)] {
            var archive = try ZipArchive(spreadsheet(words: 2_000, rows: rows, columns: columns))
            let sheet = try #require(try OpenDocument.sheets(of: &archive)?.first)
            #expect(Set(sheet.rows.compactMap(\.first)).subtracting([""]).count == 2_000)
            #expect(sheet.rows.reduce(0) { $0 + $1.count } < 30_000, "\(rows) × \(columns)")
        }
    }

    @Test("a row that stands there three times is three rows, and a cell that stands there twice fills two columns")
    func written() throws {
        var archive = try ZipArchive(spreadsheet(words: 2, rows: 3, columns: 2))
        let sheet = try #require(try OpenDocument.sheets(of: &archive)?.first)
        #expect(sheet.rows == [0, 0, 0, 1, 1, 1].map { ["w\($0)", "m\($0)", "m\($0)"] })
    }

    @Test(
        "a cell of many brackets and quotes is looked through once for marks of HTML",
        arguments: ["[", "{", "<", "&", "[\"a\", "])
    func nested(sign: String) {
        let long = String(repeating: sign, count: 40_000)
        let plain = processorSeconds { #expect(long.utf8.reduce(0) { $0 &+ Int($1) } > 0) }
        let time = processorSeconds { #expect(!HTMLText.looksLikeHTML(long)) }
        #expect(time < max(0.05, plain * 200))
        #expect(HTMLText.looksLikeHTML(long + "<br>"))
    }

    @Test(
        "marks of HTML are told from what people write in plain text",
        arguments: [
            ("a<br>b", true), ("<b>a</b>", true), ("caf&eacute;", true), ("stra&szlig;e", true), ("a &amp; b", true),
            ("&#44032;", true), ("{{c1::a}}", true), ("[sound:a.mp3]", true), ("a < b & c", false), ("[n] acute; sharp", false),
            ("AT&T; ring;", false), ("<3", false),
        ])
    func marks(text: String, isHTML: Bool) {
        #expect(HTMLText.looksLikeHTML(text) == isHTML)
    }
}
