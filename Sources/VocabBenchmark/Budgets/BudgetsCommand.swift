import ArgumentParser
import VocabCore

/// `vocab-benchmark budgets`: what a learner waits for, beside what it may take.
struct BudgetsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budgets",
        abstract: "Measure start, questions, answers and imports of the program that is built beside this one, and what misses.")

    /// The lines of all tables; programs that it starts have this environment.
    ///
    /// - Throws: `ValidationError` where the program is not there.
    func lines(of program: String, in folder: Path, environment: [String], milliseconds: @escaping () -> Int) throws -> [String] {
        guard ProgramCost(of: [program, "--version"], environment: environment) != nil else {
            throw ValidationError("There is no program at \(program): swift build -c release")
        }
        // Imports first: the memory that this process has counts as that of the programs that it starts.
        let imports = try ReadingSpeed(in: folder, environment: environment).lines()
        let budgets = Budgets(of: program, in: folder, environment: environment, milliseconds: milliseconds)
        return try budgets.table().lines() + [""] + imports
    }
}
