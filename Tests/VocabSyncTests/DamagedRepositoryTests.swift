import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabSync

/// Locks that nobody holds, and files of git's that are broken.
@Suite("What a git that died leaves behind", .enabled(if: RealGit.path != nil)) struct DamagedRepositoryTests {
    private func withTwo(_ body: (Devices) throws -> Void) throws {
        try Devices.with { devices in
            for term in ["apple", "pear"] { try devices.add(term, to: "노트북") }
            for name in ["노트북", "데스크톱"] { _ = try devices.synchronizer(name).connect(to: devices.remote) }
            try devices.add("plum", to: "데스크톱", at: .later)
            _ = try devices.synchronizer("데스크톱").sync()
            try devices.add("fig", to: "노트북", at: .later)
            try body(devices)
        }
    }

    private static let locks = [
        "노트북/.git/refs/remotes/origin/main.lock", "노트북/.git/refs/heads/main.lock", "노트북/.git/HEAD.lock", "노트북/.git/index.lock",
        "노트북/.git/packed-refs.lock", "노트북/.git/config.lock", "원격 저장소.git/refs/heads/main.lock", "원격 저장소.git/HEAD.lock",
    ]

    @Test("a lock, here or on a remote in a folder, holds up no sync once it is old", arguments: locks) func lock(name: String)
        throws
    {
        try withTwo { devices in
            try devices.folder.write("", to: name)
            _ = try devices.synchronizer("노트북", at: 60).sync()
            _ = try devices.synchronizer("데스크톱").sync()
            for name in ["노트북", "데스크톱"] { #expect(try devices.terms(name) == ["apple", "fig", "pear", "plum"]) }
        }
    }

    @Test("the doctor finds a lock and removes it once it is old", arguments: [locks[0], locks[3], locks[6]]) func found(
        name: String
    ) throws {
        try withTwo { devices in
            try devices.folder.write("", to: name)
            #expect(try devices.synchronizer("노트북").examineRepository().isEmpty)
            let (late, file) = (devices.synchronizer("노트북", at: 60), try #require(name.split(separator: "/").last).description)
            let findings = try late.examineRepository()
            #expect(findings.count == 1 && findings.allSatisfy(\.isRepairable))
            #expect(try late.removeOldLocks().map(\.name) == [file])
            #expect(try late.examineRepository().isEmpty)
        }
    }

    @Test("a lock that another device holds on the remote is named when it does not go away") func held() throws {
        try withTwo { devices in
            try devices.folder.write("", to: "원격 저장소.git/refs/heads/main.lock")
            do {
                _ = try devices.synchronizer("노트북").sync()
                Issue.record("the remote was locked")
            } catch SyncError.outrun(_, let lock?) {
                #expect(lock.hasSuffix("refs/heads/main.lock"))
            }
        }
    }

    @Test(
        "damage is told as damage, and a store connected anew has all its words",
        arguments: ["HEAD^{tree}", "HEAD:bookcases/과일.json", "refs/heads/main", "HEAD", "config"]) func damaged(what: String)
        throws
    {
        try withTwo { devices in
            if what.hasPrefix("HEAD") && what != "HEAD" {
                let object = try devices.run(["rev-parse", what], in: "노트북")
                try DiskFileSystem().remove(
                    Path("\(devices.folder.path)/노트북/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
            } else {
                try devices.folder.write("[", to: "노트북/.git/" + what)
            }
            do {
                _ = try devices.synchronizer("노트북").sync()
                Issue.record("nothing was amiss")
            } catch SyncError.brokenRepository {
                let findings = try devices.synchronizer("노트북").examineRepository()
                #expect(findings.contains { !$0.isRepairable })
            }
            let git = "\(devices.folder.path)/노트북/.git"
            try DiskFileSystem().rename(Path(git), to: Path(git + "-"))
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            #expect(try devices.terms("노트북") == ["apple", "fig", "pear", "plum"])
        }
    }
}
