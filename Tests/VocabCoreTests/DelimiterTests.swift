import Testing

@testable import VocabCore

@Suite("The sign between cells") struct DelimiterTests {
    @Test(
        "is the one by which the rows fall apart evenly",
        arguments: [
            ("a,가\nb,나\n", Delimiter.comma),
            ("a\t가, 거\nb\t나\nc\t다, 더, 도\n", .tab),
            ("a;가, 거\nb;나\nc;다\n", .semicolon),
            ("a|가|x\nb|나|y\n", .pipe),
            ("a,가; 거\nb,나\nc,다; 더; 도\n", .comma),
            ("\"a;b\",가\n\"c;d\",나\n", .comma),
            ("\"a,b\";가\n\"c,d\";나\n", .semicolon),
        ])
    func evenness(text: String, delimiter: Delimiter) {
        #expect(Delimiter(of: Array(text.utf8)) == delimiter)
    }

    @Test("is the comma where nothing separates", arguments: ["", "apple", "apple\npear\n"])
    func nothing(text: String) {
        #expect(Delimiter(of: Array(text.utf8)) == .comma)
    }

    @Test("serves the whole list, and is told")
    func list() throws {
        let list = try WordList(Array("word;meaning\napple;사과, 능금\n".utf8))
        #expect(list.delimiter == .semicolon)
        #expect(list.rows.map(\.content.meaning) == ["사과, 능금"])
    }
}
