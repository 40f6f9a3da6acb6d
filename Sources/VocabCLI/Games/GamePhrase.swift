import VocabCore

/// What is said in cards, hangman and matching alike.
enum GamePhrase: Phrase {
    case progress(number: Int, total: Int)
    case startAgain
    case takenBack
    case seconds(tenths: Int)

    var korean: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .startAgain: "다시 시작하려면 y, 그만두려면 n (y/N)"
        case .takenBack: "방금 답을 되돌렸습니다."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10)초"
        }
    }

    var english: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .startAgain: "y starts again, n stops (y/N)"
        case .takenBack: "Your last answer is taken back."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10) s"
        }
    }
}
