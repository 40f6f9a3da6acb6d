import ArgumentParser
import CStarterData
import VocabCore
import VocabLexicon
import VocabLists

/// `vocab-benchmark`: how good questions and scheduling are, measured; for those who work on the program.
struct BenchmarkTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocab-benchmark", abstract: "Measure how good questions and scheduling are.",
        subcommands: [
            QuestionsCommand.self, MemoryCommand.self, ExamCommand.self, ForecastCommand.self, ReadingCommand.self,
            BudgetsCommand.self,
        ])
}

extension QuestionsCommand {
    func run() throws {
        if rounds { return print(try lifeReport(in: .ofThisProcess).joined(separator: "\n")) }
        print(try report(in: .ofThisProcess).text(asJSON: json))
    }
}

extension MemoryCommand {
    func run() throws {
        print(report().text(asJSON: json))
    }
}

extension ExamCommand {
    func run() throws {
        print(report().lines().joined(separator: "\n"))
    }
}

extension ForecastCommand {
    func run() throws {
        print(report().lines().joined(separator: "\n"))
    }
}

extension ReadingCommand {
    func run() throws {
        let lines = try lines(
            english: EnglishWords([vocab_near_synonyms().all, vocab_english_words().all]), environment: Machine.environment())
        if !lines.isEmpty { print(lines.joined(separator: "\n")) }
    }
}

extension BudgetsCommand {
    func run() throws {
        // The program that was built beside this one.
        let program = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast().map { $0 + "/" }
        let lines = try lines(
            of: program.joined() + "vocab", in: Machine.freshFolder, environment: Machine.environment(),
            milliseconds: Machine.milliseconds)
        print(lines.joined(separator: "\n"))
    }
}

extension vocab_text {
    /// All of it.
    fileprivate var all: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: size)) }
}

extension Surroundings {
    /// The clock of this machine, the tables of the program, and the thesaurus that is installed beside it.
    fileprivate static var ofThisProcess: Surroundings {
        let folder = Machine.variable("WNSEARCHDIR").map { ["WNSEARCHDIR": $0] } ?? [:]
        let tables: [any Thesaurus] = [
            NearSynonyms(vocab_near_synonyms().all), EnglishMeanings(vocab_english_meanings().all),
            ConfusableTerms(vocab_confusables().all), RareSynonyms(vocab_rare_synonyms().all),
        ]
        return Surroundings(
            milliseconds: Machine.milliseconds,
            thesaurus: JointThesaurus(tables + [InstalledThesaurus.find(environment: folder)].compactMap(\.self)))
    }
}

BenchmarkTool.main()
