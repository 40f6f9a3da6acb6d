import Testing
import VocabCore
import VocabTestSupport

@Suite struct HistoryTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }

    @Test("Each answer is one line at the end of the device's file, and nothing else is read or written")
    func append() throws {
        let (word, other, bookcase) = (Word.ID.sample(1), Word.ID.sample(2), Bookcase.ID.sample(3))
        let device = Identifier<Device>.sample(4)
        let right = Review(at: .sample, word: word, bookcase: bookcase, direction: .forward, outcome: .right, milliseconds: 1_200)
        let wrong = Review(
            at: .later, word: word, bookcase: bookcase, direction: .reverse, outcome: .wrong, chosen: other, hints: 1,
            milliseconds: 9)
        try store.append(right, number: 7, by: device)
        try store.append(wrong, number: 8, by: device)
        let expected = """
            {"seq":1,"id":"\(Identifier<Review>.sample(7))","at":"2026-11-21T09:00:00Z","word":"\(word)","bookcase":"\(bookcase)","game":"choice","direction":"forward",\
            "outcome":"right","milliseconds":1200}
            {"seq":2,"id":"\(Identifier<Review>.sample(8))","at":"2026-11-21T10:00:00Z","word":"\(word)","bookcase":"\(bookcase)","game":"choice","direction":"reverse",\
            "outcome":"wrong","chosen":"\(other)","hints":1,"milliseconds":9}

            """
        #expect(files.texts == ["/단어 서재/history/\(device).jsonl": expected])
        #expect(files.changes.count == 2 && !files.calls.contains { $0.operation == .read })
    }

    @Test("A last line that a crash tore is set aside before the next answer, and that is told once")
    func tornLine() throws {
        try TemporaryFolder.with { folder in
            let device = Identifier<Device>.sample(4)
            try folder.write("{\"at\":\"2026", to: "history/\(device).jsonl")
            let review = Review(
                at: .sample, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: 0)
            let store = Store(root: folder.path, files: DiskFileSystem())
            let rest = try store.append(review, as: .sample(5), by: device)
            #expect(rest == "\(folder.path)/history/\(device).jsonl.rest")
            #expect(folder.text(of: "history/\(device).jsonl.rest") == "{\"at\":\"2026\n")
            #expect(try store.append(review, as: .sample(6), by: device) == nil)
            #expect(try store.history().reviews == [review, review])
            #expect(try store.history().problems.isEmpty)
        }
    }

    @Test("An answer after a torn line of any length is kept, and the torn line is set aside whole", arguments: [0, 1, 2])
    func longTornLine(lines: Int) throws {
        try TemporaryFolder.with { folder in
            let device = Identifier<Device>.sample(4)
            let store = Store(root: "\(folder.path)/한글 이름", files: DiskFileSystem())
            let (history, rest) = ("한글 이름/history/\(device).jsonl", "한글 이름/history/\(device).jsonl.rest")
            let review = Review(
                at: .sample, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: 0)
            for number in 0..<lines { try store.append(review, number: UInt64(number), by: device) }
            let whole = folder.bytes(of: history) ?? []
            for length in [65_534, 65_535, 65_536, 65_537, 131_072, 1_000_000] {
                let torn = [UInt8](repeating: 0x78, count: length)
                try folder.write(whole + torn, to: history)
                try? DiskFileSystem().remove("\(folder.path)/\(rest)")
                #expect(try store.append(review, as: .sample(50), by: device) != nil, "\(length)")
                #expect(try store.history().reviews.count == lines + 1, "\(length)")
                #expect(try store.history().problems.isEmpty, "\(length)")
                #expect(folder.bytes(of: rest) == torn + [0x0A], "\(length)")
            }
        }
    }

    @Test("An answer that cannot be kept is told")
    func failure() {
        let path: Path = "/단어 서재/history/\(Identifier<Device>.sample(4)).jsonl"
        files.fail(.write, at: path, errorNumber: 28)
        let review = Review(
            at: .sample, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .skipped, milliseconds: 0)
        #expect(throws: StoreError.file(.system(.write, path: path, errorNumber: 28))) {
            try store.append(review, by: .sample(4))
        }
    }

    @Test("Typed lines come back oldest first, the last thousand of them")
    func typedLines() throws {
        #expect(try store.typedLines().isEmpty)
        for number in 0..<1_005 { try store.appendTypedLine("추가 \(number)") }
        let lines = try store.typedLines()
        #expect(lines.count == 1_000 && lines.first == "추가 5" && lines.last == "추가 1004")
    }

    @Test("The file of typed lines does not grow without bound")
    func typedFile() throws {
        let path = store.root.appending("typed")
        for number in 0..<1_003 { try store.appendTypedLine("추가 \(number)") }
        let bytes = try #require(try files.read(path, in: store.root, limit: 1 << 20))
        #expect(bytes.split(separator: 0x0A).count == 1_000)
        #expect(bytes.starts(with: Array("추가 3\n".utf8)) && bytes.suffix(12).elementsEqual("추가 1002\n".utf8))
    }
}
