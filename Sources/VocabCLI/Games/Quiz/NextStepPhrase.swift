import VocabLanguage

/// What is said of the steps after a round.
enum NextStepPhrase: Phrase {
    case review(key: String, Int)
    case begin(key: String, Int)
    case playOn(key: String)
    case others(stats: String, quit: String?)

    var korean: String {
        switch self {
        case .review(let key, let count): "\(key): 남은 복습 \(count)개"
        case .begin(let key, let count): "\(key): 새 단어 \(count)개"
        case .playOn(let key): "오늘 몫을 다 했습니다! \(key): 더 풀기"
        case .others(let stats, let quit): "\(stats): 통계" + (quit.map { " · \($0): 끝" } ?? "")
        }
    }

    var english: String {
        switch self {
        case .review(let key, let count): "\(key): \(count) more to review"
        case .begin(let key, let count): "\(key): " + (count == 1 ? "1 new word" : "\(count) new words")
        case .playOn(let key): "All done for today! \(key): play on"
        case .others(let stats, let quit): "\(stats): statistics" + (quit.map { " · \($0): leave" } ?? "")
        }
    }
}
