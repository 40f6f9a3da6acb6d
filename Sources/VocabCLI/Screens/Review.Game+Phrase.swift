import VocabCore
import VocabLanguage

/// What the games are called.
extension Review.Game: Phrase {
    package var korean: String {
        switch self {
        case .choice: "사지선다"
        case .typed: "직접 쓰기"
        case .flashcards: "카드"
        case .hangman: "거북이 게임"
        case .match: "짝 맞추기"
        }
    }

    package var english: String {
        switch self {
        case .choice: "Four choices"
        case .typed: "Typing"
        case .flashcards: "Flash cards"
        case .hangman: "Turtle game"
        case .match: "Matching"
        }
    }
}
