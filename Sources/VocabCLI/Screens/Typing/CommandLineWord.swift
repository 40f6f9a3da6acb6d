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
