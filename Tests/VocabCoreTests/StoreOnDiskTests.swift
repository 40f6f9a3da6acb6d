import Dispatch
import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct StoreOnDiskTests {
    private func withStore(_ body: (Store, TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { try body(Store(root: "\($0.path)/서재/vocab", files: DiskFileSystem()), $0) }
    }

    private func file(_ name: String) -> String { "서재/vocab/bookcases/\(name).json" }

    @Test("A new store is made with all its folders, and its files are for their owner alone")
    func newStore() throws {
        try withStore { store, folder in
            try store.update { library in
                try library.add(try Bookcase.sample())
                library.settings.startersGiven = ["TOEIC"]
            }
            try store.append(
                Review(
                    at: .sample, word: .sample(1), bookcase: .sample(1), direction: .forward, outcome: .right, milliseconds: 1),
                by: .sample(9))
            let history = "서재/vocab/history/\(Identifier<Device>.sample(9)).jsonl"
            for name in [file("과일"), "서재/vocab/settings.json", history, "서재/vocab/.lock"] {
                #expect(try folder.mode(of: name) == 0o600, "\(name)")
            }
            #expect(try folder.mode(of: "서재/vocab/bookcases") == 0o700)
            #expect(try folder.names(in: "서재/vocab/bookcases") == ["과일.json"])
            #expect(try store.contents().library.bookcases == [try Bookcase.sample()])
        }
    }

    @Test("A file that changed is replaced, keeps its mode, and leaves nothing beside it; the others stay what they were")
    func replaced() throws {
        try withStore { store, folder in
            let (first, second) = (try Bookcase.sample(name: "가"), try Bookcase.sample(name: "나"))
            try store.update { library in
                try library.add(first)
                try library.add(second)
            }
            try folder.setMode(0o644, of: file("가"))
            let inodes = (try folder.inode(of: file("가")), try folder.inode(of: file("나")))
            try store.update { library in try library.update(first.id) { try $0.add(try Word.sample()) } }
            #expect(try folder.inode(of: file("가")) != inodes.0)
            #expect(try folder.inode(of: file("나")) == inodes.1)
            #expect(try folder.mode(of: file("가")) == 0o644)
            #expect(try folder.names(in: "서재/vocab/bookcases") == ["가.json", "나.json"])
            #expect(try store.contents().library[first.id]?.words == [try Word.sample()])
        }
    }

    @Test("A symbolic link stays one, and what it leads to is replaced and keeps its mode")
    func links() throws {
        try withStore { store, folder in
            let bookcase = try Bookcase.sample()
            try store.update { try $0.add(bookcase) }
            let text = try #require(folder.bytes(of: file("과일")))
            let cloud = "서재/vocab/구름"
            try folder.write(text, to: "\(cloud)/실제.json")
            try folder.setMode(0o640, of: "\(cloud)/실제.json")
            try DiskFileSystem().remove("\(folder.path)/\(file("과일"))")
            try folder.link(file("과일"), to: "../구름/실제.json")
            try store.update { library in try library.update(bookcase.id) { try $0.add(try Word.sample()) } }
            #expect(folder.linkTarget(of: file("과일")) == "../구름/실제.json")
            #expect(folder.text(of: "\(cloud)/실제.json")?.contains("사과") == true)
            #expect(try folder.mode(of: "\(cloud)/실제.json") == 0o640)
            #expect(try folder.names(in: cloud) == ["실제.json"])
        }
    }

    @Test("A link that leads out of the store's folder is not followed, and what it leads to is left alone")
    func linkOut() throws {
        try withStore { store, folder in
            try store.update { try $0.add(try Bookcase.sample()) }
            let text = try #require(folder.bytes(of: file("과일")))
            try folder.write(text, to: "밖/실제.json")
            try DiskFileSystem().remove("\(folder.path)/\(file("과일"))")
            try folder.link(file("과일"), to: "../../../밖/실제.json")
            let contents = try store.contents()
            #expect(contents.library.bookcases.isEmpty)
            #expect(contents.unreadable == [.file(.leadsOut(path: "\(folder.path)/\(file("과일"))"))])
            #expect(throws: StoreError.fileNameTaken(path: "\(folder.path)/\(file("과일"))")) {
                try store.update { try $0.add(try Bookcase.sample()) }
            }
            #expect(folder.bytes(of: "밖/실제.json") == text)
        }
    }

    @Test(
        "Bookcases of any name stay in their folder and come back",
        arguments: [
            "../../밖", "/etc/passwd", "..", ".", "-rf", "~", "👩‍🏫", "a%2Fb", "a/b", String(repeating: "가", count: 60), "\"'$(id)`",
        ])
    func names(name: String) throws {
        try withStore { store, folder in
            let bookcase = try Bookcase.sample(name: name)
            try store.update { try $0.add(bookcase) }
            #expect(try store.contents().library.bookcases == [bookcase])
            #expect(try folder.names(in: "서재/vocab/bookcases").count == 1)
            #expect(try folder.names() == ["서재"])
        }
    }

    @Test("A rename moves the file and an update that throws leaves every byte")
    func renameAndThrow() throws {
        struct Stop: Error {}
        try withStore { store, folder in
            let bookcase = try Bookcase.sample(words: [try Word.sample()])
            try store.update { try $0.add(bookcase) }
            try store.update { try $0.rename(bookcase.id, to: try BookcaseName("열매"), at: .later) }
            #expect(try folder.names(in: "서재/vocab/bookcases") == ["열매.json"])
            let before = try folder.allFiles()
            #expect(throws: Stop.self) {
                try store.update { library in
                    try library.remove(bookcase.id)
                    throw Stop()
                }
            }
            #expect(try folder.allFiles() == before)
        }
    }

    @Test("What stands in the place of a file or a folder is named")
    func notFiles() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "store/bookcases/과일.json/inner")
            let store = Store(root: "\(folder.path)/store", files: DiskFileSystem())
            #expect(try store.contents().unreadable == [.file(.notAFile(path: "\(store.root)/bookcases/과일.json"))])
            try folder.write("x", to: "file")
            let wrong = Store(root: "\(folder.path)/file", files: DiskFileSystem())
            #expect(throws: StoreError.self) { try wrong.update { _ in } }
            #expect(folder.text(of: "file") == "x")
        }
    }

    @Test("Of the lines that four processes type while the file is full none is lost, and the file stays bounded")
    func typedTogether() throws {
        try withStore { store, folder in
            for number in 0..<2 { try store.appendTypedLine("first \(number)") }
            try folder.write((0..<998).map { "old \($0)\n" }.joined(), to: "서재/vocab/typed")
            DispatchQueue.concurrentPerform(iterations: 4) { process in
                for number in 0..<5 { #expect(throws: Never.self) { try store.appendTypedLine("\(process) \(number)") } }
            }
            let lines = try store.typedLines()
            #expect(lines.count == 1_000 && lines.prefix(980) == (18..<998).map { "old \($0)" }[...])
            for process in 0..<4 {
                #expect(lines.filter { $0.hasPrefix("\(process) ") } == (0..<5).map { "\(process) \($0)" })
            }
            #expect(folder.text(of: "서재/vocab/typed") == lines.map { $0 + "\n" }.joined())
            #expect(try folder.names(in: "서재/vocab").allSatisfy { !$0.hasSuffix(".tmp") })
        }
    }
}

@Suite struct DiskFileSystemTests {
    private let disk = DiskFileSystem()

    @Test("A file is read up to its limit, and one that is not there is none")
    func read() throws {
        try TemporaryFolder.with { folder in
            try folder.write("사과", to: "a")
            #expect(try disk.read("\(folder.path)/a", in: Path(folder.path), limit: 6) == Array("사과".utf8))
            #expect(throws: FileFailure.tooLarge(path: "\(folder.path)/a", limit: 5)) {
                try disk.read("\(folder.path)/a", in: Path(folder.path), limit: 5)
            }
            #expect(try disk.read("\(folder.path)/b", in: Path(folder.path), limit: 5) == nil)
            let path = Path(folder.path)
            #expect(throws: FileFailure.notAFile(path: path)) { try disk.read(path, in: "/", limit: 5) }
            #expect(try disk.list("\(folder.path)/none").isEmpty)
        }
    }

    @Test(
        "A file that is handed over in pieces is the same file, cut behind its lines",
        arguments: ["", "\n", "가\n나다라\n\n마", "abcdefgh\nij\n"])
    func pieces(text: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(text, to: "a")
            for count in 1...12 {
                var pieces: [FileEnd] = []
                try disk.readLines("\(folder.path)/a", in: Path(folder.path), limit: 99, inPiecesOf: count) { pieces.append($0) }
                #expect(pieces.flatMap(\.bytes) == Array(text.utf8))
                #expect(pieces.dropLast().allSatisfy { $0.bytes.last == 0x0A } && pieces.allSatisfy { !$0.bytes.isEmpty })
                #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $1.offset == $0.offset + $0.bytes.count })
            }
            if text.isEmpty { return }
            let path: Path = "\(folder.path)/a"
            #expect(throws: FileFailure.tooLarge(path: path, limit: text.utf8.count - 1)) {
                try disk.readLines(path, in: Path(folder.path), limit: text.utf8.count - 1, inPiecesOf: 4) { _ in }
            }
        }
    }

    @Test("A rename never replaces another file, and removing twice is no failure")
    func renameAndRemove() throws {
        try TemporaryFolder.with { folder in
            try folder.write("a", to: "a")
            try folder.write("b", to: "b")
            let taken = FileFailure.system(.rename, path: "\(folder.path)/b", errorNumber: FileFailure.alreadyThere)
            #expect(throws: taken) { try disk.rename("\(folder.path)/a", to: "\(folder.path)/b") }
            #expect(folder.text(of: "b") == "b")
            try disk.remove("\(folder.path)/b")
            try disk.remove("\(folder.path)/b")
            try disk.rename("\(folder.path)/a", to: "\(folder.path)/b")
            #expect(try folder.names() == ["b"])
        }
    }

    @Test("Appending makes the file and then adds to its end")
    func append() throws {
        try TemporaryFolder.with { folder in
            for text in ["a\n", "", "나\n"] {
                _ = try disk.append(to: "\(folder.path)/a", in: Path(folder.path), tornTo: "\(folder.path)/rest") { _ in
                    Array(text.utf8)
                }
            }
            #expect(folder.text(of: "a") == "a\n나\n")
            #expect(try folder.mode(of: "a") == 0o600)
        }
    }
}
