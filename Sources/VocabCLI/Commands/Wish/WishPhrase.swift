/// What is said about the wish list outside boxes.
enum WishPhrase: Phrase {
    case isEmpty
    case total(Int)
    case removeAllConfirm(Int)
    case notFound([String])
    case found(term: String, meaning: String)

    var korean: String {
        switch self {
        case .isEmpty: "위시리스트가 비어 있습니다. 예: vocab wish add serendipity"
        case .total(let count): "모두 \(count)개. wish fill로 뜻을 찾아 단어장에 넣습니다."
        case .removeAllConfirm(let count): "정말 \(count)개를 모두 지울까요? (y/N)"
        case .notFound(let terms): "뜻을 찾지 못해 위시리스트에 남겼습니다: \(terms.joined(separator: ", "))"
        case .found(let term, let meaning): "\(term) — \(meaning)"
        }
    }

    var english: String {
        switch self {
        case .isEmpty: "The wish list is empty. Example: vocab wish add serendipity"
        case .total(let count):
            "\(count == 1 ? "1 word" : "\(count) words"). wish fill finds meanings and adds them to a bookcase."
        case .removeAllConfirm(let count): "Really delete all \(count)? (y/N)"
        case .notFound(let terms): "No meaning found; still on the wish list: \(terms.joined(separator: ", "))"
        case .found(let term, let meaning): "\(term) — \(meaning)"
        }
    }
}
