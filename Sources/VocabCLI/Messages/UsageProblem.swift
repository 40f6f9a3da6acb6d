import VocabCore

/// What is wrong with a command line, as far as the parser's message tells.
enum UsageProblem: Equatable {
    case unknownOption(String, nearest: String?)
    /// A word that begins with a dash, where the command is still about something and has no such option.
    case dashedWord(String, for: ArgumentValue)
    case missingArgument(ArgumentValue)
    case missingValue(option: String)
    case unexpectedValue(option: String)
    case unexpectedArgument(String)
    /// Two options that cannot stand together.
    case exclusive(String, String)
    /// An option that says nothing without another.
    case missingOption(String, for: String)
    case other(String)

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

extension UsageProblem: Phrase {
    var korean: String {
        switch self {
        case .unknownOption(let option, let nearest?): "\(option) 옵션은 없습니다.\n혹시: \(nearest)?"
        case .unknownOption(let option, nil): "\(option) 옵션은 없습니다."
        case .dashedWord(let word, let value): "\(word) 옵션은 없습니다. \(value.korean) 자리에 쓸 말이면 그 앞에 --를 따로 써 주세요."
        case .missingArgument(let argument): "\(argument.korean)\(Particle.subject(after: argument.korean)) 빠졌습니다."
        case .missingValue(let option): "\(option) 뒤에 값이 필요합니다."
        case .unexpectedValue(let option): "\(option) 뒤에는 값을 쓰지 않습니다."
        case .unexpectedArgument(let argument): "‘\(argument)’ 값을 쓸 자리가 없습니다. 빈칸이 든 말은 따옴표로 묶어 주세요."
        case .exclusive(let option, let other): "\(option) 옵션과 \(other) 옵션은 함께 쓰지 않습니다."
        case .missingOption(let option, let other): "\(other) 옵션은 \(option) 옵션과 함께 씁니다."
        case .other(let message): message
        }
    }

    var english: String {
        switch self {
        case .unknownOption(let option, let nearest?): "There is no option \(option).\nDid you mean: \(nearest)?"
        case .unknownOption(let option, nil): "There is no option \(option)."
        case .dashedWord(let word, let value): "There is no option \(word). If it is the \(value.english), put -- before it."
        case .missingArgument(let argument): "The \(argument.english) is missing."
        case .missingValue(let option): "\(option) needs a value."
        case .unexpectedValue(let option): "\(option) takes no value."
        case .unexpectedArgument(let argument): "“\(argument)” is one word too many. Put words with spaces in quotes."
        case .exclusive(let option, let other): "\(option) and \(other) exclude each other."
        case .missingOption(let option, let other): "\(other) needs \(option)."
        case .other(let message): message
        }
    }
}
