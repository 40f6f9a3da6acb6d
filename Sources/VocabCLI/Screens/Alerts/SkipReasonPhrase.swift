import VocabCore
import VocabLanguage

/// Why words were not asked for, and what can be done about it.
enum SkipReasonPhrase: Phrase {
    case fewOfItsKind(partsOfSpeech: [String], words: [Word])
    case sharedMeaning([SkippedWord])
    case othersShareMeaning([SkippedWord])
    case noLetters([SkippedWord])
    case noPair([SkippedWord])
    case borrow(command: String)
    case type(command: String)

    var korean: String {
        switch self {
        case .fewOfItsKind(let parts, let words):
            "품사(\(Language.korean.partsOfSpeech(parts.joined(separator: ","))))가 같은 다른 단어가 세 개가 안 됩니다: \(words.shortList)"
        case .sharedMeaning(let words): "뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: \(words.shortList)"
        case .othersShareMeaning(let words): "보기가 될 단어끼리 뜻이 겹칩니다: \(words.shortList)"
        case .noLetters(let words): "맞힐 글자가 없습니다: \(words.shortList)"
        case .noPair(let words): "함께 놓을 다른 뜻의 단어가 없습니다: \(words.shortList)"
        case .borrow(let command): "다른 단어장에서 보기 빌리기: \(command)"
        case .type(let command): "보기가 모자란 단어는 직접 쓰기: \(command)"
        }
    }

    var english: String {
        switch self {
        case .fewOfItsKind(let parts, let words):
            "Fewer than three other words of this part of speech "
                + "(\(Language.english.partsOfSpeech(parts.joined(separator: ",")))): \(words.shortList)"
        case .sharedMeaning(let words): "Without words that mean the same, fewer than three choices are left: \(words.shortList)"
        case .othersShareMeaning(let words): "The words that could be choices mean the same as each other: \(words.shortList)"
        case .noLetters(let words): "No letters to be found: \(words.shortList)"
        case .noPair(let words): "No word of another meaning to lie beside: \(words.shortList)"
        case .borrow(let command): "Borrow choices from other bookcases: \(command)"
        case .type(let command): "Type the answer where choices are missing: \(command)"
        }
    }
}

extension [SkippedWord] {
    /// Why the words were not asked for, one reason after the other.
    var reasons: [SkipReasonPhrase] {
        var parts: [[String]] = []
        var wordsByParts: [[String]: [Word]] = [:]
        var (sharing, beside, letterless, single): ([SkippedWord], [SkippedWord], [SkippedWord], [SkippedWord]) = ([], [], [], [])
        for skipped in self {
            switch skipped.reason {
            case .fewOfItsKind(let found):
                if wordsByParts[found] == nil { parts.append(found) }
                wordsByParts[found, default: []].append(skipped.word)
            case .sharedMeaning: sharing.append(skipped)
            case .othersShareMeaning: beside.append(skipped)
            case .noLetters: letterless.append(skipped)
            case .noPair: single.append(skipped)
            }
        }
        return parts.map { .fewOfItsKind(partsOfSpeech: $0, words: wordsByParts[$0] ?? []) }
            + (sharing.isEmpty ? [] : [.sharedMeaning(sharing)]) + (beside.isEmpty ? [] : [.othersShareMeaning(beside)])
            + (letterless.isEmpty ? [] : [.noLetters(letterless)]) + (single.isEmpty ? [] : [.noPair(single)])
    }

    /// The terms, each with some of those that mean the same, the first five of them.
    fileprivate var shortList: String {
        prefix(5).map(\.entry).joined(separator: "; ") + (count > 5 ? " … (\(count))" : "")
    }
}

extension SkippedWord {
    /// The term, and what hinders it.
    fileprivate var entry: String {
        switch reason {
        case .fewOfItsKind, .noLetters, .noPair: word.term
        case .sharedMeaning(let others): "\(word.term) (= \(others.map(\.term).joined(separator: ", ")))"
        case .othersShareMeaning(let others): "\(word.term) (\(others.map(\.term).joined(separator: " = ")))"
        }
    }
}
