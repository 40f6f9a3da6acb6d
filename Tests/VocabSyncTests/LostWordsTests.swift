import Testing
@testable import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What a device lost without deleting it: no other device may lose it for that.
@Suite("What was lost and not deleted", .enabled(if: RealGit.path != nil)) struct LostWordsTests {
    /// Two devices that hold the same three words and one answer each.
    private func withTwo(_ body: (Devices) throws -> Void) throws {
        try Devices.with { devices in
            for term in ["apple", "pear", "plum"] { try devices.add(term, to: "노트북") }
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            _ = try devices.synchronizer("데스크톱").connect(to: devices.remote)
            try devices.answer(1, on: "노트북")
            _ = try devices.synchronizer("노트북").sync()
            _ = try devices.synchronizer("데스크톱").sync()
            try body(devices)
        }
    }

    private func path(_ name: String, _ devices: Devices) throws -> Path {
        let store = devices.store(name)
        return try #require(try store.bookcasePaths().first)
    }

    private func cut(_ path: Path, to share: Double) throws {
        let files = DiskFileSystem()
        let bytes = try #require(try files.read(path, in: path.folder, limit: 1 << 20))
        let version = try #require(try files.version(of: path))
        try files.replace(path, with: Array(bytes.prefix(Int(Double(bytes.count) * share))), over: version)
    }

    @Test("words that a repair could not read are taken back by it", arguments: [0.1, 0.3, 0.6, 0.95]) func repair(share: Double)
        throws
    {
        try withTwo { devices in
            try cut(path("노트북", devices), to: share)
            var generator = SeededGenerator(seed: 7)
            _ = try devices.store("노트북").repair(at: .later, using: &generator)
            #expect(try devices.terms("노트북") != ["apple", "pear", "plum"])
            #expect(try devices.synchronizer("노트북").takeBack(isDryRun: true).words > 0)
            #expect(try devices.synchronizer("노트북").takeBack(isDryRun: false).words > 0)
            try expectAll(devices)
        }
    }

    @Test("words that a repair could not read are not deleted elsewhere", arguments: [0.1, 0.3, 0.6, 0.95]) func sync(
        share: Double
    ) throws {
        try withTwo { devices in
            try cut(path("노트북", devices), to: share)
            var generator = SeededGenerator(seed: 7)
            _ = try devices.store("노트북").repair(at: .later, using: &generator)
            #expect(try devices.synchronizer("노트북").sync(isDryRun: true).sent.removed == 0)
            #expect(try devices.synchronizer("노트북").sync().takenBack.words > 0)
            try expectAll(devices)
        }
    }

    @Test("a file that vanished, or was replaced by an old copy, comes back") func vanished() throws {
        try withTwo { devices in
            let file = try path("노트북", devices)
            let old = try #require(try DiskFileSystem().read(file, in: file.folder, limit: 1 << 20))
            for term in ["fig", "kiwi"] { try devices.add(term, to: "노트북", at: .later) }
            _ = try devices.synchronizer("노트북").sync()
            let version = try #require(try DiskFileSystem().version(of: file))
            try DiskFileSystem().replace(file, with: old, over: version)
            #expect(try devices.synchronizer("노트북").sync().takenBack.words == 2)
            try DiskFileSystem().remove(file)
            guard case .missing(let missing)? = try devices.synchronizer("노트북").examineRepository().first else {
                Issue.record("the doctor missed it")
                return
            }
            #expect(missing.words == 5 && missing.bookcases == 1)
            #expect(try devices.synchronizer("노트북").sync().takenBack.words == 5)
            _ = try devices.synchronizer("데스크톱").sync()
            for name in ["노트북", "데스크톱"] { #expect(try devices.terms(name) == ["apple", "fig", "kiwi", "pear", "plum"]) }
        }
    }

    @Test("who is asked may have lost words deleted everywhere, and nothing is done before an answer") func asked() throws {
        try withTwo { devices in
            try DiskFileSystem().remove(path("노트북", devices))
            func sync(_ choice: MissingWords?) throws -> SyncResult {
                try Synchronizer(
                    devices.store("노트북"), files: DiskFileSystem(), runner: devices.git, at: .later, emptied: .accept,
                    missing: choice
                ).sync()
            }
            #expect(throws: SyncError.missing(words: 3, terms: ["apple", "pear", "plum"])) { try sync(nil) }
            #expect(try devices.terms("노트북").isEmpty)
            #expect(try sync(.delete).sent.removed == 3)
        }
    }

    @Test("a word that was deleted goes everywhere, its repaired file or not, and the other device is told where it is kept")
    func deleted() throws {
        try withTwo { devices in
            try devices.store("노트북").update(Change(.removeWord, "pear"), at: .later) { library in
                let bookcase = try #require(library.bookcases.first)
                try library.update(bookcase.id) { bookcase in
                    bookcase.setWords(bookcase.words.filter { $0.term != "pear" })
                }
            }
            try cut(path("노트북", devices), to: 0.3)
            var generator = SeededGenerator(seed: 7)
            _ = try devices.store("노트북").repair(at: .later, using: &generator)
            _ = try devices.synchronizer("노트북").sync()
            #expect(try devices.terms("노트북") == ["apple", "plum"])
            let result = try devices.synchronizer("데스크톱").sync()
            #expect(try devices.terms("데스크톱") == ["apple", "plum"] && result.received.removed == 1)
            let backup = try #require(result.backup)
            #expect(try devices.store("데스크톱").opened(backup).contents().library.wordCount == 3)
            // What was sent need not be remembered.
            #expect(try devices.store("노트북").removals().isEmpty)
        }
    }

    @Test("a word that was moved to another bookcase is not missing") func moved() throws {
        try withTwo { devices in
            try devices.store("노트북").update(Change(.moveWords, "pear"), at: .later) { library in
                var generator = SeededGenerator(seed: 3)
                let other = Bookcase(id: Bookcase.ID(using: &generator), name: try BookcaseName("다른"), added: .later)
                let bookcase = try #require(library.bookcases.first)
                try library.add(other.with(bookcase.words.filter { $0.term == "pear" }))
                try library.update(bookcase.id) { $0.setWords($0.words.filter { $0.term != "pear" }) }
            }
            #expect(try devices.synchronizer("노트북").takeBack(isDryRun: true).isEmpty)
            #expect(try devices.synchronizer("노트북").sync().takenBack.isEmpty)
        }
    }

    @Test("answers are never fewer after a sync, whether their file vanished or an older copy took its place") func answers()
        throws
    {
        try withTwo { devices in
            let store = devices.store("노트북")
            let file = try #require(try store.historyPaths().first)
            let old = try #require(try DiskFileSystem().read(file, in: file.folder, limit: 1 << 20))
            for number in 2...4 { try devices.answer(UInt64(number), on: "노트북") }
            _ = try devices.synchronizer("노트북").sync()
            let version = try #require(try DiskFileSystem().version(of: file))
            try DiskFileSystem().replace(file, with: old, over: version)
            var result = try devices.synchronizer("노트북").sync()
            #expect(result.takenBack.answers == 3 && result.received.isEmpty && result.sent.isEmpty)
            try DiskFileSystem().remove(file)
            result = try devices.synchronizer("노트북").sync()
            #expect(result.takenBack.answers == 4 && result.received.isEmpty)
            _ = try devices.synchronizer("데스크톱").sync()
            #expect(try store.history().reviews.count == 4 && devices.store("데스크톱").history().reviews.count == 4)
        }
    }

    @Test("a deletion survives a remote whose commits were made one") func squashed() throws {
        try withTwo { devices in
            let tree = try devices.run(["rev-parse", "HEAD^{tree}"], in: "노트북")
            let commit = try devices.run(["commit-tree", tree, "-m", "x"], in: "노트북")
            try devices.run(["push", "--quiet", "--force", devices.remote, "\(commit):refs/heads/main"], in: "노트북")
            try devices.store("데스크톱").update(Change(.removeWord, "pear"), at: .later) { library in
                let bookcase = try #require(library.bookcases.first)
                try library.update(bookcase.id) { bookcase in
                    bookcase.setWords(bookcase.words.filter { $0.term != "pear" })
                }
            }
            _ = try devices.synchronizer("데스크톱").sync()
            _ = try devices.synchronizer("노트북").sync()
            for name in ["노트북", "데스크톱"] { #expect(try devices.terms(name) == ["apple", "plum"]) }
        }
    }

    @Test("another remote says nothing of what was deleted") func otherRemote() throws {
        try withTwo { devices in
            let other = devices.remote + "2"
            try devices.run(["init", "--quiet", "--bare", other])
            try devices.add("fig", to: "휴대폰")
            _ = try devices.synchronizer("휴대폰").connect(to: other)
            _ = try devices.synchronizer("노트북").connect(to: other)
            #expect(try devices.terms("노트북") == ["apple", "fig", "pear", "plum"])
        }
    }

    private func expectAll(_ devices: Devices) throws {
        _ = try devices.synchronizer("노트북").sync()
        _ = try devices.synchronizer("데스크톱").sync()
        for name in ["노트북", "데스크톱"] {
            #expect(try devices.terms(name) == ["apple", "pear", "plum"])
            #expect(try devices.store(name).contents().library.bookcases.map(\.name.description) == ["과일"])
        }
        #expect(try devices.files("노트북") == devices.files("데스크톱"))
    }
}
