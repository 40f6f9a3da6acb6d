import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// The commands that the program proposes to type.
@Suite("Proposed commands") struct InvocationTests {
    /// Terms that a shell, the prompt or the parser could take for something else.
    static let terms = [
        "'\u{301};touch x;'\u{301}", "it's", "a\"b", "a\\b", "\\", "$(touch x)", "`touch x`", "!!", "=ls", "~", "*", "#x",
        "{a,b}",
        "a;b|c&d>e<f", "\u{301}x", "x \u{345}y", "-oh", "--", "---", "--plain", "--store=x", "-\u{301}x", "--book", "❤\u{FE0F}",
        "a\u{1B}]0;'\u{7}b", "\u{200B}-x", "a\u{202E}b", "a\u{200B}'\u{200B}b", "\u{1B}[31m'\u{9B}m", "=\u{301}x",
    ]

    /// What the alert that answers a command says to type next, without the program's name.
    private func next(_ outcome: Play.Outcome, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let lines = outcome.console.alerts.split(separator: "\n").filter { $0.hasPrefix("Next: vocab ") }
        let line = try #require(lines.first, "\(outcome.console.screen)", sourceLocation: sourceLocation)
        #expect(Hostile.intruders(in: String(line)) == [], sourceLocation: sourceLocation)
        return Array(try CommandLineSplitter.words(of: String(line.dropFirst("Next: ".count))).dropFirst())
    }

    @Test("whatever a term holds, typing the proposed command edits that word and no other", arguments: terms)
    func everyTerm(_ term: String) throws {
        let play = Play(language: "en")
        try play.put("책", [(term, "뜻"), ("other", "다른 뜻")])
        let words = try next(play.run(["add", "--book", "책", "--", term, "새 뜻"]))
        #expect(words.first == "edit")
        #expect(play.run(["edit", "--note", "found"] + words.dropFirst()).status == .done, "\(words)")
        #expect(try JSONValue(play.run("list --json").console.results).array.map { $0["note"].string } == ["found", ""])
    }

    @Test("whatever a bookcase is called, typing the proposed command shows it")
    func everyName() throws {
        let names = Self.terms.filter { (try? BookcaseName($0)) != nil } + ["나쁜\u{200D}책"]
        #expect(names.count > 20)
        for name in names {
            let play = Play(language: "en")
            let option = name.utf8.first == UInt8(ascii: "-") ? ["--book=\(name)"] : ["--book", name]
            try play.put(name, [("word", "낱말")])
            let shown = play.run(try next(play.run(["book", "add", "--", name])))
            #expect(shown.status == .done && !shown.console.results.isEmpty, "\(name.debugDescription)")
            let words = try next(play.run(["quiz"] + option))
            #expect(words.first == "add", "\(name.debugDescription)")
            #expect(play.run(["add"] + words.dropFirst() + ["--", "x", "뜻"]).status == .done, "\(name.debugDescription)")
        }
    }

    @Test("words that begin with a dash can be typed as told: book show -x, edit -oh")
    func dashes() throws {
        let play = Play(language: "en")
        try play.put("-x", [("-oh", "오"), ("-ow", "아야")])
        #expect(try next(play.run(["book", "add", "--", "-x"])) == ["book", "show", "--", "-x"])
        #expect(try next(play.run(["add", "--", "-oh", "오"])) == ["edit", "--book=-x", "--", "-oh"])
        #expect(try next(play.run(["show", "oh"])) == ["show", "--", "-oh"])
        #expect(try next(play.run(["show", "--book", "-x", "oh", "--json"])) == ["show", "--book=-x", "--json", "--", "-oh"])
        #expect(try next(play.run(["show", "-ho"])) == ["show", "--", "-ho"])
        #expect(try next(play.run(["edit", "--note", "-", "--", "-oj"])) == ["edit", "--note", "-", "--", "-oh"])
    }

    @Test("a line holds the words that it is made of, whatever they are")
    func anyWords() throws {
        var generator = SeededGenerator(seed: 5)
        let scalars = Array("ab가\u{1112}é '\"\\-=$`*?!;|&<>(){}[]~#%\u{301}\u{345}\u{200D}\u{3000}🎉".unicodeScalars)
        let naughty = NaughtyText.all.filter { !$0.isEmpty }
        func text() -> String {
            if Bool.random(using: &generator), let text = naughty.randomElement(using: &generator) { return text }
            let count = Int.random(in: 1...6, using: &generator)
            return String(
                String.UnicodeScalarView((0..<count).map { _ in scalars.randomElement(using: &generator) ?? "a" }))
        }
        for _ in 0..<400 {
            let words = (0..<4).map { _ in text() }
            let command = Invocation(.edit, words[0], words[1], options: [.book(words[2])])
            let line = TypedCommand(words: [], path: "", prefix: ["vocab"], store: "/tmp/a")
            let shown = words.map(SafeText.line)
            let dashed = shown[..<2].contains { $0.utf8.first == 0x2D && $0 != "-" }
            let isDashed = shown[2].utf8.first == 0x2D && shown[2] != "-"
            let options = (isDashed ? ["--book=\(shown[2])"] : ["--book", shown[2]]) + ["--store", "/tmp/a"]
            let typed = try CommandLineSplitter.words(of: #require(line.typed(command)))
            let arguments = Array(shown[..<2])
            let behind: [String] = dashed ? options + ["--"] + arguments : arguments + options
            #expect(typed == ["vocab", "edit"] + behind)
        }
    }

    @Test(
        "what cannot be shown as it is stands in escapes for the shell; the prompt, which has none, proposes nothing in its place"
    )
    func unshowable() throws {
        let play = Play(language: "en")
        let folder = play.folder + "/서재\u{202E}하나"
        let made = play.run(["book", "add", "책", "--store", folder]).console.alerts
        #expect(made.hasSuffix("\nNext: vocab add --book 책 --store $'\(play.folder)/서재\\xe2\\x80\\xae하나'\n"))
        let missing = play.run(["import", play.folder + "/두\u{200B} 책/x.csv"]).console.alerts
        #expect(
            missing.hasSuffix("\nNext: ls -l $'\(play.folder)/두\\xe2\\x80\\x8b 책'\n")
                && missing.contains("[Alert] File not found"))
        let atPrompt = play.run([], on: ScriptedConsole([.line("book add 과일 --store '\(folder)'"), .endOfInput])).console.alerts
        #expect(!atPrompt.contains("Next:") && atPrompt.contains("[Alert] Saved"))
        #expect(try next(play.run(["list", "--book", "채\u{1B}[31m"])) == ["books"])
        let count = play.run(["quiz", "--book", "\u{1B}책", "--count", "0"]).console.alerts
        #expect(count.hasSuffix("\nNext: vocab quiz --book $'\\x1b책' --count 10\n"))
    }

    @Test("an option takes the place of the one that is there, or goes to the end")
    func setting() {
        func set(_ line: [String], _ option: String, _ value: String) -> [String] {
            Invocation(typed: line).setting(option, to: value).words
        }
        #expect(set(["quiz", "--count", "0", "--book", "a"], "--count", "10") == ["quiz", "--count", "10", "--book", "a"])
        #expect(set(["quiz", "--count=0"], "--count", "10") == ["quiz", "--count=10"])
        #expect(set(["quiz", "--count=\u{301}"], "--count", "10") == ["quiz", "--count=10"])
        #expect(set(["quiz"], "--count", "10") == ["quiz", "--count", "10"])
        #expect(set(["quiz", "--count"], "--count", "10") == ["quiz", "--count", "10"])
        #expect(set(["quiz", "--book", "--count"], "--count", "10") == ["quiz", "--book=--count", "--count", "10"])
        #expect(set(["remove", "a"], "--yes", "") == ["remove", "a", "--yes"])
        #expect(set(["remove", "--", "-a"], "--yes", "") == ["remove", "--yes", "--", "-a"])
    }

    @Test("which options take a value is read off the help of their command")
    func optionsWithValue() {
        #expect(
            Set(Grammar.optionsWithValue(of: ExportCommand.self).keys) == [
                "--book", "--columns", "--format", "--header", "-o", "--output", "--tag",
            ])
        #expect(
            Set(Grammar.optionsWithValue(of: QuizCommand.self).keys)
                == [
                    "--book", "--count", "--direction", "--seed", "--closeness", "--kind", "--focus", "--recall-first", "--time",
                    "--lives", "--tag",
                ])
        #expect(Grammar.optionsWithValue(of: BooksCommand.self).isEmpty)
    }

    @Test("an option whose value may be left out takes none that begins with a dash")
    func valueLeftOut() {
        let words = Grammar.classifiedWords(["quiz", "--recall-first", "--plain", "--recall-first", "8", "TOEIC"])
        #expect(words.map(\.role) == [.command, .option, .option, .option, .value, .argument])
    }
}
