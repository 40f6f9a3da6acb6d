import ArgumentParser

extension Grammar {
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
            // To look a word up takes time, for every command tells its name.
            guard !name.hasPrefix("-"), let next = command(name, under: commands.last ?? VocabCommand.self) else { break }
            commands.append(next)
        }
        return commands
    }

    /// The words of `arguments` that name a command: `book add` out of `book add TOEIC`.
    static func path(of arguments: some Sequence<String>) -> String {
        commands(namedIn: arguments).map { $0.manual.name }.joined(separator: " ")
    }
}
