import ArgumentParser
import CStarterData
import Glibc
import VocabLexicon

/// `vocab-benchmark`: how good questions and scheduling are, measured; for those who work on the program.
struct BenchmarkTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocab-benchmark", abstract: "Measure how good questions and scheduling are.",
        subcommands: [QuestionsCommand.self, MemoryCommand.self, ExamCommand.self, ReadingCommand.self])
}

extension QuestionsCommand {
    func run() throws {
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

extension ReadingCommand {
    func run() throws {
        print(report().lines().joined(separator: "\n"))
    }
}

extension Surroundings {
    /// The clock of this machine, the near-synonyms of the program, and the thesaurus that is installed beside it.
    fileprivate static var ofThisProcess: Surroundings {
        let folder = getenv("WNSEARCHDIR").map { ["WNSEARCHDIR": String(cString: $0)] } ?? [:]
        let text = vocab_near_synonyms()
        let nearSynonyms = NearSynonyms(Array(UnsafeBufferPointer(start: text.bytes, count: text.size)))
        return Surroundings(
            milliseconds: {
                var steady = timespec()
                clock_gettime(CLOCK_MONOTONIC, &steady)
                return steady.tv_sec * 1_000 + steady.tv_nsec / 1_000_000
            },
            thesaurus: JointThesaurus([nearSynonyms] + [InstalledThesaurus.find(environment: folder)].compactMap(\.self)))
    }
}

BenchmarkTool.main()
