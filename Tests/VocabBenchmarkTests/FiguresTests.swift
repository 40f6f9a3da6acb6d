import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabBenchmark

/// The figures of the benchmark beside collisions and guessers.
@Suite struct FiguresTests {
    private func words(_ count: Int, _ part: (Int) -> String = { _ in "" }) throws -> [Word] {
        try (0..<count).map { try Word.sample(term: "term\($0)", meaning: "뜻 \($0)", partOfSpeech: part($0)) }
    }

    /// A question about the first of these words.
    private func question(_ words: [Word], _ places: Int...) -> Question { .sample(places.map { words[$0] }) }

    @Test("Sets of wrong choices count as sets, over all pairs of sheets")
    func variety() throws {
        let words = try words(8)
        let first = question(words, 0, 1, 2, 3)
        let mixed = question(words, 0, 3, 1, 2)
        let other = question(words, 0, 1, 2, 4)
        #expect(Variety(of: [[first], [mixed]]).changedPercent == 0)
        #expect(Variety(of: [[first], [other]]).changedPercent == 100)
        let three = Variety(of: [[first], [mixed], [other]])
        #expect(abs((three.changedPercent ?? 0) - 200 / 3) < 1e-9 && !three.meetsGoal)
        #expect(three.distractorsPerWord == 4 && three.mostPerWord == 9)
        #expect(Variety(of: [[first]]).changedPercent == nil && Variety(of: [[first]]).meetsGoal)
    }

    @Test("A word is shown in multiples of its share")
    func exposure() throws {
        let words = try words(8)
        let bookcase = try Bookcase.sample(words: words)
        let even = [question(words, 0, 1, 2, 3), question(words, 4, 5, 6, 7)]
        let all = Exposure(of: [even], over: bookcase)
        #expect(all.mostInOneSheet == 1 && all.overexposedPercent == 0 && all.mostInAllSheets == 1 && all.meetsGoal)
        let uneven = [
            question(words, 0, 1, 2, 3), question(words, 4, 1, 2, 3), question(words, 5, 1, 2, 7), question(words, 6, 1, 2, 0),
        ]
        let found = Exposure(of: [uneven, even], over: bookcase)
        #expect(found.mostInOneSheet == 2 && found.meetsGoal && found.overexposedPercent == 0)
        #expect(abs(found.mostInAllSheets - 5 / 3) < 1e-9)
        let few = Exposure(
            of: [[even[0], question(words, 0, 1, 2, 4), question(words, 0, 5, 6, 7)]], over: try Bookcase.generated(count: 100))
        #expect(few.mostInOneSheet == 3 && few.overexposedPercent == 1 && !few.meetsGoal)
    }

    @Test("The places of the right choice are counted; even ones have a chi-square of 0")
    func places() throws {
        let words = try words(4)
        let even = AnswerPlaces(of: [(0..<4).map { .sample(words, answer: $0) }])
        #expect(even.counts == [1, 1, 1, 1] && even.chiSquare == 0 && even.meetsGoal)
        let first = AnswerPlaces(of: [Array(repeating: .sample(words, answer: 2), count: 8)])
        #expect(first.counts == [0, 0, 8, 0] && first.chiSquare == 24 && !first.meetsGoal)
        #expect(AnswerPlaces(of: []).chiSquare == 0)
    }

    @Test("Parts of speech are compared where both are known, and one in common is enough")
    func partMismatch() throws {
        let parts = ["noun", "verb", "noun, verb", "", "Verb, adjective"]
        let words = try words(5) { parts[$0] }
        let mismatch = PartMismatch(in: [[question(words, 0, 1, 2, 3), question(words, 1, 0, 2, 4), question(words, 3, 0, 1, 2)]])
        #expect(mismatch.known == 5 && mismatch.disjoint == 2 && mismatch.percent == 40 && !mismatch.meetsGoal)
        let unknown = PartMismatch(in: [[question(words, 3, 0, 1, 2)]])
        #expect(unknown.percent == nil && unknown.meetsGoal)
    }

    @Test("Nearness is told in letters begun alike, letters to change, and tags in common")
    func plausibility() throws {
        let words = try [("abcd", ["a"]), ("abce", ["A", "b"]), ("abxd", ["a"]), ("wxyz", [])].map {
            try Word.sample(term: $0.0, meaning: "뜻 " + $0.0, tags: $0.1)
        }
        let others = try (0..<40).map { try Word.sample(term: String(repeating: "한", count: $0 + 1), meaning: "\($0)") }
        let bookcase = try Bookcase.sample(words: words + others)
        let nearness = Plausibility(of: [[.sample(words)]], over: bookcase, seed: 1)
        #expect(abs(nearness.prefix.chosen - 5 / 3) < 1e-9)
        #expect(abs(nearness.spelling.chosen - 0.5) < 1e-9)
        #expect(abs(nearness.tags.chosen - 0.5) < 1e-9)
        #expect(nearness.tags.random < 0.5)
    }

    @Test("Questions of words at random are as near as words at random")
    func random() throws {
        var generator = SeededGenerator(seed: 1)
        let bookcase = try Bookcase.generated(count: 200)
        let sheet = (0..<2_000).map { _ in Question.sample(Array(bookcase.words.shuffled(using: &generator).prefix(4))) }
        let nearness = Plausibility(of: [sheet], over: bookcase, seed: 2)
        for ratio in [nearness.prefix.ratio, nearness.spelling.ratio] { #expect(abs((ratio ?? 0) - 1) < 0.03) }
        #expect(nearness.tags.ratio == nil)
    }

    @Test(
        "The questions of the game are looked at in every direction, the same figures each time",
        arguments: GamePlan.Directions.allCases)
    func whole(directions: GamePlan.Directions) throws {
        let bookcase = try Bookcase.generated(count: 60)
        let sheets = try (1...4 as ClosedRange<UInt64>).map { seed in
            var sequence = try QuestionSequence(over: [bookcase], count: 60, directions: directions, seed: seed)
            return (0..<60).compactMap { _ in sequence.nextQuestion() }
        }
        let benchmark = Benchmark(of: sheets, over: bookcase, seed: 1)
        #expect(benchmark.sheetCount == 4 && benchmark.questionCount == 240)
        #expect(benchmark.collisions.any == 0 && benchmark.partMismatch.meetsGoal && benchmark.places.counts.reduce(0, +) == 240)
        #expect(benchmark == Benchmark(of: sheets, over: bookcase, seed: 1))
    }

    @Test("No sheets, empty sheets and questions without four choices are no trouble")
    func empty() throws {
        let words = try words(4)
        let bookcase = try Bookcase.sample(words: words)
        #expect(Benchmark(of: [], over: bookcase, seed: 1).questionCount == 0)
        #expect(Benchmark(of: [[], []], over: try Bookcase.sample(), seed: 1).collisions.meetsGoal())
        let odd = Benchmark(of: [[question(words, 0, 1, 2), question(words, 0, 1, 2, 3)]], over: bookcase, seed: 1)
        #expect(odd.questionCount == 1 && odd.places.counts == [1, 0, 0, 0])
    }
}
