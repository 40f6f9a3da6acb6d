import Testing
import VocabTestSupport

@testable import VocabCore

/// A store with one broken file: the rest of it goes on, and the broken file stays as it is.
@Suite("Fuzz: a store with a broken file") struct StoreFuzzTests {
    private static let names = ["가", "나", "다"]

    /// The files of a store of three bookcases, with settings, a change that can be taken back, and a history.
    private static func files() throws -> [Path: [UInt8]] {
        let disk = MemoryFileSystem(granting: "/단어 서재")
        let store = Store(root: "/단어 서재", files: disk)
        for (index, name) in names.enumerated() {
            try disk.put(BookcaseFile.encode(bookcase(name, UInt64(index + 1))), at: "/단어 서재/bookcases/\(name).json")
        }
        disk.put(SettingsFile.encode(StoreSamples.settings()), at: "/단어 서재/settings.json")
        disk.put(Array("\(Identifier<Device>.sample(2))\n".utf8), at: "/단어 서재/device")
        disk.put(StoreSamples.history(), at: "/단어 서재/history/\(Identifier<Device>.sample(2)).jsonl")
        try store.update { library in
            guard let id = library.bookcase(named: "가")?.id else { return }
            try library.update(id) { try $0.add(try Word.sample(term: "taken back")) }
        }
        var files = try disk.files()
        files["/단어 서재/undo/pending.json"] = UndoEntryFile.encode(try StoreSamples.entry())
        return files
    }

    private static func bookcase(_ name: String, _ seed: UInt64) throws -> Bookcase {
        try StoreSamples.bookcase(name, seed: seed)
    }

    private static let whole = Result { try files() }

    @Test("a broken bookcase is left alone, whatever is done with the others, which all load")
    func brokenBookcase() throws {
        let path: Path = "/단어 서재/bookcases/나.json"
        try breaking(path, 140, "a broken bookcase") { number, disk, broken in
            let store = Store(root: "/단어 서재", files: disk)
            let contents = try store.contents()
            let mutant = try? BookcaseFile.decode(broken)
            let others = [try Self.bookcase("가", 1), try Self.bookcase("다", 3)]
            if others.contains(where: { $0.id == mutant?.id || $0.name.key == mutant?.name.key }) { return }
            let loaded = Set(contents.library.bookcases.map(\.name.description))
            #expect(loaded.isSuperset(of: ["가", "다"]), "case \(number)")
            #expect(contents.problems.isEmpty == (mutant != nil), "case \(number)")
            try store.update { library in
                guard let id = library.bookcase(named: "다")?.id else { return }
                try library.update(id) { try $0.add(try Word.sample(term: "new")) }
            }
            #expect(try disk.read(path, in: "/단어 서재", limit: .max) == broken, "case \(number)")
            for _ in 0..<2 {
                let step = try #require(try store.nextStep(.undo), "case \(number)")
                #expect(try store.take(step, .undo, at: .later), "case \(number)")
            }
            #expect(try store.contents().library.bookcase(named: "다")?.words == others[1].words, "case \(number)")
            #expect(try disk.read(path, in: "/단어 서재", limit: .max) == broken, "case \(number)")
        }
    }

    @Test("broken settings are left alone, and hold up no change of a bookcase")
    func brokenSettings() throws {
        let path: Path = "/단어 서재/settings.json"
        try breaking(path, 120, "broken settings") { number, disk, broken in
            let store = Store(root: "/단어 서재", files: disk)
            #expect(try store.contents().library.bookcases.count == 3, "case \(number)")
            try store.update { library in
                guard let id = library.bookcase(named: "다")?.id else { return }
                try library.update(id) { try $0.add(try Word.sample(term: "new")) }
            }
            #expect(try store.contents().library.bookcase(named: "다")?.words.count == 5, "case \(number)")
            _ = try? store.device(orNew: .sample(77), at: .later)
            _ = try? store.update { $0.settings.startersGiven.append("new") }
            if (try? SettingsFile.decode(broken)) == nil {
                #expect(try disk.read(path, in: "/단어 서재", limit: .max) == broken, "case \(number)")
            }
        }
    }

    @Test("a broken history keeps every byte but a torn end, and takes the next answer")
    func brokenHistory() throws {
        let device = Identifier<Device>.sample(2)
        let path: Path = "/단어 서재/history/\(device).jsonl"
        try breaking(path, 100, "a broken history") { number, disk, broken in
            let store = Store(root: "/단어 서재", files: disk)
            let before = try store.history().reviews
            if HistoryFile(broken).tornAt != nil { return }
            let review = Review(
                at: .later, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: 5)
            try store.append(review, number: 99, by: device)
            // Broken lines may have any time.
            #expect(try store.history().reviews.count == before.count + 1, "case \(number)")
            #expect(try disk.read(path, in: "/단어 서재", limit: .max)?.starts(with: broken) == true, "case \(number)")
            let step = try store.nextStep(.undo)
            #expect(step?.action == .answer(review), "case \(number)")
        }
    }

    @Test("a broken entry of a change is refused, or taken back in whole; what it does not speak of stays")
    func brokenEntry() throws {
        try breaking("/단어 서재/undo/5008-0-undo.json", 140, "a broken entry") { number, disk, _ in
            let store = Store(root: "/단어 서재", files: disk)
            let before = try disk.files().filter { !$0.key.text.contains("/backups/") }
            do {
                guard let step = try store.nextStep(.undo) else { return }
                _ = try store.take(step, .undo, at: .later)
                #expect(try store.contents().problems.isEmpty, "case \(number)")
                if let back = try store.nextStep(.redo) { _ = try store.take(back, .redo, at: .later) }
            } catch {
                #expect(try disk.files().filter { !$0.key.text.contains("/backups/") } == before, "case \(number): \(error)")
            }
            #expect(try store.contents().library.bookcase(named: "다")?.words.count == 4, "case \(number)")
        }
    }

    @Test("a broken entry of a change whose writer died is put back in whole or stops writers, and readers never change it")
    func brokenPending() throws {
        let whole = try Self.whole.get()
        let pending = try #require(whole["/단어 서재/undo/pending.json"])
        try breaking("/단어 서재/undo/pending.json", 140, "a broken pending entry", whole: whole, sample: pending) {
            number, disk, _ in
            let store = Store(root: "/단어 서재", files: disk)
            let before = try disk.files()
            let contents = Result { try store.contents() }
            #expect(try disk.files() == before, "case \(number)")
            do {
                try store.update { $0.settings.startersGiven.append("new") }
                let library = try contents.get().library
                #expect(try store.contents().library.bookcases == library.bookcases, "case \(number)")
            } catch {
                #expect(try disk.files() == before, "case \(number): \(error)")
            }
        }
    }

    /// Runs `body` with disks on which the file at `path` is broken, each in another way. Reading it all must not change it.
    private func breaking(
        _ path: Path, _ count: Int, _ name: StaticString, whole: [Path: [UInt8]]? = nil, sample: [UInt8]? = nil,
        _ body: (UInt64, MemoryFileSystem, [UInt8]) throws -> Void
    ) throws {
        var files = try Self.whole.get()
        if sample == nil { files["/단어 서재/undo/pending.json"] = nil }
        let sample = try #require(sample ?? files[path])
        try Fuzz.cases(count, name) { number, generator in
            let disk = MemoryFileSystem(granting: "/단어 서재")
            let broken = Mutator.json.mutated(sample, splicing: sample, using: &generator)
            for (name, bytes) in files { disk.put(name == path ? broken : bytes, at: name) }
            let store = Store(root: "/단어 서재", files: disk)
            let before = try disk.files()
            _ = (try? store.contents(), try? store.settings(), try? store.history(), try? store.nextStep(.undo))
            #expect(try disk.files() == before, "case \(number)")
            try body(number, disk, broken)
        }
    }
}

extension MemoryFileSystem {
    /// Every file below the folder `/단어 서재`.
    fileprivate func files(in folder: Path = "/단어 서재") throws -> [Path: [UInt8]] {
        var files: [Path: [UInt8]] = [:]
        for path in try list(folder) {
            if let bytes = try read(path, in: "/단어 서재", limit: .max) {
                files[path] = bytes
            } else {
                files.merge(try self.files(in: path)) { $1 }
            }
        }
        return files
    }
}
