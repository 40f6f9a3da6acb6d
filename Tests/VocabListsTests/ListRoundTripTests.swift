import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What is exported comes back: the same words, and written again the same bytes.
@Suite("Lists written and read again") struct ListRoundTripTests {
    /// A bookcase of hostile, naughty and plain texts in all fields.
    private func bookcase(seed: UInt64) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        // A zero byte would make a file that is no text.
        func text(_ length: Int = 3) -> String { anyText(length).filter { $0 != "\u{0}" } }
        func anyText(_ length: Int) -> String {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: HostileText.random(length: length, using: &generator)
            case 1: NaughtyText.all.randomElement(using: &generator) ?? ""
            case 2:
                ["사과", "a\"b", "=1+1", "# x", "1. one", "n. 사과", "<b>x</b>", "学校[がっこう]", "term", "뜻"].randomElement(
                    using: &generator) ?? ""
            default: ""
            }
        }
        var words: [Word] = []
        var keys: Set<String> = []
        for number in 0..<25 {
            var content = WordContent(term: text(), meaning: text(5))
            content.partOfSpeech = text()
            content.pronunciation = text()
            content.example = text(6)
            content.note = text(6)
            content.tags = [text(), text(), "day \(number % 3)", "x_y"].map {
                $0.filter { !",;，、；\n\r".contains($0) && !$0.isNewline }
            }
            content.synonyms = [text()].map { $0.filter { !",;，、；".contains($0) && !$0.isNewline } }
            let id: Word.ID = .sample(seed * 1_000 + UInt64(number))
            guard let word = try? Word(content, id: id, added: .sample), keys.insert(Text.key(word.term)).inserted else {
                continue
            }
            words.append(word)
        }
        return try Bookcase.sample(words: words)
    }

    /// The words of a list in a bookcase of their own.
    private func readBack(_ bytes: [UInt8]) throws -> Bookcase {
        var generator = SeededGenerator(seed: 5)
        var copy = try Bookcase.sample(name: "사본")
        let list = try WordList(bytes)
        #expect(list.badRows.isEmpty && list.unreadColumns.isEmpty)
        _ = copy.merge(list, at: .later, using: &generator)
        return copy
    }

    @Test("CSV and TSV, byte for byte", arguments: 0..<30 as Range<UInt64>)
    func tables(seed: UInt64) throws {
        let bookcase = try bookcase(seed: seed)
        for delimiter in [Delimiter.comma, .tab] {
            for withIDs in [false, true] {
                let bytes = ListExport.csv(of: bookcase, delimiter, withIDs: withIDs)
                let copy = try readBack(bytes)
                #expect(copy.words.map(\.content) == bookcase.words.map(\.content))
                #expect(ListExport.csv(of: copy, delimiter, withIDs: withIDs) == bytes)
                if withIDs { #expect(copy.words.map(\.id) == bookcase.words.map(\.id)) }
            }
        }
    }

    /// Some columns in some order, the term and the meaning among them.
    private func shape(seed: UInt64, with columns: [ExportColumn]) -> TableShape {
        var generator = SeededGenerator(seed: seed)
        var shape = TableShape()
        let needed = [.field(.term), .field(.meaning)] + columns
        let further = ExportColumn.fields.filter { !needed.contains($0) }.shuffled(using: &generator)
        let count = Int.random(in: 0...further.count, using: &generator)
        shape.columns = (needed + further.prefix(count)).shuffled(using: &generator)
        shape.hasByteOrderMark = seed % 2 == 1
        return shape
    }

    private func expectBack(_ bookcase: Bookcase, _ shape: TableShape) throws {
        let wanted = bookcase.words.map { word in
            WordField.allCases.reduce(into: WordContent()) { content, field in
                if shape.columns.contains(.field(field)) { content[field] = word.content[field] }
            }.cleaned()
        }
        for write in [
            { ListExport.csv(of: $0, .comma, shape) }, { ListExport.csv(of: $0, .tab, shape) },
            { ListExport.workbook(of: $0, shape) },
        ] as [(Bookcase) -> [UInt8]] {
            let bytes = write(bookcase)
            let copy = try readBack(bytes)
            #expect(copy.words.map(\.content) == wanted)
            if shape.columns.contains(.id) { #expect(copy.words.map(\.id) == bookcase.words.map(\.id)) }
            if shape.columns.contains(.id) { #expect(write(try Bookcase.sample(words: copy.words)) == bytes) }
        }
    }

    @Test("Any columns in any order beside the identifiers, as CSV, TSV and workbook", arguments: 0..<40 as Range<UInt64>)
    func chosenColumns(seed: UInt64) throws {
        try expectBack(bookcase(seed: seed), shape(seed: seed, with: [.id]))
    }

    @Test(
        "Without identifiers words as people keep them: with spaces, quotes and line breaks", arguments: 0..<20 as Range<UInt64>)
    func chosenFields(seed: UInt64) throws {
        var words: [Word] = []
        for (term, meaning) in [
            ("apple", "사과, 능금"), ("say \"cheese\"", "\"치즈\" 하다"), ("give up", "포기하다\n단념하다"), ("ice cream", "아이스크림"),
            ("take off", "이륙하다; 벗다"),
            ("résumé", "이력서"), ("school", "학교; 학파"),
        ] {
            var content = WordContent(term: term, meaning: meaning)
            (content.example, content.note) = ("He said: “\(term)”, twice.", "첫 줄\n둘째 줄")
            (content.tags, content.pronunciation) = (["day 1", "음식"], "ˈæp.əl")
            words.append(try Word(content, id: .sample(UInt64(words.count)), added: .sample))
        }
        try expectBack(Bookcase.sample(words: words), shape(seed: seed, with: []))
    }

    @Test(
        "What a spreadsheet saves again is known as well: semicolons, quotes, CRLF, an empty column",
        arguments: 0..<10 as Range<UInt64>)
    func savedAgain(seed: UInt64) throws {
        let bookcase = try bookcase(seed: seed)
        var shape = TableShape()
        shape.columns = [.id, .field(.term), .field(.meaning), .field(.note)]
        let rows = [shape.columns.map(\.name)] + bookcase.words.map { [$0.id.description, $0.term, $0.meaning, $0.content.note] }
        let text = rows.map { row in
            (row + [""]).map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ";")
        }
        let copy = try readBack(Array(text.joined(separator: "\r\n").utf8))
        #expect(copy.words.map { [$0.id.description, $0.term, $0.meaning, $0.content.note] } == Array(rows.dropFirst()))
    }

    @Test(
        "Only under names of columns that are written here, each once, with term and meaning, the delimiter of a list is known",
        arguments: [
            ("term,meaning", true, false), ("id,term,meaning,tags", true, true), ("meaning;id;term", true, true),
            ("\"id\"\t\"term\"\t\"meaning\"", true, true), ("id,term,meaning,,", true, true),
            ("\u{FEFF}id,term,meaning", true, true),
            ("note,tags,antonyms,synonyms,example,pronunciation,partOfSpeech,meaning,term", true, true),
            ("term,meaning,partOfSpeech", true, false), ("id,term,meaning,level", false, false), ("id,term,note", false, false),
            ("id,term,meaning,term", false, false), ("id,Term,Meaning", false, false), ("id,word,meaning", false, false),
            ("id,id,term,meaning", false, false), ("term", false, false), ("", false, false),
        ])
    func ownHeaders(header: String, isKnown: Bool, isOwn: Bool) {
        #expect((ListExport.delimiter(ofOwn: Array((header + "\na,b\n").utf8)) != nil) == isKnown)
        #expect((ListExport.delimiter(ofOwn: Array(header.utf8)) != nil) == isKnown)
        let names = header.unicodeScalars.filter { $0 != "\u{FEFF}" && $0 != "\"" }
            .split(omittingEmptySubsequences: false) { ",;\t".unicodeScalars.contains($0) }
        #expect(ListExport.isOwnHeader(names.map { String($0) }) == isOwn)
    }

    @Test("Anki's text, byte for byte, with the same identifiers", arguments: 0..<30 as Range<UInt64>)
    func anki(seed: UInt64) throws {
        let bookcase = try bookcase(seed: seed)
        let bytes = ListExport.anki(of: bookcase)
        let copy = try readBack(bytes)
        #expect(copy.words.map(\.content) == bookcase.words.map(\.content))
        #expect(copy.words.map(\.id) == bookcase.words.map(\.id))
        #expect(ListExport.anki(of: copy) == bytes)
    }

    @Test("What was exported changes nothing in the bookcase it came from", arguments: 0..<10 as Range<UInt64>)
    func intoItself(seed: UInt64) throws {
        let bookcase = try bookcase(seed: seed)
        var generator = SeededGenerator(seed: 5)
        for bytes in [ListExport.csv(of: bookcase, .comma), ListExport.csv(of: bookcase, .tab), ListExport.anki(of: bookcase)] {
            for rule in DuplicateRule.allCases {
                var same = bookcase
                let counts = same.merge(try WordList(bytes), onDuplicate: rule, at: .later, using: &generator)
                #expect(same == bookcase && counts.changes.isEmpty, "\(rule)")
            }
        }
    }

    @Test("JSON: the whole bookcase, with what is unknown and with its answers", arguments: 0..<20 as Range<UInt64>)
    func json(seed: UInt64) throws {
        var libraries = RandomLibrary(seed: seed)
        for bookcase in try libraries.next().bookcases + [try bookcase(seed: seed)] {
            let bytes = bookcase.exported()
            let copy = try #require(Bookcase(exported: bytes))
            #expect(copy == bookcase && copy.exported() == bytes)
            let withReviews = bookcase.exported(withReviews: [])
            #expect(Bookcase(exported: withReviews) == bookcase && withReviews != bytes)
        }
    }

    @Test("Empty bookcases have a head and no rows")
    func empty() throws {
        let empty = try Bookcase.sample()
        #expect(String(decoding: ListExport.csv(of: empty, .comma), as: UTF8.self).count { $0 == "\n" } == 1)
        let names = ExportColumn.fields.map(\.name)
        #expect(throws: WordListError.headerAlone(names)) { try WordList(ListExport.csv(of: empty, .comma)) }
        #expect(throws: WordListError.empty) { try WordList(ListExport.anki(of: empty)) }
    }

    @Test("A text for Anki is written as the golden one, byte for byte")
    func ankiGolden() throws {
        let golden = try InputFile.read("\(SourceTree.root)/\(GoldenList.folder)/own-anki.txt")
        let bookcase = try readBack(golden)
        #expect(bookcase.words.map(\.content.tags) == [["day 1", "unit_2"], [], ["과일"]])
        #expect(ListExport.anki(of: bookcase) == golden)
    }

    @Test("Anki's own column of tags, the last, has _ for every white space, and changes no tag on the way back")
    func ankiTags() throws {
        let word = try Word.sample(tags: ["day 1", "day_1", "unit\u{3000}2", "a\u{A0}b", "fruit"])
        let bytes = ListExport.anki(of: try Bookcase.sample(words: [word]))
        let row = try #require(String(decoding: bytes, as: UTF8.self).split(separator: "\n").last)
        #expect(row.split(separator: "\t").last == "day_1 day_1 unit_2 a_b fruit")
        #expect(try readBack(bytes).words.map(\.content.tags) == [word.content.tags])
    }

    @Test("Cells that a spreadsheet would run are counted, and guarded where asked for")
    func formulas() throws {
        let texts = ["=1+1", "+1", "-x", "@sum", "a=b", "'=x", "1-2", "사과"]
        let bookcase = try Bookcase.sample(pairs: texts.map { ($0, "뜻") })
        #expect(ListExport.formulaCount(in: bookcase) == 4)
        var shape = TableShape()
        shape.guardsFormulas = true
        let lines = String(decoding: ListExport.csv(of: bookcase, .comma, shape), as: UTF8.self)
            .split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
        #expect(lines == ["'=1+1", "'+1", "'-x", "'@sum", "a=b", "'=x", "1-2", "사과"])
    }
}
