import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Repositories that hold what no sync puts there, or lack what must be there: no word and no answer is lost to them.
@Suite("A remote that is not as it should be", .enabled(if: RealGit.path != nil)) struct HarmfulRemoteTests {
    /// A git that does not have what it is asked for, as a repository on a damaged disk.
    private struct ForgetfulGit: GitRunner {
        let git: RealGit
        var program: String { git.program }

        func run(_ request: GitRequest) -> GitOutcome? {
            guard request.arguments.contains("cat-file") else { return git.run(request) }
            let lines = String(decoding: request.input, as: UTF8.self).split(separator: "\n")
            return GitOutcome(status: 0, output: Array(lines.map { "\($0) missing\n" }.joined().utf8))
        }
    }

    /// Two devices that were synced, and a clone made by hand.
    private func withClone(_ body: (Devices) throws -> Void) throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            try devices.answer(1, on: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            _ = try devices.synchronizer("데스크톱").connect(to: devices.remote)
            try devices.run(["clone", "--quiet", "--branch", "main", devices.remote, "\(devices.folder.path)/손"])
            try body(devices)
        }
    }

    private func push(_ paths: [String], _ devices: Devices) throws {
        try devices.run(["add", "--force", "--"] + paths, in: "손")
        try devices.run(["commit", "--quiet", "-m", "by hand"], in: "손")
        try devices.run(["push", "--quiet", "origin", "HEAD:main"], in: "손")
    }

    @Test("and gives away what a device keeps to itself changes neither who a device is nor what it would take back")
    func privateFiles() throws {
        try withClone { devices in
            let device = try #require(devices.folder.text(of: "노트북/device"))
            for name in ["device", "undo/pending.json", "backups/x/settings.json", "typed"] {
                try devices.folder.write("another's", to: "손/\(name)")
            }
            try devices.folder.write("# Words\n", to: "손/README.md")
            try push(["device", "undo", "backups", "typed", "README.md"], devices)
            for name in ["노트북", "데스크톱", "새 기기"] {
                let synchronizer = devices.synchronizer(name)
                _ = try name == "새 기기" ? synchronizer.connect(to: devices.remote) : synchronizer.sync()
                #expect(devices.folder.text(of: "\(name)/README.md") == "# Words\n")
                for other in ["undo/pending.json", "backups/x/settings.json", "typed"] {
                    #expect(devices.folder.text(of: "\(name)/\(other)") == nil, "\(name) took \(other)")
                }
                #expect(devices.folder.text(of: "\(name)/device") == (name == "노트북" ? device : nil), "\(name)")
                #expect(try devices.terms(name) == ["apple"])
            }
        }
    }

    @Test("and holds links leads no folder of the store elsewhere") func links() throws {
        try withClone { devices in
            try devices.folder.link("손/bookcases/link.json", to: "/etc/hostname")
            try devices.folder.link("손/page", to: "/etc")
            try push(["bookcases/link.json", "page"], devices)
            _ = try devices.synchronizer("노트북").sync()
            #expect(devices.folder.linkTarget(of: "노트북/bookcases/link.json") == nil)
            #expect(devices.folder.linkTarget(of: "노트북/page") == nil)
            #expect(try devices.terms("노트북") == ["apple"])
        }
    }

    @Test("and of which git lost a file counts as broken, not as one whose words were deleted") func missing() throws {
        try withClone { devices in
            try devices.add("pear", to: "데스크톱", at: .later)
            _ = try devices.synchronizer("데스크톱").sync()
            let store = devices.store("노트북")
            let synchronizer = Synchronizer(store, files: DiskFileSystem(), runner: ForgetfulGit(git: devices.git), at: .later)
            #expect(throws: SyncError.self) { try synchronizer.sync() }
            #expect(try devices.terms("노트북") == ["apple"])
            _ = try devices.synchronizer("노트북").sync()
            #expect(try devices.terms("노트북") == ["apple", "pear"])
        }
    }

    @Test("and holds a broken file is mended by the device that mended it, and then by all") func broken() throws {
        try withClone { devices in
            let good = try #require(devices.folder.bytes(of: "손/bookcases/과일.json"))
            try devices.folder.write("{", to: "손/bookcases/과일.json")
            try push(["bookcases"], devices)
            #expect(throws: SyncError.brokenRemote(file: "bookcases/과일.json", .unexpectedEnd)) {
                try devices.synchronizer("노트북").sync()
            }
            try devices.run(["pull", "--quiet", devices.remote, "main"], in: "데스크톱")
            try devices.folder.write(good, to: "데스크톱/bookcases/과일.json")
            try devices.folder.write(good, to: "손/bookcases/과일.json")
            _ = try devices.synchronizer("손").sync()
            try devices.add("pear", to: "데스크톱", at: .later)
            _ = try devices.synchronizer("데스크톱").sync()
            _ = try devices.synchronizer("노트북").sync()
            #expect(try devices.terms("노트북") == ["apple", "pear"] && devices.terms("데스크톱") == ["apple", "pear"])
        }
    }

    @Test("but shares a branch of another name is joined there, by a store that has commits of its own as well")
    func otherBranch() throws {
        try withClone { devices in
            let other = "\(devices.folder.path)/둘째.git"
            try devices.run(["init", "--quiet", "--bare", "--initial-branch=trunk", other])
            try devices.run(["push", "--quiet", other, "main:trunk"], in: "손")
            try devices.add("pear", to: "데스크톱", at: .later)
            _ = try devices.synchronizer("데스크톱").sync()
            _ = try devices.synchronizer("데스크톱").connect(to: other)
            _ = try devices.synchronizer("새 기기").connect(to: other)
            #expect(try devices.terms("새 기기") == ["apple", "pear"])
            #expect(try devices.run(["branch", "--list"], in: "둘째.git") == "* trunk")
        }
    }

    @Test("leaves a store connected where it was") func otherRemote() throws {
        try withClone { devices in
            try devices.folder.write("int main;", to: "코드/main.c")
            try devices.run(["init", "--quiet"], in: "코드")
            try devices.run(["add", "main.c"], in: "코드")
            try devices.run(["commit", "--quiet", "-m", "c"], in: "코드")
            #expect(throws: SyncError.self) { try devices.synchronizer("노트북").connect(to: "\(devices.folder.path)/코드") }
            try devices.add("pear", to: "노트북", at: .later)
            #expect(try devices.synchronizer("노트북").sync().remote == devices.synchronizer("데스크톱").sync().remote)
            #expect(try devices.terms("데스크톱") == ["apple", "pear"])
        }
    }
}
