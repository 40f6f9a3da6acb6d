import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// A sign and the mark, joiner or line feed behind it make one character; what separates cells and entries is the sign alone.
@Suite("Delimiters with marks behind them") struct JoinedSignsTests {
    private static let signs = [
        ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "#", " ", "|", "/", "·", "&", "<br>", "[", "(", "---", "=", "n.", "a", "가",
        "", "term",
        "give up  포기하다\n",
    ]
    private static let joiners = [
        "\u{301}", "\u{308}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "🇰", "🇰🇷", "👩‍🏫", "\n", "\u{1161}", "\u{11A8}", "나", "b", "",
    ]

    private func bookcase(seed: UInt64) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        func text(_ length: Int) -> String {
            (0..<Int.random(in: 0...length, using: &generator)).map { _ in
                (Self.signs.randomElement(using: &generator) ?? "") + (Self.joiners.randomElement(using: &generator) ?? "")
            }.joined()
        }
        var words: [Word] = []
        var keys: Set<String> = []
        for number in 0..<40 {
            var content = WordContent(term: text(3), meaning: text(5))
            content.partOfSpeech = text(2)
            content.pronunciation = text(2)
            content.example = text(4)
            content.note = text(4)
            content.synonyms = [text(2), text(2)]
            content.antonyms = [text(2)]
            content.tags = [text(2), "day 1"]
            let id: Word.ID = .sample(seed * 1_000 + UInt64(number))
            guard let word = try? Word(content, id: id, added: .sample), keys.insert(Text.key(word.term)).inserted else {
                continue
            }
            words.append(word)
        }
        return try Bookcase.sample(words: words)
    }

    /// All that the words say, as bytes: equal characters may be written with others.
    private func bytes(of bookcase: Bookcase) -> [[[UInt8]]] {
        bookcase.words.map { word in WordField.allCases.map { Array(word.content[$0].utf8) } }
    }

    @Test("What is exported comes back byte for byte, in every format", arguments: 0..<60 as Range<UInt64>)
    func everyFormat(seed: UInt64) throws {
        let bookcase = try bookcase(seed: seed)
        let formats: [(Bookcase) -> [UInt8]] = [
            { ListExport.csv(of: $0, .comma) }, { ListExport.csv(of: $0, .tab) }, ListExport.anki(of:),
            { ListExport.csv(of: $0, .comma, withIDs: true) },
        ]
        for (number, format) in formats.enumerated() {
            var generator = SeededGenerator(seed: 5)
            var copy = try Bookcase.sample()
            let list = try WordList(format(bookcase))
            _ = copy.merge(list, at: .later, using: &generator)
            #expect(bytes(of: copy) == bytes(of: bookcase), "format \(number)")
            #expect(format(copy).count == format(bookcase).count && list.badRows.isEmpty)
        }
        let json = bookcase.exported()
        #expect(try #require(Bookcase(exported: json)).exported() == json)
    }

    @Test("A comma or a quote with an accent behind it puts its cell into quotes")
    func quoted() {
        var writer = CSVWriter(.comma)
        writer.row(["a,\u{301}b", "\"\u{301}", "#\u{301}", "e\u{301}"])
        #expect(writer.bytes == Array("\"a,\u{301}b\",\"\"\"\u{301}\",#\u{301},e\u{301}\n".utf8))
    }

    @Test("No entry of a list holds what separates entries, wherever it came from")
    func entries() throws {
        var content = WordContent(term: "a", meaning: "b")
        content.tags = ["x,y", "x; \u{301}z", "x"]
        #expect(content.cleaned().tags == ["x", "y", "\u{301}z"])
        content.tags = []
        content[.synonyms] = "p,\u{301}q;\r\nr"
        #expect(content.cleaned().synonyms == ["p", "\u{301}q", "r"])
    }

    @Test("A word that looks like the rule under a table's head is a word of the list it was exported to")
    func rule() throws {
        let bookcase = try Bookcase.sample(pairs: [("---", "-=-"), ("===", "---")])
        #expect(try WordList(ListExport.csv(of: bookcase, .comma)).rows.map(\.content.term) == ["---", "==="])
    }

    @Test("An exported list is read with the delimiter it was written with, whatever its meanings hold")
    func meaningsOfManyLines() throws {
        let meaning = String(repeating: "give up  포기하다\n", count: 30) + "끝"
        for delimiter in [Delimiter.comma, .tab] {
            let bookcase = try Bookcase.sample(pairs: [("apple", meaning)])
            #expect(try WordList(ListExport.csv(of: bookcase, delimiter)).rows.map(\.content.meaning) == [meaning])
        }
    }
}
