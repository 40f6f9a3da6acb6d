import Testing
import VocabTestSupport

@testable import VocabCore

/// Laws of the doctor: what is wrong is found, what can be repaired is, and no byte of the learner's is lost.
@Suite("The doctor") struct DoctorTests {
    /// Lets the ailments befall a healthy store; written files are for their owner alone, as the store's own are, unless that is the
    /// ailment.
    private func fallIll(_ sick: SickStore, _ ailments: [Ailment]) throws {
        for ailment in ailments {
            let before = Set(try sick.folder.allFiles().keys)
            try ailment.befall(sick)
            for name in try sick.folder.allFiles().keys where !before.contains(name) && sick.folder.linkTarget(of: name) == nil {
                try sick.folder.setMode(0o600, of: name)
                let folder = Path(name).folder.text
                if folder != ".", try sick.folder.mode(of: folder) == 0o755, folder != "history" {
                    try sick.folder.setMode(0o700, of: folder)
                }
            }
        }
    }

    @Test("A healthy store has nothing to find, and a store that is not there yet neither")
    func healthy() throws {
        try SickStore.with { sick in
            #expect(try sick.store.examine(at: .later).isEmpty)
            let before = try sick.folder.allFiles()
            #expect(try sick.repair().isEmpty)
            #expect(try sick.folder.allFiles() == before)
        }
        try TemporaryFolder.with { folder in
            let findings = try Store(root: folder.path + "/none", files: DiskFileSystem()).examine(at: .later)
            #expect(findings.isEmpty)
        }
    }

    @Test("Each thing that can be wrong is found, and looking changes nothing", arguments: Ailment.curable + Ailment.incurable)
    func found(ailment: Ailment) throws {
        try SickStore.with { sick in
            try fallIll(sick, [ailment])
            let before = try sick.folder.allFiles()
            let findings = try sick.store.examine(at: .later)
            let signs = findings.filter(ailment.isSign)
            #expect(!signs.isEmpty, "\(findings)")
            #expect(signs.allSatisfy { $0.isRepairable == ailment.isCurable })
            #expect(try sick.folder.allFiles() == before)
        }
    }

    @Test(
        "Each thing that can be repaired is: then nothing is left to find, and what there was is still somewhere",
        arguments: Ailment.curable)
    func repaired(ailment: Ailment) throws {
        try SickStore.with { sick in try expectCure(sick, [ailment]) }
    }

    @Test("Several together are repaired at once", arguments: 0..<12 as Range<UInt64>)
    func together(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let ailments = Array(Ailment.curable.dropLast().shuffled(using: &generator).prefix(Int(seed % 5) + 2))
        try SickStore.with { sick in try expectCure(sick, ailments) }
    }

    @Test("All together are repaired at once") func all() throws {
        try SickStore.with { sick in try expectCure(sick, Ailment.curable.dropLast()) }
    }

    private func expectCure(_ sick: SickStore, _ ailments: [Ailment]) throws {
        let words = ["apple", "red", "blue", "green"]
        try fallIll(sick, ailments)
        let before = try sick.folder.allFiles()
        let repairs = try sick.repair()
        #expect(!repairs.isEmpty)
        #expect(try sick.store.examine(at: .later) == [], "\(ailments.map(\.testDescription))")
        let after = try sick.folder.allFiles()
        let kept = Set(after.values)
        for (name, bytes) in before {
            #expect(kept.contains(bytes), "lost: \(name) after \(ailments.map(\.testDescription))")
            guard name.hasPrefix("bookcases/") || name.hasPrefix("history/") || name == "settings.json", after[name] != nil,
                after[name] != bytes
            else { continue }
            #expect(after["backups/2026-11-21T10-00-00Z-repair/\(name)"] == bytes, "no copy: \(name)")
        }
        let terms = try sick.store.contents().library.bookcases.flatMap { $0.words.map(\.term) }
        #expect(words.allSatisfy(terms.contains))
        #expect(try sick.repair().isEmpty)
        #expect(try sick.store.device() == SickStore.device)
    }

    @Test("What cannot be repaired is left alone, byte by byte, and still told", arguments: Ailment.incurable)
    func leftAlone(ailment: Ailment) throws {
        try SickStore.with { sick in
            try fallIll(sick, [ailment])
            let before = try sick.folder.allFiles()
            let findings = try sick.store.examine(at: .later)
            #expect(try sick.repair().isEmpty)
            #expect(try sick.folder.allFiles() == before)
            #expect(try sick.store.examine(at: .later) == findings)
        }
    }

    @Test("A change of a newer format that is being written is left alone") func newerPending() throws {
        try SickStore.with { sick in
            try sick.folder.write("{\"format\":2}", to: "undo/pending.json")
            _ = try? sick.repair()
            #expect(sick.folder.text(of: "undo/pending.json") == "{\"format\":2}")
        }
    }

    @Test("Files in the folder that are none of the store's are left alone, whatever they are called")
    func strangers() throws {
        try SickStore.with { sick in
            for name in ["notes.txt", ".profile", ".draft.tmp", "bookcases/readme.md"] { try sick.folder.write("mine", to: name) }
            try sick.folder.setMode(0o755, of: "notes.txt")
            try sick.repair()
            #expect(sick.folder.text(of: ".draft.tmp") == "mine")
            #expect(try sick.folder.mode(of: "notes.txt") == 0o755)
        }
    }
}
