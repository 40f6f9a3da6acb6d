import VocabCore

/// What is said to a learner who recalls an answer.
enum AnswerPhrase: Phrase {
    case recall(Direction)
    case narrowRecall(Direction)
    case shortRecall
    case plainRecall(Direction)

    var korean: String {
        switch self {
        case .recall(.forward): "뜻을 떠올려 보세요 (아무 키나 누르면 보기)"
        case .recall(.reverse): "단어를 떠올려 보세요 (아무 키나 누르면 보기)"
        case .narrowRecall(.forward): "뜻을 떠올려 보세요 (아무 키)"
        case .narrowRecall(.reverse): "단어를 떠올려 보세요 (아무 키)"
        case .shortRecall: "보기는 아무 키"
        case .plainRecall(.forward): "뜻을 떠올려 보세요. 아무 키나 누르면 보기가 나옵니다"
        case .plainRecall(.reverse): "단어를 떠올려 보세요. 아무 키나 누르면 보기가 나옵니다"
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
        }
    }
}
