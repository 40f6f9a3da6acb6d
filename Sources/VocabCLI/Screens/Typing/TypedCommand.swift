import VocabLanguage

/// The command line that is being run, and how others are typed where it was.
struct TypedCommand {
    /// Its words.
    let words: [String]
    /// Those of them that name the command, such as `book add`; empty where none does.
    let path: String
    /// What stands before a command here: the program's name in the shell, nothing at the prompt.
    let prefix: [String]
    /// The folder that must be named after a command here to mean the same store.
    let store: String?
    /// Tells the words apart as the parser does, which takes time: only a proposal to type the same line otherwise needs it.
    let parsedLine: @Sendable () -> Invocation

    /// No command yet, at the prompt.
    static let atPrompt = TypedCommand(words: [], path: "", prefix: [], store: nil) { Invocation() }

    /// A line at the prompt that is a word alone.
    static func atPrompt(word: String) -> TypedCommand {
        TypedCommand(words: [word], path: "", prefix: [], store: nil) { Invocation(parts: [CommandLineWord(word, .argument)]) }
    }

    /// `prefix` as it is typed, with a space behind it where there is one.
    var typedPrefix: String { prefix.map { $0 + " " }.joined() }

    /// A command of this program as it is typed here, or in another store; nil when the store's folder cannot be shown as it is.
    func typed(_ command: Invocation, inStore other: String? = nil) -> String? {
        var command = command.showable
        if let store = other ?? store { command = command.adding("--store", store) }
        return line(prefix + command.words)
    }

    /// What to type for `step`; nil when there is nothing that can be shown as it must be typed.
    func typed(_ step: Alert.NextStep) -> String? {
        switch step {
        case .command(let command): typed(command)
        case .help: line(prefix + [Grammar.help] + path.split(separator: " ").map(String.init))
        // The prompt runs no other programs.
        case .shell(let command): prefix.isEmpty ? typed(.help) : line(command.words)
        case .again(let option, let value, let argument):
            again { line in
                let value = SafeText.line(value)
                if !line.has(option), let argument, let replaced = line.replacing(argument, with: value) { return replaced }
                return line.setting(option, to: value)
            }
        case .againAlone(let argument, let option, let value):
            again { $0.about(argument).setting(option, to: SafeText.line(value)) }
        case .replacing(let word, let name, let option, let flag):
            again { line in
                let replaced = line.replacing(word, with: name) ?? option.map { line.setting($0, to: name) } ?? line
                return flag.map(replaced.removing(flag:)) ?? replaced
            }
        case .without(let option):
            parsedLine().removing(option).flatMap { line(prefix + $0.words) } ?? typed(.help)
        // The prompt runs no other programs.
        case .piped(let source, let word, let name): prefix.isEmpty ? typed(.help) : piped(source, insteadOf: word, name)
        case .asArgument(let word): again { $0.takingAsArgument(word) }
        }
    }

    /// The line that is being run behind another program; where words come in without a bookcase, one called `name`.
    private func piped(_ source: Invocation, insteadOf word: String, _ name: String) -> String? {
        let reader = again { line in
            let replaced = line.replacing(word, with: "-") ?? line
            return path == CommandName.import.rawValue && !replaced.has("--book") ? replaced.adding("--book", name) : replaced
        }
        guard let source = line(source.words), let reader else { return nil }
        return "\(source) | \(reader)"
    }

    /// The running line after `change`; help if that changes nothing, so that the same error would follow, or cannot be typed.
    private func again(_ change: (Invocation) -> Invocation) -> String? {
        let changed = change(parsedLine()).words
        return changed == words ? typed(.help) : line(prefix + changed) ?? typed(.help)
    }

    /// The words as they are typed; nil when one of them cannot be shown as it is at the prompt, which knows no escapes: another would
    /// be typed in its place.
    private func line(_ words: [String]) -> String? {
        guard !prefix.isEmpty || words.allSatisfy(SafeText.isSafe) else { return nil }
        return words.map { Quoted($0).description }.joined(separator: " ")
    }
}
