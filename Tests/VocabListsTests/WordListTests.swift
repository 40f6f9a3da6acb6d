import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What a list says of its rows: words, and what is none, each with its line.
@Suite struct WordListTests {
    private static let words = "apple,사과\npear,배\nplum,자두\nfig,무화과\ngrape,포도\npeach,복숭아\nmelon,참외\nlemon,레몬\ncherry,버찌\n"

    @Test(
        "A header names the columns, in English and in Korean, whatever their order, case and spaces",
        arguments: [
            "term,meaning", "Word, Definition", "단어,뜻", "영단어,의미", "ＴＥＲＭ,MEANING", "\u{FEFF}\"Term\",\"Meaning\"", "front,back",
            " 표제어 ,뜻 풀이",
        ])
    func header(line: String) throws {
        let list = try WordList(reading: line + "\napple,사과\n")
        #expect(list.layout.hasHeader && list.rowCount == 1)
        #expect(list.rows == [.init(line: 2, content: WordContent(term: "apple", meaning: "사과"), id: nil)])
    }

    @Test("A header may name every field, and leave columns out")
    func allFields() throws {
        let list = try WordList(
            reading: "번호,뜻,품사,단어,예문,발음,동의어,반의어,태그,메모,쪽\n1,사과,n.,apple,An apple.,ˈæpl,pome; fruit,stone,\"day1, 과일\",빨강,7\n")
        var content = WordContent(term: "apple", meaning: "사과")
        (content.partOfSpeech, content.example, content.pronunciation, content.note) = ("noun", "An apple.", "ˈæpl", "빨강")
        (content.synonyms, content.antonyms, content.tags) = (["pome", "fruit"], ["stone"], ["day1", "과일"])
        #expect(list.rows.map(\.content) == [content] && list.unreadColumns == [0, 10])
        #expect(
            list.layout.columns.columns == [
                .meaning: 1, .partOfSpeech: 2, .term: 3, .example: 4, .pronunciation: 5, .synonyms: 6, .antonyms: 7, .tags: 8,
                .note: 9,
            ])
    }

    @Test("Blank rows are no rows")
    func blankRows() throws {
        let list = try WordList(reading: "\n , \nterm,meaning\n\napple,사과\n,,\n\u{200B},\t\n\"\",\"\"\npear,배\n\n")
        #expect(list.layout.hasHeader && list.rowCount == 2 && list.badRows.isEmpty)
        #expect(list.rows.map(\.line) == [5, 9])
    }

    @Test("A row that cannot be a word is named with line and column, and the others stay")
    func badRows() throws {
        let long = String(repeating: "a", count: 20_001)
        let rows = "사과,apple\n배,\n,plum\n감\n\"열\n매\",\(long)\n\"x\"y\n"
        let good = Self.words.split(separator: "\n").map { $0.split(separator: ",").reversed().joined(separator: ",") + "\n" }
            .joined()
        let list = try WordList(reading: "뜻,단어\n" + rows + good + good.replacing(",", with: "s,")) { $0.mayLeaveRows = true }
        #expect(
            list.badRows.map { [$0.line, $0.column] } == [[3, 2], [4, 1], [5, 2], [6, 2], [8, 1]]
                && list.badRows.map(\.reason) == [
                    .missing(.term), .missing(.meaning), .missing(.term), .tooLong(.term, maximumCharacters: 20_000),
                    .unreadable(.textAfterQuote),
                ])
        #expect(list.rows.count == 19 && list.rowCount == 24)
    }

    @Test("A line behind a number sign is a remark or heads a part, unless it has as many cells as words have")
    func numberSigns() throws {
        let numbered = try WordList(reading: "#,단어,뜻\n1,apple,사과\n2,pear,배\n")
        #expect(numbered.layout.hasHeader && numbered.rows.map(\.content.term) == ["apple", "pear"])
        #expect(try WordList(reading: "#tbt,추억의 목요일\n" + Self.words).rows[0].content.term == "#tbt")
        let remarks = try WordList(reading: "# 과일, 채소\n#과일\n" + Self.words)
        #expect(remarks.rows.count == 9 && Set(remarks.headings + remarks.linesLeftOut) == [1, 2] && remarks.badRows.isEmpty)
    }

    @Test("A title above the header is no word")
    func titles() throws {
        let list = try WordList(reading: "토익 단어장\n2026년 11월,\n단어,뜻\n" + Self.words)
        #expect(list.layout.hasHeader && list.rows.map(\.line) == Array(4...12))
        #expect((list.headings + list.linesLeftOut).sorted() == [1, 2])
    }

    @Test("A row with a meaning alone goes on with the word above; after a bad row it is bad itself")
    func continuations() throws {
        let text = "no,word,meaning\n1,give,주다\n2,run,달리다\n,,경영하다\n,,뛰다\n3,,x\n,,y\n4,go,가다\n5,see,보다\n,,이해하다\n"
        let list = try WordList(reading: text) { $0.mayLeaveRows = true }
        #expect(list.rows.map(\.content.meaning) == ["주다", "달리다; 경영하다; 뛰다", "가다", "보다; 이해하다"])
        #expect(list.rows.map(\.continuations) == [0, 2, 0, 1] && list.rowCount == 9)
        #expect(list.badRows.map(\.line) == [6, 7])
        let forgotten = try WordList(reading: Self.words + ",빵\nbird,새\n" + Self.words.replacing(",", with: "tree,"))
        #expect(forgotten.badRows.map(\.line) == [10] && forgotten.rows[8].content.meaning == "버찌")
    }

    @Test("The header again, where lists were joined, is no word and is counted; a row that differs from it in a cell is one")
    func repeatedHeaders() throws {
        let joined = try WordList(reading: "단어,뜻,예문\napple,사과,\n단어,뜻,예문\npear,배,\n단어,뜻,예문\n")
        #expect(joined.rows.map(\.content.term) == ["apple", "pear"] && joined.repeatedHeaders == 2 && joined.rowCount == 2)
        let words = try WordList(reading: "term,meaning\nterm,용어\napple,사과\nterm,meaning\n")
        #expect(words.rows.map(\.line) == [2, 3] && words.repeatedHeaders == 1)
    }

    @Test("What is no list is refused with its reason")
    func refused() throws {
        for text in ["", "\n\n", "\u{FEFF}"] { #expect(throws: WordListError.empty) { try WordList(reading: text) } }
        #expect(throws: WordListError.headerAlone(["term", "meaning"])) { try WordList(reading: "term,meaning\n") }
        #expect(throws: WordListError.notText(.unknown)) { try WordList(reading: "a\u{0}\u{0}p\u{0},x") }
        #expect(throws: WordListError.noMeanings) { try WordList(reading: "apple\npear\n") }
        let broken: [UInt8] = [0x61, 0x2C, 0xFF, 0xFE, 0x0A]
        #expect(try WordList(broken + Array(Self.words.utf8)) { $0.encoding = .utf8 }.badRows.map(\.line) == [1])
        let bad = WordList.BadRow(line: 1, column: 2, reason: .missing(.meaning), cells: ["apple", ""])
        #expect(throws: WordListError.nothingUsable([bad])) { try WordList(plain: Array("apple,".utf8)) }
    }
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
