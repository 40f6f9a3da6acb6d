import VocabLanguage

/// What is said about the wish list outside boxes.
enum WishPhrase: Phrase {
    case isEmpty
    case total(Int)
    case removeAllConfirm(Int)
    case notFound([String])
    case found(wish: String, term: String, meaning: String)
    /// A wish and the word that it is a form of.
    case word(wish: String, term: String)
    /// Several words were taken for one phrase.
    case isPhrase(command: String)

    var korean: String {
        switch self {
        case .isEmpty: "위시리스트가 비어 있습니다. 예: vocab wish add serendipity"
        case .total(let count): "모두 \(count)개. wish fill로 뜻을 찾아 단어장에 넣습니다."
        case .removeAllConfirm(let count): "정말 \(count)개를 모두 지울까요? (y/N)"
        case .notFound(let terms): "뜻을 찾지 못해 위시리스트에 남겼습니다: \(terms.joined(separator: ", "))"
        case .found(let wish, let term, let meaning): "\(WishPhrase.word(wish: wish, term: term).korean) — \(meaning)"
        case .word(let wish, let term): wish == term ? term : "\(term) (위시리스트의 \(wish))"
        case .isPhrase(let command): "한 표현으로 넣었습니다. 따로 넣으려면 쉼표로 나누세요: \(command)"
        }
    }

    var english: String {
        switch self {
        case .isEmpty: "The wish list is empty. Example: vocab wish add serendipity"
        case .total(let count):
            "\(count == 1 ? "1 word" : "\(count) words"). wish fill finds meanings and adds them to a bookcase."
        case .removeAllConfirm(let count): "Really delete all \(count)? (y/N)"
        case .notFound(let terms): "No meaning found; still on the wish list: \(terms.joined(separator: ", "))"
        case .found(let wish, let term, let meaning): "\(WishPhrase.word(wish: wish, term: term).english) — \(meaning)"
        case .word(let wish, let term): wish == term ? term : "\(term) (wished for as \(wish))"
        case .isPhrase(let command): "Taken as one phrase. To wish for each word, put commas between them: \(command)"
        }
    }
}
