import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// A store in memory with hostile words in it, and commands over it.
final class FuzzWorld {
    let disk = MemoryFileSystem(granting: "/단어 서재")
    private var generator: SeededGenerator
    private var seconds = 1_795_000_000

    init(_ generator: SeededGenerator) throws {
        self.generator = generator
        for (name, bytes) in try Self.files.get() { disk.put(bytes, at: name) }
    }

    var store: Store { Store(root: "/단어 서재", files: disk) }

    /// Two bookcases: plain fruit, and words whose every field tries to drive a terminal.
    private static let files = Result { () throws -> [Path: [UInt8]] in
        let fruit = try Bookcase.sample(
            name: "과일", pairs: [("apple", "사과"), ("pear", "배"), ("plum", "자두"), ("fig", "무화과"), ("-oh", "아")])
        let words = try ["one", "two", "three", "four", "five"].enumerated().map { index, term in
            var content = WordContent(term: Hostile.text(term), meaning: Hostile.text("뜻\(index)", Hostile.withoutSeparators))
            for field in WordField.allCases.dropFirst(2) { content[field] = Hostile.text("x\(index)") }
            return try Word(
                content, id: .sample(1_000_000 + UInt64(index)), added: .sample,
                unknownMembers: [UnknownMember(name: "later", json: "\"\u{9B}31m\u{85}\u{7F}\"")])
        }
        let hostile = Bookcase(
            id: .sample(1_000_050), name: try BookcaseName("odd"), details: BookcaseDetails(description: Hostile.text("x")),
            added: .sample,
            words: words)
        return [fruit, hostile].reduce(into: [:]) { files, bookcase in
            files["/단어 서재/bookcases/\(BookcaseFileName.fileName(for: bookcase.name))"] = BookcaseFile.encode(bookcase)
        }
    }

    /// Runs a command; files to import come from `list` alone.
    func run(
        _ arguments: [String], on console: TirelessConsole, language: String = "en", list: [UInt8] = Array("a,b\nc,d\n".utf8)
    ) -> VocabCLI.ExitStatus {
        let world = World(
            now: { [self] in
                seconds += 1
                return ClockReading(timestamp: Timestamp(secondsSince1970: seconds), milliseconds: seconds * 1_000)
            },
            clockOffsets: { [] }, generator: { [self] in generator.next() },
            environment: ["VOCAB_HOME": "/단어 서재", "LANG": language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8"], console: console,
            files: disk,
            readInput: { path in
                guard path == "list.csv" || path == "-" else {
                    throw FileFailure.system(.read, path: Path(path), errorNumber: FileFailure.noSuchFile)
                }
                return list
            }, starters: [], thesaurus: { nil }, matchingFiles: { _ in [] }, page: nil)
        return Program.run(arguments, in: world)
    }
}

/// Fails when the screen holds anything but text, line breaks and, on a terminal, the program's own colours and drawing.
func expectHarmless(_ console: TirelessConsole, _ sign: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
    var rest = Array(Hostile.withoutDrawing(console.screen).utf8)[...]
    var controls: [String] = []
    while let byte = rest.first {
        if console.hasKeyboard, let colour = ownColours.first(where: { rest.starts(with: $0) }) {
            rest = rest.dropFirst(colour.count)
            continue
        }
        // C2 80 to C2 9F are the controls beyond ASCII.
        let isWide = byte == 0xC2 && rest.dropFirst().first.map { $0 < 0xA0 } == true
        if (byte < 0x20 && byte != 0x0A) || byte == 0x7F || isWide { controls.append(String(byte, radix: 16).uppercased()) }
        rest = rest.dropFirst()
    }
    #expect(Set(controls).isEmpty, "\(sign): \(console.screen.prefix(2_000).debugDescription)", sourceLocation: sourceLocation)
}

private let ownColours = ["1", "2", "32", "31", "36", "33", "0"].map { Array("\u{1B}[\($0)m".utf8) }
