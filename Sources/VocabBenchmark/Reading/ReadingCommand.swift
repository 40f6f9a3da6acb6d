import ArgumentParser

/// `vocab-benchmark import`: how well lists are read whose truth is known.
struct ReadingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Measure how well word lists are read that were made at random from known words.")

    @Option(help: "How many lists.")
    var lists = 2_000

    @Option(help: "The seed of chance.")
    var seed: UInt64 = 1

    func validate() throws {
        guard lists > 0 else { throw ValidationError("Lists are counted from 1.") }
    }

    /// Reads all the lists.
    func report() -> ReadingBenchmark { ReadingBenchmark(lists: lists, seed: seed) }
}
