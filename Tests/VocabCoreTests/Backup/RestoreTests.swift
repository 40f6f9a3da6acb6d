import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct RestoreTests {
    private let disk = SimulatedDisk()
    private var store: Store { disk.store() }
    private let first = Bookcase.ID.sample(1)
    private let second = Bookcase.ID.sample(2)

    /// Makes a backup of 가, which the set-up chose, and 나.
    private func backUp() throws -> String {
        try store.update(Change(.addBookcase), at: .sample) { library in
            try library.add(try .sample(name: "가", id: first, words: [try .sample(term: "a")]))
            try library.add(try .sample(name: "나", id: second, words: [try .sample(term: "b")]))
            library.settings.setup = Settings.Setup(bookcase: first, count: 5)
        }
        return try store.createBackup(at: .sample).name
    }

    /// Restores it, and returns the names of what came back.
    private func restore(_ backup: String) throws -> [String] {
        var generator = SeededGenerator(seed: 4)
        return try store.restore(backup, at: .later, using: &generator).bookcases.map(\.description)
    }

    private func names() throws -> [String] { try store.contents().library.bookcases.map(\.name.description) }

    @Test("What is restored comes back by identifier with its set-up, the others stay, and undo takes it back")
    func back() throws {
        let backup = try backUp()
        let old = try store.contents().library
        let other = try Bookcase.sample(name: "남는 것", id: .sample(7))
        try store.update(Change(.removeBookcase), at: .later) { library in
            try library.remove(first)
            try library.update(second) { try $0.add(try .sample(term: "more")) }
            try library.rename(second, to: try BookcaseName("다른 이름"), at: .later)
            try library.add(other)
        }
        let before = try store.contents().library
        #expect(try restore(backup) == ["가", "나"])
        var expected = old
        try expected.add(other)
        #expect(try store.contents().library.undated == expected.undated)
        try StoreOperation.take(.undo, in: store)
        #expect(try store.contents().library.undated == before.undated)
        try StoreOperation.take(.redo, in: store)
        #expect(try store.contents().library.undated == expected.undated)
    }

    @Test("Where another bookcase has the name meanwhile, what comes back gets the next free number")
    func clash() throws {
        let backup = try backUp()
        try store.update(Change(.removeBookcase), at: .later) { library in
            try library.remove(first)
            try library.add(try .sample(name: "가", id: .sample(8)))
            try library.add(try .sample(name: "가 2", id: .sample(9)))
        }
        #expect(try restore(backup) == ["가 3", "나"])
        #expect(try names() == ["가", "가 2", "가 3", "나"])
        #expect(try store.contents().library[first]?.words.map(\.term) == ["a"])
    }

    @Test("Bookcases of a backup that changed names since have their own names again")
    func swapped() throws {
        let backup = try backUp()
        let old = try store.contents().library
        for (id, name) in [(first, "잠깐"), (second, "가"), (first, "나")] {
            try store.update(Change(.renameBookcase), at: .later) { try $0.rename(id, to: try BookcaseName(name), at: .later) }
        }
        #expect(try restore(backup) == ["가", "나"])
        #expect(try store.contents().library == old)
    }

    @Test("A backup with something that cannot be read is refused, and nothing is changed")
    func broken() throws {
        let backup = try backUp()
        let path: Path = "/집/내 서재/backups/\(backup)/bookcases/나.json"
        try disk.put(Array("{".utf8), at: path)
        try store.update(Change(.removeBookcase), at: .later) { try $0.remove(first) }
        let before = disk.image.files
        #expect(throws: StoreError.self) { try restore(backup) }
        #expect(disk.image.files == before)
    }

    @Test("Whatever call on the disk fails, either all of a store comes back, the answers too, or an error says that it did not")
    func failingCalls() throws {
        let other = Store(root: "/집/다른 서재", files: DiskFileSystem(disk.process()))
        try other.update(Change(.addBookcase), at: .sample) { try $0.add(try .sample(name: "가", id: first)) }
        let review = Review(at: .sample, word: .sample(4), bookcase: first, direction: .forward, outcome: .right, milliseconds: 0)
        _ = try other.append(review, as: .sample(5), by: .sample(6))
        let start = disk.image
        func restore(_ plan: FaultPlan) -> (calls: Int, restored: Store.Restoration?) {
            let process = SimulatedDisk(start).process(plan)
            var generator = SeededGenerator(seed: 4)
            let restored = try? Store(process).restore("/집/다른 서재", at: .later, using: &generator)
            return (process.calls, restored)
        }
        let calls = restore(FaultPlan()).calls
        let restored = (0..<calls).compactMap { restore(.failing($0, 5)).restored }
        #expect(restored.allSatisfy { $0.answers == 1 && $0.bookcases.count == 1 && $0.problems.isEmpty })
        #expect(restored.count < calls)
    }
}
