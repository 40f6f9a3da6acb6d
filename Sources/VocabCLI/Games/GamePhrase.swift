import VocabCore

/// What is said in cards, hangman and matching alike.
enum GamePhrase: Phrase {
    case progress(number: Int, total: Int)
    case startAgain
    /// Of a game in which the answers are keys from 1 to 4.
    case unknownKey(String)
    case takenBack
    case seconds(tenths: Int)

    var korean: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .unknownKey(let key): "‘\(key)’\(Particle.topic(after: key)) 쓰이지 않는 키입니다. 1–4 중에서 고르세요."
        case .startAgain: "다시 시작하려면 y, 그만두려면 n (y/N)"
        case .takenBack: "방금 답을 되돌렸습니다."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10)초"
        }
    }

    var english: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .unknownKey(let key): "“\(key)” is not one of the keys. Choose 1 to 4."
        case .startAgain: "y starts again, n stops (y/N)"
        case .takenBack: "Your last answer is taken back."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10) s"
        }
    }
}
