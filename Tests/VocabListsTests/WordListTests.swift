import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite struct WordListTests {
    private func list(_ text: String, columns: ColumnMap? = nil, header: Bool? = nil) throws -> WordList {
        var options = ListLayout.Options()
        options.columns = columns
        options.hasHeader = header
        return try WordList(Array(text.utf8), options)
    }

    @Test(
        "A header names the columns, in English and in Korean, whatever their order, case and spaces",
        arguments: [
            "term,meaning", "Word, Definition", "단어,뜻", "영단어,의미", "ＴＥＲＭ,MEANING", "\u{FEFF}\"Term\",\"Meaning\"", "front,back",
            " 표제어 ,뜻 풀이",
        ])
    func header(line: String) throws {
        let list = try list(line + "\napple,사과\n")
        #expect(list.layout.hasHeader && list.rowCount == 1)
        #expect(list.rows == [.init(line: 2, content: WordContent(term: "apple", meaning: "사과"), id: nil)])
    }

    @Test("A header may name every field, and leave columns out")
    func allFields() throws {
        let text = "번호,뜻,품사,단어,예문,발음,동의어,반의어,태그,메모,쪽\n1,사과,n.,apple,An apple.,ˈæpl,pome; fruit,stone,\"day1, 과일\",빨강,7\n"
        let list = try list(text)
        var content = WordContent(term: "apple", meaning: "사과")
        content.partOfSpeech = "noun"
        content.example = "An apple."
        content.pronunciation = "ˈæpl"
        content.synonyms = ["pome", "fruit"]
        content.antonyms = ["stone"]
        content.tags = ["day1", "과일"]
        content.note = "빨강"
        #expect(list.rows.map(\.content) == [content])
        #expect(
            list.layout.columns.columns == [
                .meaning: 1, .partOfSpeech: 2, .term: 3, .example: 4, .pronunciation: 5, .synonyms: 6, .antonyms: 7, .tags: 8,
                .note: 9,
            ])
    }

    @Test("Without a header the first column is the term, the second its meaning, and further columns are told")
    func noHeader() throws {
        let list = try list("apple,사과,빨강\npear,배\nmeaning,뜻\n")
        #expect(!list.layout.hasHeader && list.layout.columns == .termThenMeaning && list.unreadColumns == [2])
        #expect(list.rows.map(\.content.term) == ["apple", "pear", "meaning"])
    }

    @Test("What the learner says about the header counts")
    func givenHeader() throws {
        #expect(try list("term,meaning\napple,사과", header: false).rows.map(\.content.term) == ["term", "apple"])
        #expect(try list("a,b\napple,사과", header: true).rows.map(\.content.term) == ["apple"])
        #expect(try list("a,b\napple,사과").rows.map(\.content.term) == ["a", "apple"])
    }

    @Test("What the learner says about the columns counts more than the header")
    func givenColumns() throws {
        let columns = try #require(ColumnMap(list: "-, 뜻 ,example,term"))
        #expect(columns.columns == [.meaning: 1, .example: 2, .term: 3])
        let text = "1,사과,An apple.,apple\n"
        for header in ["", "term,meaning,x,y\n"] {
            let list = try list(header + text, columns: columns)
            #expect(list.layout.hasHeader == !header.isEmpty && list.rowCount == 1)
            #expect(list.rows.first?.content.meaning == "사과" && list.rows.first?.content.example == "An apple.")
        }
        for list in ["", "term", "meaning,-", "a,b"] { #expect(ColumnMap(list: list) == nil) }
    }

    @Test("Blank rows are no rows")
    func blankRows() throws {
        let list = try list("\n , \nterm,meaning\n\napple,사과\n,,\n\u{200B},\t\n\"\",\"\"\npear,배\n\n")
        #expect(list.layout.hasHeader && list.rowCount == 2 && list.badRows.isEmpty)
        #expect(list.rows.map(\.line) == [5, 9])
    }

    @Test("A row that cannot be a word is named with line and column, and the others stay")
    func badRows() throws {
        let long = String(repeating: "a", count: 20_001)
        let list = try list("뜻,단어\n사과,apple\n배,\n,plum\n감\n\"열\n매\",\(long)\n\"x\"y,z,w\n귤,mandarin\n")
        #expect(
            list.badRows.map(\.bare) == [
                .init(line: 3, column: 2, reason: .missing(.term)),
                .init(line: 4, column: 1, reason: .missing(.meaning)),
                .init(line: 5, column: 2, reason: .missing(.term)),
                .init(line: 6, column: 2, reason: .tooLong(.term, maximumCharacters: 20_000)),
                .init(line: 8, column: 1, reason: .unreadable(.textAfterQuote)),
            ])
        #expect(list.rows.map(\.content.term) == ["apple", "mandarin"])
        #expect(list.rowCount == 7)
    }

    @Test("A number sign may head a column or begin a word; a comment has a space behind it or no delimiter in it")
    func numberSigns() throws {
        let numbered = try list("#,단어,뜻\n1,apple,사과\n2,pear,배\n")
        #expect(numbered.layout.hasHeader && numbered.rows.map(\.content.term) == ["apple", "pear"])
        #expect(try list("#tbt,추억의 목요일\napple,사과\n").rows.map(\.content.term) == ["#tbt", "apple"])
        #expect(try list("# 과일, 채소\n#과일\napple,사과\n").rows.map(\.content.term) == ["apple"])
    }

    @Test("A title above the header is no word")
    func titles() throws {
        let list = try list("토익 단어장\n2026년 11월,\n단어,뜻\napple,사과\npear,배\n")
        #expect(list.layout.hasHeader && list.rowCount == 2)
        #expect(list.rows.map(\.line) == [4, 5])
    }

    @Test("A row with a meaning alone goes on with the word above; after a bad row it is bad itself")
    func continuations() throws {
        let list = try list("1,give,주다\n2,run,달리다\n,,경영하다\n,,뛰다\n3,,x\n,,y\n4,go,가다\n")
        #expect(list.rows.map(\.content.meaning) == ["주다", "달리다; 경영하다; 뛰다", "가다"])
        #expect(list.rows.map(\.continuations) == [0, 2, 0] && list.rowCount == 7)
        #expect(list.badRows.map(\.line) == [5, 6])
    }

    @Test("The header again, where lists were joined, is no word and is counted; a row that differs from it in a cell is one")
    func repeatedHeaders() throws {
        let joined = try list("단어,뜻,예문\napple,사과,\n단어,뜻,예문\npear,배,\n단어,뜻,예문\n")
        #expect(joined.rows.map(\.content.term) == ["apple", "pear"] && joined.repeatedHeaders == 2 && joined.rowCount == 2)
        let words = try list("term,meaning\nterm,용어\napple,사과\nterm,meaning\n")
        #expect(words.rows.map(\.line) == [2, 3] && words.repeatedHeaders == 1)
    }

    @Test("What is no list is refused with its reason")
    func refused() throws {
        for text in ["", "\n\n", "\u{FEFF}", "term,meaning\n", " , \n"] {
            #expect(throws: WordListError.empty) { try list(text) }
        }
        #expect(throws: WordListError.notText(.unknown)) { try list("a\u{0}\u{0}p\u{0},x") }
        let broken: [UInt8] = [0x61, 0x2C, 0xFF, 0xFE, 0x0A]
        var asUTF8 = ListLayout.Options()
        asUTF8.encoding = .utf8
        #expect(throws: WordListError.undecodable(.utf8, line: 1, column: 2)) {
            try WordList(broken + broken + Array("b,나".utf8), asUTF8)
        }
        #expect(try WordList(broken + Array("b,나\nc,다".utf8), asUTF8).badRows.count == 1)
        #expect(throws: WordListError.noMeanings) { try list("apple\npear\n") }
        #expect(
            throws: WordListError.nothingUsable([.init(line: 1, column: 2, reason: .missing(.meaning), cells: ["apple", ""])])
        ) {
            try list("apple,")
        }
    }
}

extension WordList.BadRow {
    /// The row without its cells.
    fileprivate var bare: WordList.BadRow { WordList.BadRow(line: line, column: column, reason: reason) }
}

@Suite struct InputFileTests {
    @Test("A file is read whole; a folder and what is not there are refused")
    func read() throws {
        try TemporaryFolder.with { folder in
            try folder.write("사과\n", to: "목록.csv")
            #expect(try InputFile.read("\(folder.path)/목록.csv") == Array("사과\n".utf8))
            let path = Path(folder.path)
            #expect(throws: FileFailure.notAFile(path: path)) { try InputFile.read(path) }
            let error = #expect(throws: FileFailure.self) { try InputFile.read("\(folder.path)/x") }
            #expect(error?.kind == .noSuchFile)
        }
    }
}
