import ArgumentParser

/// The names in the grammar.
enum Grammar {
    /// The word that asks for help, and the option.
    static let help = "help"
    static let helpOption = "--help"
    /// The option that asks which version this is.
    static let versionOption = "--version"

    /// The commands for learners, in the order they are listed.
    static func commandNames() -> [String] { names(under: VocabCommand.self) }

    /// The commands under `command`.
    static func names(under command: any DescribedCommand.Type) -> [String] {
        command.manual.subcommands.map { $0.manual.name }
    }

    /// The command called `name` under `parent`.
    static func command(_ name: String, under parent: any DescribedCommand.Type = VocabCommand.self) -> (
        any DescribedCommand.Type
    )? {
        parent.manual.subcommands.first { $0.manual.name == name }
    }

    /// The commands that the first words of `arguments` name, each under the one before.
    static func commands(namedIn arguments: some Sequence<String>) -> [any DescribedCommand.Type] {
        var commands: [any DescribedCommand.Type] = []
        for name in arguments {
            guard let next = command(name, under: commands.last ?? VocabCommand.self) else { break }
            commands.append(next)
        }
        return commands
    }

    /// The words that name `command`: `book` and `add`; none for the program itself.
    static func path(to command: any DescribedCommand.Type, under parent: any DescribedCommand.Type = VocabCommand.self)
        -> [String]
    {
        for next in parent.manual.subcommands {
            if next == command { return [next.manual.name] }
            let rest = path(to: command, under: next)
            if !rest.isEmpty { return [next.manual.name] + rest }
        }
        return []
    }

    /// The words of `arguments` that name a command: `book add` out of `book add TOEIC`.
    static func path(of arguments: some Sequence<String>) -> String {
        commands(namedIn: arguments).map { $0.manual.name }.joined(separator: " ")
    }
}
