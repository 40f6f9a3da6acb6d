import ArgumentParser
import VocabCore
import VocabLists

/// `vocab-benchmark import`: how well lists are read whose truth is known.
struct ReadingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Measure how well word lists are read that were made at random from known words.")

    @Option(help: "How many lists; by default 2,000, or 400 to fit weights.")
    var lists: Int?

    @Flag(help: "Only tables as programs write them, or only notes as people type them; by default both.")
    var kind: ListKind?

    @Option(help: "The seed of chance.")
    var seed: UInt64 = 1

    @Option(help: "How many lists that were not read right are shown.")
    var show = 0

    @Flag(help: "Fit the weights of evidence on half of the lists, and look at the other half; changes no file.")
    var fit = false

    @Flag(help: "Measure how long importing takes, beside sqlite3 and Anki where these are installed.")
    var speed = false

    @Option(help: .hidden)
    var takeInto: String?

    @Argument(help: .hidden)
    var files: [String] = []

    func validate() throws {
        guard lists ?? 1 > 0 else { throw ValidationError("Lists are counted from 1.") }
    }

    /// Reads all the lists, or measures what else is asked for; programs that it starts have this environment.
    func lines(english: EnglishWords, environment: [String]) throws -> [String] {
        if let takeInto {
            try ReadingSpeed.take(files, into: Path(takeInto), english: english)
            return []
        }
        if speed { return try ReadingSpeed(in: Machine.freshFolder, environment: environment).lines() }
        let notes = kind.map { $0 == .notes }
        if fit { return WeightFit(lists: max(1, (lists ?? 400) / 2), notes: notes, seed: seed, english: english).lines() }
        return ReadingBenchmark(lists: lists ?? 2_000, notes: notes, seed: seed, english: english, shown: show).lines()
    }
}

/// Who wrote a made list.
enum ListKind: String, EnumerableFlag {
    case tables, notes
}
