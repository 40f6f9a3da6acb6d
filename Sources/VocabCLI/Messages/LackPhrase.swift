import VocabCore

/// Why words were not asked for, and what can be done about it.
enum LackPhrase: Phrase {
    case fewOfItsKind(partsOfSpeech: [String], words: [Word])
    case sharedMeaning([PassedOver])
    case borrow(command: String)
    case type(command: String)

    var korean: String {
        switch self {
        case .fewOfItsKind(let parts, let words):
            parts.isEmpty
                ? "비슷한 종류의 다른 단어가 셋이 안 됩니다: \(words.shortList)"
                : "품사가 같은(\(Language.korean.partsOfSpeech(parts.joined(separator: ",")))) 다른 단어가 셋이 안 됩니다: \(words.shortList)"
        case .sharedMeaning(let words): "뜻이 겹치는 단어가 많습니다: \(words.shortList)"
        case .borrow(let command): "다른 단어장에서 보기 빌리기: \(command)"
        case .type(let command): "그 단어들은 직접 쓰기: \(command)"
        }
    }

    var english: String {
        switch self {
        case .fewOfItsKind(let parts, let words):
            parts.isEmpty
                ? "Fewer than three other words of a like kind: \(words.shortList)"
                : "Fewer than three other words of this part of speech "
                    + "(\(Language.english.partsOfSpeech(parts.joined(separator: ",")))): \(words.shortList)"
        case .sharedMeaning(let words): "Too many words mean the same: \(words.shortList)"
        case .borrow(let command): "Borrow choices from other bookcases: \(command)"
        case .type(let command): "Type the answers to these words: \(command)"
        }
    }
}

extension [PassedOver] {
    /// Why the words were not asked for, one reason after the other.
    var reasons: [LackPhrase] {
        var parts: [[String]] = []
        var wordsByParts: [[String]: [Word]] = [:]
        var sharing: [PassedOver] = []
        for passed in self {
            switch passed.lack {
            case .fewOfItsKind(let found, _):
                if wordsByParts[found] == nil { parts.append(found) }
                wordsByParts[found, default: []].append(passed.word)
            case .sharedMeaning: sharing.append(passed)
            }
        }
        return parts.map { .fewOfItsKind(partsOfSpeech: $0, words: wordsByParts[$0] ?? []) }
            + (sharing.isEmpty ? [] : [.sharedMeaning(sharing)])
    }

    /// The terms, each with some of those that mean the same, the first five of them.
    fileprivate var shortList: String {
        let entries = prefix(5).map { passed in
            guard case .sharedMeaning(let others) = passed.lack, !others.isEmpty else { return passed.word.term }
            return "\(passed.word.term) (= \(others.map(\.term).joined(separator: ", ")))"
        }
        return entries.joined(separator: "; ") + (count > 5 ? " … (\(count))" : "")
    }
}
