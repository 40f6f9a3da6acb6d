import VocabLanguage

/// A command line that the program proposes, as words.
///
/// It knows what each of them is to the parser, so that one beginning with a dash can be typed as told: an argument behind `--`, a
/// value behind an equals sign.
struct Invocation: Equatable {
    /// An option that stands in one.
    enum Option: Equatable {
        /// One that takes no value.
        case flag(String)
        case value(String, String)

        /// The option that names a bookcase.
        static func book(_ name: String) -> Option { .value("--book", name) }

        /// What is typed to name it.
        var name: String {
            switch self {
            case .flag(let name), .value(let name, _): name
            }
        }

        fileprivate var parts: [CommandLineWord] {
            switch self {
            case .flag(let name): [CommandLineWord(name, .option)]
            case .value(let name, let value): [CommandLineWord(name, .option), CommandLineWord(value, .value)]
            }
        }
    }

    private var parts: [CommandLineWord]

    /// A line whose words are told apart already.
    init(parts: [CommandLineWord]) {
        self.parts = parts
    }

    /// A command of this program with what it is about, and its options; without a command, the program itself.
    init(_ command: CommandName? = nil, _ arguments: String..., options: [Option] = []) {
        parts =
            (command?.words ?? []).map { CommandLineWord($0, .command) } + arguments.map { CommandLineWord($0, .argument) }
            + options.flatMap(\.parts)
    }

    /// A program of the shell, its options and what it is about.
    init(shell words: String...) {
        parts = words.enumerated().map { CommandLineWord($1, $0 == 0 ? .command : $1.hasPrefix("-") ? .option : .argument) }
    }

    /// The words to type.
    var words: [String] {
        let arguments = parts.filter { $0.role == .argument }
        guard arguments.contains(where: \.beginsWithDash) else { return Self.words(parts) }
        return Self.words(parts.filter { $0.role != .argument }) + ["--"] + Self.words(arguments)
    }

    /// A value of three dashes would be refused where it stands alone, and one of two might be taken for the end of options.
    private static func words(_ parts: [CommandLineWord]) -> [String] {
        var words: [String] = []
        for part in parts {
            if part.role == .value, part.beginsWithDash, let option = words.last, option.utf8.starts(with: "--".utf8) {
                words[words.count - 1] = "\(option)=\(part.text)"
            } else {
                words.append(part.text)
            }
        }
        return words
    }

    /// The same with names as a screen can show them; a name is found by what is seen of it.
    var showable: Invocation {
        var shown = self
        for index in parts.indices { shown.parts[index].text = SafeText.line(parts[index].text) }
        return shown
    }

    /// The same with a further option; an empty value makes it a flag.
    func adding(_ option: String, _ value: String) -> Invocation {
        var more = self
        more.parts.append(CommandLineWord(option, .option))
        if !value.isEmpty { more.parts.append(CommandLineWord(value, .value)) }
        return more
    }

    /// Whether `option` stands in it.
    func has(_ option: String) -> Bool { parts.contains { $0.role == .option && $0.nameAndValue.name == option } }

    /// The same with `option` set to `value`, in place of where it was or at the end; empty makes it a flag.
    func setting(_ option: String, to value: String) -> Invocation {
        guard let index = parts.firstIndex(where: { $0.role == .option && $0.nameAndValue.name == option }) else {
            return adding(option, value)
        }
        var set = self
        if value.isEmpty { return set }
        if parts[index].nameAndValue.value != nil {
            set.parts[index].text = "\(option)=\(value)"
        } else if index + 1 < parts.endIndex, parts[index + 1].role == .value {
            set.parts[index + 1].text = value
        } else {
            set.parts.insert(CommandLineWord(value, .value), at: index + 1)
        }
        return set
    }

    /// The same without `option` and its value; nil where it has none.
    func removing(_ option: String) -> Invocation? {
        guard let index = parts.firstIndex(where: { $0.role == .option && $0.nameAndValue.name == option }) else { return nil }
        var rest = self
        let hasValue = parts[safe: index + 1]?.role == .value
        rest.parts.removeSubrange(index...(hasValue ? index + 1 : index))
        return rest
    }

    /// The same without an option that takes no value.
    func removing(flag: String) -> Invocation {
        var rest = self
        rest.parts.removeAll { $0.role == .option && $0.text == flag }
        return rest
    }

    /// The same about one of its arguments and no other; as it is where this is none of them.
    func about(_ argument: String) -> Invocation {
        guard let index = parts.firstIndex(where: { $0.role == .argument && $0.text == argument }) else { return self }
        var alone = self
        let (before, behind) = (parts[..<index], parts[(index + 1)...])
        alone.parts = before.filter { $0.role != .argument } + [parts[index]] + behind.filter { $0.role != .argument }
        return alone
    }

    /// The same with an option called `word` taken for what the command is about.
    func takingAsArgument(_ word: String) -> Invocation {
        var taken = self
        for index in parts.indices where parts[index].role == .option && parts[index].text == word {
            taken.parts[index] = CommandLineWord(word, .argument)
        }
        return taken
    }

    /// The same with the last `word`, alone or behind an option and `=`, replaced; nil when it is not there.
    func replacing(_ word: String, with other: String) -> Invocation? {
        var replaced = self
        if let index = parts.lastIndex(where: { $0.text == word }) {
            replaced.parts[index].text = other
        } else if let index = parts.lastIndex(where: { $0.role == .option && $0.nameAndValue.value == word }) {
            replaced.parts[index].text = "\(parts[index].nameAndValue.name)=\(other)"
        } else if let index = parts.lastIndex(where: { $0.role == .option && $0.nameAndValue.name == word }) {
            replaced.parts[index].text = parts[index].nameAndValue.value.map { "\(other)=\($0)" } ?? other
        } else {
            return nil
        }
        return replaced
    }
}
