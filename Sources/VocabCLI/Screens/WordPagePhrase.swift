import VocabCore
import VocabLanguage

/// What is said of a word that was answered.
enum WordPagePhrase: Phrase {
    case missed(Int, of: Int, areAll: Bool)
    case neverAsked
    case state(WordState)
    /// The learner marked it as known.
    case marked
    case next(Day, isToday: Bool)
    case recall(percent: Int)
    case confused
    case times(term: String, Int)
    /// What can be done with the word.
    case keys(WordPageKey)
    case plainKeys([WordPageKey])

    var korean: String {
        switch self {
        case .missed(0, let answers, let areAll): (areAll ? "" : "최근 ") + "\(answers)번 모두 맞음"
        case .missed(let misses, let answers, let areAll): (areAll ? "" : "최근 ") + "\(answers)번 중 \(misses)번 틀림"
        case .neverAsked: "아직 풀지 않은 단어"
        case .state(.new): "새 단어"
        case .state(.learning): "배우는 중"
        case .state(.memorized): "익힘"
        case .marked: "외운 단어"
        case .next(_, true): "오늘 복습"
        case .next(let day, false): "다음 \(day.date.month)월 \(day.date.day)일"
        case .recall(let percent): "기억할 확률 \(percent)%"
        case .confused: "헷갈린 단어"
        case .times(let term, let times): "\(term) (\(times)번)"
        case .keys(.edit): "e 고치기"
        case .keys(.know(true)): "k 외운 단어"
        case .keys(.know(false)): "k 다시 배우기"
        case .keys(.say): "p 듣기"
        case .keys(.drill(let term)): "d 비교: \(term)"
        case .keys(.back): "Enter 뒤로"
        case .plainKeys(let keys): keys.map { Self.keys($0).korean }.joined(separator: ", ") + ":"
        }
    }

    var english: String {
        switch self {
        case .missed(0, let answers, let areAll):
            "right \(areAll ? "" : "the last ")\(answers == 1 ? "once" : "\(answers) times")"
        case .missed(let misses, let answers, let areAll): "missed \(misses) of \(areAll ? "" : "the last ")\(answers)"
        case .neverAsked: "not asked yet"
        case .state(.new): "new"
        case .state(.learning): "learning"
        case .state(.memorized): "memorized"
        case .marked: "known"
        case .next(_, true): "due today"
        case .next(let day, false): "next on \(day.date.day) \(CalendarPhrase.englishMonths[day.date.month - 1])"
        case .recall(let percent): "\(percent)% to be recalled"
        case .confused: "Confused with"
        case .times(let term, let times): times == 1 ? "\(term) (once)" : "\(term) (\(times) times)"
        case .keys(.edit): "e edit"
        case .keys(.know(true)): "k known"
        case .keys(.know(false)): "k learn again"
        case .keys(.say): "p say"
        case .keys(.drill(let term)): "d compare: \(term)"
        case .keys(.back): "Enter back"
        case .plainKeys(let keys): keys.map { Self.keys($0).english }.joined(separator: ", ") + ":"
        }
    }
}

/// What a key does on a word's page.
enum WordPageKey: Equatable {
    case edit
    /// Marks the word as known, or takes the mark off.
    case know(Bool)
    case say
    /// Asks for this word and the one it was confused with, beside each other.
    case drill(with: String)
    case back

    /// What is pressed.
    var key: String {
        switch self {
        case .edit: "e"
        case .know: "k"
        case .say: "p"
        case .drill: "d"
        case .back: ""
        }
    }
}
