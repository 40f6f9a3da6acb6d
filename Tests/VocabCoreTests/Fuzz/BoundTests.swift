import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCore

/// Work that stays in proportion to the size of what is read, and values at the ends of what is allowed.
@Suite("Bounds") struct BoundTests {
    private let disk = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: disk) }

    @Test("an object of many members takes time in proportion to them")
    func manyMembers() throws {
        func seconds(_ count: Int) throws -> Double {
            let text = Array(("{" + (0..<count).map { "\"member\($0)\":0" }.joined(separator: ",") + "}").utf8)
            return try processorSeconds {
                var reader = JSONReader(text)
                _ = try reader.rawValue()
            }
        }
        _ = try seconds(100)
        let (few, many) = (try seconds(400), try seconds(3_200))
        #expect(many < 8 * few * 3, "400 members took \(few) s, 8 times as many \(many) s")
    }

    @Test("a row of many cells, and many rows with a stray quote, take time in proportion to them")
    func manyCells() throws {
        for make in [
            { (count: Int) in Array(("a,b" + String(repeating: ",", count: count) + "\n").utf8) },
            { (count: Int) in Array(String(repeating: "a,\"b\n", count: count / 4).utf8) },
            { (count: Int) in Array((String(repeating: "\"a\",\"b\n", count: count / 4) + "\"").utf8) },
        ] {
            let (few, many) = (
                processorSeconds { _ = try? WordList(make(1_000)) }, processorSeconds { _ = try? WordList(make(8_000)) }
            )
            #expect(many < 8 * few * 4 + 0.01, "\(few) s, 8 times as much: \(many) s")
        }
    }

    @Test("a member nested as deep as a file may hold does not stand in the way of a change, nor of taking it back")
    func deepMembers() throws {
        let deepest = JSONReader.maximumDepth
        for (inWord, depth) in [(false, deepest - 2), (true, deepest - 3)] {
            let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            let unknown = [UnknownMember(name: "deep", json: json)]
            let word = try Word(
                WordContent(term: "apple", meaning: "사과"), id: .sample(3), added: .sample, unknownMembers: inWord ? unknown : [])
            let bookcase = Bookcase(
                id: .sample(1), name: try BookcaseName("과일"), added: .sample, words: [word], unknownMembers: inWord ? [] : unknown
            )
            disk.put(BookcaseFile.encode(bookcase), at: "/단어 서재/bookcases/과일.json")
            #expect(try store.contents().library.bookcases == [bookcase])
            try store.update { library in try library.update(bookcase.id) { try $0.remove(word.id) } }
            let step = try #require(try store.nextStep(.undo), "in a word: \(inWord)")
            #expect(try store.take(step, .undo, at: .later))
            #expect(try store.contents().library.bookcases == [bookcase])
        }
    }

    @Test("numbers at the ends of what they can be do no harm in settings and history")
    func extremeNumbers() throws {
        for number in [Int.min, -1, 0, Int.max] {
            let review = """
                {"at":"9999-12-31T23:59:59Z","word":"\(Word.ID.sample(1))","bookcase":"\(Bookcase.ID.sample(2))","game":"choice",\
                "direction":"forward","outcome":"right","hints":\(number),"milliseconds":\(number)}

                """
            #expect(HistoryFile(Array(review.utf8)).reviews.map(\.milliseconds) == [number])
            let settings = "{\"format\":1,\"setup\":{\"bookcase\":\"\(Bookcase.ID.sample(1))\",\"count\":\(number)}}"
            #expect(try SettingsFile.decode(Array(settings.utf8)).setup?.count == max(1, number))
        }
    }

    @Test("a meaning of many brackets, a term of many ß and a value of many control signs take time in proportion to them")
    func manyPieces() throws {
        let reads: [(Int) throws -> Void] = [
            { _ = Senses(of: String(repeating: "(가나다라마바사)", count: $0)) },
            { _ = Text.key(String(repeating: "가나다라마바사ß", count: $0)) },
            { count in
                var reader = JSONReader(Array("\"\(String(repeating: "가나다라마바사\u{7F}", count: count))\"".utf8))
                _ = try reader.rawValue()
            },
        ]
        for read in reads {
            let (few, many) = (try processorSeconds { try read(5_000) }, try processorSeconds { try read(40_000) })
            #expect(many < 8 * few * 3, "\(few) s, 8 times as much: \(many) s")
        }
    }
}
