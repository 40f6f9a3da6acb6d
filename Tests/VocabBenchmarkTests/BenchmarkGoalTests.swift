import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCore
@testable import VocabBenchmark

/// The goals of the benchmark as laws.
@Suite("Goals of the benchmark") struct BenchmarkGoalTests {
    /// What the questions of a bookcase are measured by, over `count` rounds.
    private func benchmark(
        _ bookcase: Bookcase, sheets count: UInt64, _ directions: GamePlan.Directions,
        _ style: QuestionStyle = QuestionStyle(), near: ((String, String) -> Bool)? = nil
    ) throws -> Benchmark {
        let sheets = try (0..<count).map { try bookcase.sheet(style, directions: directions, seed: 100 + $0) }
        return Benchmark(of: sheets, over: bookcase, seed: 1, near: near)
    }

    private func check(_ benchmark: Benchmark, _ name: String) {
        #expect(benchmark.collisions.any == 0, "\(name): \(benchmark.collisions.examples)")
        #expect(benchmark.partMismatch.meetsGoal, "\(name): \(benchmark.partMismatch.disjoint)")
        #expect(benchmark.variety.meetsGoal, "\(name): \(benchmark.variety.changedPercent ?? -1)")
        #expect(benchmark.exposure.meetsGoal, "\(name): \(benchmark.exposure.mostInOneSheet)")
        #expect(benchmark.places.meetsGoal, "\(name): \(benchmark.places.counts)")
        for (rule, rate) in benchmark.guesses.byRule where !rule.needsAnswers {
            #expect(rate.meetsGoal, "\(name), \(rule): \(rate.percent)")
        }
        #expect(benchmark.guesses.learned?.meetsGoal == true, "\(name), learned: \(benchmark.guesses.learned?.percent ?? -1)")
        #expect(
            benchmark.guesses.learnedByLooks?.meetsGoal == true,
            "\(name), by looks: \(benchmark.guesses.learnedByLooks?.percent ?? -1)")
    }

    @Test(
        "Who knows no word but remembers earlier rounds and days is right about one time in four",
        arguments: RuleOfMemory.allCases)
    func earlierRounds(rule: RuleOfMemory) throws {
        for size in [LivedRounds.Size(), LivedRounds.Size(days: 5, roundsADay: 2)] {
            // What is due tomorrow is what was met first: days make that one easier.
            if rule == .answerLongestAgo, size.days > 1 { continue }
            let lived = try (1...2).flatMap { seed in
                try LivedRounds(
                    over: motley(150, seed: seed), size, style: QuestionStyle(), rule: rule, seed: seed
                ).questions.filter { $0.metOfItsKind >= 2 * QuestionMaker.choiceCount }
            }
            let rate = LifeFigures.hitRate(rule, lived)
            #expect(lived.count > 80 && rate.interval.lowerBound <= 33, "\(rule), \(size.days) days: \(rate.percent)")
        }
    }

    /// Words of all kinds of looks, none of which goes with any other or with the part of speech.
    private func motley(_ count: Int, seed: UInt64) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        func draw<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: elements.indices, using: &generator)] }
        func scalars(_ range: ClosedRange<UInt32>, _ count: ClosedRange<Int>) -> String {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: count, using: &generator) {
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
            }
            return String(text)
        }
        func sense() -> String {
            let text = draw([
                scalars(0xAC00...0xD7A3, 2...9), scalars(0x61...0x7A, 5...14), scalars(0x4E00...0x9F00, 2...5),
                scalars(0xAC00...0xD7A3, 2...4) + " " + scalars(0xAC00...0xD7A3, 2...4),
                "\(Int.random(in: 1_000...999_999, using: &generator))",
            ])
            return draw(["", "~", "", "(" + scalars(0xAC00...0xD7A3, 2...3) + ") "]) + text
                + draw(["", "", ".", "!", " [" + scalars(0x61...0x7A, 2...5) + "]"])
        }
        let words = try (0..<count).map { number in
            let meaning = (0..<Int.random(in: 1...4, using: &generator)).map { _ in sense() }.joined(
                separator: draw([", ", "; ", " / "]))
            let term = draw([
                scalars(0x61...0x7A, 4...12), scalars(0xAC00...0xD7A3, 2...4),
                scalars(0x61...0x7A, 3...5) + "-" + scalars(0x61...0x7A, 3...5),
            ])
            return try Word.sample(
                term: term + "\(number)", meaning: meaning, partOfSpeech: draw(["noun", "verb", "adjective", "noun, verb"]),
                tags: draw([[], ["day\(number / 40)"], ["level \(number % 5)", "x"]]))
        }
        return try Bookcase.sample(words: words)
    }

    @Test("600 words of all kinds of looks meet every goal, at every closeness")
    func generated() throws {
        check(try benchmark(motley(600, seed: 3), sheets: 8, .forward), "forward")
        check(try benchmark(motley(600, seed: 4), sheets: 8, .mixed, QuestionStyle(closeness: 1)), "mixed, near")
        check(try benchmark(motley(600, seed: 5), sheets: 8, .forward, QuestionStyle(closeness: 0)), "forward, far")
    }

    @Test("A thesaurus keeps near terms apart, and the other goals are met as well")
    func thesaurus() throws {
        let bookcase = try motley(600, seed: 6)
        let terms = bookcase.words.map(\.term)
        let groups = terms.indices.filter { $0 % 100 < 50 && $0 + 50 < terms.count }.map { [terms[$0], terms[$0 + 50]] }
            .filter { $0.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } } }
        let thesaurus = HandmadeThesaurus(alike: groups)
        let pairs = Set(groups.map(Set.init))
        let benchmark = try benchmark(bookcase, sheets: 4, .reverse, QuestionStyle(thesaurus: thesaurus)) {
            pairs.contains([$0, $1])
        }
        #expect(groups.count > 50 && benchmark.collisions.counts[.nearSynonym] == 0)
        check(benchmark, "thesaurus")
    }

    @Test("Whoever is told the answers knows what will not be right again: little in a round, much in a whole bookcase")
    func toldAnswers() throws {
        let bookcase = try motley(600, seed: 7)
        func percent(_ count: Int, sheets: UInt64) throws -> Double {
            let made = try (0..<sheets).map { try Array(bookcase.sheet(seed: 100 + $0).prefix(count)) }
            return try #require(Benchmark(of: made, over: bookcase, seed: 1).guesses.byRule[.notRightYet]).percent
        }
        // With a share f of the words asked, each wrong choice was right before with chance f: the guesser hits (1 + f + f² + f³) / 4,
        // over a whole bookcase 52.1 % on the average.
        #expect(abs(try percent(600, sheets: 4) - 52.1) < 3)
        #expect(abs(try percent(20, sheets: 40) - 25.4) < 3)
    }

    /// The starter list as a bookcase.
    private func starter() throws -> Bookcase {
        let folder = #filePath.split(separator: "/").prefix { $0 != "Tests" }.joined(separator: "/")
        let list = try WordList(try InputFile.read("/\(folder)/Data/TOEIC.csv"))
        var generator = SeededGenerator(seed: 1)
        var bookcase = try Bookcase.sample(name: "TOEIC")
        _ = bookcase.merge(list, at: .sample, using: &generator)
        return bookcase
    }

    @Test("The starter list meets every goal", arguments: [GamePlan.Directions.forward, .reverse, .mixed])
    func starter(directions: GamePlan.Directions) throws {
        let bookcase = try starter()
        #expect(bookcase.words.count > 450)
        check(try benchmark(bookcase, sheets: 4, directions), "\(directions)")
    }
}
