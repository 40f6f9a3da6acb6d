import Testing
import VocabCore
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI

/// The chapters of the manual.
@Suite("Topics of help") struct HelpTopicTests {
    /// The options of all commands, and those of programs that the manual tells how to call.
    private static let options: Set<String> = Set(
        CommandTree.paths.flatMap { ArgumentEntry.all(of: $0[$0.count - 1]).flatMap(\.names) } + GlobalOptions.names
            + [Grammar.helpOption, Grammar.versionOption, "--bare"])

    private func screen(_ topic: HelpTopic, _ language: Language, columns: Int, isPlain: Bool = false) -> [String] {
        let style = Style(isPlain: isPlain, width: columns, columns: testColumns)
        return TopicScreen(style: style, prefix: "vocab ").lines(of: topic.text.text(in: language)).map(bare)
    }

    @Test(
        "each is found by its name and by its Korean name, in help and behind the help of a command",
        arguments: HelpTopic.allCases)
    func found(_ topic: HelpTopic) throws {
        for language in Language.allCases {
            let console = Play(language: language.rawValue).run("help \(topic.name)").console
            let heading = try #require(topic.text.text(in: language).split(separator: "\n").first?.dropFirst(2))
            #expect(console.results.contains("\(heading)\n") && console.alerts == "")
        }
        let korean = Play(language: "ko")
        #expect(korean.run(["도움말", topic.title.korean]).console.results == korean.run("help \(topic.name)").console.results)
        #expect(korean.run("help all").console.results.contains("\(topic.name): \(topic.title.korean)\n"))
    }

    @Test("at the prompt commands stand without the program's name, but those for the shell") func atPrompt() {
        let games = Play(language: "en").run([], on: ScriptedConsole([.line("help games"), .endOfInput])).console.results
        #expect(games.contains("  quiz --book TOEIC --count 10\n") && !games.contains("vocab quiz"))
        let lists = Play(language: "en").run([], on: ScriptedConsole([.line("help import"), .endOfInput])).console.results
        #expect(lists.contains("| vocab import") == HelpTopic.importText.english.contains("| vocab import"))
    }

    @Test("the languages tell the same: as many headings, and the same commands and options", arguments: HelpTopic.allCases)
    func sameInBoth(_ topic: HelpTopic) {
        func named(_ language: Language) -> [[String]] {
            lines(language, "    ").map { line in
                line.matches(of: /vocab [a-z]+|--[a-z][a-z-]+/).map { String($0.0) }.filter { $0 != "vocab in" }
            }
        }
        #expect(named(.korean) == named(.english))
        func lines(_ language: Language, _ prefix: String) -> [Substring] {
            topic.text.text(in: language).split(separator: "\n").filter { $0.hasPrefix(prefix) }
        }
        #expect(lines(.korean, "# ").count == lines(.english, "# ").count)
        #expect(lines(.korean, "    ").count == lines(.english, "    ").count)
    }

    @Test("no line is wider than the screen but a command, which is no wider than 76 columns", arguments: HelpTopic.allCases)
    func widths(_ topic: HelpTopic) {
        for language in Language.allCases {
            for columns in [40, 80, 120] {
                for line in screen(topic, language, columns: columns) where testColumns.count(line) > columns {
                    #expect(line.hasPrefix("  ") && testColumns.count(line) <= 78, "\(columns): \(line)")
                }
            }
            #expect(
                !screen(topic, language, columns: 80).contains { $0.contains(" :: ") || $0.hasPrefix("#") || $0.contains("`") })
        }
    }

    @Test(
        "every command that it prints is one that can be typed, and every option is one of a command",
        arguments: HelpTopic.allCases)
    func commandsWork(_ topic: HelpTopic) throws {
        for language in Language.allCases {
            let text = topic.text.text(in: language)
            for line in text.split(separator: "\n") where line.hasPrefix("    ") { try Self.expectToParse(String(line)) }
            for row in text.split(separator: "\n") where row.contains(" :: ") {
                for match in row.matches(of: /vocab ([a-z]+)/) {
                    let name = String(match.1)
                    #expect(name == Grammar.help || Grammar.command(name) != nil, "\(row)")
                }
            }
            for match in text.matches(of: /--[a-z][a-z-]+/) {
                #expect(Self.options.contains(String(match.0)), "\(topic.name): \(match.0)")
            }
        }
    }

    /// A line for a shell: each part between pipes and `&&` that calls this program, up to what the shell takes for itself.
    private static func expectToParse(_ line: String) throws {
        for part in line.replacing("&&", with: "|").split(separator: "|") {
            let call = part.drop { $0 == " " }
            guard call.hasPrefix("vocab ") else { continue }
            let typed = call.prefix { $0 != "#" && $0 != "<" && $0 != ">" }
            var words = Array(try CommandLineSplitter.words(of: String(typed)).dropFirst())
            var options = GlobalOptions()
            #expect(options.take(from: &words) == nil)
            if words.first == Grammar.help { continue }
            do {
                _ = try VocabCommand.parseAsRoot(words)
            } catch {
                #expect(VocabCommand.exitCode(for: error).isSuccess, "\(line): \(VocabCommand.message(for: error))")
            }
        }
    }
}
