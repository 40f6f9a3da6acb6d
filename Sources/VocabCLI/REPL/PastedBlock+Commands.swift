import VocabCore

extension PastedBlock {
    /// Whether every line begins with a command, so that they are run one by one.
    ///
    /// Some names of commands are words that people learn: `add` with a tab, a dash or the like behind it heads the line of a list.
    var isCommands: Bool { filledLines.allSatisfy(Self.isCommand) }

    private static func isCommand(_ line: String) -> Bool {
        let line = line.unicodeScalars.drop { $0.properties.isWhitespace }
        let first = line.prefix { !$0.properties.isWhitespace }
        let behind = line.dropFirst(first.count)
        if behind.first == "\t" { return false }
        let rest = behind.drop { $0.properties.isWhitespace }
        let second = String(rest.prefix { !$0.properties.isWhitespace })
        if ["-", "–", "—", ":", "=", "->", "→", "|", "/"].contains(second) { return false }
        let name = String(first)
        if name == "vocab" { return !second.isEmpty && isCommand(String(rest)) }
        if let word = PromptWord(name) { return word == .help || second.isEmpty }
        return Grammar.command(name) != nil
    }
}
