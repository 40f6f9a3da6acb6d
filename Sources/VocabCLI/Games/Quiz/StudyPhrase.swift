import VocabCore
import VocabLanguage

/// What is said of the learner's memory after a round.
enum StudyPhrase: Phrase {
    case risen([String])
    case comesBack(tomorrow: Int, dayAfter: Int, week: Int)
    case stillWaiting(Int)

    var korean: String {
        switch self {
        case .risen(let terms): "한 단계 오른 단어 (\(terms.count)): \(terms.joined(separator: " · "))"
        case .comesBack(let tomorrow, let dayAfter, let week):
            "다시 볼 단어: " + DuePhrase.forecast(tomorrow: tomorrow, dayAfter: dayAfter, week: week).korean
        case .stillWaiting(let count): "오늘 복습할 단어가 \(count)개 남았습니다."
        }
    }

    var english: String {
        switch self {
        case .risen(let terms): "A step up (\(terms.count)): \(terms.joined(separator: " · "))"
        case .comesBack(let tomorrow, let dayAfter, let week):
            "Next: " + DuePhrase.forecast(tomorrow: tomorrow, dayAfter: dayAfter, week: week).english
        case .stillWaiting(let count): count == 1 ? "1 word still waits today." : "\(count) words still wait today."
        }
    }
}
