import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("What a list says about itself in front") struct PreambleTests {
    @Test(
        "Excel's sep= line names the delimiter, in every encoding and line end",
        arguments: ["sep=;\n", "sep=;\r\n", "SEP=;\r", "\"sep=;\"\n", "\u{FEFF}sep=;\n"])
    func separator(line: String) throws {
        for encoding in [TextEncoding.utf8, .utf16LittleEndian] {
            let text =
                (encoding == .utf8 ? "" : "\u{FEFF}") + (encoding == .utf8 ? line : line.replacing("\u{FEFF}", with: ""))
                + "단어;뜻\napple;사과, 능금\n"
            let list = try WordList(try #require(encoded(text, as: encoding)))
            #expect(list.layout.delimiter.sign == ";" && list.layout.hasHeader && list.pairs == ["apple=사과, 능금"])
            #expect(list.rows.map(\.line) == [3])
        }
    }

    @Test("Comments in front and between are no rows, and their lines count")
    func comments() throws {
        let list = try WordList(reading: "# Day 1\n#\napple,사과\n# 가, 나\n\n#Day 2\npear,배\nC#,언어\n")
        #expect(list.pairs.contains("apple=사과") && list.pairs.contains("C#=언어") && list.rows.first?.line == 3)
        #expect(try WordList(reading: "# Day 1\napple,사과\n#Day 2\npear,배\n").rowCount == 2)
    }

    @Test(
        "Anki names its delimiter by sign or by word",
        arguments: [
            ("tab", "\t"), ("Tab", "\t"), ("\t", "\t"), ("Comma", ","), (",", ","), ("semicolon", ";"), ("Pipe", "|"), ("|", "|"),
            ("Colon", ":"), ("space", " "),
        ])
    func ankiSeparator(name: String, sign: String) throws {
        let list = try WordList(reading: "#separator:\(name)\n#html:false\napple\(sign)사과\npear\(sign)배\n")
        #expect(list.layout.delimiter.sign == sign && list.pairs == ["apple=사과", "pear=배"])
    }

    @Test("Anki's columns for guid, note type, deck and tags are neither term nor meaning, wherever they stand")
    func ankiColumns() throws {
        let list = try WordList(
            reading: """
                #separator:tab
                #html:true
                #guid column:1
                #notetype column:2
                #deck column:3
                #tags column:6
                x#y1	Basic	영어	"apple"	사과<br>능금	day1 fruit::red
                "q,""2"	Basic	영어	pear	배&nbsp;선박

                """)
        #expect(list.pairs == ["apple=사과\n능금", "pear=배 선박"])
        #expect(list.rows.map(\.content.tags) == [["day1", "fruit::red"], []])
        #expect(list.rows.allSatisfy { $0.id == nil })
    }

    @Test("Anki's #columns are the header, and #tags belong to every row")
    func ankiHeader() throws {
        let list = try WordList(
            reading: "#separator:Semicolon\n#columns:Front;Back;Tags\n#tags:book one\napple;사과;a b\npear;배;\n")
        #expect(!list.layout.hasHeader && list.pairs == ["apple=사과", "pear=배"])
        #expect(list.rows.map(\.content.tags) == [["a", "b", "book", "one"], ["book", "one"]])
    }

    @Test("#html decides whether <b> is markup or text")
    func html() throws {
        for (says, meaning) in [("true", "굵게"), ("false", "<b>굵게</b>")] {
            #expect(try WordList.pairs(of: "#separator:tab\n#html:\(says)\na\t<b>굵게</b>\n") == ["a=\(meaning)"])
        }
    }

    @Test("What the learner says counts more")
    func options() throws {
        let list = try WordList(reading: "sep=;\na|가; 나\nb|다\n") { $0.delimiter = Delimiter(typed: "pipe") }
        #expect(list.pairs == ["a=가; 나", "b=다"])
    }
}
