import VocabCore
import VocabLanguage

/// What is said of the learner's memory after a round.
enum StudyPhrase: Phrase {
    /// Words that are memorized from now on.
    case memorized([String])
    /// Words that are asked in a harder way from now on.
    case risen([String])
    case comesBack(tomorrow: Int, dayAfter: Int, week: Int)
    case stillWaiting(Int)

    var korean: String {
        switch self {
        case .memorized(let terms): "새로 익힌 단어 (\(terms.count)): " + Self.some(terms)
        case .risen(let terms): "이제 더 어렵게 묻는 단어 (\(terms.count)): " + Self.some(terms)
        case .comesBack(let tomorrow, let dayAfter, let week):
            "다시 볼 단어: " + DuePhrase.forecast(tomorrow: tomorrow, dayAfter: dayAfter, week: week).korean
        case .stillWaiting(let count): "오늘 복습할 단어가 \(count)개 남았습니다."
        }
    }

    var english: String {
        switch self {
        case .memorized(let terms): "Memorized now (\(terms.count)): " + Self.some(terms)
        case .risen(let terms): "Asked in a harder way from now on (\(terms.count)): " + Self.some(terms)
        case .comesBack(let tomorrow, let dayAfter, let week):
            "Next: " + DuePhrase.forecast(tomorrow: tomorrow, dayAfter: dayAfter, week: week).english
        case .stillWaiting(let count): count == 1 ? "1 word still waits today." : "\(count) words still wait today."
        }
    }

    /// As many of `terms` as are read at a glance.
    private static func some(_ terms: [String]) -> String {
        terms.prefix(mostNamed).joined(separator: " · ") + (terms.count > mostNamed ? " …" : "")
    }

    private static let mostNamed = 4
}
