import ArgumentParser
import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI

/// What commands say about themselves, against what the parser knows of them.
@Suite("What commands say about themselves") struct ManualTests {
    @Test("every argument and option has a text in both languages, and its value a known kind") func texts() {
        for path in CommandTree.paths {
            for entry in ArgumentEntry.all(of: path[path.count - 1]) {
                let place = Comment(rawValue: "\(path.map { $0.manual.name }) \(entry.names)")
                #expect(entry.text != nil, place)
                #expect(entry.text?.korean.contains(#/[가-힣]/#) == true, place)
                #expect(entry.text?.english.contains(#/[가-힣]/#) == false, place)
                #expect(entry.kind == .flag || entry.value != nil, place)
            }
        }
    }

    @Test("help names every option that the parser lists, and no other", arguments: Language.allCases)
    func completeness(_ language: Language) {
        let style = Style(isPlain: true, width: 1_000, columns: testColumns)
        let common = Set(GlobalOptions.names + [Grammar.helpOption])
        for path in CommandTree.paths {
            let command = path[path.count - 1]
            let parsers = Set(
                VocabCommand.helpMessage(for: command, columns: 1_000).matches(
                    of: #/^ +(?:-\w, )?(--[\w-]+)/#.anchorsMatchLineEndings()
                ).map { String($0.1) })
            let lines = HelpScreen(style: style, language: language, prefix: "").lines(for: path)
            let shown = lines.compactMap { $0.prefixMatch(of: #/--[\w-]+/#).map { String($0.0) } }
            #expect(Set(shown).subtracting(common) == parsers.subtracting(["--help", "--version"]), "\(command)")
            #expect(Set(shown).count == shown.count, "\(command)")
        }
    }

    @Test("every name of a command leads to one, and every command has its name") func names() {
        let paths = CommandTree.paths.map { path in path.map { $0.manual.name }.joined(separator: " ") }
        #expect(Set(paths).union([CommandName.mergeDriver.rawValue]) == Set(CommandName.allCases.map(\.rawValue)))
        for name in CommandName.allCases {
            #expect(Grammar.commands(namedIn: name.words).map { $0.manual.name } == name.words)
        }
    }

    @Test("every example is understood by the parser") func examples() throws {
        for path in CommandTree.paths {
            let names = path.map { $0.manual.name }
            for example in path[path.count - 1].manual.examples where path[path.count - 1].manual.subcommands.isEmpty {
                let words = try names + CommandLineSplitter.words(of: example)
                #expect(throws: Never.self, "\(words)") { try VocabCommand.parseAsRoot(words) }
            }
        }
    }

    @Test("fixed values are named in the text of their option, unless it needs no explanation") func values() {
        let plain = ["--format", "--header", "--lang", "--lines"]
        for path in CommandTree.paths {
            for entry in ArgumentEntry.all(of: path[path.count - 1]) {
                guard case .oneOf(let words) = entry.value, let text = entry.text, !plain.contains(entry.names.first ?? "") else {
                    continue
                }
                for word in words { #expect(text.korean.contains(word) && text.english.contains(word), "\(entry.names) \(word)") }
            }
        }
    }

    @Test(
        "what the parser says has the shape that is read: its version is pinned for it",
        arguments: [
            (["quiz", "--cuont", "3"], "Unknown option '--cuont'. Did you mean '--count'?"),
            (["quiz", "--zzzzzzzz"], "Unknown option '--zzzzzzzz'"),
            (["quiz", "-x"], "Unknown option '-x'"),
            (["show"], "Missing expected argument '<term>'"),
            (["import"], "Missing expected argument '<file> ...'"),
            (["quiz", "--book"], "Missing value for '--book <bookcase>'"),
            (["quiz", "--borrow=yes"], "The option '--borrow' does not take any value, but 'yes' was specified."),
            (["show", "a", "b"], "Unexpected argument 'b'"),
            (["show", "a", "b", "c"], "2 unexpected arguments: 'b', 'c'"),
        ])
    func messages(_ line: [String], _ message: String) {
        let error = #expect(throws: (any Error).self) { try VocabCommand.parseAsRoot(line) }
        if let error { #expect(VocabCommand.message(for: error) == message) }
    }

    @Test(
        "the version is the program's, also behind a command", arguments: ["--version", "quiz --version", "book add --version"])
    func version(_ line: String) {
        let console = Play(language: "en").run(line).console
        #expect(console.results.hasPrefix("vocab ") && !console.results.contains("\n\n"))
    }

    @Test("the parser's help is told from its version", arguments: [(["quiz", "--help"], true), (["--version"], false)])
    func helpRequest(_ line: [String], _ isHelp: Bool) {
        // Of help the parser makes a command of its own, which throws the text.
        let error = #expect(throws: (any Error).self) {
            var command = try VocabCommand.parseAsRoot(line)
            try command.run()
        }
        if let error { #expect(Runner.isHelp(VocabCommand.message(for: error)) == isHelp) }
    }
}
