import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Lines typed at random: whatever comes, the program answers in text, and the store stays whole.
@Suite("Fuzz: typed lines") struct LineFuzzTests {
    private static let lines = [
        "quiz --book 과일 --count 3 --seed 1 --direction mixed", "quiz --book odd --json --count 2",
        "worksheet --book odd --answers",
        "worksheet --book 과일 --json --count 2 --seed 7", "setup --book 과일 --count 4", "books --json", "books", "book add 새것",
        "book add \"a b\" --description 'c d' --term-language 영어", "book rename odd 'od d'", "book edit 과일 --description x",
        "book show odd", "book remove odd --yes", "add kiwi 키위 --book 과일 --tags a,b", "add --book odd",
        "edit apple --meaning 능금 --book 과일",
        "edit one", "show one --json", "show apple", "remove pear --yes --book 과일", "remove plum", "list --book odd",
        "list --json",
        "search 사", "search '' --json", "import list.csv --book 새것 --columns term,meaning --header no",
        "import - --book odd --json",
        "import list.csv --dry-run", "help quiz", "--help", "-h", "--version", "quit", "vocab list",
        "quiz --store '/단어 서재' --lang ko --plain", "quiz --book odd --kind typed --count 2 --recall-first",
    ].map { Array($0.utf8) }

    private static let typed = Mutator(
        tokens: ([
            " ", "  ", "'", "\"", "\\", "\\\\", "--", "-", " -- ", "--json", "--plain", "--yes", "--book ", "--book=", "--count ",
            "--seed ", "--lang ", "ko", "--store ", "'/단어 서재'", "/elsewhere", "--help", "0", "-1", "99999999999999999999", "1e3",
            "０", "",
            "과일", "odd", "apple", "one", "list.csv", "-oh", "quiz", "book", "\t", "\u{3000}", "\0", "\n", "\r",
        ] + Hostile.signs).map { Array($0.utf8) } + brokenUTF8)

    private static func line(_ generator: inout SeededGenerator) -> String {
        let line = lines.randomElement(using: &generator) ?? []
        let other = lines.randomElement(using: &generator) ?? []
        let bytes = Int.random(in: 0..<8, using: &generator) == 0 ? line : typed.mutated(line, splicing: other, using: &generator)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("lines at the prompt and in a pipe are answered in text, and leave a store that can be read")
    func prompt() throws {
        try Fuzz.cases(80, "typed lines") { number, generator in
            let world = try FuzzWorld(generator)
            var inputs: [Input<String>] = []
            for _ in 0..<3 {
                inputs.append(.value(Self.line(&generator)))
                for _ in 0..<Int.random(in: 0...2, using: &generator) {
                    inputs.append(
                        .value(["1", "y", "n", "", "q", "단어", Hostile.text("x")].randomElement(using: &generator) ?? ""))
                }
                if Int.random(in: 0..<9, using: &generator) == 0 { inputs.append(.interrupt) }
            }
            let columns = [1, 2, 12, 29, 30, 40, 80, 300].randomElement(using: &generator) ?? 80
            let console = TirelessConsole(inputs, isInteractive: Bool.random(using: &generator), columns: columns)
            _ = world.run([], on: console, language: number % 2 == 0 ? "ko" : "en")
            expectHarmless(console, "case \(number), \(inputs)")
            #expect(try world.store.contents().problems.isEmpty, "case \(number)")
        }
    }

    @Test("what --json prints is one JSON value, and no more than the value")
    func json() throws {
        let commands = [
            ["list", "--json"], ["list", "--json", "--book", "odd"], ["books", "--json"], ["show", "three", "--json"],
            ["search", "뜻", "--json"], ["worksheet", "--book", "odd", "--json"],
            ["quiz", "--book", "odd", "--json", "--count", "2"],
            ["import", "list.csv", "--book", "odd", "--json"],
        ]
        for (number, command) in commands.enumerated() {
            let world = try FuzzWorld(SeededGenerator(seed: UInt64(number)))
            let console = TirelessConsole([.value("1"), .value("s")], isInteractive: false)
            _ = world.run(
                command, on: console, list: Array("term,meaning\na\u{9B}1m,\"\u{7F}b\u{1B}[1m\"\nd,e\nf,g\nh,i\nc\n".utf8))
            if command[0] != "show" { #expect(throws: Never.self) { _ = try JSONValue(console.results) } }
            expectHarmless(console, "\(command)")
        }
    }

    @Test("a line falls into words that have no white space outside quotes, and quoting them gives the line's words again")
    func splitter() throws {
        Fuzz.cases(400, "lines split") { number, generator in
            let line = Self.line(&generator)
            guard let words = try? CommandLineSplitter.words(of: line) else {
                return #expect(line.contains("'") || line.contains("\""), "case \(number)")
            }
            if !line.contains(where: { "'\"\\".contains($0) }) {
                let parts = line.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
                #expect(words == parts, "case \(number)")
            }
            // What no screen can show is written in escapes, for a shell alone.
            guard words.allSatisfy(SafeText.isSafe) else { return }
            let quoted = words.map { Quoted($0).description }.joined(separator: " ")
            #expect((try? CommandLineSplitter.words(of: quoted)) == words, "case \(number): \(line.debugDescription)")
        }
    }

    @Test(
        "a word that begins with a mark that joins the sign before it can be quoted",
        arguments: ["\u{301}a", "ा", "\u{FE0F}", "a\u{200D}"])
    func joiningWord(word: String) throws {
        for line in ["show '\(word)' x", "show \"\(word)\" x"] {
            #expect((try? CommandLineSplitter.words(of: line)) == ["show", word, "x"])
        }
    }

    @Test("a list of any bytes is taken in or refused in text")
    func lists() throws {
        let sample = Array("term,meaning,note\n\u{1B}[31mred,\"빨강, \u{202E}x\"\napple,사과\n\"open\n".utf8)
        try Fuzz.cases(50, "imported lists") { number, generator in
            let world = try FuzzWorld(generator)
            let console = TirelessConsole([], isInteractive: number % 2 == 0, columns: Int(number % 60) + 10)
            let list = Mutator.csv.mutated(sample, splicing: sample, using: &generator)
            _ = world.run(["import", "list.csv", "--book", number % 3 == 0 ? "odd" : "new"], on: console, list: list)
            expectHarmless(console, "case \(number)")
            let problems = try world.store.contents().problems
            #expect(problems.isEmpty, "case \(number)")
        }
    }
}
