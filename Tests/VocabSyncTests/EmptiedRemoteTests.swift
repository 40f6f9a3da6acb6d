import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Remotes from which somebody deleted all words.
@Suite("A remote without words", .enabled(if: RealGit.path != nil)) struct EmptiedRemoteTests {
    /// A device, and a remote from which all bookcases were deleted by hand.
    private func withEmptied(_ body: (Devices) throws -> Void) throws {
        try Devices.with { devices in
            for term in ["apple", "pear"] { try devices.add(term, to: "노트북") }
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            try devices.run(["clone", "--quiet", "--branch", "main", devices.remote, "\(devices.folder.path)/손으로"])
            try devices.run(["rm", "--quiet", "-r", "bookcases"], in: "손으로")
            try devices.run(["commit", "--quiet", "-m", "x"], in: "손으로")
            try devices.run(["push", "--quiet"], in: "손으로")
            try body(devices)
        }
    }

    private func sync(_ devices: Devices, _ emptied: EmptiedRemote?) throws -> SyncResult {
        try Synchronizer(devices.store("노트북"), files: DiskFileSystem(), runner: devices.git, at: .later, emptied: emptied).sync()
    }

    @Test("deletes none here unasked, however often it is synced") func refused() throws {
        try withEmptied { devices in
            let remote = try devices.address(of: devices.remote)
            for _ in 1...2 {
                #expect(throws: SyncError.emptied(remote: remote, words: 2)) { try sync(devices, nil) }
                let (terms, findings) = try (devices.terms("노트북"), devices.store("노트북").examine(at: .later))
                #expect(terms == ["apple", "pear"] && findings.isEmpty)
            }
            #expect(try devices.synchronizer("노트북").sync(isDryRun: true).received.removed == 2)
        }
    }

    @Test("gets them again where the learner wants that") func restored() throws {
        try withEmptied { devices in
            #expect(try sync(devices, .restore).sent.words == 2)
            _ = try devices.synchronizer("데스크톱").connect(to: devices.remote)
            #expect(try devices.terms("데스크톱") == ["apple", "pear"] && devices.terms("노트북") == ["apple", "pear"])
        }
    }

    @Test("deletes them where the learner wants that, and a backup keeps them") func accepted() throws {
        try withEmptied { devices in
            #expect(try sync(devices, .accept).received.removed == 2)
            #expect(try devices.terms("노트북").isEmpty)
            let backup = try #require(try devices.store("노트북").backups().first { $0.reason == .remove })
            #expect(backup.files.map(\.path.name) == ["과일.json"])
            // What a device deletes by itself it was asked about then.
            #expect(try sync(devices, nil).received.isEmpty)
        }
    }

    @Test("that never had any is no reason to ask") func alwaysEmpty() throws {
        try Devices.with { devices in
            _ = try devices.synchronizer("빈").connect(to: devices.remote)
            try devices.add("apple", to: "노트북")
            #expect(try devices.synchronizer("노트북").connect(to: devices.remote).sent.words == 1)
        }
    }
}
