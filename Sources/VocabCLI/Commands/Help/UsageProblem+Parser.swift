import VocabCore

extension UsageProblem {
    /// Reads the parser's own message about `command` in a line of `words`, which is English and quotes what it speaks of.
    ///
    /// The messages are those of ArgumentParser 1.8, which Package.swift pins.
    init(parserMessage message: String, command: any DescribedCommand.Type, words: [CommandLineWord]) {
        let quoted = message.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        let first = quoted.count > 1 ? quoted[1] : ""
        let option = first.split(separator: " ").first.map(String.init) ?? first
        switch message {
        case _ where message.hasPrefix("Unknown option"):
            self = Self.unknownOption(of: command, in: words) ?? .unknownOption(option, nearest: nil)
        case _ where message.hasPrefix("Missing expected argument"):
            // The parser says so, too, when what was to be the argument begins with a dash.
            if let unknown = Self.unknownOption(of: command, in: words) {
                self = unknown
                return
            }
            let name = first.drop { $0 == "<" }.prefix { $0 != ">" }
            self = ArgumentValue(parserName: String(name)).map(Self.missingArgument) ?? .other(message)
        case _ where message.hasPrefix("Missing value for"): self = .missingValue(option: option)
        case _ where message.contains("' does not take any value, but '"): self = .unexpectedValue(option: option)
        case _
        where message.hasPrefix("Unexpected argument") || quoted.first?.hasSuffix("unexpected arguments: ") == true:
            self = .unexpectedArgument(first)
        default: self = .other(message)
        }
    }

    /// What is to be said of the first option in `words` that `command` does not know; nil where it knows all of them.
    private static func unknownOption(of command: any DescribedCommand.Type, in words: [CommandLineWord]) -> UsageProblem? {
        let entries = ArgumentEntry.all(of: command)
        let known = entries.flatMap(\.names) + GlobalOptions.names + [Grammar.helpOption]
        guard let word = words.first(where: { $0.role == .option && !known.contains($0.nameAndValue.name) }) else { return nil }
        let nearest = option(nearestTo: word.nameAndValue.name, among: known)
        let positionals = entries.filter { $0.kind == .positional }
        let given = words.count { $0.role == .argument }
        let free = positionals.dropFirst(given).first ?? positionals.last.flatMap { $0.isRepeating ? $0 : nil }
        // The name of a bookcase hardly begins with a dash, while an option is easily misremembered.
        let mayBeMeant = free?.value != .known(.bookcase) && (nearest == nil || !word.text.hasPrefix("--"))
        if let value = free?.value, mayBeMeant { return .dashedWord(word.text, for: value) }
        return .unknownOption(word.nameAndValue.name, nearest: nearest)
    }

    /// The long option that may have been meant; dashes do not count.
    private static func option(nearestTo typed: String, among known: [String]) -> String? {
        let names = known.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
        return Nearness.nearest(to: String(typed.drop { $0 == "-" }), among: names, limit: 1).first.map { "--" + $0 }
    }
}
