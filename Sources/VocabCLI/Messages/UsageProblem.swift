/// What is wrong with a command line, as far as the parser's message tells.
enum UsageProblem: Equatable {
    case unknownOption(String)
    case missingArgument(PositionalArgument)
    case missingValue(option: String)
    case unexpectedArgument(String)
    case other(String)

    /// Reads the parser's own message, which is English and quotes what it speaks of.
    init(parserMessage message: String) {
        let quoted = message.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        let first = quoted.count > 1 ? quoted[1] : ""
        let option = first.split(separator: " ").first.map(String.init) ?? first
        switch message {
        case _ where message.hasPrefix("Unknown option"): self = .unknownOption(option)
        case _ where message.hasPrefix("Missing expected argument"):
            self = .missingArgument(PositionalArgument(placeholder: first))
        case _ where message.hasPrefix("Missing value for"): self = .missingValue(option: option)
        case _
        where message.hasPrefix("Unexpected argument") || quoted.first?.hasSuffix("unexpected arguments: ") == true:
            self = .unexpectedArgument(first)
        default: self = .other(message)
        }
    }
}

extension UsageProblem: Phrase {
    var korean: String {
        switch self {
        case .unknownOption(let option): "\(option) 옵션은 없습니다. -로 시작하는 말은 그 앞에 --를 따로 써 주세요."
        case .missingArgument(let argument): "\(argument.korean)\(Particle.subject(after: argument.korean)) 빠졌습니다."
        case .missingValue(let option): "\(option) 뒤에 값이 필요합니다."
        case .unexpectedArgument(let argument): "‘\(argument)’ 값을 쓸 자리가 없습니다. 빈칸이 든 말은 따옴표로 묶어 주세요."
        case .other(let message): message
        }
    }

    var english: String {
        switch self {
        case .unknownOption(let option): "There is no option \(option). Put -- before words that begin with a dash."
        case .missingArgument(let argument): "The \(argument.english) is missing."
        case .missingValue(let option): "\(option) needs a value."
        case .unexpectedArgument(let argument): "“\(argument)” is one word too many. Put words with spaces in quotes."
        case .other(let message): message
        }
    }
}

/// What a command is given without an option's name.
enum PositionalArgument: Equatable, Phrase {
    case bookcaseName, newName, term, text, file
    case other(String)

    /// Reads the parser's placeholder, such as `<term>`.
    init(placeholder: String) {
        switch placeholder {
        case "<name>": self = .bookcaseName
        case "<new-name>": self = .newName
        case "<term>": self = .term
        case "<text>": self = .text
        case "<file>", "<file> ...": self = .file
        default: self = .other(placeholder)
        }
    }

    var korean: String {
        switch self {
        case .bookcaseName: "단어장 이름"
        case .newName: "새 이름"
        case .term: "단어"
        case .text: "찾을 말"
        case .file: "파일 이름"
        case .other(let placeholder): placeholder
        }
    }

    var english: String {
        switch self {
        case .bookcaseName: "name of the bookcase"
        case .newName: "new name"
        case .term: "term"
        case .text: "text to look for"
        case .file: "file"
        case .other(let placeholder): placeholder
        }
    }
}
