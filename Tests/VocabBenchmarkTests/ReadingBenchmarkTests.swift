import Testing

@testable import VocabBenchmark

/// How well lists of known truth are read, measured.
@Suite("Measuring how lists are read") struct ReadingBenchmarkTests {
    @Test("The same seed makes the same lists, another one others, of tables and of notes", arguments: [false, true])
    func seeds(_ notes: Bool) {
        func lines(_ seed: UInt64) -> [String] { ReadingBenchmark(lists: 40, notes: notes, seed: seed).lines() }
        #expect(lines(1) == lines(1))
        #expect(lines(1) != lines(2))
    }

    @Test("Most are read right, and each counts once under each of its traits", arguments: [false, true])
    func shares(_ notes: Bool) throws {
        let benchmark = ReadingBenchmark(lists: 120, notes: notes, seed: 3)
        let all = try #require(benchmark.counts["all"])
        #expect(all.all == 120 && all.right >= (notes ? 108 : 114) && all.wrong <= 3)
        let sizes = benchmark.counts.filter { $0.key.hasSuffix(" words") }
        if notes { #expect(sizes.values.reduce(0) { $0 + $1.all } == 120) }
    }
}
