import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Workbooks as Excel and LibreOffice write them.
@Suite("Workbooks") struct WorkbookTests {
    /// A workbook of Excel with these sheets, each given as what stands in `sheetData` and behind it.
    static func excel(
        _ sheets: [(name: String, data: String)], shared: [String] = [], formats: String = "", book: String = ""
    ) -> [UInt8] {
        var writer = ZipWriter([
            (
                "xl/workbook.xml",
                "<workbook xmlns:r=\"x\">\(book)<sheets>"
                    + sheets.enumerated().map { "<sheet name=\"\($1.name)\" sheetId=\"9\" r:id=\"rId\($0)\"/>" }.joined()
                    + "</sheets></workbook>"
            ),
            (
                "xl/_rels/workbook.xml.rels",
                "<Relationships>"
                    + sheets.indices.map { "<Relationship Id=\"rId\($0)\" Target=\"worksheets/s\($0).xml\"/>" }.joined()
                    + "</Relationships>"
            ),
            ("xl/sharedStrings.xml", "<sst>" + shared.map { "<si>\($0)</si>" }.joined() + "</sst>"),
            ("xl/styles.xml", "<styleSheet>\(formats)</styleSheet>"),
        ])
        for (number, sheet) in sheets.enumerated() {
            writer.add("xl/worksheets/s\(number).xml", Array("<worksheet>\(sheet.data)</worksheet>".utf8))
        }
        return writer.finished()
    }

    /// Rows of inline texts.
    static func rows(_ rows: [[String]]) -> String {
        "<sheetData>"
            + rows.map { "<row>" + $0.map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined() + "</row>" }.joined()
            + "</sheetData>"
    }

    private static let fruit = [["단어", "뜻"], ["apple", "사과"], ["pear", "배"], ["plum", "자두"]]

    @Test("shared texts, rich text and texts in their place are read; readings above characters are not") func texts() throws {
        let shared = [
            "<t>apple</t>", "<t>사과</t>", "<r><rPr><b/></rPr><t xml:space=\"preserve\">pe</t></r><r><t>ar</t></r>",
            "<t>東京</t><rPh sb=\"0\" eb=\"2\"><t>トウキョウ</t></rPh><phoneticPr fontId=\"1\"/>", "<t>A &amp; B_x000D_</t>",
        ]
        let data = """
            <sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
            <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="inlineStr"><is><t>배</t></is></c></row>
            <row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4" t="str"><f>1</f><v>도쿄</v></c></row>
            <row r="5"><c r="A5" t="s"><v>4</v></c><c r="B5"><v>7.0</v></c></row></sheetData>
            """
        let list = try WordList(Self.excel([("Sheet1", data)], shared: shared))
        #expect(list.pairs == ["apple=사과", "pear=배", "東京=도쿄", "A & B=7"])
        #expect(list.layout.container == .sheet("Sheet1"))
        #expect(list.rows.map(\.line) == [1, 2, 4, 5], "rows have the numbers that the spreadsheet shows")
    }

    @Test("a cell of several lines is one cell, and rows keep their numbers") func lines() throws {
        let rows = [["run", "달리다\n운영하다"], ["bad", ""], ["walk", "걷다"], ["go", "가다"], ["see", "보다"]]
        let list = try WordList(Self.excel([("가", Self.rows(rows))]))
        #expect(list.rows.map(\.line) == [1, 3, 4, 5] && list.badRows.map(\.line) == [2])
        #expect(list.rows[0].content.meaning.contains("운영하다"))
    }

    @Test("a merged cell stands for all the rows it covers") func merged() throws {
        let data =
            Self.rows([
                ["unit", "word", "meaning"], ["Unit 1", "apple", "사과"], ["", "pear", "배"], ["Unit 2", "run", "달리다"],
                ["", "", "운영하다"],
            ]) + "<mergeCells><mergeCell ref=\"A2:A3\"/><mergeCell ref=\"A4:A5\"/><mergeCell ref=\"B4:B5\"/></mergeCells>"
        let list = try WordList(Self.excel([("가", data)])) { $0.columns = ColumnMap(list: "tags,term,meaning") }
        #expect(list.rows.map { $0.content.tags.first } == ["Unit 1", "Unit 1", "Unit 2", "Unit 2"])
        #expect(list.pairs == ["apple=사과", "pear=배", "run=달리다", "run=운영하다"])
    }

    @Test("dates and times are shown as such, in both calendars of Excel") func dates() {
        let styles =
            "<numFmts><numFmt numFmtId=\"164\" formatCode=\"yyyy&quot;년&quot; m&quot;월&quot;\"/><numFmt numFmtId=\"165\" "
            + "formatCode=\"0.0&quot; days&quot;\"/></numFmts><cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs><cellXfs>"
            + ["0", "14", "164", "165", "22", "20"].map { "<xf numFmtId=\"\($0)\"/>" }.joined() + "</cellXfs>"
        let formats = ExcelFormats(Array(styles.utf8), startsIn1904: false)
        #expect(formats.shown("46348", style: 0) == "46348")
        #expect(formats.shown("46348", style: 1) == "2026-11-22" && formats.shown("46348", style: 2) == "2026-11-22")
        #expect(formats.shown("46348", style: 3) == "46348" && formats.shown("1.50", style: 3) == "1.50")
        #expect(formats.shown("46348.5", style: 4) == "2026-11-22 12:00" && formats.shown("0.75", style: 5) == "18:00")
        #expect(formats.shown("1", style: 1) == "1900-01-01" && formats.shown("61", style: 1) == "1900-03-01")
        #expect(ExcelFormats(Array(styles.utf8), startsIn1904: true).shown("0", style: 1) == "1904-01-01")
    }

    @Test("the only sheet that looks like a list is the list; of several the learner chooses") func sheets() throws {
        let notes = Self.rows([["이 파일에 대하여"], ["과일 이름"]])
        let one = Self.excel([("안내", notes), ("빈 시트", "<sheetData/>"), ("과일", Self.rows(Self.fruit))])
        #expect(try WordList(one).layout.container == .sheet("과일"))
        let colours = [["term", "meaning"], ["red", "빨강"], ["blue", "파랑"]]
        let more = Self.rows(colours)
        let two = Self.excel([("과일", Self.rows(Self.fruit)), ("색", more)])
        let error = #expect(throws: WordListError.self) { try WordList(two) }
        guard case .severalSheets(let samples) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(samples.map(\.name) == ["과일", "색"] && samples.map(\.rows) == [Array(Self.fruit.prefix(3)), colours])
        #expect(try WordList(two) { $0.sheet = " 색 " }.pairs == ["red=빨강", "blue=파랑"])
        #expect(throws: WordListError.unknownSheet("새", sheets: ["과일", "색"])) { try WordList(two) { $0.sheet = "새" } }
        #expect(throws: WordListError.unknownSheet("새", sheets: [])) { try WordList(reading: "a,가\n") { $0.sheet = "새" } }
        #expect(throws: WordListError.empty) { try WordList(Self.excel([("가", "<sheetData/>")])) }
    }

    static func openDocument(_ sheets: [(name: String, rows: String)]) -> [UInt8] {
        ZipWriter([
            ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
            (
                "content.xml",
                "<office:document-content><office:body><office:spreadsheet>"
                    + sheets.map { "<table:table table:name=\"\($0.name)\">\($0.rows)</table:table>" }.joined()
                    + "</office:spreadsheet></office:body></office:document-content>"
            ),
        ]).finished()
    }

    @Test("OpenDocument: texts as they are shown, without remarks; repeated and merged cells") func openDocument() throws {
        let rows = """
            <table:table-column table:number-columns-repeated="16384"/>
            <table:table-row><table:table-cell><text:p>word</text:p></table:table-cell><table:table-cell><text:p>meaning</text:p></table:table-cell></table:table-row>
            <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>remark</text:p></office:annotation><text:p>a<text:span>pp</text:span>le<text:s text:c="1"/>tree</text:p></table:table-cell>
            <table:table-cell><text:p>사과</text:p><text:p>나무</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16382"/></table:table-row>
            <table:table-row><table:table-cell table:number-rows-spanned="2"><text:p>run</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2026-11-22"><text:p>11월 22일</text:p></table:table-cell></table:table-row>
            <table:table-row><table:covered-table-cell/><table:table-cell><text:p>달리다</text:p></table:table-cell></table:table-row>
            <table:table-row table:number-rows-repeated="1048500"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
            """
        let list = try WordList(Self.openDocument([("과일", rows)]))
        #expect(list.pairs == ["apple tree=사과\n나무", "run=11월 22일", "run=달리다"])
        #expect(list.layout.container == .sheet("과일") && list.rows.map(\.line) == [2, 3, 4])
    }

    @Test("cells that are repeated a million times are refused, and quickly") func repeated() {
        let row =
            "<table:table-row table:number-rows-repeated=\"1048576\"><table:table-cell table:number-columns-repeated=\"16384\">"
        let bomb = Self.openDocument([("가", row + "<text:p>a</text:p></table:table-cell></table:table-row>")])
        #expect(throws: WordListError.self) { try WordList(bomb) }
    }

    @Test("a row that says an absurd number stands where it comes", arguments: [Int.min, -1, 0, Int.max]) func absurdRows(
        number: Int
    ) throws {
        let cells = Self.fruit.map { row in row.map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined() }
        let data = "<sheetData>" + cells.map { "<row r=\"\(number)\">\($0)</row>" }.joined() + "</sheetData>"
        let list = try WordList(Self.excel([("a", data)]))
        #expect(list.rows.map(\.content.term) == ["apple", "pear", "plum"])
    }

    @Test("a long text in very many cells is refused before it fills the memory") func sharedText() {
        let row = "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>"
        let data = "<sheetData>" + String(repeating: row, count: 3_000) + "</sheetData>"
        let book = Self.excel([("a", data)], shared: ["<t>\(String(repeating: "a", count: 50_000))</t>", "<t>뜻</t>"])
        #expect(throws: WordListError.self) { try WordList(book) }
    }

    @Test("whatever is changed or cut in a workbook, it is read or refused") func fuzz() {
        let book = Self.excel([("과일", Self.rows(Self.fruit))], shared: ["<t>a</t>"])
        let sheet = Self.openDocument([
            ("과일", "<table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row>")
        ])
        let mutator = Mutator(
            tokens: ["<c>", "<row>", "</c>", "<", "\"", "<!--", "<![CDATA[", "r=\"ZZZ99999999\"", "&"].map { Array($0.utf8) })
        var generator = SeededGenerator(seed: 15)
        for whole in [book, sheet] {
            for _ in 0..<300 { _ = try? WordList(mutator.mutated(whole, splicing: sheet, using: &generator)) }
        }
        for count in stride(from: 0, to: 400, by: 3) {
            var reader = XMLReader(
                Array(
                    "<a b='c' d=\"e\"><![CDATA[x]]><!-- y --><?z?>&lt;&#x41;<!DOCTYPE w [<!ENTITY q 'r'>]></a>".utf8.prefix(count)
                ))
            while reader.next() != nil {}
        }
    }
}
