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
        #expect(throws: WordListError.empty) { try WordList(ListExport.csv(of: empty, .comma)) }
        #expect(throws: WordListError.empty) { try WordList(ListExport.anki(of: empty)) }
    }

    @Test("Anki's lines in front say what the columns are")
    func ankiHeader() throws {
        let word = try Word.sample(tags: ["day 1", "fruit"])
        let text = String(decoding: ListExport.anki(of: try Bookcase.sample(words: [word])), as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(5) == [
                "#separator:tab", "#html:false", "#guid column:1", "#tags column:9",
                "#columns:id\tterm\tmeaning\tpartOfSpeech\tpronunciation\texample\tsynonyms\tantonyms\ttags\tnote",
            ])
        let cells = lines[5].split(separator: "\t", omittingEmptySubsequences: false)
        #expect(cells.count == 10 && cells[0] == word.id.description && cells[8].split(separator: " ").count == 2)
    }

    @Test("Cells that a spreadsheet would run are counted, and guarded where asked for")
    func formulas() throws {
        let texts = ["=1+1", "+1", "-x", "@sum", "a=b", "'=x", "1-2", "사과"]
        let bookcase = try Bookcase.sample(pairs: texts.map { ($0, "뜻") })
        #expect(ListExport.formulaCount(in: bookcase) == 4)
        let lines = String(decoding: ListExport.csv(of: bookcase, .comma, guardingFormulas: true), as: UTF8.self)
            .split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
        #expect(lines == ["'=1+1", "'+1", "'-x", "'@sum", "a=b", "'=x", "1-2", "사과"])
    }
}
