import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Lists as learners have them, each with the words it gives or the question it asks, in `Lists`.
@Suite("Golden lists") struct GoldenListTests {
    @Test("give the words, ask the question, or are refused as the file beside them says", arguments: GoldenList.names)
    func result(name: String) throws {
        let golden = try GoldenList(named: name)
        let found = golden.read()
        guard let (expected, got) = golden.difference(to: found) else { return }
        Issue.record("\(golden.file): expected \(expected), got \(got)")
    }

    @Test("are pairs of files")
    func pairs() throws {
        let files = try SourceTree.names(in: GoldenList.folder)
        let expectations = files.filter { $0.hasSuffix(".json") }
        #expect(files.count == expectations.count * 2 && expectations.count > 100)
    }
}

/// A list in the folder of golden lists, and what is expected of it.
struct GoldenList {
    static let folder = "Tests/VocabListsTests/Lists"

    /// The names of all, without extensions.
    static let names: [String] = {
        let files = (try? SourceTree.names(in: folder)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
    }()

    /// All that can be read as such.
    static let all = names.compactMap { try? GoldenList(named: $0) }

    /// The name of the list's file.
    let file: String
    let bytes: [UInt8]
    private(set) var options = ListOptions()

    private var words: [WordContent]?
    private var asks: String?
    private var refused: String?
    private var left: [Int] = []
    private var bad: [Int] = []

    init(named name: String) throws {
        let files = try SourceTree.names(in: Self.folder).filter { $0.hasPrefix(name + ".") && $0 != name + ".json" }
        file = try #require(files.first, "nothing stands beside \(name).json")
        bytes = try InputFile.read("\(SourceTree.root)/\(Self.folder)/\(file)")
        options.learner.interface = .english
        options.englishWords = .program
        var reader = JSONReader(try InputFile.read("\(SourceTree.root)/\(Self.folder)/\(name).json"))
        try reader.object { member, reader in
            switch member {
            case "words": try readWords(&reader)
            case "asks": asks = try reader.string()
            case "refused": refused = try reader.string()
            case "left": try reader.array { left.append(try $0.integer()) }
            case "bad": try reader.array { bad.append(try $0.integer()) }
            case "options": try readOptions(&reader)
            default: throw Unknown(name: member)
            }
        }
        try reader.end()
    }

    private struct Unknown: Error { let name: String }

    private mutating func readWords(_ reader: inout JSONReader) throws {
        var words: [WordContent] = []
        try reader.array { reader in
            var word = WordContent()
            var place = 0
            try reader.array { reader in
                switch place {
                case 0: word.term = try reader.string()
                case 1: word.meaning = try reader.string()
                default:
                    try reader.object { name, reader in
                        guard let field = WordField(rawValue: name) else { throw Unknown(name: name) }
                        word[field] = try reader.string()
                    }
                }
                place += 1
            }
            words.append(word.cleaned())
        }
        self.words = words
    }

    private mutating func readOptions(_ reader: inout JSONReader) throws {
        try reader.object { name, reader in
            switch name {
            case "interface": options.learner.interface = InterfaceLanguage(rawValue: try reader.string())
            case "languages": options.learner.languages = try reader.strings()
            case "book": options.learner.note(names: [try reader.string()])
            case "columns": options.columns = ColumnMap(list: try reader.string())
            case "delimiter": options.delimiter = Delimiter(typed: try reader.string())
            case "header": options.hasHeader = try reader.string() == "yes"
            case "lines": options.lines = try reader.integer()
            case "sheet": options.sheet = try reader.string()
            default: throw Unknown(name: name)
            }
        }
    }

    /// What comes of reading it, where nothing else is said.
    func read(_ options: ListOptions? = nil) -> Result<WordList, WordListError> {
        Result { () throws(WordListError) in try WordList(bytes, options ?? self.options) }
    }

    /// What is expected and what there is instead, in a few words each; nil where all is as it has to be.
    func difference(to found: Result<WordList, WordListError>) -> (expected: String, got: String)? {
        switch found {
        case .failure(let error):
            let name = Self.name(of: error)
            // Prose is told by its words having no meanings.
            let isUnusable = refused.map(["notAList", "prose"].contains) == true
            if (asks ?? (isUnusable ? "noMeanings" : refused)) == name.word { return nil }
            return (expectation, "\(name.word)\(name.detail)")
        case .success(let list):
            guard let words else {
                return (expectation, "\(list.layout.shape), \(list.rows.count) words: \(list.pairs.prefix(3))")
            }
            let (first, second) = (words.map(Self.text), list.rows.map { Self.text($0.content) })
            if let place = (0..<max(first.count, second.count)).first(where: { first[safe: $0] != second[safe: $0] }) {
                return (
                    "\(first.count) words, [\(place)] \(first[safe: place] ?? "none")",
                    "\(second.count), \(second[safe: place] ?? "none") (\(list.layout.shape), header \(list.layout.hasHeader))"
                )
            }
            let others = (list.headings + list.linesLeftOut).sorted()
            if others != left { return ("left \(left)", "\(others)") }
            return list.badRows.map(\.line) == bad ? nil : ("bad \(bad)", "\(list.badRows.map(\.line))")
        }
    }

    private var expectation: String {
        asks.map { "asks \($0)" } ?? refused.map { "refused \($0)" } ?? "\(words?.count ?? 0) words"
    }

    private static func text(_ word: WordContent) -> String {
        let fields = WordField.allCases.filter { $0 != .term && $0 != .meaning && !word[$0].isEmpty }
        return "\(word.term)=\(word.meaning)" + fields.map { " {\($0.rawValue): \(word[$0])}" }.joined()
    }

    /// An error as the files name it, and what it says beside that.
    private static func name(of error: WordListError) -> (word: String, detail: String) {
        switch error {
        case .empty, .headerAlone: ("empty", "")
        case .notText(.prose), .noMeanings, .noMeaningColumn, .nothingUsable: ("noMeanings", " (\("\(error)".prefix(60)))")
        case .notText(let kind): ("\(kind)", "")
        case .severalSheets(let sheets): ("sheet", " \(sheets.map(\.name))")
        case .unknownSheet: ("unknownSheet", "")
        case .ambiguousEncoding(let readings): ("encoding", " \(readings.map(\.encoding))")
        case .undecodable: ("undecodable", "")
        case .unclear(let question, let samples): ("\(question)", " \(samples.map { "\($0.shape) \($0.words.first ?? [])" })")
        case .incompleteRows(let count, let rows, let first): ("rows", " \(count) of \(rows), line \(first.line)")
        }
    }
}
