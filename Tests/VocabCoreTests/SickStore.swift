import Testing
import VocabTestSupport

@testable import VocabCore

/// A store on the real disk that can fall ill.
struct SickStore {
    let folder: TemporaryFolder
    let store: Store
    static let device = Identifier<Device>.sample(77)
    static let history = "history/\(device).jsonl"

    /// A healthy store: two bookcases, a set-up, a history of three answers, and a change that can be taken back.
    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        store = Store(root: folder.path, files: DiskFileSystem())
        try folder.setMode(0o700, of: "")
        let fruit = try Bookcase.sample(pairs: [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도")])
        let colours = try Bookcase.sample(name: "색", pairs: [("red", "빨강"), ("blue", "파랑"), ("green", "초록"), ("grey", "회색")])
        try store.update { library in
            try library.add(fruit)
            try library.add(colours)
            library.settings.setup = Settings.Setup(bookcase: fruit.id, count: 3)
        }
        _ = try store.device(orNew: Self.device, at: .sample)
        for (number, word) in fruit.words.prefix(3).enumerated() {
            try store.append(Self.review(of: word, fruit), number: UInt64(number), by: Self.device)
        }
        try store.update { library in try library.update(fruit.id) { try $0.add(Word.sample(term: "kiwi", meaning: "키위")) } }
    }

    static func review(of word: Word, _ bookcase: Bookcase) -> Review {
        Review(at: .sample, word: word.id, bookcase: bookcase.id, direction: .forward, outcome: .right, milliseconds: 900)
    }

    /// Lets `body` use a healthy store.
    static func with<Result>(_ body: (SickStore) throws -> Result) throws -> Result {
        try TemporaryFolder.with { try body(SickStore(in: $0)) }
    }

    /// Repairs with the same random numbers each time.
    @discardableResult
    func repair() throws -> [Repair] {
        var generator = SeededGenerator(seed: 5)
        return try store.repair(at: .later, using: &generator)
    }

    func path(_ name: String) -> Path { store.root.appending(name) }

    func bytes(_ name: String) -> [UInt8] { folder.bytes(of: name) ?? [] }

    /// Replaces `text` in a file, which must hold it.
    func replace(_ text: String, with other: String, in name: String) throws {
        let old = try #require(folder.text(of: name))
        try #require(old.contains(text), "\(name) holds no \(text)")
        try folder.write(old.replacing(text, with: other, maxReplacements: 1), to: name)
    }

    /// The words of a bookcase as the store reads them now.
    func terms(_ name: String) throws -> [String]? {
        try store.contents().library.bookcase(named: name)?.words.map(\.term)
    }
}

/// Something that can befall a store.
struct Ailment: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether the doctor can do something about it.
    let isCurable: Bool
    let befall: @Sendable (SickStore) throws -> Void
    let isSign: @Sendable (Finding) -> Bool

    init(
        _ name: String, isCurable: Bool = true, _ befall: @escaping @Sendable (SickStore) throws -> Void,
        sign: @escaping @Sendable (Finding) -> Bool
    ) {
        testDescription = name
        self.isCurable = isCurable
        self.befall = befall
        isSign = sign
    }

    private static func isBroken(_ finding: Finding, _ name: String) -> Bool {
        if case .unreadable(.broken(let path, _, _)) = finding { path.hasSuffix(name) } else { false }
    }

    private static func isDouble(_ finding: Finding) -> Bool {
        switch finding {
        case .secondFile, .sharedName: true
        default: false
        }
    }

    private static func isNewer(_ finding: Finding) -> Bool {
        if case .unreadable(.newerFormat) = finding { true } else { false }
    }

    /// What the doctor can cure, each in files of its own where that can be, so that several may come together.
    static let curable: [Ailment] = [
        Ailment("a bookcase cut off") { sick in
            try sick.folder.write(Array(sick.bytes("bookcases/과일.json").dropLast(150)), to: "bookcases/과일.json")
        } sign: {
            isBroken($0, "/bookcases/과일.json")
        },
        Ailment("a bookcase of which nothing can be read") {
            try $0.folder.write("\u{0}\u{1}\u{2}", to: "bookcases/zero.json")
        } sign: {
            isBroken($0, "/bookcases/zero.json")
        },
        Ailment("a copy of a bookcase's file") { sick in
            try sick.folder.write(sick.bytes("bookcases/색.json"), to: "bookcases/색 copy.json")
        } sign: {
            isDouble($0)
        },
        Ailment("a copy of a bookcase's file that has gone its own way") { sick in
            try sick.folder.write(sick.bytes("bookcases/색.json"), to: "bookcases/own.json")
            try sick.replace("빨강", with: "붉은색", in: "bookcases/own.json")
            try sick.replace("\"name\":\"색\"", with: "\"name\":\"물감\"", in: "bookcases/own.json")
        } sign: {
            isDouble($0)
        },
        Ailment("two bookcases of one name") { sick in
            let other = try Bookcase.sample(name: "색", id: .sample(321), words: [Word.sample(term: "black", meaning: "검정")])
            try sick.folder.write(BookcaseFile.encode(other), to: "bookcases/z.json")
        } sign: {
            isDouble($0)
        },
        Ailment("a word in two bookcases") { sick in
            let word = try #require(try sick.store.contents().library.bookcase(named: "색")?.words.first)
            let other = try Bookcase.sample(name: "가방", id: .sample(322), words: [word])
            try sick.folder.write(BookcaseFile.encode(other), to: "bookcases/가방.json")
        } sign: {
            if case .sharedWord(let word, _, _) = $0 { word.term == "red" } else { false }
        },
        Ailment("a file that others may read") {
            try $0.folder.setMode(0o644, of: "bookcases/색.json")
        } sign: {
            if case .looseMode(let path, let mode) = $0 { path.hasSuffix("/색.json") && mode & 0o777 == 0o644 } else { false }
        },
        Ailment("a folder that others may look into") {
            try $0.folder.setMode(0o755, of: "history")
        } sign: {
            if case .looseMode(let path, _) = $0 { path.hasSuffix("/history") } else { false }
        },
        Ailment("a temporary file") {
            try $0.folder.write("half a fi", to: "bookcases/.과일.json.123.tmp")
        } sign: {
            if case .leftover(let path) = $0 { path.hasSuffix("/bookcases/.과일.json.123.tmp") } else { false }
        },
        Ailment("temporary files in other folders") { sick in
            for folder in ["", "undo/", "backups/2026-11-21/bookcases/"] {
                try sick.folder.write("half \(folder)", to: "\(folder).settings.json.7.tmp")
            }
        } sign: {
            if case .leftover(let path) = $0 { path.hasSuffix("/2026-11-21/bookcases/.settings.json.7.tmp") } else { false }
        },
        Ailment("a backup that was never finished") { sick in
            for folder in ["", "/bookcases"] {
                try sick.folder.write("half", to: "backups/.unfinished-2026-11-21T09-00-00Z-manual\(folder)/과일.json")
            }
        } sign: {
            if case .leftover(let path) = $0 { path.name == ".unfinished-2026-11-21T09-00-00Z-manual" } else { false }
        },
        Ailment("broken settings") {
            try $0.replace("\"count\":3", with: "\"count\":3,,", in: "settings.json")
        } sign: {
            isBroken($0, "/settings.json")
        },
        Ailment("a broken line of the history") {
            try $0.replace("\"word\"", with: "word", in: SickStore.history)
        } sign: {
            isBroken($0, SickStore.history)
        },
        Ailment("a torn last line of the history") { sick in
            try sick.folder.write(sick.bytes(SickStore.history) + Array("{\"at\":\"20".utf8), to: SickStore.history)
        } sign: {
            isBroken($0, SickStore.history)
        },
        Ailment("a broken undo entry") {
            try $0.folder.write("{\"format\":1,", to: "undo/1-0-undo.json")
        } sign: {
            isBroken($0, "/undo/1-0-undo.json")
        },
        Ailment("a change of which nobody knows what it was") {
            try $0.folder.write("garbage", to: "undo/pending.json")
        } sign: {
            isBroken($0, "/undo/pending.json")
        },
    ]

    /// What the doctor only tells.
    static let incurable: [Ailment] = [
        Ailment("a bookcase of a newer format", isCurable: false) {
            try $0.folder.write("{\"format\":2,\"x\":[}", to: "bookcases/new.json")
        } sign: {
            isNewer($0)
        },
        Ailment("settings of a newer format", isCurable: false) {
            try $0.folder.write("{\"format\":2}", to: "settings.json")
        } sign: {
            isNewer($0)
        },
        Ailment("an undo entry of a newer format", isCurable: false) {
            try $0.folder.write("{\"format\":2}", to: "undo/2-0-undo.json")
        } sign: {
            isNewer($0)
        },
        Ailment("a folder in the place of a bookcase", isCurable: false) {
            try $0.folder.write("x", to: "bookcases/folder.json/x")
        } sign: {
            if case .unreadable(.file(.notAFile)) = $0 { true } else { false }
        },
        Ailment("a link that leads out", isCurable: false) {
            try $0.folder.link("bookcases/out.json", to: "/etc/hostname")
        } sign: {
            if case .unreadable(.file(.leadsOut)) = $0 { true } else { false }
        },
    ]
}
