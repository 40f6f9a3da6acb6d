import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Devices that sync through a bare repository on this machine.
@Suite("With real git", .enabled(if: RealGit.path != nil)) struct RealGitTests {
    @Test("two devices have the same words, answers and bytes, and are told what came and went") func twoDevices() throws {
        try Devices.with { devices in
            for term in ["apple", "pear"] { try devices.add(term, to: "노트북") }
            try devices.answer(1, on: "노트북")
            let first = try devices.synchronizer("노트북").connect(to: devices.remote)
            #expect(first.sent.words == 2 && first.sent.answers == 1 && first.received.isEmpty)

            try devices.add("plum", to: "데스크톱", at: .later)
            let second = try devices.synchronizer("데스크톱").connect(to: devices.remote)
            #expect(second.received.words == 2 && second.received.answers == 1 && second.sent.words == 1)
            #expect(try devices.terms("데스크톱") == ["apple", "pear", "plum"])

            try devices.answer(2, on: "데스크톱")
            try devices.add("kiwi", to: "노트북", at: .later)
            _ = try devices.synchronizer("노트북").sync()
            _ = try devices.synchronizer("데스크톱").sync()
            let last = try devices.synchronizer("노트북").sync()
            #expect(last.received.answers == 1 && last.received.words == 0)
            #expect(try devices.files("노트북") == devices.files("데스크톱"))
            #expect(try devices.store("노트북").history().reviews.count == 2)
            #expect(try devices.store("노트북").examine(at: .later).isEmpty)
            for name in ["노트북", "데스크톱"] { #expect(try devices.run(["status", "--porcelain"], in: name) == "") }
            let nothing = try devices.synchronizer("노트북").sync()
            #expect(nothing.received.isEmpty && nothing.sent.isEmpty)
        }
    }

    @Test("what git keeps of a store is what devices share, and nothing of one device alone") func sharedFiles() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            try devices.answer(1, on: "노트북")
            try devices.folder.write("secret", to: "노트북/my own.txt")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            let names = try devices.run(["-c", "core.quotePath=false", "ls-tree", "-r", "--name-only", "HEAD"], in: "노트북")
            let lines = names.split(separator: "\n").filter { !$0.hasPrefix("history/") }
            #expect(lines == [".gitattributes", ".gitignore", "bookcases/과일.json", "settings.json"])
        }
    }

    @Test("a dry run says what a sync would do, and does nothing") func dryRun() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            _ = try devices.synchronizer("데스크톱").connect(to: devices.remote)
            try devices.add("pear", to: "노트북", at: .later)
            _ = try devices.synchronizer("노트북").sync()
            try devices.add("plum", to: "데스크톱", at: .later)
            // A layout of the learner's own is left to a sync.
            let bytes = try #require(devices.folder.bytes(of: "데스크톱/bookcases/과일.json")) + [0x0A]
            try devices.folder.write(bytes, to: "데스크톱/bookcases/과일.json")
            let head = try devices.run(["rev-parse", "HEAD"], in: "데스크톱")
            let result = try devices.synchronizer("데스크톱").sync(isDryRun: true)
            #expect(result.received.words == 1 && result.sent.words == 1)
            #expect(try devices.run(["rev-parse", "HEAD"], in: "데스크톱") == head && devices.terms("데스크톱") == ["apple", "plum"])
            #expect(devices.folder.bytes(of: "데스크톱/bookcases/과일.json") == bytes)
        }
    }

    @Test("a remote that refuses, is not there, or holds something else changes nothing and says why") func refusals() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            #expect(throws: SyncError.notConnected) { try devices.synchronizer("노트북").sync() }
            #expect(throws: SyncError.self) { try devices.synchronizer("노트북").connect(to: "\(devices.folder.path)/none.git") }
            try devices.folder.write("int main;", to: "코드/main.c")
            try devices.run(["init", "--quiet"], in: "코드")
            try devices.run(["add", "main.c"], in: "코드")
            try devices.run(["commit", "--quiet", "-m", "c"], in: "코드")
            let code = "\(devices.folder.path)/코드"
            do {
                _ = try devices.synchronizer("노트북").connect(to: code)
                Issue.record("it is no store")
            } catch SyncError.notAStore(_, let file) {
                #expect(file == "main.c")
            }
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            try devices.folder.write("#!/bin/sh\necho no >&2\nexit 1\n", to: "원격 저장소.git/hooks/pre-receive")
            try devices.folder.setMode(0o755, of: "원격 저장소.git/hooks/pre-receive")
            try devices.add("pear", to: "노트북", at: .later)
            do {
                _ = try devices.synchronizer("노트북").sync()
                Issue.record("it was refused")
            } catch SyncError.refused(_, let words) {
                #expect(words.contains("no"))
            }
            #expect(try devices.terms("노트북") == ["apple", "pear"])
        }
    }

    @Test("a remote that could not be taken leaves what is known of the old one as it was") func failedConnection() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            let other = devices.remote + "2"
            try devices.run(["init", "--quiet", "--bare", other])
            try devices.folder.write("x", to: "손/fremd.txt")
            try devices.run(["init", "--quiet", "-b", "main"], in: "손")
            try devices.run(["add", "fremd.txt"], in: "손")
            try devices.run(["commit", "--quiet", "-m", "x"], in: "손")
            try devices.run(["push", "--quiet", other, "main"], in: "손")
            #expect(throws: SyncError.self) { try devices.synchronizer("노트북").connect(to: other) }
            let status = try devices.synchronizer("노트북").status()
            #expect(try status.waiting.isEmpty && status.remote == devices.address(of: devices.remote))
        }
    }

    @Test("in the middle of a rebase, on no branch, or beside another git nothing is done") func unquiet() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            try devices.folder.write("x", to: "노트북/.git/rebase-merge/head-name")
            #expect(throws: SyncError.unfinished(.rebase)) { try devices.synchronizer("노트북").sync() }
            try DiskFileSystem().remove(Path("\(devices.folder.path)/노트북/.git/rebase-merge/head-name"))
            try DiskFileSystem().remove(Path("\(devices.folder.path)/노트북/.git/rebase-merge"))
            try devices.run(["checkout", "--quiet", "--detach"], in: "노트북")
            #expect(throws: SyncError.noBranch) { try devices.synchronizer("노트북").sync() }
            try devices.run(["checkout", "--quiet", "main"], in: "노트북")
            try devices.add("pear", to: "노트북", at: .later)
            try devices.folder.write("", to: "노트북/.git/HEAD.lock")
            do {
                _ = try devices.synchronizer("노트북").sync()
                Issue.record("another git was at work")
            } catch SyncError.busy(let lock, _) {
                #expect(lock.hasSuffix("HEAD.lock"))
            }
            // A lock that old was left by a git that died.
            _ = try devices.synchronizer("노트북", at: 60).sync()
            #expect(try devices.run(["status", "--porcelain"], in: "노트북") == "")
        }
    }

    @Test("a remote in a folder is looked after like the store's own, and only when something went there") func packed() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            let remote = try devices.address(of: devices.remote)
            for isNew in [true, false] {
                if isNew { try devices.add("pear", to: "노트북", at: .later) }
                var places: [String] = []
                let git = WatchedGit(devices.git) { _, request in
                    if request.arguments.contains("count-objects") { places.append(request.folder?.text ?? "") }
                }
                let synchronizer = Synchronizer(devices.store("노트북"), files: DiskFileSystem(), runner: git, at: .later)
                let result = try synchronizer.sync()
                // Nothing is packed while somebody waits for the result.
                #expect(places.isEmpty)
                synchronizer.keepSmall(after: result)
                #expect(places == (isNew ? [devices.store("노트북").root.text, remote] : []))
            }
        }
    }

    @Test("a branch that was force-pushed loses no word, and a shallow clone is made whole") func rewritten() throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            let old = try devices.run(["rev-parse", "HEAD"], in: "노트북")
            try devices.add("pear", to: "노트북", at: .later)
            _ = try devices.synchronizer("노트북").sync()
            try devices.run(["push", "--quiet", "--force", devices.remote, "\(old):refs/heads/main"], in: "노트북")
            try devices.run(["clone", "--quiet", "--depth", "1", "file://\(devices.remote)", "\(devices.folder.path)/얕은 복사"])
            try devices.add("plum", to: "얕은 복사", at: .later)
            _ = try devices.synchronizer("얕은 복사").sync()
            _ = try devices.synchronizer("노트북").sync()
            _ = try devices.synchronizer("얕은 복사").sync()
            #expect(try devices.terms("노트북") == ["apple", "pear", "plum"])
            #expect(try devices.files("노트북") == devices.files("얕은 복사"))
        }
    }
}
