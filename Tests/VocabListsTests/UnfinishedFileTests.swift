import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Files that a download or a full disk cut off: what is there of them is never taken for the whole list.
@Suite("Files cut off in the middle") struct UnfinishedFileTests {
    private static let entries = ["apple=사과", "pear=배", "plum=자두"].map { pair in
        let sides = pair.split(separator: "=")
        return "<entry><translation id=\"0\"><text>\(sides[0])</text></translation><translation id=\"1\"><text>\(sides[1])"
            + "</text></translation></entry>"
    }
    private static let kvtml = "<?xml version=\"1.0\"?><kvtml><entries>" + entries.joined() + "</entries></kvtml>\n"

    @Test("KVTML is refused wherever it ends too early") func vocabularyFile() throws {
        let bytes = Array(Self.kvtml.utf8)
        #expect(try WordList(bytes).rows.count == 3)
        for length in stride(from: 40, to: bytes.count - 8, by: 7) {
            #expect(throws: WordListError.notText(.broken), "\(length)") { try WordList(Array(bytes.prefix(length))) }
        }
    }

    @Test("JSON is refused, between two entries as well, and other faults are not called so") func json() {
        for cut in [#"[{"word":"a","meaning":"b"},{"word":"c","mean"#, #"[{"word":"a","meaning":"b"}"#, #"{"a":"b","c":"d","e""#]
        {
            #expect(throws: WordListError.notText(.broken)) { try WordList(reading: cut) }
        }
        #expect(throws: WordListError.notText(.json)) { try WordList(reading: #"[{"word":"a",,"meaning"}]"#) }
    }

    @Test("a workbook is refused, also when only a sheet inside is cut off") func workbooks() {
        let rows = WorkbookTests.rows([["apple", "사과"], ["pear", "배"], ["plum", "자두"]])
        let whole = WorkbookTests.excel([("Sheet1", rows)])
        #expect(throws: Never.self) { try WordList(whole) }
        #expect(throws: WordListError.notText(.broken)) { try WordList(Array(whole.dropLast(60))) }
        // The sheet's own end is left out.
        let cut = WorkbookTests.excel([("Sheet1", rows.dropLast(30) + "<!--")])
        #expect(throws: WordListError.notText(.broken)) { try WordList(cut) }
    }

    @Test(
        "XML in UTF-16, or in another encoding that it names, is read",
        arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
    func encodings(encoding: TextEncoding) throws {
        let bytes = try #require(encoded("\u{FEFF}" + Self.kvtml, as: encoding))
        #expect(try WordList(bytes).pairs == ["apple=사과", "pear=배", "plum=자두"])
        let unmarked = try #require(encoded(Self.kvtml, as: encoding))
        #expect(try WordList(unmarked).pairs.count == 3)
        let named = Self.kvtml.replacing("\"1.0\"", with: "\"1.0\" encoding='EUC-KR'")
        #expect(try WordList(try #require(encoded(named, as: .cp949))).pairs.first == "apple=사과")
    }
}
