import ArgumentParser
import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI

/// What help says, and how it stands on the screen.
@Suite("Help") struct HelpScreenTests {
    /// Lines whose answers are kept as golden screens.
    static let lines = [
        "help", "help quiz", "import --help", "book", "help book add", "backup", "backup restore -h", "export --help",
        "add --help",
    ]

    /// The screen of each of `lines`, beneath what was typed.
    static func screens(_ language: Language, _ columns: Int?) -> String {
        lines.map { line in
            let console = columns.map { ScriptedConsole(isInteractive: true, columns: $0, rows: 500) } ?? ScriptedConsole()
            let outcome = Play(language: language.rawValue).run(line, on: console)
            #expect(outcome.status == .done)
            #expect(outcome.console.alerts == "")
            return "$ vocab \(line)\n" + bare(outcome.console.results)
        }.joined(separator: "\n")
    }

    @Test("is in the learner's language alone, on 80 and on 40 columns", arguments: Language.allCases, [80, 40])
    func golden(_ language: Language, _ columns: Int) throws {
        try GoldenScreen.expect(Self.screens(language, columns), "help-\(language.rawValue)-\(columns)")
    }

    @Test("has no columns and no colour in a pipe", arguments: Language.allCases) func plain(_ language: Language) throws {
        try GoldenScreen.expect(Self.screens(language, nil), "help-\(language.rawValue)-plain")
    }

    @Test("no line is wider than the screen", arguments: Language.allCases) func widths(_ language: Language) {
        for columns in [30, 31, 39, 40, 53, 79, 80, 120] {
            let style = Style(isPlain: false, width: columns, columns: testColumns)
            let screen = HelpScreen(style: style, language: language, prefix: "vocab ")
            var lines = OverviewScreen(style: style, language: language, prefix: "vocab ").allLines()
            for path in CommandTree.paths { lines += screen.lines(for: path) }
            // A command is broken by the terminal alone, so that it can be copied.
            for line in lines where testColumns.count(bare(line)) > columns && !line.contains("source <(") {
                Issue.record("\(columns) columns: \(line)")
            }
        }
    }

    @Test("every way to ask for the help of a command gives the same", arguments: ["quiz", "book add", "backup"])
    func ways(_ command: String) {
        let asked = Play(language: "ko").run("help \(command)").console.results
        for option in ["--help", "-h"] { #expect(Play(language: "ko").run("\(command) \(option)").console.results == asked) }
        #expect(Play(language: "ko").run("\(command) --lang en --help").console.results != asked)
    }

    @Test("options before --help do not hide it; a value called --help is a value") func afterOptions() {
        let asked = Play(language: "en").run("help quiz").console.results
        #expect(Play(language: "en").run("quiz --count 3 --help").console.results == asked)
        #expect(Play(language: "en").run("add apple 사과 --note --help --book 과일").console.results == "")
    }

    @Test("at the prompt commands stand without the program's name") func atPrompt() {
        let console = ScriptedConsole([.line("help book add"), .endOfInput])
        let results = Play(language: "en").run([], on: console).console.results
        #expect(results.hasPrefix("help book add\nbook add: make a bookcase\n"))
        #expect(results.contains("\nbook add [NAME] [OPTIONS …]\n"))
        #expect(!results.contains("vocab"))
    }

    @Test("help fits a screen of 24 rows, longer help is paged", arguments: Language.allCases, [80, 40])
    func fits(_ language: Language, _ columns: Int) {
        let console = Play(language: language.rawValue).run("help", on: .terminal(columns: columns)).console
        #expect(console.bareScreen.split(separator: "\n", omittingEmptySubsequences: false).count <= 24, "\(console.bareScreen)")
        #expect(console.linesTooWide == [])
        let long = Play(language: language.rawValue).run("help all", on: .terminal([.key("q")], columns: columns)).console
        #expect(long.stepsLeft == 0)
    }

    @Test("the overview of all commands names every one, and each with its line", arguments: Language.allCases)
    func overview(_ language: Language) {
        let lines = Play(language: language.rawValue).run("help all").console.results.split(separator: "\n")
        for path in CommandTree.paths where path.count == 1 {
            let manual = path[0].manual
            #expect(lines.contains { $0.hasPrefix("\(manual.name): \(manual.overview.text(in: language))") }, "\(manual.name)")
        }
    }
}

/// All commands of the grammar.
enum CommandTree {
    /// Every command that is listed, as the way to it.
    static let paths = VocabCommand.groups.flatMap(\.commands).flatMap { paths(to: $0, under: []) }

    private static func paths(
        to command: any DescribedCommand.Type, under parents: [any DescribedCommand.Type]
    ) -> [[any DescribedCommand.Type]] {
        let path = parents + [command]
        return [path] + command.manual.subcommands.flatMap { paths(to: $0, under: path) }
    }
}
