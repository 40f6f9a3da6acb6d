import Testing

@testable import VocabBenchmark

/// What is foreseen comes.
@Suite("The forecast, beside what comes") struct ForecastBenchmarkTests {
    @Test("for learners who forget in different ways, nearly every day holds 80 to 125 % of what was foreseen for it")
    func foreseen() {
        let benchmark = ForecastBenchmark(seeds: 1, learners: ForecastBenchmark.learners.suffix(3))
        let inside = benchmark.rows.count { ForecastBenchmark.goal.contains($0.ratio) }
        #expect(benchmark.rows.count == 27)
        // A single day of a single learner is left to chance now and then.
        #expect(inside >= 24, "\(benchmark.lines().joined(separator: "\n"))")
        let mean = benchmark.rows.reduce(0) { $0 + $1.ratio } / 27
        #expect((0.93...1.07).contains(mean), "\(mean)")
    }
}
