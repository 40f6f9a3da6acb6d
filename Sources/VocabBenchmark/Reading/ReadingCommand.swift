import ArgumentParser

/// `vocab-benchmark import`: how well lists are read whose truth is known.
struct ReadingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Measure how well word lists are read that were made at random from known words.")

    @Option(help: "How many lists.")
    var lists = 2_000

    @Flag(help: "Notes as students type them, in the place of tables.")
    var notes = false

    @Option(help: "The seed of chance.")
    var seed: UInt64 = 1

    func validate() throws {
        guard lists > 0 else { throw ValidationError("Lists are counted from 1.") }
    }

    /// Reads all the lists.
    func report() -> ReadingBenchmark { ReadingBenchmark(lists: lists, notes: notes, seed: seed) }
}
