import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Texts that try to move the cursor, change colours, set the window's title, hide or reorder what is shown.
enum Hostile {
    static let signs = [
        "\u{1B}[2J", "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://x\u{1B}\\", "\u{1B}P1$r\u{1B}\\", "\u{9B}2J",
        "\u{9D}0;t\u{9C}", "\u{85}", "\u{202E}",
        "\u{2066}", "\u{2069}", "\u{200B}", "\u{200E}", "\u{FEFF}", "\u{7}", "\u{8}", "\r", "\n", "\t", "\u{7F}", "\0",
        "\u{3164}", "\u{E0041}", "\u{FE0F}",
    ]

    /// Those that do not part one sense of a meaning from the next.
    static let withoutSeparators = signs.filter { $0.allSatisfy { !";/\n\r\r\n\u{85}".contains($0) } }

    /// All of them around and inside `text`.
    static func text(_ text: String, _ signs: [String] = signs) -> String {
        "\(signs.joined())\(text.prefix(2))\(signs.joined(separator: "x"))\(text.dropFirst(2))\(signs.joined())"
    }

    /// Those that may come in a file name or on a command line: no zero byte.
    static let word = signs.filter { $0 != "\0" }.joined() + "말"

    /// `screen` without what the program draws over its own lines with.
    static func withoutDrawing(_ screen: String) -> String {
        screen.replacing(/\r(\u{1B}\[[0-9]+A)?\u{1B}\[J/, with: "").replacing("\u{1B}[H\u{1B}[2J", with: "")
            .replacing(/\r([━─]+ [^\r\n\u{1B}]*)?\u{1B}\[K/, with: "")
    }

    /// What of `screen` is neither text nor a colour of the program's own.
    static func intruders(in screen: String) -> [String] {
        let own = Set(["1", "2", "32", "31", "36", "33", "0"].map { "\u{1B}[\($0)m" })
        var rest = withoutDrawing(screen)
        for sequence in own { rest = rest.replacing(sequence, with: "") }
        let scalars = Array(rest.unicodeScalars)
        let isJoiner = { (place: Int) in
            scalars[place] == "\u{200D}" && place > 0 && place + 1 < scalars.count
                && Text.canJoin(scalars[place - 1], scalars[place + 1])
        }
        return scalars.indices.filter { place in
            let scalar = scalars[place]
            return scalar != "\n" && !isJoiner(place)
                && (Text.isInvisible(scalar) || ["\r", "\t", "\u{2028}", "\u{FE0F}"].contains(scalar))
        }.map { scalars[$0] }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
    }
}

/// Nothing that a file, a name or an argument holds reaches the terminal but as text.
@Suite("Hostile text") struct HostileTextTests {
    /// A store whose words and details hold every hostile sign that the format can hold.
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        var generator = SeededGenerator(seed: 9)
        let moment = Timestamp(secondsSince1970: 1_794_000_000)
        var words: [Word] = []
        for number in 1...6 {
            var content = WordContent(
                term: Hostile.text("term\(number)"), meaning: Hostile.text("뜻 \(number)", Hostile.withoutSeparators))
            for field in WordField.allCases where field != .term && field != .meaning {
                content[field] = Hostile.text("\(field)\(number)")
            }
            words.append(try Word(content, id: Word.ID(using: &generator), added: moment))
        }
        let bookcase = Bookcase(
            id: Bookcase.ID(using: &generator), name: try BookcaseName("나쁜\u{200D}책"),
            details: BookcaseDetails(
                description: Hostile.text("설명"), termLanguage: Hostile.text("영어"), meaningLanguage: Hostile.word), added: moment,
            words: words)
        play.putFile("bookcases/x.json", BookcaseFile.encode(bookcase))
        return play
    }

    private func check(_ outcome: Play.Outcome, _ command: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Hostile.intruders(in: outcome.console.screen) == [], "\(command)", sourceLocation: sourceLocation)
        #expect(!outcome.console.screen.isEmpty, sourceLocation: sourceLocation)
    }

    @Test("the signs are hostile: a screen that shows one is found out") func intrudersAreFound() {
        for sign in Hostile.signs where sign != "\n" && sign != "\u{1B}[31m" {
            #expect(Hostile.intruders(in: "a\(sign)b") != [], "\(sign.debugDescription)")
        }
        #expect(Hostile.intruders(in: "\u{1B}[36m1\u{1B}[0m 가\n") == [])
    }

    @Test("lists, cards, searches and papers show text alone", arguments: ["ko", "en"], [true, false]) func shelves(
        _ language: String, _ onTerminal: Bool
    ) throws {
        let play = try play(language)
        let id = try JSONValue(play.run("list --json").console.results)[0]["id"].string
        for command in [
            "list", "books", "show \(id)", "book show 나쁜책", "search term1", "worksheet --book 나쁜책 --answers", "setup --book 나쁜책",
        ] {
            let keys: [ScriptedConsole.Step] = onTerminal && command.hasPrefix("show") ? [.key("")] : []
            check(play.run(command, on: ScriptedConsole(keys, isInteractive: onTerminal)), command)
        }
    }

    @Test(
        "a round shows text alone: questions, hints, verdicts, results, keys", arguments: ["forward", "reverse"], [true, false])
    func round(_ direction: String, _ onTerminal: Bool) throws {
        for language in ["ko", "en"] {
            let keys = [Hostile.word, "\u{1B}", "?", "1", "2", "s", "3", "4", "1", "1", "2", "3", "4", "1", "2", "3", "\u{1B}[A"]
            let round = try play(language).run(
                "quiz --book 나쁜책 --seed 4 --direction \(direction)",
                on: ScriptedConsole(keys.map { .key($0) } + (onTerminal ? [] : [.endOfInput]), isInteractive: onTerminal))
            check(round, "quiz \(direction)")
            #expect(round.console.screen.contains("6/6"))
        }
    }

    @Test("a colour in a word does not become one on the screen") func foreignColours() throws {
        let play = Play(language: "en")
        try play.put("책", [("\u{1B}[36mred\u{1B}[0m", "\u{1B}[1m빨강\u{1B}[0m")])
        #expect(play.run("list").console.results == "red: 빨강\n")
    }

    @Test("alerts show what was typed as text alone", arguments: ["ko", "en"], [true, false]) func alerts(
        _ language: String, _ onTerminal: Bool
    ) throws {
        let play = try play(language)
        let word = Hostile.word
        for command in [
            [word], ["show", word], ["quiz", "--book", word], ["quiz", "--book", "나쁜책", "--count", word], ["quiz", "--" + word],
            ["quiz", "-" + word], ["show", "a", word],
            ["book", "add", word], ["book", "rename", "나쁜책", word], ["book", "show", word], ["book", "remove", word, "--yes"],
            ["import", word],
            ["import", "x", "--columns", word], ["list", "--book", word], ["books", "--lang", word],
            ["quiz", "--direction", word], ["book", word],
            ["edit", word, "--meaning", "x"], ["books", "--store", play.file("plain", "x") + "/" + word], ["help", word],
        ] {
            check(play.run(command, on: ScriptedConsole(isInteractive: onTerminal)), "\(command)")
        }
        let id = try JSONValue(play.run("list --json").console.results)[0]["id"].string
        check(play.run(["remove", id], on: ScriptedConsole([.line("n")], isInteractive: onTerminal)), "remove")
    }

    @Test("an added word with hostile text is saved, and told as text alone") func added() throws {
        let play = try play("ko")
        for onTerminal in [true, false] {
            let added = play.run(
                ["add", Hostile.word + "\(onTerminal)", Hostile.word, "--book", "나쁜책"],
                on: ScriptedConsole(isInteractive: onTerminal))
            check(added, "add")
            #expect(added.status == .done)
        }
    }

    @Test("import reports show text alone, of the file's name, its words and its bad rows", arguments: [true, false])
    func imports(_ onTerminal: Bool) throws {
        for language in ["ko", "en"] {
            let play = Play(language: language)
            let hostile = Hostile.signs.filter { !["\0", "\n", "\r", "\u{85}"].contains($0) }.joined()
            let rows =
                (1...12).map { "\"te\(hostile)rm\($0)\",\"뜻\(hostile)\($0)\",\"more\(hostile)\"\n" }.joined()
                + "only\(hostile)\n\(hostile),\(hostile)\n"
            let file = play.file("a\u{1B}[31m\u{202E}b\tc.csv", rows)
            check(
                play.run(
                    ["import", file, "--book", "책", "--columns", "term,meaning,note"],
                    on: ScriptedConsole(isInteractive: onTerminal)),
                "import")
            check(
                play.run(
                    ["import", play.file("n\u{1B}]0;x\u{7}.csv", "a\u{1B}[2J\n"), "--book", "책"],
                    on: ScriptedConsole(isInteractive: onTerminal)), "nothing")
        }
    }

    @Test("machines get the text whole, escaped as JSON wants it") func json() throws {
        let play = Play(language: "en")
        play.run(["book", "add", "책"])
        play.run(["add", "a\u{1B}[31mb", "뜻\u{202E}"])
        let list = play.run("list --json").console.results
        #expect(!list.contains("\u{1B}"))
        #expect(try JSONValue(list)[0]["term"].string == "a\u{1B}[31mb")
    }

    @Test("safe text keeps letters, marks and emoji, and joins lines only where there may be one") func safeText() {
        #expect(SafeText.line("가e\u{301}🎉 —‘’") == "가e\u{301}🎉 —‘’")
        #expect(SafeText.line("می\u{200C}خواهم") == "می\u{200C}خواهم", "Persian keeps its letters apart")
        #expect(SafeText.line("a\u{200C}b\u{200C}") == "ab")
        #expect(SafeText.line("a\nb\r\nc\td") == "a b c d")
        #expect(SafeText.block("a\nb\r\nc\td") == "a\nb\nc d")
        for sign in Hostile.signs { #expect(Hostile.intruders(in: SafeText.line("a\(sign)b")) == [], "\(sign.debugDescription)") }
    }

    @Test(
        "the line separators of Unicode are line breaks on the screen too, not characters of no known width",
        arguments: ["\u{2028}", "\u{2029}"])
    func lineSeparators(_ separator: String) {
        #expect(SafeText.line("a\(separator)b") == "a b")
        #expect(SafeText.block("a\(separator)b") == "a\nb")
        #expect(Hostile.intruders(in: Play(language: "en").run(["show", "a\(separator)b"]).console.screen) == [])
    }

    @Test(
        "an escape sequence goes whole, its parameters with it", arguments: ["\u{1B}[36m", "\u{1B}]0;title\u{7}", "\u{9B}2J"])
    func wholeSequences(_ sequence: String) {
        #expect(SafeText.line("a\(sequence)b") == "ab")
        #expect(SafeText.block("a\(sequence)\nb") == "a\nb")
    }

    @Test("what a screen shows of a name, typed again, names the same thing") func shownNamesName() {
        for text in Hostile.signs + HostileText.all + NaughtyText.all where text != "\r" {
            for name in [text, "a\(text)b", "❤\(text)"].map(Text.cleaned) {
                #expect(Text.key(SafeText.line(name)) == Text.key(name), "\(name.debugDescription)")
            }
        }
    }
}
