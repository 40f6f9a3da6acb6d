import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Syncs of learners who follow or share lists on several devices.
@Suite("A list, synced", .enabled(if: RealGit.path != nil)) struct ListsBesideDevicesTests {
    /// A bookcase that a teacher shares and a pupil follows.
    private func withClass(_ body: (Devices, _ list: String) throws -> Void) throws {
        try Devices.with { devices in
            for term in ["apple", "pear"] { try devices.add(term, to: "선생님") }
            let list = try devices.address(of: devices.remote)
            _ = try devices.share("선생님", at: list)
            _ = try devices.sharing("학생").follow(list)
            try body(devices, list)
        }
    }

    /// Connects these devices over a remote of their own.
    private func connect(_ names: [String], _ devices: Devices) throws {
        let own = "\(devices.folder.path)/\(names[0]).git"
        try devices.run(["init", "--quiet", "--bare", own])
        for name in names { _ = try devices.synchronizer(name).connect(to: own) }
    }

    /// Connects a pupil's two devices, of which the second has a word more; the teacher has one more as well.
    private func withNews(_ body: (_ devices: Devices, _ list: String) throws -> Void) throws {
        try withClass { devices, list in
            let own = "\(devices.folder.path)/내 것.git"
            try devices.run(["init", "--quiet", "--bare", own])
            for name in ["학생", "학생 2"] { _ = try devices.synchronizer(name).connect(to: own) }
            try devices.add("plum", to: "선생님", at: .later)
            _ = try devices.share("선생님", at: list)
            try devices.add("kiwi", to: "학생 2", at: .later)
            _ = try devices.synchronizer("학생 2").sync()
            try body(devices, list)
        }
    }

    private func sync(_ name: String, _ devices: Devices, through git: any GitRunner) throws -> [NamedListResult] {
        var outcome: Result<SyncResult, any Error>?
        let lists = try devices.sharing(name, through: git).update(isDryRun: false) { lists in
            outcome = Result {
                try Synchronizer(devices.store(name), files: DiskFileSystem(), runner: git, at: .later, lists: lists).sync()
            }
            if case .failure(let error) = outcome { return error }
            return nil
        }
        _ = try outcome?.get()
        return lists
    }

    @Test("comes with what other devices send as one change, wherever a sync is cut short") func oneChange() throws {
        var allowed = 0
        var isDone = false
        var seen: Set<[String]> = []
        while !isDone {
            allowed += 3
            try withNews { devices, _ in
                let git = WatchedGit(devices.git, allowed: allowed)
                do {
                    _ = try sync("학생", devices, through: git)
                    isDone = git.count <= allowed
                } catch SyncError.noGit {}
                seen.insert(try devices.terms("학생"))
                _ = try sync("학생", devices, through: devices.git)
                _ = try sync("학생 2", devices, through: devices.git)
                for name in ["학생", "학생 2"] { #expect(try devices.terms(name) == ["apple", "kiwi", "pear", "plum"]) }
                #expect(try devices.files("학생") == devices.files("학생 2"))
            }
        }
        #expect(seen == [["apple", "pear"], ["apple", "kiwi", "pear", "plum"]])
    }

    @Test("comes also where the other devices have nothing new, and goes to them") func onlyList() throws {
        try withNews { devices, list in
            _ = try sync("학생", devices, through: devices.git)
            try devices.add("fig", to: "선생님", at: .later)
            _ = try devices.share("선생님", at: list)
            let lists = try sync("학생", devices, through: devices.git)
            #expect(try lists.first?.result.get().received.words == 1)
            #expect(try devices.synchronizer("학생 2").sync().received.words == 2)
            #expect(try devices.terms("학생 2") == ["apple", "fig", "kiwi", "pear", "plum"])
        }
    }

    @Test("comes where the device's own remote cannot be reached") func unreachable() throws {
        try withNews { devices, _ in
            let own = "\(devices.folder.path)/내 것.git"
            try DiskFileSystem().rename(Path(own), to: Path(own + ".weg"))
            #expect(throws: SyncError.self) { try sync("학생", devices, through: devices.git) }
            #expect(try devices.terms("학생") == ["apple", "pear", "plum"])
        }
    }

    @Test("keeps what its teacher did where it was refused, and another device of theirs syncs first") func refusedOnce() throws {
        try withClass { devices, _ in
            try connect(["선생님", "선생님 2"], devices)
            let hook = "원격 저장소.git/hooks/pre-receive"
            try devices.folder.write("#!/bin/sh\nexit 1\n", to: hook)
            try DiskFileSystem().setMode(Path("\(devices.folder.path)/\(hook)"), to: 0o755)
            try devices.remove("apple", from: "선생님")
            try devices.edit("pear", on: "선생님") { $0.meaning = "배배" }
            let refused = try sync("선생님", devices, through: devices.git)
            #expect(throws: SyncError.self) { try refused.first?.result.get() }
            try DiskFileSystem().remove(Path("\(devices.folder.path)/\(hook)"))
            // What the first device sent the list is known to it alone.
            for name in ["선생님 2", "선생님", "선생님 2"] {
                for list in try sync(name, devices, through: devices.git) { _ = try list.result.get() }
            }
            _ = try devices.sharing("학생").update(isDryRun: false)
            for name in ["선생님", "선생님 2", "학생"] {
                #expect(try devices.terms(name) == ["pear"] && devices.word("pear", on: name)?.meaning == "배배", "\(name)")
            }
        }
    }

    @Test(
        "that two devices follow before they meet says what its teacher corrected, and nothing twice", arguments: [true, false])
    func metLater(olderFirst: Bool) throws {
        try withClass { devices, list in
            try devices.edit("pear", on: "학생") { $0.note = "내 것" }
            try devices.edit("pear", on: "선생님") { $0.meaning = "먹는 배" }
            _ = try devices.share("선생님", at: list)
            _ = try devices.sharing("학생 2").follow(list)
            let names = olderFirst ? ["학생", "학생 2"] : ["학생 2", "학생"]
            try connect(names, devices)
            for name in names + names { for list in try sync(name, devices, through: devices.git) { _ = try list.result.get() } }
            for name in names {
                let pear = try #require(try devices.word("pear", on: name))
                #expect(try pear.meaning == "먹는 배" && pear.content.note == "내 것" && devices.terms(name) == ["apple", "pear"])
            }
        }
    }

    @Test("that one device left is no trouble to the other") func left() throws {
        try withClass { devices, list in
            try connect(["학생", "학생 2"], devices)
            try devices.sharing("학생").leave(devices.bookcase("학생"))
            _ = try sync("학생", devices, through: devices.git)
            for name in ["학생 2", "학생"] {
                #expect(try sync(name, devices, through: devices.git).isEmpty)
                #expect(try devices.bookcase(name).listLink == nil && devices.terms(name) == ["apple", "pear"])
            }
        }
    }

    @Test("that takes words away names the backup also where the sync fails afterwards") func backupOfFailed() throws {
        try withNews { devices, list in
            let hook = "내 것.git/hooks/pre-receive"
            try devices.folder.write("#!/bin/sh\nexit 1\n", to: hook)
            try DiskFileSystem().setMode(Path("\(devices.folder.path)/\(hook)"), to: 0o755)
            try devices.remove("pear", from: "선생님")
            _ = try devices.share("선생님", at: list)
            var told = SyncResult()
            let lists = try devices.sharing("학생").update(isDryRun: false) { lists in
                #expect(throws: SyncError.self) {
                    try Synchronizer(
                        devices.store("학생"), files: DiskFileSystem(), runner: devices.git, at: .later, lists: lists
                    ).sync { told = $0 }
                }
                return nil
            }
            #expect(told.received.words == 1 && told.backup != nil && told.sent.isEmpty)
            #expect(try lists.first?.result.get().received.removed == 1)
            #expect(try lists.first?.result.get().backup == told.backup)
            #expect(try devices.terms("학생") == ["apple", "kiwi", "plum"])
        }
    }
}
