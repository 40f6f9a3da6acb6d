import VocabCore
import VocabLanguage

/// What is said in cards, hangman and matching alike.
enum GamePhrase: Phrase {
    case progress(number: Int, total: Int)
    /// Of a game in which the answers are keys from 1 to 4.
    case unknownKey(String)
    case takenBack
    case edited([FieldChangePhrase])
    /// Of a word that somebody deleted while it was played.
    case deleted(term: String)
    /// Of a word that was called known and was missed.
    case learntAgain(term: String)
    case seconds(tenths: Int)
    /// Of answers that could not be saved at first, and were later.
    case savedAfterAll
    /// So many answers of the game are lost.
    case notSaved(Int)

    var korean: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .unknownKey(let key): "‘\(key)’: 쓰이지 않는 키입니다. 1–4 중에서 고르세요."
        case .edited(let changes): "고쳤습니다. " + changes.map(\.korean).joined(separator: " · ")
        case .takenBack: "방금 답을 되돌렸습니다."
        case .deleted(let term): "‘\(term)’: 그사이 삭제되어 단어장에 없습니다."
        case .learntAgain(let term): "‘\(term)’: 외운 표시를 지우고 다시 배웁니다."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10)초"
        case .savedAfterAll: "저장하지 못했던 답까지 모두 저장했습니다."
        case .notSaved(let count): "이 게임의 답 \(count)개를 끝내 저장하지 못했습니다. (되돌린 것도 셉니다)"
        }
    }

    var english: String {
        switch self {
        case .progress(let number, let total): "\(number)/\(total)"
        case .unknownKey(let key): "“\(key)” is not one of the keys. Choose 1 to 4."
        case .edited(let changes): "Saved. " + changes.map(\.english).joined(separator: " · ")
        case .takenBack: "Your last answer is taken back."
        case .deleted(let term): "“\(term)” was deleted meanwhile, and is in no bookcase any more."
        case .learntAgain(let term): "“\(term)” is not marked as known any more, and will be learnt."
        case .seconds(let tenths): "\(tenths / 10).\(tenths % 10) s"
        case .savedAfterAll: "All answers are saved now, also those that could not be saved at first."
        case .notSaved(let count):
            "\(count == 1 ? "1 answer" : "\(count) answers") of this game could not be saved, what was taken back included."
        }
    }
}
