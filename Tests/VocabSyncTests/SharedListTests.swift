import Foundation
import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Bookcases that are shared as lists through bare repositories on this machine.
@Suite("A shared bookcase", .enabled(if: RealGit.path != nil)) struct SharedListTests {
    /// A teacher who shares 과일, and a learner who follows it.
    private func withClass(_ body: (Devices, _ list: String) throws -> Void) throws {
        try Devices.with { devices in
            for term in ["apple", "pear"] { try devices.add(term, to: "선생님") }
            let list = try devices.address(of: devices.remote)
            _ = try devices.share("선생님", at: list)
            _ = try devices.sharing("학생").follow(list)
            try body(devices, list)
        }
    }

    @Test("comes to those who follow it, later edits come again, and what is a learner's own stays") func follow() throws {
        try withClass { devices, list in
            #expect(try devices.terms("학생") == ["apple", "pear"])
            try devices.edit("apple", on: "학생") { $0.note = "내 메모" }
            try devices.edit("pear", on: "학생") { $0.tags = ["내 태그"] }
            try devices.add("mine", to: "학생", at: .later)
            try devices.answer(1, on: "학생")
            try devices.edit("apple", on: "선생님") { content in
                content.example = "An apple."
                content.note = "선생님만"
            }
            try devices.add("plum", to: "선생님", at: .later)
            let sent = try devices.share("선생님", at: list)
            #expect(sent.sent.words == 2 && sent.received.isEmpty)
            let result = try devices.sharing("학생").follow(list)
            #expect(result.received.words == 2 && result.conflicts.isEmpty && result.sent.isEmpty)
            #expect(try devices.terms("학생") == ["apple", "mine", "pear", "plum"])
            let apple = try #require(try devices.word("apple", on: "학생"))
            #expect(apple.content.note == "내 메모" && apple.content.example == "An apple.")
            #expect(try devices.word("pear", on: "학생")?.content.tags == ["내 태그"])
            #expect(try devices.store("학생").history().reviews.count == 1)
            #expect(try devices.store("학생").examine(at: .later).isEmpty)
            let again = try devices.sharing("학생").follow(list)
            #expect(again.received.isEmpty && !again.isNew)
        }
    }

    @Test("that loses a word takes it from who left it alone, and leaves it where a learner did anything with it") func deletion()
        throws
    {
        try withClass { devices, list in
            try devices.edit("apple", on: "학생") { $0.note = "내 메모" }
            for term in ["apple", "pear"] { try devices.remove(term, from: "선생님") }
            try devices.add("plum", to: "선생님", at: .later)
            _ = try devices.share("선생님", at: list)
            let result = try devices.sharing("학생").follow(list)
            #expect(try devices.terms("학생") == ["apple", "plum"] && result.received.removed == 1)
        }
    }

    @Test("is nothing but the list: no note, mark, answer, setting, device or name of who made it") func privacy() throws {
        try withClass { devices, list in
            try devices.edit("apple", on: "선생님") { $0.note = "비밀" }
            try devices.answer(1, on: "선생님")
            _ = try devices.share("선생님", at: list)
            let names = try devices.run(["--git-dir", list, "ls-tree", "-r", "--name-only", "main"])
            #expect(names == "bookcase.json")
            let file = try devices.run(["--git-dir", list, "show", "main:bookcase.json"])
            #expect(!file.contains("비밀") && !file.contains("memorized") && !file.contains("list"))
            let authors = try devices.run([
                "--git-dir", list, "log", "--format=%an %ae %ad %cn %ce %cd", "--date=format:%z", "main",
            ])
            #expect(authors == "vocab vocab@localhost +0000 vocab vocab@localhost +0000")
        }
    }

    @Test("is taken back by undo with the words that came, and comes again when it is followed again") func undo() throws {
        try withClass { devices, list in
            let student = devices.store("학생")
            func undo() throws -> Change.Kind? {
                guard let step = try student.nextStep(.undo), try student.take(step, .undo, at: .later) else { return nil }
                guard case .change(let change) = step.action else { return nil }
                return change.kind
            }
            try devices.add("plum", to: "선생님", at: .later)
            _ = try devices.share("선생님", at: list)
            _ = try devices.sharing("학생").follow(list)
            #expect(try undo() == .followList)
            #expect(try devices.terms("학생") == ["apple", "pear"])
            #expect(try devices.sharing("학생").follow(list).received.words == 1)
            #expect(try devices.terms("학생") == ["apple", "pear", "plum"])
            #expect(try undo() == .followList)
            #expect(try undo() == .followList)
            #expect(try student.contents().library.bookcases.isEmpty)
            #expect(try student.examine(at: .later).isEmpty)
        }
    }

    @Test("may be shared by two teachers at once, who lose nothing of each other") func twoTeachers() throws {
        try withClass { devices, list in
            _ = try devices.sharing("학생").share(devices.bookcase("학생").id, at: list)
            try devices.add("plum", to: "선생님", at: .later)
            try devices.edit("apple", on: "학생") { $0.example = "An apple." }
            var isBeaten = false
            let git = WatchedGit(devices.git) { _, request in
                guard request.arguments.contains("push"), !isBeaten else { return }
                isBeaten = true
                _ = try devices.share("선생님", at: list)
            }
            let result = try devices.sharing("학생", through: git).share(devices.bookcase("학생").id, at: list)
            #expect(isBeaten && result.received.words == 1 && result.sent.words == 1 && result.conflicts.isEmpty)
            _ = try devices.share("선생님", at: list)
            for name in ["선생님", "학생"] {
                #expect(try devices.terms(name) == ["apple", "pear", "plum"])
                #expect(try devices.word("apple", on: name)?.content.example == "An apple.")
                #expect(try devices.word("apple", on: name)?.content.note == "")
            }
        }
    }

    @Test("leaves a word with who answered a question about it when the teacher deletes it") func answeredWord() throws {
        try withClass { devices, list in
            let apple = try #require(try devices.word("apple", on: "학생"))
            let device = try devices.store("학생").device(orNew: .sample(77), at: .sample)
            let review = Review(
                at: .later, word: apple.id, bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: 1)
            try devices.store("학생").append(review, by: device)
            for term in ["apple", "pear"] { try devices.remove(term, from: "선생님") }
            try devices.add("plum", to: "선생님", at: .later)
            _ = try devices.share("선생님", at: list)
            for _ in 1...2 {
                _ = try devices.sharing("학생").update(isDryRun: false)
                #expect(try devices.terms("학생") == ["apple", "plum"])
            }
        }
    }

    @Test("is followed as before where the remote refuses what a learner would share") func refusedShare() throws {
        try withClass { devices, list in
            try devices.folder.write("#!/bin/sh\nexit 1\n", to: "원격 저장소.git/hooks/pre-receive")
            try DiskFileSystem().setMode(Path("\(devices.remote)/hooks/pre-receive"), to: 0o755)
            let before = try devices.bookcase("학생").listLink
            #expect(before?.role == .follow)
            try devices.edit("apple", on: "학생") { $0.example = "An apple." }
            do {
                _ = try devices.sharing("학생").share(devices.bookcase("학생").id, at: list)
                Issue.record("taken")
            } catch SyncError.refused {}
            #expect(try devices.bookcase("학생").listLink == before)
            #expect(try devices.sharing("학생").update(isDryRun: false).first?.result.get().sent.isEmpty == true)
            #expect(try devices.word("apple", on: "학생")?.content.example == "An apple.")
        }
    }

    @Test("from which a sync takes a word away is told with the backup that holds it") func backup() throws {
        try withClass { devices, list in
            try devices.remove("pear", from: "선생님")
            _ = try devices.share("선생님", at: list)
            let result = try #require(try devices.sharing("학생").update(isDryRun: false).first).result.get()
            #expect(try devices.terms("학생") == ["apple"] && result.received.removed == 1)
            let backup = try #require(result.backup)
            #expect(try devices.store("학생").opened(backup).contents().library.wordCount == 2)
        }
    }

    @Test("is brought up to date by a sync, also on a device that was only told of it by another") func sync() throws {
        try withClass { devices, list in
            let own = "\(devices.folder.path)/내 것.git"
            try devices.run(["init", "--quiet", "--bare", own])
            _ = try devices.synchronizer("학생").connect(to: own)
            _ = try devices.synchronizer("학생 2").connect(to: own)
            try devices.add("plum", to: "선생님", at: .later)
            #expect(try devices.sharing("선생님").update(isDryRun: true).first?.result.get().sent.words == 1)
            #expect(try devices.sharing("선생님").update(isDryRun: false).first?.result.get().sent.words == 1)
            #expect(try devices.sharing("학생 2").update(isDryRun: true).first?.result.get().received.words == 1)
            #expect(try devices.terms("학생 2") == ["apple", "pear"])
            #expect(try devices.sharing("학생 2").update(isDryRun: false).first?.result.get().received.words == 1)
            _ = try devices.sharing("학생").update(isDryRun: false)
            for name in ["학생", "학생 2", "학생"] { #expect(try devices.synchronizer(name).sync().conflicts.isEmpty) }
            #expect(try devices.files("학생") == devices.files("학생 2") && devices.terms("학생") == ["apple", "pear", "plum"])
            // What a sync brings is no step that undo takes back.
            #expect(try devices.store("학생 2").nextStep(.undo) == nil)
        }
    }

    @Test("that is emptied keeps the words of those who only synced, and empties where it is followed again") func emptied()
        throws
    {
        try withClass { devices, list in
            for term in ["apple", "pear"] { try devices.remove(term, from: "선생님") }
            _ = try devices.share("선생님", at: list)
            #expect(throws: SyncError.emptiedList(remote: list, words: 2)) {
                try devices.sharing("학생").update(isDryRun: false).first?.result.get()
            }
            #expect(try devices.terms("학생") == ["apple", "pear"])
            #expect(try devices.sharing("학생").follow(list).received.removed == 2)
            #expect(try devices.store("학생").backups().contains { $0.reason == .import })
        }
    }

    @Test("is refused where something else is, and then nothing is changed") func refusals() throws {
        try withClass { devices, list in
            let before = try devices.files("학생")
            let empty = "\(devices.folder.path)/빈 것.git"
            try devices.run(["init", "--quiet", "--bare", empty])
            let address = try devices.address(of: empty)
            #expect(throws: SyncError.noList(remote: address)) { try devices.sharing("학생").follow(empty) }
            #expect(throws: SyncError.self) { try devices.sharing("학생").follow("\(devices.folder.path)/none.git") }
            #expect(throws: SyncError.self) { try devices.sharing("학생").follow("--upload-pack=touch x") }
            try devices.add("own", to: "남")
            #expect(throws: SyncError.otherList(remote: list, bookcase: "과일")) { try devices.share("남", at: list) }
            // A store is no list, and a list is no store.
            _ = try devices.synchronizer("남").connect(to: empty)
            #expect(throws: SyncError.noList(remote: address)) { try devices.sharing("학생").follow(empty) }
            #expect(throws: SyncError.notAStore(remote: list, file: "bookcase.json")) {
                try devices.synchronizer("선생님").connect(to: list)
            }
            try devices.run(["clone", "--quiet", "--branch", "main", list, "\(devices.folder.path)/손으로"])
            try devices.folder.write("{", to: "손으로/bookcase.json")
            try devices.run(["commit", "--quiet", "-am", "x"], in: "손으로")
            try devices.run(["push", "--quiet"], in: "손으로")
            #expect(throws: SyncError.self) { try devices.sharing("학생").follow(list) }
            #expect(try devices.files("학생") == before)
        }
    }

    @Test("that was force-pushed or whose cache is gone brings its words all the same") func rewritten() throws {
        try withClass { devices, list in
            try devices.edit("apple", on: "학생") { $0.note = "내 메모" }
            try devices.run(["--git-dir", list, "update-ref", "-d", "refs/heads/main"])
            try devices.add("plum", to: "선생님", at: .later)
            _ = try devices.share("선생님", at: list)
            try FileManager.default.removeItem(atPath: "\(devices.folder.path)/학생/cache")
            _ = try devices.sharing("학생").follow(list)
            #expect(try devices.terms("학생") == ["apple", "pear", "plum"])
            #expect(try devices.word("apple", on: "학생")?.content.note == "내 메모")
        }
    }

    @Test("that is cut short after any of its steps, here or there, comes to the same the next time") func cutShort() throws {
        try withClass { devices, list in
            var allowed = 0
            var isDone = false
            var terms: Set = ["apple", "pear"]
            while !isDone {
                allowed += 1
                isDone = true
                try devices.add("word \(allowed)", to: "선생님", at: .later)
                try devices.edit("apple", on: "선생님") { $0.example = "Example \(allowed)" }
                terms.insert("word \(allowed)")
                for name in ["선생님", "학생"] {
                    let git = WatchedGit(devices.git, allowed: allowed)
                    do {
                        _ =
                            name == "학생"
                            ? try devices.sharing(name, through: git).follow(list)
                            : try devices.sharing(name, through: git).share(devices.bookcase(name).id, at: list)
                    } catch SyncError.noGit {
                        isDone = false
                    }
                    #expect(try devices.store(name).examine(at: .later).isEmpty, "after \(allowed)")
                    #expect(try devices.word("apple", on: name)?.content.note == "", "after \(allowed)")
                }
            }
            #expect(allowed > 8)
            _ = try devices.share("선생님", at: list)
            _ = try devices.sharing("학생").follow(list)
            for name in ["선생님", "학생"] {
                #expect(try Set(devices.terms(name)) == terms && devices.terms(name).count == terms.count)
                #expect(try devices.word("apple", on: name)?.content.note == "")
            }
            let lists = try ["선생님", "학생"].map { SharedList(try devices.bookcase($0)).bytes }
            #expect(lists[0] == lists[1])
        }
    }
}

extension Devices {
    func sharing(_ name: String, through git: (any GitRunner)? = nil) -> ListSharing {
        ListSharing(store(name), files: DiskFileSystem(), runner: git ?? self.git, at: .later)
    }

    /// The address of a bare repository as git tells it.
    func address(of path: String) throws -> String { try run(["--git-dir", path, "rev-parse", "--absolute-git-dir"]) }

    /// Shares 과일 of a device.
    func share(_ name: String, at list: String) throws -> ListResult { try sharing(name).share(bookcase(name).id, at: list) }

    func bookcase(_ name: String) throws -> Bookcase {
        struct NoBookcase: Error {}
        guard let bookcase = try store(name).contents().library.bookcase(named: "과일") else { throw NoBookcase() }
        return bookcase
    }

    func word(_ term: String, on name: String) throws -> Word? { try bookcase(name).words(withTerm: term).first }

    func edit(_ term: String, on name: String, _ change: (inout WordContent) -> Void) throws {
        let bookcase = try bookcase(name)
        try store(name).update(Change(.editWord, term), at: .later) { library in
            try library.update(bookcase.id) { bookcase in
                guard let word = bookcase.words(withTerm: term).first else { return }
                var content = word.content
                change(&content)
                if let revised = try word.revised(content, at: .later) { try bookcase.replace(with: revised) }
            }
        }
    }

    func remove(_ term: String, from name: String) throws {
        let bookcase = try bookcase(name)
        try store(name).update(Change(.removeWord, term), at: .later) { library in
            try library.update(bookcase.id) { bookcase in
                for word in bookcase.words(withTerm: term) { try bookcase.remove(word.id) }
            }
        }
    }
}
