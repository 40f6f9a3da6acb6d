extension Grammar {
    /// The words of a line, given without the program's name, told apart as the parser does.
    static func classifiedWords(_ line: [String]) -> [CommandLineWord] {
        var words: [CommandLineWord] = []
        var parent: any DescribedCommand.Type = VocabCommand.self
        // Made when it is first needed, for help texts take time.
        var withValue: [String: ArgumentEntry]?
        var rest = line[...]
        while let text = rest.popFirst() {
            let option = CommandLineWord(text, .option)
            if text == "--" {
                words.append(CommandLineWord(text, .terminator))
                return words + rest.map { CommandLineWord($0, .argument) }
            } else if option.beginsWithDash {
                words.append(option)
                let (name, value) = option.nameAndValue
                if value != nil || rest.isEmpty { continue }
                let options = withValue ?? optionsWithValue(of: parent)
                withValue = options
                let isLeftOut =
                    options[name]?.hasOptionalValue == true && CommandLineWord(rest[rest.startIndex], .value).beginsWithDash
                if options[name] != nil && !isLeftOut || GlobalOptions.namesWithValue.contains(name) {
                    words.append(CommandLineWord(rest.removeFirst(), .value))
                }
            } else if names(under: parent).isEmpty {
                words.append(CommandLineWord(text, .argument))
            } else {
                words.append(CommandLineWord(text, .command))
                parent = command(text, under: parent) ?? parent
                withValue = nil
            }
        }
        return words
    }

    /// The options of a command that take a value, by their names.
    static func optionsWithValue(of command: any DescribedCommand.Type) -> [String: ArgumentEntry] {
        var options: [String: ArgumentEntry] = [:]
        for entry in ArgumentEntry.all(of: command) where entry.kind == .option {
            for name in entry.names { options[name] = entry }
        }
        return options
    }
}

extension TypedCommand {
    /// A line of `words`, given without the program's name.
    init(words: [String], path: String, prefix: [String], store: String?) {
        self.init(words: words, path: path, prefix: prefix, store: store) { Invocation(typed: words) }
    }
}

extension Invocation {
    /// A line that was typed, given without the program's name.
    init(typed line: [String]) {
        self.init(parts: Grammar.classifiedWords(line).filter { $0.role != .terminator })
    }
}
