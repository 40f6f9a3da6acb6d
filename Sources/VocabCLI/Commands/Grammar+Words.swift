/// A word of a command line, and what the parser takes it for.
struct CommandLineWord: Equatable {
    enum Role {
        /// Names a command, or stands where one is wanted.
        case command
        /// The name of an option, perhaps with its value behind an equals sign.
        case option
        /// The value of the option before it.
        case value
        /// `--`, after which nothing is an option.
        case terminator
        /// What the command is about: a term, a name, a file.
        case argument
    }

    var text: String
    let role: Role

    init(_ text: String, _ role: Role) {
        self.text = text
        self.role = role
    }

    /// Whether the parser would look for an option of this name; `-` alone stands for standard input.
    var beginsWithDash: Bool { text.utf8.first == UInt8(ascii: "-") && text.utf8.count > 1 }

    /// The name of an option, and its value where that stands in the same word.
    var nameAndValue: (name: String, value: String?) {
        let scalars = text.unicodeScalars
        guard let sign = scalars.firstIndex(of: "=") else { return (text, nil) }
        return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
    }
}

extension Grammar {
    /// The words of a line, given without the program's name, told apart as the parser does.
    static func wordsToldApart(_ line: [String]) -> [CommandLineWord] {
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
