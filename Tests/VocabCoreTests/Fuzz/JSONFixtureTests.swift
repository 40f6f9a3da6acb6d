import Testing
import VocabTestSupport

@testable import VocabCore

/// Files that hold what JSON readers disagree about: accepted or refused as RFC 8259 says, and never touched.
@Suite("Odd JSON in the files of a store") struct JSONFixtureTests {
    private static let device = Identifier<Device>.sample(2)
    private static let historyPath: Path = "/단어 서재/history/\(device).jsonl"

    /// A kind of file with a value in it, and what a store makes of it.
    enum Kind: String, CaseIterable, Sendable {
        case bookcase, word, settings, history

        var path: Path {
            switch self {
            case .bookcase, .word: "/단어 서재/bookcases/과일.json"
            case .settings: "/단어 서재/settings.json"
            case .history: JSONFixtureTests.historyPath
            }
        }

        /// A file that holds `value` as a member which this version does not know.
        func file(holding value: [UInt8]) throws -> [UInt8] {
            let mark = "\"@@\""
            let unknown = [UnknownMember(name: "future", json: mark)]
            let text: [UInt8]
            switch self {
            case .bookcase:
                text = BookcaseFile.encode(
                    Bookcase(id: .sample(1), name: try BookcaseName("과일"), added: .sample, unknownMembers: unknown))
            case .word:
                let word = try Word(
                    WordContent(term: "apple", meaning: "사과"), id: .sample(3), added: .sample, unknownMembers: unknown)
                text = BookcaseFile.encode(
                    Bookcase(id: .sample(1), name: try BookcaseName("과일"), added: .sample, words: [word]))
            case .settings: text = SettingsFile.encode(Settings(unknownMembers: unknown))
            case .history:
                let line = String(decoding: HistoryLine.undo(.sample(4), at: .sample).encoded(sequence: 1), as: UTF8.self)
                text = Array(line.replacing("}\n", with: ",\"future\":\(mark)}\n").utf8)
            }
            let place = try #require(text.firstRange(of: Array(mark.utf8)))
            return Array(text[..<place.lowerBound] + value + text[place.upperBound...])
        }
    }

    @Test("what RFC 8259 allows is read, kept as it stands, and written again", arguments: Kind.allCases)
    func accepted(kind: Kind) throws {
        for value in JSONFixtures.accepted {
            let (problems, disk) = try problems(with: kind, try kind.file(holding: value))
            #expect(problems.isEmpty, "\(String(decoding: value.prefix(60), as: UTF8.self))")
            let contents = try Store(root: "/단어 서재", files: disk).contents()
            let bookcase = contents.library.bookcase(named: "과일")
            let unknown = [
                bookcase?.unknownMembers, bookcase?.words.first?.unknownMembers, contents.library.settings.unknownMembers,
            ]
            let kept = unknown.compactMap { $0?.first?.json }
            let text = String(decoding: value, as: UTF8.self)
            if kind != .history { #expect(kept.map(bare) == [bare(text).replacing("\r", with: " ")]) }
        }
    }

    /// `json` with the controls that may stand in a string as they are, however they are written.
    private func bare(_ json: String) -> String {
        [0x7F, 0x80, 0x9F].compactMap { Unicode.Scalar($0 as UInt32) }.reduce(json) { json, scalar in
            json.replacing("\\u00" + String(scalar.value, radix: 16), with: String(scalar))
        }
    }

    @Test("what it does not allow is refused with its place, and stays on disk as it is", arguments: Kind.allCases)
    func refused(kind: Kind) throws {
        for value in JSONFixtures.refused where kind != .history || !value.contains(0x0A) {
            let (problems, _) = try problems(with: kind, try kind.file(holding: value))
            #expect(problems.count == 1, "\(value.prefix(60)) \(String(decoding: value.prefix(60), as: UTF8.self))")
        }
    }

    @Test("a file that is something else altogether is refused and stays as it is", arguments: [Kind.bookcase, .settings])
    func otherFiles(kind: Kind) throws {
        for file in JSONFixtures.files where !(kind == .settings && file == Array("{\"format\":1}".utf8)) {
            let (problems, _) = try problems(with: kind, file)
            #expect(problems.count == 1, "\(String(decoding: file.prefix(60), as: UTF8.self))")
        }
    }

    @Test("naughty texts are kept letter for letter, as terms, names and settings")
    func naughty() throws {
        let words = try NaughtyText.all.enumerated().map { index, text in
            try Word(WordContent(term: text, meaning: text), id: .sample(UInt64(index)), added: .sample)
        }
        try TemporaryFolder.with { folder in
            let store = Store(root: folder.path, files: DiskFileSystem())
            let names = NaughtyText.all.filter { !$0.hasPrefix("\u{308}") }.compactMap { try? BookcaseName($0) }
            let wanted = Set(names.map(\.key))
            #expect(wanted.count > 100)
            try store.update { library in
                for (index, name) in names.enumerated() where library.bookcase(named: name.description) == nil {
                    try library.add(
                        Bookcase(id: .sample(UInt64(index)), name: name, added: .sample, words: index % 40 == 0 ? words : []))
                }
                library.settings.startersGiven = NaughtyText.all
            }
            let contents = try store.contents()
            #expect(contents.problems.isEmpty)
            #expect(wanted.subtracting(contents.library.bookcases.map(\.name.key)).isEmpty)
            #expect(contents.library.bookcases.filter { !$0.words.isEmpty }.allSatisfy { $0.words == words })
            #expect(contents.library.settings.startersGiven == NaughtyText.all)
            for name in try folder.names(in: "bookcases") {
                #expect(name.hasSuffix(".json") && !name.hasPrefix(".") && !name.hasPrefix("-") && name.utf8.count < 230)
            }
        }
    }

    @Test(
        "a bookcase whose name begins with a mark that joins the sign before it is saved, read and removed",
        arguments: ["\u{308}x", "ा"])
    func joiningName(text: String) throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: folder.path, files: DiskFileSystem())
            let bookcase = try Bookcase.sample(name: text)
            try store.update { try $0.add(bookcase) }
            #expect(try store.contents().library.bookcases == [bookcase])
            #expect(try folder.names(in: "bookcases").count == 1)
            try store.update { try $0.remove(bookcase.id) }
            #expect(try folder.names(in: "bookcases").isEmpty)
        }
    }

    /// What a store says about such a file. Reading must leave it as it is; so must a change of something else.
    private func problems(with kind: Kind, _ file: [UInt8]) throws -> ([StoreError], MemoryFileSystem) {
        let disk = MemoryFileSystem(granting: "/단어 서재")
        disk.put(file, at: kind.path)
        let store = Store(root: "/단어 서재", files: disk)
        let problems = try store.contents().problems + store.history().problems
        try store.update { try $0.add(try Bookcase.sample(name: "other", id: .sample(900))) }
        #expect(try disk.read(kind.path, in: "/단어 서재", limit: .max) == file)
        return (problems, disk)
    }
}
