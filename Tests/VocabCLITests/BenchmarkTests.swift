import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// The figures about the questions of a list.
@Suite("Benchmark") struct BenchmarkTests {
    private static let list = """
        term,meaning,partOfSpeech
        apple,사과,noun
        pear,배,noun
        plum,자두,noun
        grape,포도,noun
        eat,먹다,verb

        """

    private func play(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    @Test("it names the list and has a line for every figure, in both languages", arguments: Language.allCases) func lines(
        _ language: Language
    ) throws {
        let outcome = try play(language.rawValue).run("benchmark --book 과일 --sheets 3 --seed 7")
        let lines = outcome.console.results.split(separator: "\n").map(String.init)
        #expect(outcome.status == .done && outcome.console.alerts == "")
        #expect(
            lines.first
                == (language == .korean
                    ? "과일 · 단어 4개 · 시험지 3장 · 12문제 · forward · --seed 7"
                    : "과일 · 4 words · 3 sheets · 12 questions · forward · --seed 7"))
        let rules = CollisionRule.allCases.filter { $0 != .nearSynonym }.map { $0.text(in: language) }
        for label in rules + RuleOfThumb.allCases.map({ $0.text(in: language) }) {
            #expect(lines.contains { $0.dropFirst(2).hasPrefix(label + "  ") }, "\(label)")
        }
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test("figures stand beneath each other, and a line that misses its goal is marked and counted") func marks() throws {
        let console = try play().run("benchmark --book 과일 --sheets 4").console
        let lines = console.results.split(separator: "\n").map(String.init)
        // Four words always have the same three wrong choices.
        #expect(lines.contains { $0.hasPrefix("! other three when asked again") && $0.contains(" 0.00 %  goal ≥ 95 %") })
        #expect(lines.contains { $0.hasPrefix("  the same term ") && $0.contains(" 0.00 %  0 of 16 · goal ≤ 0.05 %") })
        let marked = lines.dropLast().count { $0.hasPrefix("!") }
        #expect(lines.last == "! lines that miss their goal: \(marked)")
        let ends = lines.compactMap { line in
            line.range(of: " %  ").map { console.width(String(line[..<$0.lowerBound])) }
        }
        #expect(ends.count > 20 && Set(ends).count == 1)
    }

    @Test("a file is read as import reads it, and nothing is saved") func file() throws {
        let play = Play(language: "en")
        let path = play.file("fruit.csv", Self.list)
        let outcome = play.run(["benchmark", "--file", path, "--sheets", "2"])
        #expect(outcome.status == .done)
        #expect(outcome.console.results.hasPrefix("fruit.csv · 5 words · 2 sheets · "))
        #expect(try !DiskFileSystem().list(play.folder).contains("store"))
        let semicolons = play.file("b.csv", Self.list.replacing(",", with: "; "))
        #expect(play.run(["benchmark", "--file", semicolons, "--delimiter", ";"]).console.results.hasPrefix("b.csv · 5 words"))
    }

    @Test("the same seed gives the same figures, apart from the time") func repeatable() throws {
        let play = Play(language: "en")
        let path = play.file("fruit.csv", Self.list)
        func results() -> [Substring] {
            play.run(["benchmark", "--file", path, "--direction", "mixed", "--count", "3"]).console.results.split(separator: "\n")
                .filter { !$0.contains("milliseconds") }
        }
        #expect(results() == results())
        #expect(results().first == "fruit.csv · 5 words · 8 sheets · 24 questions · mixed · --seed 1")
    }

    @Test("--json gives the same figures to a program") func json() throws {
        let outcome = try play().run("benchmark --book 과일 --sheets 2 --json")
        let report = try JSONValue(outcome.console.results)
        #expect(report["words"].raw == "4" && report["sheets"].raw == "2" && report["questions"].raw == "8")
        #expect(report["collisions"]["any"].raw == "0" && report["changedPercent"].raw == "0.0000")
        #expect(report["partMismatchPercent"].raw == "null" && report["places"].array.count == 4)
        #expect(report["millisecondsPerQuestion"].raw == "125.0000")
        for name in RuleOfThumb.allCases.map(\.rawValue) + ["learned", "learnedByLooks"] {
            #expect(Double(report["guessers"][name]["percent"].raw) != nil, "\(name)")
        }
    }

    @Test("it is no command for learners: help and completion do not name it, and it has a help of its own") func hidden() throws
    {
        #expect(!Grammar.commandNames().contains("benchmark"))
        #expect(try !play().run("help").console.results.contains("benchmark"))
        #expect(try play().run("help benchmark").console.results.contains("--sheets"))
    }

    @Test("either a bookcase or a file is wanted") func usage() throws {
        let neither = try play().run("benchmark")
        #expect(neither.status == .usage && neither.console.alerts.contains("The --book | --file is missing."))
        let both = try play().run("benchmark --book 과일 --file x.csv")
        #expect(both.status == .usage && both.console.alerts.contains("“과일” is one word too many."))
        #expect(try play().run("benchmark --book 과일 --sheets 0").status == .usage)
        #expect(try play().run("benchmark --book 과일 --seed x").status == .usage)
    }

    @Test("what cannot be read or asked is told as elsewhere") func refused() throws {
        let play = try play()
        #expect(play.run("benchmark --file nowhere.csv").status == .noInput)
        let path = play.file("few.csv", "apple,사과\npear,배\n")
        let outcome = play.run(["benchmark", "--file", path])
        #expect(outcome.status == .badData && outcome.console.results == "")
        #expect(play.run(["benchmark", "--file", play.file("one.csv", "apple\npear\n")]).status == .badData)
    }
}
