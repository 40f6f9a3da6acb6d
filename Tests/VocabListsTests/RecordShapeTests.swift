import Testing

@testable import VocabCore
@testable import VocabLists

/// Words in values inside each other, in the ways in which programs keep them.
@Suite("Words in shapes of records") struct RecordShapeTests {
    private let pairs = ["abandon=버리다", "ability=능력", "lead=이끌다", "issue=문제"]
    private let words = [
        ("abandon", "버리다", "They abandon it.", "버린다."), ("ability", "능력", "It is an ability.", "능력이다."),
        ("lead", "이끌다", "They lead us.", "이끈다."), ("issue", "문제", "It is an issue.", "문제다."),
    ]

    @Test(
        "Examples with their translations inside of a word are no words, whatever the word is called",
        arguments: ["spell", "text", "w", "word"])
    func examples(_ name: String) throws {
        let records = words.map {
            #"{"\#(name)": "\#($0.0)", "mean": "\#($0.1)", "examples": [{"id": 1, "en": "\#($0.2)", "ko": "\#($0.3)"}]}"#
        }
        let found = try WordList(reading: "[" + records.joined(separator: ",") + "]")
        #expect(found.pairs == pairs && found.column(.example) == words.map { "\($0.2) - \($0.3)" })
    }

    @Test("Senses inside of a word whose name says nothing belong to it") func senses() throws {
        let records = words.map {
            #"{"spell": "\#($0.0)", "meanings": [{"pos": "n", "mean": "\#($0.1)"}, {"pos": "v", "mean": "x"}]}"#
        }
        #expect(try WordList.pairs(of: "[" + records.joined(separator: ",") + "]") == pairs.map { $0 + "; x" })
    }

    @Test(
        "Columns under their names, rows under their numbers, senses under their parts of speech, and texts with a space between")
    func others() throws {
        func texts(_ texts: [String]) -> String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        let columns = #"{"eng": \#(texts(words.map(\.0))), "kor": \#(texts(words.map(\.1)))}"#
        #expect(try WordList.pairs(of: columns) == pairs)
        let numbered = words.enumerated().map { "\"\($0 + 1)\": \(texts([$1.0, $1.1]))" }
        #expect(try WordList.pairs(of: "{" + numbered.joined(separator: ", ") + "}") == pairs)
        let parts = words.map { "\"\($0.0)\": {\"v\": [\"\($0.1)\"]}" }
        let found = try WordList(reading: "{" + parts.joined(separator: ", ") + "}")
        #expect(found.pairs == pairs && found.column(.partOfSpeech) == ["verb", "verb", "verb", "verb"])
        #expect(try WordList.pairs(of: texts(words.map { "\($0.0) \($0.1)" })) == pairs)
        // Senses of words are no columns.
        let senses = words.map { "\"\($0.0)\": [\"\($0.1)\", \"하나\", \"둘\", \"셋\"]" }
        #expect(try WordList(reading: "{" + senses.joined(separator: ", ") + "}").column(.term) == words.map(\.0))
    }

    @Test("Tables of TOML, and lists that have their names inside") func toml() throws {
        let tables = words.map { "[[words]]\nword = \"\($0.0)\"\nmeaning = '\($0.1)'\nlevel = 3\n" }.joined(separator: "\n")
        #expect(try WordList.pairs(of: "title = \"TOEIC\"\n\n" + tables) == pairs)
        #expect(try WordList(reading: tables).container == .toml)
        func array(_ name: String, _ texts: [String]) -> String {
            "<string-array name=\"\(name)\">" + texts.map { "<item>\($0)</item>" }.joined() + "</string-array>"
        }
        let lists = "<resources>\(array("eng", words.map(\.0)))\(array("kor", words.map(\.1)))</resources>"
        #expect(try WordList.pairs(of: lists) == pairs)
    }

    @Test("Sentences that are all that a record says are what is learnt") func sentences() throws {
        let records = [("Hello there", "안녕"), ("Good bye", "잘 가"), ("Thank you", "고마워")].map {
            #"{"id": 1, "sentence": {"en": "\#($0.0)", "ko": "\#($0.1)"}}"#
        }
        #expect(
            try WordList.pairs(of: "[" + records.joined(separator: ",") + "]") == [
                "Hello there=안녕", "Good bye=잘 가", "Thank you=고마워",
            ])
    }
}
