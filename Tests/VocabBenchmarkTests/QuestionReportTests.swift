import Testing
import VocabCore
import VocabTestSupport

@testable import VocabBenchmark

/// The figures about the questions of a list, from the file to the report.
@Suite struct QuestionReportTests {
    private static let list = """
        term,meaning,partOfSpeech
        apple,사과,noun
        pear,배,noun
        plum,자두,noun
        grape,포도,noun
        eat,먹다,verb

        """

    private func report(_ arguments: String..., list: String = Self.list) throws -> QuestionReport {
        var time = 0
        let surroundings = Surroundings(
            milliseconds: {
                time += 1_000
                return time
            }, thesaurus: nil)
        return try TemporaryFolder.with { folder in
            try folder.write(list, to: "fruit.csv")
            return try QuestionsCommand.parse(["\(folder.path)/fruit.csv"] + arguments).report(in: surroundings)
        }
    }

    @Test("It names the list and has a line for every figure")
    func lines() throws {
        let lines = try report("--sheets", "3", "--seed", "7").lines()
        #expect(lines.first == "fruit.csv · 5 words · 3 sheets · 15 questions · forward · --seed 7")
        let rules = CollisionRule.allCases.filter { $0 != .nearSynonym }.map(\.label)
        for label in rules + RuleOfThumb.allCases.map(\.label) {
            #expect(lines.contains { $0.dropFirst(2).hasPrefix(label + "  ") }, "\(label)")
        }
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test("Figures stand beneath each other, and a line that misses its goal is marked and counted")
    func marks() throws {
        let four = Self.list.split(separator: "\n").prefix(5).joined(separator: "\n") + "\n"
        let lines = try report("--sheets", "4", list: four).lines()
        // Four words always have the same three wrong choices.
        #expect(lines.contains { $0.hasPrefix("! other three when asked again") && $0.contains(" 0.00 %  goal ≥ 95 %") })
        #expect(lines.contains { $0.hasPrefix("  the same term ") && $0.contains(" 0.00 %  0 of 16 · goal ≤ 0.05 %") })
        #expect(lines.last == "! lines that miss their goal: \(lines.dropLast().count { $0.hasPrefix("!") })")
        let ends = lines.compactMap { line in line.range(of: " %  ").map { line[..<$0.lowerBound].count } }
        #expect(ends.count > 20 && Set(ends).count == 1)
    }

    @Test("The same seed gives the same figures, another seed others")
    func repeatable() throws {
        let (one, same, other) = try (report("--direction", "mixed"), report("--direction", "mixed"), report("--seed", "2"))
        #expect(one.text(asJSON: true) == same.text(asJSON: true) && one.text(asJSON: true) != other.text(asJSON: true))
        #expect(try report("--direction", "mixed", "--count", "3").lines()[0].contains("8 sheets · 24 questions · mixed"))
    }

    @Test("JSON holds the same figures, and every guesser")
    func json() throws {
        let report = try report("--sheets", "2")
        let text = report.text(asJSON: true)
        #expect(text.hasPrefix(#"{"bookcase":"fruit.csv","words":5,"sheets":2,"questions":10,"#))
        #expect(text.contains(#""millisecondsPerQuestion":100.0000"#))
        for guesser in report.rates { #expect(text.contains("\"\(guesser.name)\":{\"percent\":"), "\(guesser.name)") }
        #expect(report.rates.count == RuleOfThumb.allCases.count + 2)
        var reader = JSONReader(Array(text.utf8))
        #expect(throws: Never.self) {
            _ = try reader.rawValue()
            try reader.end()
        }
    }

    @Test("What cannot be read or asked is refused", arguments: ["apple\npear\n", "apple,사과\npear,배\n", ""])
    func refused(list: String) {
        #expect(throws: (any Error).self) { try report(list: list) }
    }

    @Test(
        "Options out of bounds are refused",
        arguments: [["--sheets", "0"], ["--count", "0"], ["--closeness", "1.1"], ["--seed", "x"]])
    func usage(options: [String]) {
        #expect(throws: (any Error).self) { try QuestionsCommand.parse(["fruit.csv"] + options) }
    }
}
