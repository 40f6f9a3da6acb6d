import VocabCore
import VocabLanguage

/// What is said over flash cards.
enum CardPhrase: Phrase {
    case title
    case cameBack
    case comingBack(Int)
    case card(text: String, remarks: [String])
    case turned(WordField, text: String)
    case example(String)
    case grade(Review.Grade, days: Int)
    case turnKeys(hasVoice: Bool)
    case plainTurnKeys(hasVoice: Bool)
    case gradeKeys(hasVoice: Bool)
    case plainGradeKeys(hasVoice: Bool)
    case noCardBefore
    case known(term: String)
    case unmarked(term: String)

    var korean: String {
        switch self {
        case .title: "카드"
        case .cameBack: "다시 나온 카드"
        case .comingBack(let count): "다시 \(count)"
        case .card(let text, let remarks): "카드: " + text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        case .turned(let field, let text): "\(field.korean): \(text)"
        case .example(let text): "예문: \(text)"
        case .grade(let grade, let days):
            switch grade {
            case .again: "1 다시 (곧)"
            case .hard: "2 어려움 (\(Self.korean(days)))"
            case .good: "3 알맞음 (\(Self.korean(days)))"
            case .easy: "4 쉬움 (\(Self.korean(days)))"
            }
        case .turnKeys(false): "아무 키나 누르면 뒤집기 · u 이전 카드 · e 고치기 · k 외운 단어 · q 그만"
        case .turnKeys(true): "아무 키: 뒤집기 · p 듣기 · u 이전 카드 · e 고치기 · k 외움 · q 그만"
        case .plainTurnKeys(let hasVoice):
            "아무 키나 누르면 뒤집기, \(hasVoice ? "들으려면 p, " : "")이전 카드는 u, 고치려면 e, 외운 단어는 k, 그만두려면 q"
        case .gradeKeys(let hasVoice): "space 3 알맞음\(hasVoice ? " · p 듣기" : "") · u 이전 카드 · e 고치기 · k 외운 단어 · q 그만"
        case .plainGradeKeys(let hasVoice):
            "1에서 4로 평가, 알맞음은 Enter, \(hasVoice ? "들으려면 p, " : "")이전 카드는 u, 고치려면 e, 외운 단어는 k, 그만두려면 q"
        case .noCardBefore: "이전 카드가 없습니다."
        case .known(let term): "‘\(term)’: 외운 단어로 표시했습니다. (u 취소)"
        case .unmarked(let term): "‘\(term)’: 외운 단어 표시를 지웠습니다."
        }
    }

    var english: String {
        switch self {
        case .title: "Cards"
        case .cameBack: "once more"
        case .comingBack(let count): "\(count) again"
        case .card(let text, let remarks): "Card: " + text + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        case .turned(let field, let text): "\(field.english.prefix(1).uppercased() + field.english.dropFirst()): \(text)"
        case .example(let text): "Example: \(text)"
        case .grade(let grade, let days):
            switch grade {
            case .again: "1 again (soon)"
            case .hard: "2 hard (\(Self.english(days)))"
            case .good: "3 good (\(Self.english(days)))"
            case .easy: "4 easy (\(Self.english(days)))"
            }
        case .turnKeys(false): "any key turns the card over · u previous card · e edit · k known · q quit"
        case .turnKeys(true): "any key turns the card · p say · u previous · e edit · k known · q quit"
        case .plainTurnKeys(let hasVoice):
            "Any key turns the card, \(hasVoice ? "p says it, " : "")u shows the previous one, e edits, k marks it as known, q stops"
        case .gradeKeys(let hasVoice):
            "space is 3 good\(hasVoice ? " · p say" : "") · u previous card · e edit · k known · q quit"
        case .plainGradeKeys(let hasVoice):
            "Grade with 1 to 4, Enter is good; \(hasVoice ? "p says it, " : "")u shows the previous card, e edits, k marks it as known, q stops"
        case .noCardBefore: "There is no card before this one."
        case .known(let term): "“\(term)” is marked as known. (u takes it back)"
        case .unmarked(let term): "“\(term)” is no longer marked as known."
        }
    }

    /// A time of so many days in the largest unit that says it well.
    private static func korean(_ days: Int) -> String {
        switch days {
        case ..<60: "\(days)일"
        case ..<730: "\(days / 30)개월"
        default: "\(days / 365)년"
        }
    }

    private static func english(_ days: Int) -> String {
        switch days {
        case 1: "1 day"
        case ..<60: "\(days) days"
        case ..<730: "\(days / 30) months"
        default: "\(days / 365) years"
        }
    }
}
