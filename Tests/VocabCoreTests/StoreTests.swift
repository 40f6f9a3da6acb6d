import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct StoreTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }

    private struct Stop: Error {}

    /// Fills the store with an empty 가 and a 나 that holds one word.
    private func fill() throws -> (first: Bookcase, second: Bookcase) {
        let (first, second) = (try Bookcase.sample(name: "가"), try Bookcase.sample(name: "나", words: [try Word.sample()]))
        try store.update { library in
            try library.add(first)
            try library.add(second)
        }
        files.forgetCalls()
        return (first, second)
    }

    @Test("A store that is not there is an empty library, and reading makes nothing")
    func empty() throws {
        let contents = try store.contents()
        #expect(contents.library == Library())
        #expect(contents.unreadable.isEmpty)
        #expect(files.changes.isEmpty && !files.calls.contains { $0.operation == .makeFolder })
    }

    @Test("What an update leaves is what the next reading finds")
    func roundTrip() throws {
        let (first, second) = try fill()
        try store.update {
            $0.settings = Settings(setup: .init(bookcase: second.id, count: 7), startersGiven: ["TOEIC"])
        }
        let library = try store.contents().library
        #expect(library.bookcases == [first, second])
        #expect(library.settings.setup == Settings.Setup(bookcase: second.id, count: 7))
        #expect(library.settings.startersGiven == ["TOEIC"])
    }

    @Test("An update saves what it changed and touches nothing else")
    func onlyChanges() throws {
        let (first, second) = try fill()
        try store.update { _ in }
        #expect(files.changes.isEmpty)
        try store.update { library in try library.update(first.id) { try $0.add(try Word.sample(term: "pear")) } }
        #expect(files.changes == [.init(.write, "/단어 서재/bookcases/가.json")])
        files.forgetCalls()
        try store.update { library in try library.update(second.id) { $0 = second } }
        #expect(files.changes.isEmpty)
        try store.update { $0.settings.startersGiven = ["TOEIC"] }
        #expect(files.changes == [.init(.write, "/단어 서재/settings.json")])
        files.forgetCalls()
        try store.update { try $0.remove(second.id) }
        #expect(files.changes == [.init(.remove, "/단어 서재/bookcases/나.json")])
    }

    @Test("An update that throws changes nothing")
    func allOrNothing() throws {
        let (first, _) = try fill()
        let before = files.texts
        #expect(throws: Stop.self) {
            try store.update { library in
                try library.update(first.id) { try $0.add(try Word.sample(term: "pear")) }
                library.settings.startersGiven = ["x"]
                throw Stop()
            }
        }
        #expect(files.changes.isEmpty && files.texts == before)
    }

    @Test("Everything is read and written while the lock is held")
    func locked() throws {
        let (first, _) = try fill()
        try store.update { library in try library.update(first.id) { try $0.add(try Word.sample(term: "pear")) } }
        #expect(files.calls.prefix(2) == [.init(.makeFolder, "/단어 서재/bookcases"), .init(.lock, "/단어 서재/.lock")])
    }

    @Test("A rename moves the file and keeps ids and words")
    func rename() throws {
        let (_, second) = try fill()
        try store.update { try $0.rename(second.id, to: try BookcaseName("../다"), at: .later) }
        #expect(Set(files.texts.keys) == ["/단어 서재/bookcases/가.json", "/단어 서재/bookcases/%2E.%2F다.json"])
        let renamed = try #require(try store.contents().library.bookcase(named: "../다"))
        #expect(renamed.id == second.id && renamed.words == second.words)
    }

    @Test("Two bookcases can swap names, and nothing is lost")
    func swap() throws {
        let (first, second) = try fill()
        try store.update { library in
            try library.rename(first.id, to: try BookcaseName("잠깐"), at: .later)
            try library.rename(second.id, to: first.name, at: .later)
            try library.rename(first.id, to: second.name, at: .later)
        }
        let library = try store.contents().library
        #expect(library[first.id]?.name == second.name && library[second.id]?.name == first.name)
        #expect(library[second.id]?.words == second.words && library.bookcases.count == 2)
    }

    @Test(
        "A broken file is named with its place, never overwritten, and the others still load",
        arguments: [
            "", "{", "{\"format\":1", "\u{FFFD}", "{\"format\":9}", "[]",
        ])
    func broken(text: String) throws {
        let files = MemoryFileSystem(granting: "/단어 서재", files: ["/단어 서재/bookcases/깨짐.json": text])
        let store = Store(root: "/단어 서재", files: files)
        let good = try Bookcase.sample(name: "가")
        try store.update { try $0.add(good) }
        let contents = try store.contents()
        #expect(contents.library.bookcases == [good])
        #expect(contents.unreadable.count == 1)
        #expect(contents.problem(withBookcaseNamed: "깨짐") == contents.unreadable.first)
        #expect(contents.problem(withBookcaseNamed: "가") == nil)
        let taken = try Bookcase.sample(name: "깨짐")
        #expect(throws: StoreError.fileNameTaken(path: "/단어 서재/bookcases/깨짐.json")) { try store.update { try $0.add(taken) } }
        try store.update { try $0.rename(good.id, to: taken.name, at: .later) }
        #expect(try store.contents().library.bookcase(named: "깨짐")?.id == good.id)
        #expect(files.texts["/단어 서재/bookcases/깨짐.json"] == text)
    }

    @Test("The places and the formats of unreadable files are told")
    func reasons() throws {
        let path: Path = "/단어 서재/bookcases/a.json"
        for (text, error) in [
            (
                "{\"format\":1,\n \"bookcase\":x}",
                StoreError.broken(path: path, at: TextPosition(line: 2, column: 13), .expected(.object))
            ),
            ("{\"format\":3}", .newerFormat(path: path, format: 3, supported: 1)),
        ] {
            let store = Store(root: "/단어 서재", files: MemoryFileSystem(granting: "/단어 서재", files: [path: text]))
            #expect(try store.contents().unreadable == [error])
        }
    }

    @Test("Broken or newer settings are named and never overwritten, and the bookcases go on working")
    func brokenSettings() throws {
        for text in ["{", "{\"format\":2}", "{}"] {
            let files = MemoryFileSystem(granting: "/단어 서재", files: ["/단어 서재/settings.json": text])
            let store = Store(root: "/단어 서재", files: files)
            #expect(try store.contents().settingsProblem != nil)
            #expect(throws: StoreError.self) {
                try store.update { library in
                    library.settings.startersGiven = ["x"]
                    try library.add(try Bookcase.sample())
                }
            }
            // A plan that is dropped may stand in what cannot be read.
            #expect(throws: StoreError.self) { try store.update { $0.settings.plan = nil } }
            #expect(files.texts == ["/단어 서재/settings.json": text])
            try store.update { try $0.add(try Bookcase.sample()) }
            #expect(files.texts["/단어 서재/settings.json"] == text)
            #expect(try store.contents().library.bookcases.count == 1)
        }
    }

    @Test(
        "Of two bookcases with one name both are there: the second has a number after it, also in its file after the next change")
    func sharedName() throws {
        let (first, second) = (try Bookcase.sample(id: .sample(1)), try Bookcase.sample(id: .sample(2)))
        let bookcases: [Path: Bookcase] = ["/단어 서재/bookcases/a.json": first, "/단어 서재/bookcases/b.json": second]
        let texts = bookcases.mapValues { String(decoding: BookcaseFile.encode($0), as: UTF8.self) }
        let files = MemoryFileSystem(granting: "/단어 서재", files: texts)
        let store = Store(root: "/단어 서재", files: files)
        let contents = try store.contents()
        #expect(contents.library.bookcases.map(\.name.description) == ["과일", "과일 2"] && contents.problems.isEmpty)
        #expect(contents.library[second.id]?.name.description == "과일 2")
        try store.update { library in try library.update(first.id) { try $0.add(try Word.sample()) } }
        #expect(files.texts["/단어 서재/bookcases/b.json"]?.contains("과일 2") == true)
        #expect(store.repairs.take().count == 1 && store.repairs.take().isEmpty)
        try store.update { try $0.remove(first.id) }
        #expect(try store.contents().library.bookcases.map(\.name.description) == ["과일 2"])
    }

    @Test("Only plain .json files are bookcases")
    func otherFiles() throws {
        let names = ["README.md", ".과일.json.12.tmp", ".hidden.json", "a.json.bak", "a.JSON"]
        let texts: [Path: String] = names.reduce(into: [:]) {
            $0["/단어 서재/bookcases/\($1)"] = "x"
        }
        let contents = try Store(root: "/단어 서재", files: MemoryFileSystem(granting: "/단어 서재", files: texts)).contents()
        #expect(contents.library.bookcases.isEmpty && contents.unreadable.isEmpty)
    }

    @Test(
        "A disk that fails is told as it is",
        arguments: [
            (FileFailure.Operation.makeFolder, "/단어 서재/bookcases"), (.lock, "/단어 서재/.lock"),
            (.list, "/단어 서재/bookcases"), (.write, "/단어 서재/bookcases/새것.json"),
        ])
    func diskFailures(operation: FileFailure.Operation, path: String) throws {
        let path = Path(path)
        files.fail(operation, at: path, errorNumber: 28)
        #expect(throws: StoreError.file(.system(operation, path: path, errorNumber: 28))) {
            try store.update { try $0.add(try Bookcase.sample(name: "새것")) }
        }
        #expect(files.texts.isEmpty)
    }

    @Test("A bookcase whose file cannot be read is named, and the others load")
    func unreadableFile() throws {
        let (first, second) = try fill()
        files.fail(.read, at: "/단어 서재/bookcases/가.json", errorNumber: 13)
        let contents = try store.contents()
        #expect(contents.library.bookcases == [second] && contents.library[first.id] == nil)
        #expect(contents.unreadable == [.file(.system(.read, path: "/단어 서재/bookcases/가.json", errorNumber: 13))])
    }
}
