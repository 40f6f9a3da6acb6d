import VocabCore
import VocabLanguage

/// What is said to a learner who recalls or types an answer.
enum AnswerPhrase: Phrase {
    case recall(Direction)
    case narrowRecall(Direction)
    case shortRecall
    case plainRecall(Direction)
    case typingKeys(hasVoice: Bool)
    case plainTypingKeys(hasVoice: Bool)
    case nothingTyped

    var korean: String {
        switch self {
        case .recall(.forward): "뜻을 떠올려 보세요 (아무 키나 누르면 보기)"
        case .recall(.reverse): "단어를 떠올려 보세요 (아무 키나 누르면 보기)"
        case .narrowRecall(.forward): "뜻을 떠올려 보세요 (아무 키)"
        case .narrowRecall(.reverse): "단어를 떠올려 보세요 (아무 키)"
        case .shortRecall: "보기는 아무 키"
        case .plainRecall(.forward): "뜻을 떠올려 보세요. 아무 키나 누르면 보기가 나옵니다"
        case .plainRecall(.reverse): "단어를 떠올려 보세요. 아무 키나 누르면 보기가 나옵니다"
        case .typingKeys(let hasVoice): "답을 쓰고 Enter · ?⏎ 글자 힌트 · s⏎ 모름 · u⏎ 되돌리기 · q⏎ 그만\(hasVoice ? " · ^P 듣기" : "")"
        case .plainTypingKeys(let hasVoice):
            "답을 쓰고 Enter. 글자 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q를 쓰고 Enter\(hasVoice ? ". 들으려면 ^P" : "")"
        case .nothingTyped: "답을 쓰고 Enter를 누르세요. 글자 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q를 쓰고 Enter를 누릅니다."
        }
    }

    var english: String {
        switch self {
        case .recall(.forward): "Recall the meaning (any key shows the choices)"
        case .recall(.reverse): "Recall the term (any key shows the choices)"
        case .narrowRecall(.forward): "Recall the meaning (any key)"
        case .narrowRecall(.reverse): "Recall the term (any key)"
        case .shortRecall: "any key: choices"
        case .plainRecall(.forward): "Recall the meaning; any key shows the choices"
        case .plainRecall(.reverse): "Recall the term; any key shows the choices"
        case .typingKeys(let hasVoice):
            "Type the answer, then Enter · ?⏎ letter · s⏎ don’t know · u⏎ undo · q⏎ quit\(hasVoice ? " · ^P say" : "")"
        case .plainTypingKeys(let hasVoice):
            "Type the answer and press Enter; or ? for a letter of it, s if you do not know, u to take back, q to stop, and Enter"
                + (hasVoice ? "; ^P says the word" : "")
        case .nothingTyped:
            "Type the answer, or ? for a letter of it, s if you do not know, u to take back, q to quit; then press Enter."
        }
    }
}
