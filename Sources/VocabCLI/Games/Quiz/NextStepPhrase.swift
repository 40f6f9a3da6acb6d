import VocabLanguage

/// What is said of the steps after a round.
enum NextStepPhrase: Phrase {
    case step(key: String, String)
    case review(Int)
    case begin(Int)
    case playOn
    case others(stats: String, quit: String?)

    var korean: String {
        switch self {
        case .step(let key, let text): "\(key): \(text)"
        case .review(let count): "남은 복습 \(count)개"
        case .begin(let count): "새 단어 \(count)개"
        case .playOn: "오늘 몫을 다 했습니다. 더 풀기"
        case .others(let stats, let quit): "\(stats): 통계" + (quit.map { " · \($0): 끝" } ?? "")
        }
    }

    var english: String {
        switch self {
        case .step(let key, let text): "\(key): \(text)"
        case .review(let count): "\(count) more to review"
        case .begin(let count): count == 1 ? "1 new word" : "\(count) new words"
        case .playOn: "all done for today, play on"
        case .others(let stats, let quit): "\(stats): statistics" + (quit.map { " · \($0): leave" } ?? "")
        }
    }
}
