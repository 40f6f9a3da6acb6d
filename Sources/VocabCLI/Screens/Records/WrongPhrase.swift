import VocabCore
import VocabLanguage

/// What is said of the record of wrong answers.
enum WrongPhrase: Phrase {
    case title(words: Int)
    case nothing
    case times(Int)
    case missed(Int)
    /// What was taken for a word, a list.
    case taken(String)
    case takenWord(term: String, meaning: String, times: Int)
    case leaves
    case tooSmall(bookcase: String)

    var korean: String {
        switch self {
        case .title(let words): "오답 기록 · 단어 \(words)개"
        case .nothing: "오답 기록이 비어 있습니다."
        case .times(let count): "\(count)번"
        case .missed(let count): "\(count)번 틀림"
        case .taken(let words): "대신 고른 것: \(words)"
        case .takenWord(let term, let meaning, let times): "\(term) ‘\(meaning)’" + (times > 1 ? " \(times)번" : "")
        case .leaves: "서로 다른 이틀에 맞히면 기록에서 빠집니다."
        case .tooSmall(let bookcase): "‘\(bookcase)’에는 단어가 4개가 안 되어 그 단어는 묻지 않습니다."
        }
    }

    var english: String {
        switch self {
        case .title(let words): "Wrong answers · \(words) word\(words == 1 ? "" : "s")"
        case .nothing: "There are no wrong answers on record."
        case .times(let count): count == 1 ? "once" : "\(count) times"
        case .missed(let count): "missed \(WrongPhrase.times(count).english)"
        case .taken(let words): "You chose: \(words)"
        case .takenWord(let term, let meaning, let times):
            "\(term) “\(meaning)”" + (times > 1 ? " \(WrongPhrase.times(times).english)" : "")
        case .leaves: "A word drops off once you get it right on two different days."
        case .tooSmall(let bookcase): "“\(bookcase)” has fewer than 4 words, so those of it are not asked."
        }
    }
}
