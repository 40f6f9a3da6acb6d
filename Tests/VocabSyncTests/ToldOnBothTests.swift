import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What is told of a merge, wherever it was made, and what belongs to one device alone.
@Suite("Two devices") struct ToldOnBothTests {
    /// Two devices that hold apple and pear.
    private func withTwo(_ body: (Devices) throws -> Void) throws {
        try Devices.with { devices in
            for term in ["apple", "pear"] { try devices.add(term, to: "노트북") }
            for name in ["노트북", "데스크톱"] { _ = try devices.synchronizer(name).connect(to: devices.remote) }
            try body(devices)
        }
    }

    @Test("are told both what gave way, each once, though one of them alone merged") func conflicts() throws {
        try withTwo { devices in
            try devices.edit("apple", on: "노트북") { $0.example = "An apple \"a day\"\n≠ is green." }
            try devices.edit("apple", on: "데스크톱") { $0.example = "Apples are red." }
            #expect(try devices.synchronizer("노트북").sync().conflicts.isEmpty)
            let told = try devices.synchronizer("데스크톱").sync().conflicts
            #expect(told.count == 1 && told[0].field.field == "example" && told[0].term == "apple")
            #expect(try devices.synchronizer("노트북").sync(isDryRun: true).conflicts == told)
            #expect(try devices.synchronizer("노트북").sync().conflicts == told)
            for name in ["노트북", "데스크톱"] { #expect(try devices.synchronizer(name).sync().conflicts.isEmpty) }
            let message = try devices.run(["log", "-1", "--format=%s"], in: "노트북")
            #expect(message.hasPrefix("Words and answers of two devices"))
        }
    }

    @Test("that have hundreds of conflicts still make a commit that git takes") func many() {
        let conflict = MergeConflict(
            bookcase: "과일", term: "apple",
            field: FieldConflict(field: "meaning", kept: String(repeating: "가", count: 900), other: "\u{1B}[2J\n≠ {}"))
        let other = MergeConflict(
            bookcase: "", term: nil, field: FieldConflict(field: "study.retention", kept: "0.9", other: "0.8"))
        let text = MergeMessage.text([other] + Array(repeating: conflict, count: 400))
        #expect(text.utf8.count < 1 << 15 && !text.contains("\u{1B}"))
        #expect(MergeMessage.conflicts(in: "Somebody's words\n≠ no JSON\n" + text) == [other, conflict])
        #expect(MergeMessage.text([]) == "Words and answers of two devices")
    }

    @Test("that gave two bookcases one name are told which is called otherwise now") func renamedAlike() throws {
        try withTwo { devices in
            for (name, id) in [("노트북", 1), ("데스크톱", 2)] as [(String, UInt64)] {
                try devices.store(name).update(Change(.addBookcase, bookcase: name), at: .sample) {
                    try $0.add(Bookcase(id: .sample(id), name: try BookcaseName(name), added: .sample))
                }
                _ = try devices.synchronizer(name).sync()
            }
            _ = try devices.synchronizer("노트북").sync()
            for (name, id) in [("노트북", 1), ("데스크톱", 2)] as [(String, UInt64)] {
                try devices.store(name).update(Change(.editBookcase, bookcase: "시험"), at: .later) {
                    try $0.rename(.sample(id), to: try BookcaseName("시험"), at: .later)
                }
            }
            _ = try devices.synchronizer("노트북").sync()
            let field = FieldConflict(field: FieldConflict.takenName, kept: "시험 2", other: "시험")
            let told = [MergeConflict(bookcase: "시험 2", term: nil, field: field)]
            #expect(try devices.synchronizer("데스크톱").sync().conflicts == told)
            #expect(try devices.synchronizer("노트북").sync().conflicts == told)
        }
    }

    @Test("speak each its own language, whatever the other speaks") func language() throws {
        try withTwo { devices in
            try devices.store("노트북").speak(.english)
            try devices.store("데스크톱").speak(.korean)
            for name in ["노트북", "데스크톱", "노트북"] {
                let result = try devices.synchronizer(name).sync()
                #expect(!result.received.hasSettings && !result.sent.hasSettings)
            }
            #expect(devices.store("노트북").language() == .english && devices.store("데스크톱").language() == .korean)
            #expect(try devices.run(["ls-files", "language"], in: "노트북") == "")
        }
    }

    @Test("that chose differently have the later choice, whichever syncs first", arguments: [true, false])
    func laterChoice(earlierFirst: Bool) throws {
        try withTwo { devices in
            func choose(_ count: Int, _ name: String, at moment: Timestamp) throws {
                try devices.store(name).update(Change(.setStudy), at: moment) { library in
                    library.settings.study = StudySettings(newPerDay: count)
                }
            }
            try choose(90, "노트북", at: .sample)
            try choose(5, "데스크톱", at: .later)
            let order = earlierFirst ? ["노트북", "데스크톱", "노트북"] : ["데스크톱", "노트북", "데스크톱"]
            for name in order { _ = try devices.synchronizer(name).sync() }
            for name in order { #expect(try devices.store(name).settings().study.newPerDay == 5) }
        }
    }

    @Test("mend a file of the remote that no device sent, where the learner says so") func brokenFile() throws {
        try withTwo { devices in
            let hand = "손"
            try devices.run(["clone", "--quiet", "--branch", "main", devices.remote, "\(devices.folder.path)/\(hand)"])
            for words in [["user.name", "hand"], ["user.email", "hand@example.com"]] {
                try devices.run(["config"] + words, in: hand)
            }
            try devices.folder.write("{ by hand", to: "\(hand)/bookcases/과일.json")
            for words in [["commit", "--quiet", "-am", "by hand"], ["push", "--quiet"]] { try devices.run(words, in: hand) }
            try devices.add("plum", to: "노트북", at: .later)
            #expect(throws: SyncError.self) { try devices.synchronizer("노트북").sync() }
            let synchronizer = Synchronizer(
                devices.store("노트북"), files: DiskFileSystem(), runner: devices.git, at: .later, restoresBroken: true)
            _ = try synchronizer.sync()
            _ = try devices.synchronizer("데스크톱").sync()
            for name in ["노트북", "데스크톱"] { #expect(try devices.terms(name) == ["apple", "pear", "plum"]) }
        }
    }

    @Test("that made one term of two words lose the meaning of neither") func meaningOfBoth() throws {
        try withTwo { devices in
            try devices.add("May", to: "노트북")
            try devices.edit("May", on: "노트북") { $0.meaning = "5월" }
            for name in ["노트북", "데스크톱"] { _ = try devices.synchronizer(name).sync() }
            try devices.edit("May", on: "노트북") { $0.term = "may" }
            _ = try devices.synchronizer("노트북").sync()
            try devices.remove("May", from: "데스크톱")
            try devices.add("may", to: "데스크톱", at: .later)
            try devices.edit("may", on: "데스크톱") { $0.meaning = "해도 된다" }
            for name in ["데스크톱", "노트북", "데스크톱"] { _ = try devices.synchronizer(name).sync() }
            for name in ["노트북", "데스크톱"] {
                let meanings = try devices.bookcase(name).words(withTerm: "may").map(\.meaning).joined(separator: "; ")
                #expect(meanings.contains("5월") && meanings.contains("해도 된다"), "\(name): \(meanings)")
            }
        }
    }

    @Test("that join the same words, or move one, are not told of deleted words") func noBackup() throws {
        try withTwo { devices in
            let other = "또 하나"
            for term in ["apple", "pear"] { try devices.add(term, to: other) }
            #expect(try devices.synchronizer(other).connect(to: devices.remote).backup == nil)
            try devices.store("노트북").update(Change(.editWord, "apple"), at: .later) { library in
                guard let fruit = library.bookcase(named: "과일") else { return }
                try library.add(Bookcase(id: .sample(9), name: try BookcaseName("둘"), added: .later))
                try library.update(.sample(9)) { $0.setWords(fruit.words) }
                try library.update(fruit.id) { $0.setWords([]) }
            }
            _ = try devices.synchronizer("노트북").sync()
            let moved = try devices.synchronizer("데스크톱").sync()
            #expect(moved.received.words > 0 && moved.backup == nil)
        }
    }

    @Test("are told before a sync what it would take back, for it was lost here") func dryRunOfLoss() throws {
        try withTwo { devices in
            try DiskFileSystem().remove(Path("\(devices.folder.path)/노트북/bookcases/과일.json"))
            let result = try devices.synchronizer("노트북").sync(isDryRun: true)
            #expect(result.takenBack.words == 2 && result.received.isEmpty && result.sent.isEmpty)
            #expect(try devices.synchronizer("노트북").sync().takenBack.words == 2)
        }
    }
}
