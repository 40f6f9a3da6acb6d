import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCore

@Suite("Bugs of the store") struct StoreBugTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }

    @Test("An update that is refused for a taken file name has changed no other file")
    func halfSaved() throws {
        let files = MemoryFileSystem(granting: "/단어 서재", files: ["/단어 서재/bookcases/깨짐.json": "{"])
        let store = Store(root: "/단어 서재", files: files)
        let good = try Bookcase.sample(name: "가")
        try store.update { try $0.add(good) }
        let before = files.texts
        #expect(throws: StoreError.self) {
            try store.update { library in
                try library.update(good.id) { try $0.add(try Word.sample()) }
                try library.add(try Bookcase.sample(name: "깨짐"))
            }
        }
        #expect(files.texts == before)
    }

    @Test("In one update a bookcase can go and another come under its name")
    func removedAndAdded() throws {
        let (old, new) = (try Bookcase.sample(id: .sample(1)), try Bookcase.sample(id: .sample(2)))
        try store.update { try $0.add(old) }
        try store.update { library in
            try library.remove(old.id)
            try library.add(new)
        }
        #expect(try store.contents().library.bookcases == [new])
    }

    @Test("In one update a bookcase can be renamed and another come under its old name")
    func renamedAndAdded() throws {
        let (old, new) = (try Bookcase.sample(id: .sample(1)), try Bookcase.sample(id: .sample(2)))
        try store.update { try $0.add(old) }
        try store.update { library in
            try library.rename(old.id, to: try BookcaseName("열매"), at: .later)
            try library.add(new)
        }
        #expect(Set(try store.contents().library.bookcases.map(\.id)) == [old.id, new.id])
    }

    @Test("A bookcase can be added though a readable file of another bookcase bears its file name")
    func fileNameOfAnother() throws {
        let other = String(decoding: BookcaseFile.encode(try Bookcase.sample(name: "채소")), as: UTF8.self)
        let files = MemoryFileSystem(granting: "/단어 서재", files: ["/단어 서재/bookcases/과일.json": other])
        let store = Store(root: "/단어 서재", files: files)
        try store.update { try $0.add(try Bookcase.sample(name: "과일")) }
        #expect(try store.contents().library.bookcases.map(\.name.description) == ["과일", "채소"])
        #expect(files.texts["/단어 서재/bookcases/과일.json"] == other)
    }

    @Test("A file name leaves room for the temporary file beside it, dot, process id and .tmp")
    func roomForTemporaryFile() throws {
        for text in [String(repeating: "😀", count: 60), String(repeating: "가나다/", count: 15), String(repeating: "a", count: 60)] {
            let name = BookcaseFileName.fileName(for: try BookcaseName(text))
            #expect(".\(name).4194304.tmp".utf8.count <= 255)
        }
        try TemporaryFolder.with { folder in
            let store = Store(root: folder.path, files: DiskFileSystem())
            try store.update { try $0.add(try Bookcase.sample(name: String(repeating: "😀", count: 60))) }
        }
    }

    @Test("A link that leads nowhere is not replaced by a file")
    func danglingLink() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "store/keep")
            try folder.link("store/settings.json", to: "../away/settings.json")
            let store = Store(root: "\(folder.path)/store", files: DiskFileSystem())
            try? store.update { $0.settings.startersGiven = ["TOEIC"] }
            #expect(folder.linkTarget(of: "store/settings.json") == "../away/settings.json")
        }
    }

    @Test(
        "A file saved again can be read again, whatever unknown members stood beside the bookcase",
        arguments: [
            "id", "name", "added", "description",
        ])
    func unknownBesideBookcase(member: String) throws {
        let text = """
            {"format":1,"\(member)":7,"bookcase":{"id":"11111111-2222-4333-8444-555555555555","name":"과일"},"words":[]}
            """
        let bookcase = try BookcaseFile.decode(Array(text.utf8))
        let again = try BookcaseFile.decode(BookcaseFile.encode(bookcase))
        #expect(again.name.description == "과일" && again.unknownMembers == bookcase.unknownMembers)
    }

    @Test("A file in which two words bear one id is refused at the second")
    func sameIdTwice() throws {
        let word = #"{"id":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee1","term":"a","meaning":"b"}"#
        let text = """
            {"format":1,"bookcase":{"id":"11111111-2222-4333-8444-555555555555","name":"과일"},"words":[
            \(word),
            \(word.replacing("\"a\"", with: "\"c\""))
            ]}
            """
        let error = try #require(#expect(throws: JSONError.self) { _ = try BookcaseFile.decode(Array(text.utf8)) })
        #expect(TextPosition(of: error.offset, in: Array(text.utf8)).line == 3)
    }

    @Test("The column of an error does not count a byte order mark, which no editor shows")
    func byteOrderMark() throws {
        let bytes = Array("\u{FEFF}[".utf8)
        let error = try #require(#expect(throws: JSONError.self) { _ = try BookcaseFile.decode(bytes) })
        #expect(TextPosition(of: error.offset, in: bytes) == TextPosition(line: 1, column: 1))
    }
}

@Suite("Bugs of texts and words") struct TextBugTests {
    @Test(
        "Every white space is a space in the key, whatever stands beside it",
        arguments: [
            "\u{9}", "\u{A}", "\u{B}", "\u{C}", "\u{D}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}",
        ])
    func whiteSpace(space: String) {
        #expect(Text.key("a\(space)b") == "a b")
        #expect(Text.key("가\(space)나") == "가 나")
        #expect(Text.cleanedLine("a\(space)b") == "a b")
    }

    @Test("Near is also the name that what was typed begins with or holds")
    func typedMore() {
        #expect(Nearness.nearest(to: "TOEIC 단어 모음", among: ["TOEIC", "과일"]) == ["TOEIC"])
        #expect(Nearness.nearest(to: "내 단어장", among: ["단어장", "과일"]) == ["단어장"])
    }

    @Test("A change to a bookcase cannot give it the name or the id of another")
    func uniqueNames() throws {
        var library = Library()
        let (first, second) = (try Bookcase.sample(name: "가"), try Bookcase.sample(name: "나"))
        try library.add(first)
        try library.add(second)
        try? library.update(first.id) { $0 = second }
        #expect(Set(library.bookcases.map(\.id)).count == 2 && Set(library.bookcases.map(\.name)).count == 2)
    }

    @Test("A bookcase holds no two words of one id")
    func sameId() throws {
        var bookcase = try Bookcase.sample(words: [try Word.sample(id: .sample(1))])
        try? bookcase.add(try Word.sample(term: "pear", meaning: "배", id: .sample(1)))
        #expect(Set(bookcase.words.map(\.id)).count == bookcase.words.count)
    }
}

@Suite("Bugs of importing") struct ImportBugTests {
    @Test(
        "The same list again changes nothing, also with meanings that are remarks or hold an open bracket",
        arguments: [
            "oh,아\noh,(감탄사)", "oh,(감탄사)\noh,아", "oh,아\noh,…", "go,가다 (어디\ngo,로)", "go,가다(어디\ngo,오다\ngo,걷다)\nsit,앉다\nrun,뛰다",
        ])
    func again(text: String) throws {
        let list = try WordList(Array(text.utf8))
        var generator = SeededGenerator(seed: 1)
        var bookcase = try Bookcase.sample()
        _ = bookcase.merge(list, at: .sample, using: &generator)
        let before = bookcase
        let counts = bookcase.merge(list, at: .later, using: &generator)
        #expect(counts.merged == 0 && counts.added == 0)
        #expect(bookcase.words.map(\.meaning) == before.words.map(\.meaning))
    }

    @Test("A stray quote spoils its own line, also when quotes follow further down")
    func strayQuote() {
        let records = Array(CSVReader(Array("a,\"b\nc,d\ne,f\n\"g\",\"h\"\ni,j\n".utf8)))
        #expect(records.map(\.line) == [1, 2, 3, 4, 5])
        #expect(records.dropFirst().map { try? $0.cells.get() } == [["c", "d"], ["e", "f"], ["g", "h"], ["i", "j"]])
    }

    @Test("A cell that is no UTF-8 does not break the cells behind it into rows")
    func brokenCellBeforeLineBreak() {
        let bytes = [0xBB, 0xE7] + Array(",\"a\nb\"\nc,d\n".utf8)
        let records = Array(CSVReader(bytes))
        #expect(records.map(\.line) == [1, 3])
        #expect(records.last?.cells == .success(["c", "d"]))
    }

    @Test("Synonyms on lines of their own are several, also with the line breaks of Windows", arguments: ["\n", "\r\n", "\r"])
    func synonymLines(end: String) throws {
        let list = try WordList(Array("term,meaning,synonyms\nbig,큰,\"large\(end)huge\"\n".utf8))
        #expect(list.rows.first?.content.synonyms == ["large", "huge"])
    }

    @Test("A row that makes a word too long is named with the column at fault")
    func tooLongColumn() throws {
        var generator = SeededGenerator(seed: 1)
        var bookcase = try Bookcase.sample(words: [try Word.sample(meaning: String(repeating: "a", count: 15_000))])
        let list = try WordList(Array("term,meaning\napple,\(String(repeating: "b", count: 15_000))\n".utf8))
        #expect(bookcase.merge(list, at: .later, using: &generator).bad.map(\.column) == [2])
    }
}

@Suite("Bugs of the quiz") struct QuizBugTests {
    @Test("What hints remove says nothing about which of the others is right")
    func hintsTell() throws {
        var (hits, rounds) = (0, 0)
        var answersAfterRemoval = Array(repeating: [0, 0, 0, 0], count: 4)
        for seed in 0..<2_000 as Range<UInt64> {
            var round = Round(try QuestionSequence(over: [try Self.bookcase.get()], count: 1, seed: seed))
            let now = ClockReading(timestamp: .sample, milliseconds: 0)
            guard case .ask(let asking) = round.handle(.start, at: now).first,
                case .removed(let place) = round.handle(.hint, at: now).first
            else { continue }
            rounds += 1
            answersAfterRemoval[place][asking.question.answer] += 1
        }
        for counts in answersAfterRemoval { hits += counts.max() ?? 0 }
        #expect(rounds == 2_000)
        #expect(Double(hits) / Double(rounds) < 0.38, "right with a rule: \(hits) of \(rounds); \(answersAfterRemoval)")
    }

    private static let bookcase = Result { try Bookcase.generated(count: 8) }

    @Test(
        "A word that can have three distractors is asked, whatever the order they are tried in",
        arguments: 0..<20 as Range<UInt64>)
    func notPassedOver(seed: UInt64) throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가"), ("t", "나"), ("t", "다"), ("u", "나"), ("v", "라")])
        var maker = try QuestionMaker(bookcase)
        var generator = SeededGenerator(seed: seed)
        #expect(maker.question(about: 0, direction: .forward, using: &generator) != nil)
    }
}
