import ArgumentParser

/// `vocab-benchmark forecast`: how many words are foreseen for a day, beside how many come.
struct ForecastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast", abstract: "Compare what is foreseen with what comes, with simulated learners.")

    @Option(help: "How many simulated learners of each kind.")
    var seeds = 2

    func validate() throws {
        guard seeds > 0 else { throw ValidationError("Seeds are counted from 1.") }
    }

    /// Plays all the days.
    func report() -> ForecastBenchmark { ForecastBenchmark(seeds: seeds) }
}
