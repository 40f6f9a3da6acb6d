import ArgumentParser

/// `vocab-benchmark memory`: how many answers the scheduling saves, for simulated learners whose true memory is known.
struct MemoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "memory", abstract: "Measure the scheduling with simulated learners.")

    @Option(help: "How many simulated years of each kind of learner.")
    var seeds = 20

    @Option(help: "How many words they learn.")
    var words = 300

    @Option(help: "The chance to be right by luck; by default 0.10, 0.15 and 0.25.")
    var guess: [Double] = []

    @Flag(help: "Compare with right-is-good alone.")
    var brief = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard seeds > 0, words > 0 else { throw ValidationError("Seeds and words are counted from 1.") }
        guard guess.allSatisfy({ $0 > 0 && $0 < 1 }) else { throw ValidationError("A chance is between 0 and 1.") }
    }

    /// Plays all the years.
    func report() -> MemoryReport {
        var size = SimulatedYear.Size()
        size.words = words
        let chances = guess.isEmpty ? [0.1, 0.15, 0.25] : guess
        return MemoryReport(
            size: size, seeds: seeds,
            benchmarks: chances.map { chance in
                MemoryBenchmark(
                    guess: chance, size: size, seeds: 1..<(UInt64(seeds) + 1),
                    rivals: brief ? [.rightIsGood] : RivalPolicy.allCases)
            })
    }
}

extension MemoryReport {
    /// The report as it is printed.
    func text(asJSON isJSON: Bool) -> String {
        isJSON ? String(decoding: json().bytes, as: UTF8.self) : lines().joined(separator: "\n")
    }
}
