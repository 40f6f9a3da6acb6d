import VocabLanguage

/// What is said of the steps after a game.
enum NextStepPhrase: Phrase {
    case missed(Int)
    case again
    case review(Int)
    case begin(Int)
    case playOn
    /// The key for the words that were missed, where Enter does something else.
    case missedKey(Int)

    /// Whether reviews wait.
    var isReview: Bool { if case .review = self { true } else { false } }

    var korean: String {
        switch self {
        case .missed(let count): "Enter 틀린 \(count)개 다시"
        case .again: "Enter 한 판 더"
        case .review(let count): "Enter 복습 \(count)개"
        case .begin(let count): "Enter 새 단어 \(count)개"
        case .playOn: "오늘 몫을 다 했습니다! Enter 더 풀기"
        case .missedKey(let count): "w 틀린 \(count)개"
        }
    }

    var english: String {
        switch self {
        case .missed(let count): "Enter: \(count == 1 ? "the missed one" : "the \(count) missed") again"
        case .again: "Enter: once more"
        case .review(let count): "Enter: \(count) to review"
        case .begin(let count): "Enter: \(count == 1 ? "1 new word" : "\(count) new words")"
        case .playOn: "All done for today! Enter: play on"
        case .missedKey(let count): "w \(count == 1 ? "the missed one" : "the \(count) missed")"
        }
    }
}
