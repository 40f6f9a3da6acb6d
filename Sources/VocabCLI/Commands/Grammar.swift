import ArgumentParser

/// The names in the grammar.
enum Grammar {
    /// The commands for learners, in the order they are listed.
    static func commandNames() -> [String] {
        VocabCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
            $0.configuration.commandName
        }
    }

    /// The commands under `command`.
    static func names(under command: any ParsableCommand.Type) -> [String] {
        command.configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// The command called `name` under `parent`.
    static func command(_ name: String, under parent: any ParsableCommand.Type = VocabCommand.self) -> (any ParsableCommand.Type)?
    {
        parent.configuration.subcommands.first { $0.configuration.commandName == name }
    }

    /// The words of `arguments` that name a command: `book add` out of `book add TOEIC`.
    static func path(of arguments: [String]) -> String {
        var path: [String] = []
        var parent: any ParsableCommand.Type = VocabCommand.self
        for name in arguments {
            guard let next = command(name, under: parent) else { break }
            path.append(name)
            parent = next
        }
        return path.joined(separator: " ")
    }
}
