import Testing

@testable import VocabCore
@testable import VocabLists

@Suite("The sign between cells") struct DelimiterTests {
    @Test(
        "is the one by which the rows fall apart evenly",
        arguments: [
            ("a,가\nb,나\n", ","),
            ("a\t가, 거\nb\t나\nc\t다, 더, 도\n", "\t"),
            ("a;가, 거\nb;나\nc;다\n", ";"),
            ("a|가|x\nb|나|y\n", "|"),
            ("a,가; 거\nb,나\nc,다; 더; 도\n", ","),
            ("\"a;b\",가\n\"c;d\",나\n", ","),
            ("a bad apple/////a trouble maker, a rogue\na blue stocking/////a woman\n", "/////"),
            ("apple : 사과, 능금\npear : 배\n", " : "), ("apple - 사과\nwell-known - 잘 알려진\n", " - "),
            ("a;가, 거\nb;나, 너\n", ";"), ("a,가; 거\nb,나; 너\n", ","),
            ("\"a,b\";가\n\"c,d\";나\n", ";"),
        ])
    func evenness(text: String, sign: String) {
        #expect(Delimiter(of: Array(text.utf8)).sign == sign)
    }

    @Test("is the comma where nothing separates", arguments: ["", "apple", "apple\npear\n"])
    func nothing(text: String) {
        #expect(Delimiter(of: Array(text.utf8)) == .comma)
    }

    @Test("serves the whole list, and is told")
    func list() throws {
        let list = try WordList(Array("word;meaning\napple;사과, 능금\n".utf8))
        #expect(list.layout.delimiter.sign == ";")
        #expect(list.rows.map(\.content.meaning) == ["사과, 능금"])
    }
}
