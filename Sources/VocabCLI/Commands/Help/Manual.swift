import ArgumentParser
import VocabLanguage

/// What a command says about itself. Help, the overview and completion are computed from it and from what the parser knows.
struct Manual {
    /// The word that names the command.
    let name: String
    /// One line that tells what the command does.
    let overview: Bilingual
    /// What can be typed after the name, each a whole command; an empty one is the name alone.
    let examples: [String]
    /// What else there is to know, a paragraph each.
    let notes: [Bilingual]
    /// The commands under this one.
    let subcommands: [any DescribedCommand.Type]

    /// The manual of a command.
    init(
        _ command: CommandName, _ korean: String, _ english: String, examples: [String] = [""], notes: [Bilingual] = [],
        subcommands: [any DescribedCommand.Type] = []
    ) {
        self.init(called: command.lastWord, korean, english, examples: examples, notes: notes, subcommands: subcommands)
    }

    /// The manual of the program.
    init(ofProgram name: String, _ korean: String, _ english: String, subcommands: [any DescribedCommand.Type]) {
        self.init(called: name, korean, english, examples: [""], notes: [], subcommands: subcommands)
    }

    private init(
        called name: String, _ korean: String, _ english: String, examples: [String], notes: [Bilingual],
        subcommands: [any DescribedCommand.Type]
    ) {
        self.name = name
        overview = Bilingual(korean, english)
        self.examples = examples
        self.notes = notes
        self.subcommands = subcommands
    }
}

/// A command that says everything about itself in its own struct.
protocol DescribedCommand: ParsableCommand {
    static var manual: Manual { get }
}

extension DescribedCommand {
    /// What the parser is told.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: manual.name, abstract: "\(manual.overview.english).", subcommands: manual.subcommands, helpNames: [.long]
        )
    }
}
