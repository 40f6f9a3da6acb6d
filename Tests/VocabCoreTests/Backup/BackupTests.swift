import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct BackupTests {
    private let disk = SimulatedDisk()
    private var store: Store { disk.store() }
    private let fruits = Bookcase.ID.sample(1)

    private func moment(day: Int, second: Int = 0) -> Timestamp {
        Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + day * 86_400 + second)
    }

    private func add(_ term: String, _ kind: Change.Kind = .addWord, at moment: Timestamp) throws {
        try store.update(Change(kind, term), at: moment) { library in
            if library[fruits] == nil { try library.add(try .sample(name: "과일", id: fruits)) }
            try library.update(fruits) { try $0.add(try .sample(term: term)) }
        }
    }

    private func terms(in backup: String) throws -> [String]? {
        try store.opened(backup).contents().library[fruits]?.words.map(\.term)
    }

    @Test("The copy of a day holds a file as it was before the first change of that day, whatever comes later")
    func daily() throws {
        for day in 0..<3 {
            for number in 0..<3 { try add("\(day)-\(number)", at: moment(day: day, second: number)) }
        }
        // Nothing was there to copy on the first day but what its first change made.
        #expect(try store.backups().map(\.name) == ["2026-11-21", "2026-11-22", "2026-11-23"])
        #expect(try terms(in: "2026-11-21") == ["0-0"])
        #expect(try terms(in: "2026-11-22") == ["0-0", "0-1", "0-2"])
        #expect(try terms(in: "2026-11-23")?.count == 6)
        #expect(try store.backups().allSatisfy { $0.files.map(\.path) == ["bookcases/과일.json"] && $0.size > 0 })
    }

    @Test("Before an import, a removal and a restoration what they touch is copied under the moment and the reason")
    func reasons() throws {
        try add("a", at: moment(day: 0))
        try add("b", .importList, at: moment(day: 1, second: 1))
        try add("c", .removeWord, at: moment(day: 1, second: 2))
        var generator = SeededGenerator(seed: 4)
        _ = try store.restore("2026-11-22T09-00-01Z-import", at: moment(day: 1, second: 3), using: &generator)
        let names = try store.backups().map(\.name)
        #expect(names == ["2026-11-22T09-00-01Z-import", "2026-11-22T09-00-02Z-remove", "2026-11-22T09-00-03Z-restore"])
        #expect(try names.map { try terms(in: $0) } == [["a"], ["a", "b"], ["a", "b", "c"]])
        #expect(try store.contents().library[fruits]?.words.map(\.term) == ["a"])
    }

    @Test("Two removals in one second, the first changes of their day: how it was before both is kept")
    func sameSecond() throws {
        try add("a", at: moment(day: 0))
        for term in ["b", "c"] { try add(term, .removeWord, at: moment(day: 1)) }
        let copies = try store.backups().filter { $0.at >= moment(day: 1) || $0.name == "2026-11-22" }
        #expect(try copies.map { try terms(in: $0.name) }.contains(["a"]))
    }

    @Test("What the learner asked for is never thinned out; of the copies made unasked ten a day stay, and the day's first")
    func manual() throws {
        try add("first", at: moment(day: 0))
        for second in 0..<15 {
            _ = try store.createBackup(at: moment(day: 0, second: second))
            try add("\(second)", .importList, at: moment(day: 0, second: second))
        }
        let backups = try store.backups()
        #expect(backups.filter { $0.reason == .manual }.count == 15)
        let kept = backups.filter { $0.reason == .import }.map { $0.at.secondsSince1970 - moment(day: 0).secondsSince1970 }
        #expect(kept == [0] + Array(5..<15))
        #expect(!disk.image.files.keys.contains { $0.contains("01Z-import") })
    }

    @Test("Two backups asked for in one second are two") func twice() throws {
        try add("a", at: moment(day: 0))
        let names = try (0..<3).map { _ in try store.createBackup(at: .later).name }
        #expect(
            names == ["2026-11-21T10-00-00Z-manual", "2026-11-21T10-00-00Z-manual-2", "2026-11-21T10-00-00Z-manual-3"])
        #expect(try store.backups().map(\.name) == names)
        #expect(try names.map { try terms(in: $0) } == [["a"], ["a"], ["a"]])
    }

    @Test("A backup that the disk refuses at any call leaves nothing behind") func refused() throws {
        try add("a", at: moment(day: 0))
        let start = disk.image
        let process = disk.process()
        _ = try Store(process).createBackup(at: .later)
        for call in 0..<process.calls {
            let disk = SimulatedDisk(start)
            if (try? disk.store(.failing(call, 28)).createBackup(at: .later)) != nil { continue }
            #expect(!disk.image.files.keys.contains { $0.contains(".unfinished") }, "call \(call)")
        }
    }

    @Test("Copies made unasked take 256 MB at most: the oldest go, and the newest of a file stays") func largest() throws {
        #expect(Store.largestBackups == 256 << 20)
        let copies = (0..<9).map { day in
            Retention.Copy(backup: "day \(day)", file: "bookcases/과일.json", at: moment(day: day), size: 40 << 20)
        }
        #expect(Retention.dropped(of: copies, limit: 256 << 20) == Array(copies[..<3]))
        #expect(Retention.dropped(of: copies, limit: 360 << 20) == [])
        #expect(Retention.dropped(of: copies, limit: 0) == Array(copies.dropLast()))
        #expect(Retention.dropped(of: copies.reversed(), limit: (360 << 20) - 1) == [copies[0]])
    }

    @Test("A backup holds bookcases, settings and histories as they are")
    func whole() throws {
        try add("a", at: moment(day: 0))
        _ = try store.device(orNew: StoreOperation.device, at: .sample)
        try store.append(StoreOperation.review(1), by: StoreOperation.device)
        let backup = try store.createBackup(at: .later)
        #expect(backup.files.map(\.path) == ["bookcases/과일.json", "history/\(StoreOperation.device).jsonl"])
        #expect(try store.backups() == [backup])
        let source = store.opened(backup.name)
        #expect(try source.contents().library == store.contents().library)
        #expect(try source.history().reviews == [StoreOperation.review(1)])
    }
}
