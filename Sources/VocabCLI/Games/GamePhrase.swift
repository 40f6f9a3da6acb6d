import VocabCore
import VocabLanguage

/// What is said in cards, hangman and matching alike.
enum GamePhrase: Phrase {
    case progress(number: Int, total: Int)
    case startAgain
    /// Of a game in which the answers are keys from 1 to 4.
    case unknownKey(String)
    case takenBack
    /// Of a word that somebody deleted while it was played.
    case deleted(term: String)
    /// Of a word that was called known and was missed.
    case learntAgain(term: String)
    case seconds(tenths: Int)
    /// What can be done after a game.
    case again(missed: Int)
    case narrowAgain(missed: Int)
    case plainAgain(missed: Int)

    var korean: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .unknownKey(let key): "‘\(key)’: 쓰이지 않는 키입니다. 1–4 중에서 고르세요."
        case .startAgain: "다시 시작하려면 y, 그만두려면 n (y/N)"
        case .takenBack: "방금 답을 되돌렸습니다."
        case .deleted(let term): "‘\(term)’: 그사이 삭제되어 단어장에 없습니다."
        case .learntAgain(let term): "‘\(term)’: 아는 단어 표시를 지우고 다시 배웁니다."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10)초"
        case .again(0): "Enter 한 판 더 · q 끝"
        case .again(let missed): "Enter 한 판 더 · y 틀린 \(missed)개 다시 · q 끝"
        case .narrowAgain(0): "Enter 한 판 더 · q 끝"
        case .narrowAgain: "Enter 한 판 더 · y 오답 · q 끝"
        case .plainAgain(0): "한 판 더 하려면 Enter, 그만두려면 q:"
        case .plainAgain(let missed): "한 판 더 하려면 Enter, 틀린 단어 \(missed)개를 다시 보려면 y, 그만두려면 q:"
        }
    }

    var english: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .unknownKey(let key): "“\(key)” is not one of the keys. Choose 1 to 4."
        case .startAgain: "y starts again, n stops (y/N)"
        case .takenBack: "Your last answer is taken back."
        case .deleted(let term): "“\(term)” was deleted meanwhile, and is in no bookcase any more."
        case .learntAgain(let term): "“\(term)” is not marked as known any more, and will be learnt."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10) s"
        case .again(0): "Enter: once more · q: stop"
        case .again(let missed): "Enter: once more · y: the \(missed) missed · q: stop"
        case .narrowAgain(0): "Enter: again · q: stop"
        case .narrowAgain: "Enter: again · y: missed · q: stop"
        case .plainAgain(0): "Enter plays once more, q stops:"
        case .plainAgain(let missed):
            "Enter plays once more, y asks the \(missed == 1 ? "missed word" : "\(missed) missed words") again, q stops:"
        }
    }
}
