import VocabCore
import VocabLanguage

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
        case .unexpectedArgument(let argument): "‘\(argument)’: 여기에 쓸 수 없는 말입니다. 띄어 쓴 말은 따옴표로 묶어 주세요."
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
