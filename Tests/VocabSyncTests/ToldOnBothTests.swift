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
}
