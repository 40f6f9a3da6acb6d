import ArgumentParser

/// `vocab-benchmark plan`: what planning for an exam wins at equal minutes, for simulated learners whose true memory is known.
struct ExamCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan", abstract: "Measure the planning for an exam with simulated learners.")

    @Option(help: "How many simulated learners of each kind.")
    var seeds = 2

    func validate() throws {
        guard seeds > 0 else { throw ValidationError("Seeds are counted from 1.") }
    }

    /// Plays all the exams.
    func report() -> PlanBenchmark { PlanBenchmark(seeds: seeds) }
}
