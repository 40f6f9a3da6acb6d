import Glibc
import Testing
import VocabLanguage
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

extension Play {
    /// Puts a bookcase into the store as a file, without going through a command.
    func put(_ name: String, _ words: [(String, String)]) throws {
        var generator = SeededGenerator(seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF_FFFF))
        let moment = Timestamp(secondsSince1970: 1_794_000_000)
        let bookcase = Bookcase(
            id: Bookcase.ID(using: &generator), name: try BookcaseName(name), added: moment,
            words: try words.map {
                try Word(WordContent(term: $0.0, meaning: $0.1), id: Word.ID(using: &generator), added: moment)
            })
        putFile("bookcases/\(BookcaseFileName.fileName(for: bookcase.name))", BookcaseFile.encode(bookcase))
    }

    /// Writes a file below the store, whose folders are made.
    @discardableResult
    func putFile(_ name: String, _ bytes: [UInt8]) -> String {
        var path = store
        mkdir(path, 0o700)
        for part in name.unicodeScalars.split(separator: "/").dropLast() {
            path += "/\(String(part))"
            mkdir(path, 0o700)
        }
        return file("\(Self.storeName)/\(name)", bytes)
    }

    /// The whole of a file below the store.
    func bytes(_ name: String) -> [UInt8]? {
        try? InputFile.read("\(store)/\(name)")
    }

    /// Fruit in Korean: four words, enough for a game.
    func putFruit(_ name: String = "과일") throws {
        try put(name, [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도")])
    }

    /// `text` with the folders of this play in the same words on every run.
    func masked(_ text: String) -> String {
        text.replacing(store, with: "<store>").replacing(store.filter { !$0.isWhitespace }, with: "<store>").replacing(
            folder, with: "<folder>")
    }

    /// Runs a command over another disk.
    func run(_ arguments: [String], over files: any FileSystem, on console: ScriptedConsole = ScriptedConsole())
        -> VocabCLI.ExitStatus
    {
        var generator = SeededGenerator(seed: 2)
        let world = World(
            now: { ClockReading(timestamp: Timestamp(secondsSince1970: 1_795_000_000), milliseconds: 0) },
            clockOffsets: { [] }, generator: { generator.next() }, environment: environment, console: console, files: files,
            readInput: { try InputFile.read(Path($0)) }, starters: starters, thesaurus: { nil }, matchingFiles: { _ in [] },
            page: nil)
        return Program.run(arguments, in: world)
    }
}

extension ScriptedConsole {
    /// A person at a terminal that is `columns` wide.
    static func terminal(_ steps: [Step] = [], columns: Int = 80) -> ScriptedConsole {
        ScriptedConsole(steps, isInteractive: true, columns: columns)
    }

    /// What is shown, without the program's own colours.
    var bareScreen: String { bare(screen) }

    /// What a person saw, each time the program waited for them and at the end: of every screen the lines from the first that is not as
    /// it was on the screen before.
    var film: String {
        var before: [Substring] = []
        var film = ""
        for (number, frame) in (frames + [seen]).enumerated() {
            let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
            let same = zip(lines, before).prefix { $0 == $1 }.count
            film += number == 0 ? "" : "\n──── \(number + 1)\n"
            film += lines[same...].joined(separator: "\n")
            before = lines
        }
        return film
    }

    /// The last box that was shown, and all below it.
    var lastBox: String {
        let lines = seen.split(separator: "\n", omittingEmptySubsequences: false)
        return lines[(lines.lastIndex { $0.hasPrefix("╭") } ?? lines.endIndex)...].joined(separator: "\n")
    }

    /// How many columns `text` takes here.
    func width(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns(of: $1) } }
}

/// `text` without the escape sequences that set colours, and no others.
func bare(_ text: String) -> String {
    let parts = text.unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: parts.first.map { String($0) } ?? "") { bare, part in
        let rest = part.drop { "[0123456789;".unicodeScalars.contains($0) }
        bare += part.first == "[" && rest.first == "m" ? String(rest.dropFirst()) : "\u{1B}" + String(part)
    }
}

/// The widths that texts are measured by in tests of layout.
var testColumns: Columns { Columns(of: ScriptedConsole().columns(of:)) }

/// One command and the whole of the alert that answers it.
struct AlertCase: Sendable, CustomTestStringConvertible {
    let command: [String]
    let status: VocabCLI.ExitStatus
    let korean: String
    let english: String

    init(_ command: [String], _ status: VocabCLI.ExitStatus, ko korean: String, en english: String) {
        self.command = command
        self.status = status
        self.korean = korean
        self.english = english
    }

    var testDescription: String { "vocab " + command.map { String($0.prefix(40)) }.joined(separator: " ") }

    /// Runs the command in both languages and both looks, each in a store that `furnish` has filled.
    ///
    /// Without `onTerminal` only as a script sees it, where a person at a terminal would be asked instead.
    func check(onTerminal isShown: Bool = true, _ furnish: (Play) throws -> Void) throws {
        for (language, text) in [("ko", korean), ("en", english)] {
            let plain = Play(language: language)
            try furnish(plain)
            let outcome = plain.run(command)
            #expect(plain.masked(outcome.console.alerts) == text + "\n")
            #expect(outcome.console.results == "")
            #expect(outcome.status == status)
            try expectProposalIsUnderstood(outcome.console)

            if !isShown { continue }
            let boxed = Play(language: language)
            try furnish(boxed)
            let onTerminal = boxed.run(command, on: .terminal())
            #expect(boxed.masked(saidInBox(onTerminal.console)) == withoutSpace(text))
            #expect(onTerminal.status == status)
        }
    }

    /// What is proposed to be typed is a line that the parser understands; what is piped to this program, or is none of it, is left alone.
    private func expectProposalIsUnderstood(_ console: ScriptedConsole) throws {
        for label in ["Next: vocab ", "다음: vocab "] {
            guard let line = console.line(after: label) else { continue }
            var words = try CommandLineSplitter.words(of: line)
            var options = GlobalOptions()
            #expect(options.take(from: &words) == nil, "\(line)")
            if words.isEmpty || words.first == Grammar.help { continue }
            do {
                _ = try VocabCommand.parseAsRoot(words)
            } catch {
                #expect(VocabCommand.exitCode(for: error).isSuccess, "\(line): \(VocabCommand.message(for: error))")
            }
        }
    }

    /// What a boxed alert says, without the box and without the spaces that wrapping may move; every line must be of one width, but for a
    /// command below the box.
    private func saidInBox(_ console: ScriptedConsole) -> String {
        let lines = bare(console.alerts).split(separator: "\n").map(String.init)
        #expect(Set(lines.filter { !$0.hasPrefix("→ ") }.map(console.width)).count == 1, "\(lines)")
        var said = lines.joined()
        for part in ["╭─ ", "│", "╮", "╰", "╯", "─"] { said = said.replacing(part, with: "") }
        return withoutSpace(said)
    }

    /// A plain alert or the inside of a box, without its labels and spaces.
    private func withoutSpace(_ text: String) -> String {
        var text = text
        for label in ["[알림] ", "[Alert] ", "\n다음: ", "\nNext: ", "→ "] { text = text.replacing(label, with: "") }
        return text.filter { !$0.isWhitespace }
    }
}

/// Compares a whole text with what it must be; `expected` lacks the last line break, as literals do.
func expectText(_ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(actual == expected + "\n", sourceLocation: sourceLocation)
}
