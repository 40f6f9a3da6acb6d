import Testing
import VocabTestSupport

@testable import VocabCore

/// What each repair does, and that it does no more.
@Suite("What the doctor repairs") struct DoctorRepairTests {
    @Test("A torn bookcase keeps its name, its identifier and its whole words; the torn one is beside it")
    func bookcase() throws {
        try SickStore.with { sick in
            let file = "bookcases/과일.json"
            let before = try #require(try sick.store.contents().library.bookcase(named: "과일"))
            let text = try #require(sick.folder.text(of: file))
            let cut = try #require(text.range(of: "\"term\":\"cherry\""))
            try sick.folder.write(String(text[..<cut.upperBound]), to: file)
            let repairs = try sick.repair()
            #expect(repairs == [.salvaged(path: sick.path(file), words: 2, rest: sick.path(file + ".rest"))])
            let after = try #require(try sick.store.contents().library.bookcase(named: "과일"))
            #expect(after == before.with(Array(before.words.prefix(2))))
            let rest = try #require(sick.folder.text(of: file + ".rest"))
            #expect(rest.hasSuffix("\"term\":\"cherry\"\n") && rest.contains(before.words[2].id.description))
            #expect(try sick.folder.mode(of: file + ".rest") == 0o600)
            #expect(try sick.store.settings().setup?.bookcase == after.id)
        }
    }

    @Test("What could not be read twice is kept twice: the second rest never replaces the first")
    func twoRests() throws {
        try SickStore.with { sick in
            for text in ["first", "second"] {
                try sick.folder.write(text, to: "bookcases/과일.json")
                try sick.repair()
            }
            #expect(sick.folder.text(of: "bookcases/과일.json.rest") == "first\n")
            #expect(sick.folder.text(of: "bookcases/과일.json.rest~2") == "second\n")
        }
    }

    @Test("Of broken settings the device's identifier stays, for it names the history")
    func settings() throws {
        try SickStore.with { sick in
            let broken = "{\"format\":1,\"startersGiven\":[\"TOEIC\",\n\"device\":\"\(SickStore.device)\""
            try sick.folder.write(broken, to: "settings.json")
            let repairs = try sick.repair()
            #expect(repairs.first == .setAside(path: sick.path("settings.json"), rest: sick.path("settings.json.rest")))
            #expect(try sick.store.settings() == Settings())
            #expect(try sick.store.device() == SickStore.device)
            #expect(sick.folder.text(of: "settings.json.rest") == broken)
        }
    }

    @Test("A file that should say which device this is and does not is set aside; answers stay, and the next makes a new device")
    func device() throws {
        try SickStore.with { sick in
            try sick.folder.write("nonsense", to: "device")
            try sick.folder.setMode(0o600, of: "device")
            #expect(try sick.store.examine(at: .later).map(\.kind) == ["broken"])
            #expect(throws: StoreError.self) { try sick.store.device(orNew: .sample(5), at: .later) }
            #expect(try sick.repair().map(\.hasCopy) == [false])
            #expect(sick.folder.text(of: "set-aside/device.rest") == "nonsense")
            #expect(try sick.store.examine(at: .later).isEmpty && sick.store.device() == nil)
            #expect(try sick.store.device(orNew: .sample(5), at: .later) == .sample(5))
            #expect(try sick.store.history().reviews.count == 3)
        }
    }

    @Test("Lines of the history that are fine stay where they are, to the byte; the others are beside")
    func history() throws {
        try SickStore.with { sick in
            let lines = sick.bytes(SickStore.history).split(separator: 0x0A).map(Array.init)
            try #require(lines.count == 3)
            let (broken, noise, torn) = (Array("{\"at\":".utf8), [UInt8(0)], Array("{\"id\":\"to".utf8))
            let all = [lines[0], broken, lines[1], [0xFF, 0xFE], noise, [], lines[2], torn]
            try sick.folder.write(Array(all.joined(separator: [0x0A])), to: SickStore.history)
            let before = HistoryFile(sick.bytes(SickStore.history))
            let path = sick.path(SickStore.history)
            #expect(try sick.repair() == [.historyMended(path: path, lines: 4, rest: path.adding(suffix: ".rest"))])
            let after = HistoryFile(sick.bytes(SickStore.history))
            #expect(after.lines == before.lines && before.lines.count == 3)
            #expect(after.broken.isEmpty && after.tornAt == nil)
            #expect(
                sick.bytes(SickStore.history + ".rest")
                    == Array([broken, [0xFF, 0xFE], noise, torn, []].joined(separator: [0x0A])))
            #expect(try sick.store.history().reviews.count == 3)
            try sick.store.append(before.reviewForTests, number: 50, by: SickStore.device)
            #expect(try sick.store.history().reviews.count == 4)
        }
    }

    @Test("Answers and changes can be taken back in the same order after a history was mended")
    func orderStays() throws {
        for isBroken in [false, true] {
            try SickStore.with { sick in
                let fruit = try #require(try sick.store.contents().library.bookcase(named: "과일"))
                try sick.store.append(SickStore.review(of: fruit.words[3], fruit), number: 60, by: SickStore.device)
                if isBroken {
                    try sick.replace("\"word\"", with: " word ", in: SickStore.history)
                    try sick.repair()
                }
                var undoableActions: [String] = []
                while let step = try sick.store.nextStep(.undo) {
                    switch step.action {
                    case .answer: undoableActions.append("answer")
                    case .clearing: undoableActions.append("clearing")
                    case .change(let change): undoableActions.append(change.kind.rawValue)
                    }
                    #expect(try sick.store.take(step, .undo, at: .later))
                }
                // The change between the answers stays between them; of the answers before it one is lost.
                #expect(
                    undoableActions == ["answer", "addWord"] + Array(repeating: "answer", count: isBroken ? 2 : 3) + ["addWord"])
            }
        }
    }

    @Test(
        "A copy of a bookcase's file is joined with the file named for the bookcase, and is kept where nothing looks for words",
        arguments: ["색~.json", "색 copy.json", "색 (1).json"])
    func copy(name: String) throws {
        try SickStore.with { sick in
            let original = sick.bytes("bookcases/색.json")
            try sick.folder.write(original, to: "bookcases/\(name)")
            try sick.folder.setMode(0o600, of: "bookcases/\(name)")
            let before = try sick.store.contents()
            #expect(try sick.store.examine(at: .later).map(\.kind) == ["duplicate"])
            #expect(try sick.repair().map(\.hasCopy) == [true])
            #expect(sick.bytes("bookcases/색.json") == original && sick.folder.bytes(of: "bookcases/\(name)") == nil)
            #expect(sick.bytes("set-aside/\(name).rest") == original)
            #expect(try sick.store.contents().library == before.library)
            #expect(try sick.store.examine(at: .later).isEmpty)
        }
    }

    @Test("Files and folders become their owner's alone, and keep what the owner may do")
    func modes() throws {
        try SickStore.with { sick in
            try sick.folder.setMode(0o666, of: "settings.json")
            try sick.folder.setMode(0o777, of: "bookcases")
            try sick.folder.setMode(0o440, of: "bookcases/색.json")
            #expect(try sick.repair().count == 3)
            #expect(try sick.folder.mode(of: "settings.json") == 0o600)
            #expect(try sick.folder.mode(of: "bookcases") == 0o700)
            #expect(try sick.folder.mode(of: "bookcases/색.json") == 0o400)
        }
    }

    @Test("A temporary file is moved away, and another of its name beside it")
    func leftovers() throws {
        try SickStore.with { sick in
            for text in ["one", "two"] {
                try sick.folder.write(text, to: "bookcases/.과일.json.9.tmp")
                try sick.repair()
            }
            #expect(sick.folder.text(of: "set-aside/.과일.json.9.tmp.rest") == "one")
            #expect(sick.folder.text(of: "set-aside/.과일.json.9.tmp.rest~2") == "two")
        }
    }

    @Test("A change that was not finished does not count, is told, and is put back")
    func unfinished() throws {
        try SickStore.with { sick in
            let before = try sick.folder.allFiles().filter { $0.key.hasPrefix("bookcases/") }
            let change = Change(.removeWord, "red", bookcase: "색")
            try sick.store.update(change, at: .later) { library in
                let id = try #require(library.bookcase(named: "색")?.id)
                try library.update(id) { try $0.remove($0.words[0].id) }
            }
            let entry = try #require(try sick.folder.names(in: "undo").max { $0.utf8.count < $1.utf8.count || $0 < $1 })
            try DiskFileSystem().rename(sick.path("undo/\(entry)"), to: sick.path("undo/pending.json"))
            #expect(try sick.terms("색") == ["red", "blue", "green", "grey"])
            #expect(try sick.store.examine(at: .later) == [.unfinishedChange(change)])
            #expect(try sick.repair() == [.changePutBack])
            #expect(try sick.folder.allFiles().filter { $0.key.hasPrefix("bookcases/") } == before)
            #expect(try sick.store.examine(at: .later).isEmpty)
        }
    }

    @Test("A repair of words that stood twice can be taken back like any change") func takenBack() throws {
        try SickStore.with { sick in
            let word = try #require(try sick.store.contents().library.bookcase(named: "색")?.words.first)
            let other = try Bookcase.sample(name: "가방", id: .sample(322), words: [word])
            try sick.folder.write(BookcaseFile.encode(other), to: "bookcases/가방.json")
            try sick.folder.setMode(0o600, of: "bookcases/가방.json")
            #expect(try sick.repair() == [.wordsSeparated(1)])
            let step = try #require(try sick.store.nextStep(.undo))
            #expect(step.action == .change(Change(.repair)))
            #expect(try sick.store.take(step, .undo, at: .later))
            #expect(try sick.store.examine(at: .later).count == 1)
        }
    }
}

extension HistoryFile {
    /// One of its answers.
    fileprivate var reviewForTests: Review {
        reviews.first
            ?? Review(at: .sample, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: 0)
    }
}
