import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore

/// What the store finds in its folder and did not put there, or may not look at.
@Suite struct StrangeFilesTests {
    private let fruits: Path = "/집/내 서재/bookcases/과일.json"

    @Test("Below a folder that may not be passed any more, a bookcase that is there is not overwritten by a new one of its name")
    func unresolvable() throws {
        let trial = try Trial(.addWord)
        let disk = SimulatedDisk(trial.start)
        for errorNumber in [EACCES, ENOENT] {
            var plan = FaultPlan()
            plan.refusesToResolve = errorNumber
            let store = disk.store(plan)
            #expect(throws: (any Error).self) { try store.update { try $0.add(try .sample(name: "과일", id: .sample(99))) } }
            #expect(throws: (any Error).self) { try store.update { try $0.add(try .sample(name: "새", id: .sample(98))) } }
            #expect(disk.image.files[fruits.text] == trial.start.files[fruits.text])
            let unreadable = try store.contents().unreadable
            #expect(unreadable.contains(.file(.system(.read, path: fruits, errorNumber: errorNumber))))
        }
    }

    @Test("What another program writes into a bookcase at any moment of a change is never overwritten unread")
    func writtenMeanwhile() throws {
        let trial = try Trial(.addWord)
        let byHand = try BookcaseFile.encode(
            .sample(name: "과일", id: StoreOperation.fruits, words: [try .sample(term: "by hand")]))
        var lost: [Int] = []
        for moment in 0..<trial.calls {
            let disk = SimulatedDisk(trial.start)
            var plan = FaultPlan()
            plan.meanwhile = { [fruits] call in if call == moment { try? disk.put(byHand, at: fruits) } }
            _ = try? trial.operation.run(disk.store(plan))
            let kept = disk.image.files.values.contains(byHand)
            let added = try disk.store().contents().library[StoreOperation.fruits]?.words.contains { $0.term == "by hand" }
            if !kept, added != true { lost.append(moment) }
        }
        // Between the last look and the rename there is no call of the system that could tell.
        #expect(lost.count <= 1, "lost at \(lost) of \(trial.calls)")
    }

    @Test("A new file never takes the place of anything: a file, a folder, a link, a pipe")
    func taken() throws {
        try TemporaryFolder.with { folder in
            let disk = DiskFileSystem()
            try folder.write("mine", to: "file")
            try folder.write("x", to: "folder/x")
            try folder.link("link", to: "nowhere")
            #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
            let names = try folder.names()
            for name in names {
                let path: Path = "\(folder.path)/\(name)"
                let taken = FileFailure.system(.rename, path: path, errorNumber: FileFailure.alreadyThere)
                #expect(throws: taken) { try disk.create(path, with: [1]) }
            }
            #expect(try folder.names() == names && folder.text(of: "file") == "mine")
            for name in ["folder", "pipe"] {
                let path: Path = "\(folder.path)/\(name)"
                let version = try #require(try disk.version(of: path))
                #expect(throws: FileFailure.notAFile(path: path)) { try disk.replace(path, with: [1], over: version) }
            }
        }
    }

    @Test("A bookcase is not written over a pipe or a dangling link of its file name", arguments: ["pipe", "link"])
    func nameTaken(kind: String) throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: "\(folder.path)/서재", files: DiskFileSystem())
            try store.update { try $0.add(try .sample(name: "첫", id: .sample(1))) }
            let path: Path = "\(folder.path)/서재/bookcases/과일.json"
            if kind == "pipe" { #expect(mkfifo(path.text, 0o600) == 0) } else { try folder.link("서재/bookcases/과일.json", to: "x") }
            #expect(throws: StoreError.fileNameTaken(path: path)) { try store.update { try $0.add(try .sample(name: "과일")) } }
            #expect(try DiskFileSystem().status(path)?.kind == (kind == "pipe" ? .pipe : .link))
        }
    }

    @Test(
        "A folder that a link leads out of the store is not written to",
        arguments: ["undo", "backups", "history", "set-aside", "bookcases"])
    func linkedOut(name: String) throws {
        try SickStore.with { sick in
            try TemporaryFolder.with { outside in
                let folder = sick.path(name)
                if try DiskFileSystem().status(folder) != nil {
                    try DiskFileSystem().rename(folder, to: sick.path("\(name) before"))
                }
                try outside.write("mine", to: "note")
                try sick.folder.link(name, to: outside.path)
                let refused = StoreError.file(.leadsOut(path: folder))
                #expect(throws: refused) {
                    try sick.store.update(Change(.removeWord), at: .later) { try $0.add(.sample(name: "새")) }
                }
                #expect(throws: refused) { try sick.store.createBackup(at: .later) }
                if name == "history" {
                    let review = Review(
                        at: .sample, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: 1
                    )
                    #expect(throws: refused) { try sick.store.append(review, by: SickStore.device) }
                }
                #expect(try outside.names() == ["note"])
            }
        }
    }

    @Test("A day's backup that a link leads out of the store is not written to")
    func backupLinkedOut() throws {
        try SickStore.with { sick in
            try TemporaryFolder.with { outside in
                try sick.folder.link("backups/2026-11-21T10-00-00Z-remove", to: outside.path)
                #expect(throws: StoreError.self) {
                    try sick.store.update(Change(.removeBookcase), at: .later) { library in
                        for bookcase in library.bookcases { try library.remove(bookcase.id) }
                    }
                }
                #expect(try outside.names() == [])
                #expect(try sick.store.contents().library.bookcases.count == 2)
            }
        }
    }

    @Test("A bookcase that unreadable settings may have chosen is not removed") func unreadableSettings() throws {
        try SickStore.with { sick in
            try sick.folder.write("{", to: "settings.json")
            let before = try sick.store.contents().library
            #expect(throws: StoreError.self) {
                try sick.store.update(Change(.removeBookcase), at: .later) { library in
                    for bookcase in library.bookcases { try library.remove(bookcase.id) }
                }
            }
            #expect(try sick.store.contents().library == before)
        }
    }

    @Test("A change of one setting never takes settings for missing that are there, whichever call does not find them")
    func settingsNotFound() throws {
        let start = SimulatedDisk(try Trial(.addWord).start)
        try start.store().update { $0.settings.study = StudySettings(newPerDay: 7) }
        for call in 0..<400 {
            let disk = SimulatedDisk(start.image)
            _ = try? disk.store(.failing(call, ENOENT)).update { $0.settings.startersGiven = ["x"] }
            #expect(try disk.store().contents().library.settings.study.newPerDay == 7, "call \(call)")
        }
    }
}
