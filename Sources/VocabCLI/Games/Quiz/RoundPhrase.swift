import VocabCore
import VocabLanguage

/// What is said of the word that a round asks for: its history, when it comes back, and what is left beside it.
enum RoundPhrase: Phrase {
    case left(known: Int, new: Int)
    case lastTime(daysAgo: Int, Review.Outcome)
    case neverAsked
    case goOn(hasVoice: Bool)
    case plainGoOn(hasVoice: Bool)
    case comesBackSoon
    case comesBack(inDays: Int)
    case rightOne
    case chosenOne
    case typedOne(String)
    /// What was typed is another word, though none of the learner.
    case typedWord(String)
    case known(term: String)
    case unmarked(term: String)

    var korean: String {
        switch self {
        case .left(let known, 0): "복습 \(known)"
        case .left(0, let new): "새 단어 \(new)"
        case .left(let known, let new): "복습 \(known) · 새 단어 \(new)"
        case .lastTime(let days, let outcome):
            (days == 0 ? "오늘" : days == 1 ? "어제" : "\(days)일 전")
                + (outcome == .right ? " 맞음" : outcome == .wrong ? " 틀림" : " 모름")
        case .neverAsked: "새 단어"
        case .goOn(let hasVoice): "아무 키나 누르면 다음\(hasVoice ? " · p 듣기" : "") · u 되돌리기 · e 고치기 · q 그만"
        case .plainGoOn(let hasVoice): "아무 키나 누르면 다음으로 갑니다\(hasVoice ? ". 들으려면 p" : "")"
        case .comesBackSoon: "몇 문제 뒤에 다시 묻습니다."
        case .comesBack(let days):
            switch days {
            case ...0: "오늘 다시 묻습니다."
            case 1: "내일 다시 묻습니다."
            case 2: "모레 다시 묻습니다."
            default: "\(days)일 뒤에 다시 묻습니다."
            }
        case .rightOne: "정답"
        case .chosenOne: "고른 답"
        case .typedOne(let text): "내 답: \(text)"
        case .typedWord(let text): "내 답: \(text) (다른 단어입니다)"
        case .known(let term): "‘\(term)’: 외운 단어로 표시했습니다. (u 되돌리기)"
        case .unmarked(let term): "‘\(term)’: 외운 단어 표시를 지웠습니다."
        }
    }

    var english: String {
        switch self {
        case .left(let known, 0): "\(known) to review"
        case .left(0, let new): "\(new) new"
        case .left(let known, let new): "\(known) to review · \(new) new"
        case .lastTime(let days, let outcome):
            "\(outcome == .right ? "right" : outcome == .wrong ? "missed" : "skipped") \(days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago")"
        case .neverAsked: "new word"
        case .goOn(let hasVoice): "any key: next\(hasVoice ? " · p say" : "") · u undo · e edit · q quit"
        case .plainGoOn(let hasVoice): "Press any key to go on\(hasVoice ? ", or p to hear it" : "")"
        case .comesBackSoon: "It comes back in a few questions."
        case .comesBack(let days):
            switch days {
            case ...0: "It comes back today."
            case 1: "It comes back tomorrow."
            default: "It comes back in \(days) days."
            }
        case .rightOne: "Right answer"
        case .chosenOne: "Your choice"
        case .typedOne(let text): "Your answer: \(text)"
        case .typedWord(let text): "Your answer: \(text), which is another word"
        case .known(let term): "“\(term)” is marked as known. (u takes it back)"
        case .unmarked(let term): "“\(term)” is not marked as known any more."
        }
    }
}
