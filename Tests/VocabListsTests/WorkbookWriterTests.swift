import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("Workbooks that are written") struct WorkbookWriterTests {
    private func sheet(_ cells: [[String]], name: String = "과일") throws -> String {
        var writer = WorkbookWriter(name: name, widths: [24])
        for row in cells { writer.row(row) }
        var archive = try ZipArchive(writer.finished())
        return String(decoding: try #require(try archive.content(of: "xl/worksheets/sheet1.xml")), as: UTF8.self)
    }

    @Test("have the parts that a workbook needs, each well-formed") func parts() throws {
        var writer = WorkbookWriter(name: "a & <b>", widths: [24, 38])
        writer.row(["a", "", "c"])
        var archive = try ZipArchive(writer.finished())
        #expect(
            archive.names == [
                "[Content_Types].xml", "_rels/.rels", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml",
                "xl/worksheets/sheet1.xml",
            ])
        for name in archive.names {
            var reader = XMLReader(file: try #require(try archive.content(of: name)))
            while reader.next() != nil {}
            #expect(reader.isComplete, "\(name)")
        }
        #expect(
            String(decoding: try #require(try archive.content(of: "xl/workbook.xml")), as: UTF8.self).contains(
                "\"a &amp; &lt;b&gt;\""))
    }

    @Test("hold texts alone: no number, date or formula, and spaces stay") func texts() throws {
        let sheet = try sheet([["=1+1", "1/2", "007"], ["  x  ", "", "a\nb"]])
        #expect(sheet.count(of: "t=\"inlineStr\"") == 5 && sheet.count(of: "s=\"1\"") == 5 && sheet.count(of: "<f>") == 0)
        #expect(sheet.contains("<c r=\"A1\" s=\"1\" t=\"inlineStr\"><is><t xml:space=\"preserve\">=1+1</t></is></c>"))
        #expect(
            sheet.contains("<t xml:space=\"preserve\">  x  </t>") && sheet.contains("r=\"C2\"") && !sheet.contains("r=\"B2\""))
        // Format 49 is that of texts, in cells that are still empty too.
        #expect(sheet.contains("style=\"1\""))
    }

    @Test(
        "write what XML cannot hold as Excel does, and what looks like that",
        arguments: [
            ("a\rb", "a_x000D_b"), ("\u{1B}", "_x001B_"), ("_x000D_", "_x005F_x000D_"), ("_x00D_", "_x00D_"),
            ("\u{FFFE}", "_xFFFE_"),
            ("\u{FFFF}x", "_xFFFF_x"), ("\u{FF3E}", "\u{FF3E}"), ("<&>\"", "&lt;&amp;&gt;&quot;"),
            ("_x_x0041_", "_x_x005F_x0041_"),
            ("_", "_"), ("사과🍎", "사과🍎"),
        ])
    func escapes(text: String, written: String) throws {
        #expect(try sheet([[text]]).contains(">\(written)</t>"))
        // What XML holds none of comes back by the same signs.
        var writer = WorkbookWriter(name: "x", widths: [])
        writer.row(["a", "b"])
        writer.row([text, "c"])
        var archive = try ZipArchive(writer.finished())
        let sheets = try #require(try ExcelWorkbook.sheets(of: &archive))
        #expect(sheets[0].rows[1][0] == text)
    }

    @Test(
        "have a tab that spreadsheets accept",
        arguments: [
            ("과일", "과일"), ("a/b:c", "abc"), ("[]", "vocab"), ("History", "vocab"),
            (String(repeating: "가", count: 40), String(repeating: "가", count: 31)),
            ("it's", "its"),
        ])
    func names(name: String, tab: String) throws {
        var archive = try ZipArchive(WorkbookWriter(name: name, widths: []).finished())
        #expect(
            String(decoding: try #require(try archive.content(of: "xl/workbook.xml")), as: UTF8.self).contains(
                "<sheet name=\"\(tab)\""))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
