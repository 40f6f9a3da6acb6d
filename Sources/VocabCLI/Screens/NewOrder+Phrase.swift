import VocabCore
import VocabLanguage

extension StudySettings.NewOrder: Phrase {
    package var korean: String {
        switch self {
        case .tags: "태그의 단계 순서로"
        case .listed: "단어장 순서로"
        case .random: "무작위로"
        }
    }

    package var english: String {
        switch self {
        case .tags: "by the levels in tags"
        case .listed: "in the order of the bookcase"
        case .random: "at random"
        }
    }
}
