import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Word lists, broken at random: every row is accounted for, and a list taken in twice is taken in once.
@Suite("Fuzz: word lists") struct ListFuzzTests {
    private static let samples = [
        "term,meaning,part of speech,synonyms,example\nabandon,\"버리다, 포기하다\",verb,\"desert; leave\",\"He said \"\"go\"\".\nTwice.\"\n"
            + "brief,짧은,adj,,\nbrief,간결한,adj,short,\n,빈 칸,,,\n",
        "apple\t사과\npear\t배 (과일)\nplum\t자두\r\nfig\t무화과\r\n", "단어;뜻;메모\n하나;one;\n둘;two, deux;\n셋;three;x;y;z\n",
        "\u{FEFF}a|b|c\nd|e|f\n\n\ng|h\n", "one,1\rtwo,2\r\"three\",\"3\"\r", "just,\"an open quote\nbut,it\nends,\"here\"\n",
        "과일, 그리고\n# 채소\nterm;meaning\napple;사과\n# mine; old\npear;배\nDay 2\nplum;자두\nfig;무화과\n### 3\ngrape;포도\npeach;복숭아\nmelon;참외\n",
    ].map { Array($0.utf8) }

    @Test("every row is a word, goes on with one, is bad, heads a part or is left out, once, in the order of lines")
    func rows() {
        Fuzz.cases(450, "word lists") { number, generator in
            let bytes = Self.bytes(number, &generator)
            guard let list = try? WordList(bytes, Self.options()) else { return }
            for lines in [list.rows.map(\.line), list.badRows.map(\.line), list.headings, list.linesLeftOut] {
                #expect(zip(lines, lines.dropFirst()).allSatisfy { $0 < $1 }, "case \(number)")
            }
            let lines = list.allLines
            let lineBreaks = bytes.count { $0 == 0x0A || $0 == 0x0D }
            #expect(Set(lines).count == lines.count && lines.allSatisfy { (1...lineBreaks + 1).contains($0) }, "case \(number)")
            #expect(list.badRows.allSatisfy { $0.column >= 1 }, "case \(number)")
            #expect(list.rows.reduce(0) { $0 + $1.continuations } == list.continuations, "case \(number)")
            guard let records = Self.records(of: bytes, list.layout) else { return }
            let found = lines.count + list.continuations + list.repeatedHeaders + (list.layout.hasHeader ? 1 : 0)
            #expect(Set(lines).isSubset(of: records) && found == records.count, "case \(number)")
        }
    }

    /// Whether a row is what stands below the head of a table.
    private static func isRule(_ cells: [String]) -> Bool {
        !cells.isEmpty && cells.allSatisfy { $0.utf8.allSatisfy { "-=:+ ".utf8.contains($0) } }
    }

    /// The lines of the rows of a table, told by `CSVReader` alone; nil where its rows are no records.
    private static func records(of bytes: [UInt8], _ layout: ListLayout) -> [Int]? {
        guard case .table(let sign) = layout.shape, let text = try? ListText(bytes, said: .utf8) else { return nil }
        let head = ListHead(of: text.bytes)
        guard LineFronts(Line.all(in: Array(text.bytes[head.length...]))).isEmpty else { return nil }
        return Array(CSVReader(text.bytes, delimiter: sign, from: head.length, line: head.lineCount + 1)).filter { !$0.isBlank }
            .map(\.line)
    }

    @Test("the second time a list adds nothing, and what the first time made is saved and read as it is")
    func twice() throws {
        try Fuzz.cases(350, "lists taken in twice") { number, generator in
            guard let list = try? WordList(Self.bytes(number, &generator), Self.options()) else { return }
            var bookcase = try Bookcase.sample(words: [try Word.sample(), try Word.sample(term: "brief", meaning: "짧은")])
            let first = bookcase.merge(list, at: .later, using: &generator)
            #expect(
                first.added + first.merged + first.unchanged + first.bad.count
                    == list.rows.reduce(0) { $0 + 1 + $1.continuations }, "case \(number)")
            #expect(bookcase.words.count == 2 + first.added, "case \(number)")
            let keys = bookcase.words.map { Text.key($0.term) }
            #expect(Set(keys).count == keys.count, "case \(number)")
            let after = bookcase
            let second = bookcase.merge(list, at: .later, using: &generator)
            #expect(second.added == 0 && second.merged == 0 && bookcase == after, "case \(number)")
            #expect(try BookcaseFile.decode(BookcaseFile.encode(after)) == after, "case \(number)")
        }
    }

    @Test("a meaning that is nothing but separators tells nothing the second time", arguments: ["、", ";", "· /", "，;"])
    func separators(meaning: String) throws {
        let list = try WordList(plain: Array("apple,\"\(meaning)\"\npear,배\n".utf8), delimiter: .comma)
        var bookcase = try Bookcase.sample(words: [try Word.sample()])
        var generator = SeededGenerator(seed: 1)
        _ = bookcase.merge(list, at: .later, using: &generator)
        let after = bookcase
        #expect(bookcase.merge(list, at: .later, using: &generator).merged == 0 && bookcase == after)
    }

    @Test("a column map that is given, and a header that is said to be one or none, change no row into two")
    func givenColumns() {
        Fuzz.cases(200, "given columns") { number, generator in
            let bytes = Self.bytes(number, &generator)
            let map = ColumnMap(
                list: ["term,meaning", "meaning,-,term", "-,-,term,meaning,note"].randomElement(using: &generator) ?? "")
            let header: Bool? = [true, false, nil].randomElement(using: &generator) ?? nil
            guard let list = try? WordList(bytes, Self.options(map, header)) else { return }
            let lines = list.rows.map(\.line) + list.badRows.map(\.line)
            #expect(Set(lines).count == lines.count && lines.count <= list.rowCount, "case \(number)")
            #expect(header == nil || list.layout.hasHeader == header, "case \(number)")
        }
    }

    @Test("naughty texts in quoted cells come in as they are cleaned, and a list of them is no other list")
    func naughty() throws {
        let texts = NaughtyText.all.filter { !HTMLText.looksLikeHTML($0) && !Self.isRule([$0, $0]) }
        let cells = texts.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
        let list = try WordList(Array(cells.map { "\($0),\($0)\n" }.joined().utf8), Self.options(.termThenMeaning, false))
        #expect(list.layout.delimiter == .comma && list.badRows.isEmpty)
        #expect(list.rows.map { Text.key($0.content.term) } == texts.map(Text.key))
    }

    /// UTF-8, and what else is said; a list that may be in another encoding is another matter.
    private static func options(_ columns: ColumnMap? = nil, _ header: Bool? = nil) -> ListOptions {
        var options = ListOptions()
        options.encoding = .utf8
        options.columns = columns
        options.hasHeader = header
        return options
    }

    private static func bytes(_ number: UInt64, _ generator: inout SeededGenerator) -> [UInt8] {
        let sample = samples[Int(number) % samples.count]
        return Mutator.csv.mutated(sample, splicing: samples.randomElement(using: &generator) ?? [], using: &generator)
    }
}
