import Testing
import VocabTestSupport

@testable import VocabCore

/// Where words are looked up, in a file of its own.
@Suite("Lookup settings") struct LookupSettingsTests {
    @Test("what is switched on comes back, members of later versions stay, and nothing is written where nothing changes")
    func roundTrip() throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: Path(folder.path + "/내 서재"), files: DiskFileSystem())
            #expect(try store.lookupSettings() == LookupSettings())
            try store.updateLookupSettings { settings in
                settings.suggests = true
                settings.server = "dict.org"
                settings.deepL = LookupSettings.Service(key: "k:fx")
                settings.libreTranslate = LookupSettings.Service(address: "https://x")
                settings.unknownMembers = [UnknownMember(name: "later", json: "[1]")]
                settings.remember("apple")
            }
            #expect(try folder.mode(of: "내 서재/lookup.json") == 0o600)
            let settings = try store.lookupSettings()
            #expect(settings.suggests && settings.server == "dict.org" && settings.deepL?.key == "k:fx")
            #expect(settings.libreTranslate?.address == "https://x" && settings.recent == ["apple"])
            #expect(settings.unknownMembers == [UnknownMember(name: "later", json: "[1]")])
            let inode = try folder.inode(of: "내 서재/lookup.json")
            try store.updateLookupSettings { $0.isOffline = settings.isOffline }
            #expect(try folder.inode(of: "내 서재/lookup.json") == inode)
            try store.updateLookupSettings { $0.remember("Apple ") }
            #expect(try store.lookupSettings().recent == ["Apple"])
        }
    }

    @Test("a file that cannot be read is never written over, and the doctor sets it aside")
    func broken() throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: Path(folder.path), files: DiskFileSystem())
            try folder.write("{\"recent\":", to: "lookup.json")
            try folder.setMode(0o600, of: "lookup.json")
            try folder.setMode(0o700, of: "")
            #expect(throws: StoreError.self) { try store.updateLookupSettings { $0.remember("apple") } }
            #expect(folder.text(of: "lookup.json") == "{\"recent\":")
            #expect(try store.examine(at: .later).count == 1)
            var generator = SeededGenerator(seed: 1)
            #expect(try store.repair(at: Timestamp(secondsSince1970: 0), using: &generator).count == 1)
            #expect(try store.examine(at: .later).isEmpty && store.lookupSettings() == LookupSettings())
        }
    }

    @Test("a file of a newer format is refused")
    func newer() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{\"format\":2}", to: "lookup.json")
            #expect(throws: StoreError.self) { try Store(root: Path(folder.path), files: DiskFileSystem()).lookupSettings() }
        }
    }
}
