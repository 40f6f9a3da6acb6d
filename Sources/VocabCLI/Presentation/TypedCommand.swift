/// The command line that is being run, and how others are typed where it was.
struct TypedCommand {
    /// Its words.
    let words: [String]
    /// Those of them that name the command, such as `book add`; empty where none does.
    let path: String
    /// What stands before a command here: `vocab ` in the shell, nothing at the prompt.
    let prefix: String
    /// What must stand after a command here to mean the same store.
    let suffix: String

    /// No command yet, at the prompt.
    static let atPrompt = TypedCommand(words: [], path: "", prefix: "", suffix: "")

    /// A command of this program as it is typed here.
    func typed(_ command: String) -> String {
        prefix + command + suffix
    }

    /// What to type for `step`.
    func typed(_ step: Alert.NextStep) -> String {
        switch step {
        case .command(let command): typed(command)
        case .help: typed(path.isEmpty ? "help" : "help \(path)")
        case .shell(let command): command
        case .again(let option, let value): again(words.with(option, value))
        case .replacing(let word, let other, let option):
            again(words.replacing(word, with: other) ?? option.map { words.with($0, other) } ?? words)
        }
    }

    private func again(_ words: [String]) -> String {
        prefix + words.map { Quoted($0).description }.joined(separator: " ")
    }
}
