import VocabCore

/// A word or short sign on the screen.
package enum Label: Phrase {
    case alert, next
    case field(WordField)
    case partOfSpeech(PartOfSpeech)
    case known, bookcase, newName, description, termLanguage, meaningLanguage, picture, words, sharedList, followedList

    package var korean: String {
        switch self {
        case .alert: "알림"
        case .next: "다음"
        case .field(let field): field.korean
        case .partOfSpeech(let part): part.korean
        case .known: "외운 단어"
        case .bookcase: "단어장"
        case .newName: "새 이름"
        case .description: "설명"
        case .termLanguage: "단어의 언어"
        case .meaningLanguage: "뜻의 언어"
        case .picture: "그림(이모지)"
        case .words: "단어"
        case .sharedList: "나누는 곳"
        case .followedList: "따르는 목록"
        }
    }

    package var english: String {
        switch self {
        case .alert: "Alert"
        case .next: "Next"
        case .field(let field): field.english
        case .partOfSpeech(let part): part.rawValue
        case .known: "known"
        case .bookcase: "Bookcase"
        case .newName: "New name"
        case .description: "Description"
        case .termLanguage: "Language of the terms"
        case .meaningLanguage: "Language of the meanings"
        case .picture: "Picture (emoji)"
        case .words: "Words"
        case .sharedList: "Shared at"
        case .followedList: "Follows"
        }
    }
}

extension WordField: Phrase {
    package var korean: String {
        switch self {
        case .term: "단어"
        case .meaning: "뜻"
        case .partOfSpeech: "품사"
        case .pronunciation: "발음"
        case .example: "예문"
        case .synonyms: "동의어"
        case .antonyms: "반의어"
        case .tags: "태그"
        case .note: "메모"
        }
    }

    package var english: String {
        switch self {
        case .term: "term"
        case .meaning: "meaning"
        case .partOfSpeech: "part of speech"
        case .pronunciation: "pronunciation"
        case .example: "example"
        case .synonyms: "synonyms"
        case .antonyms: "antonyms"
        case .tags: "tags"
        case .note: "note"
        }
    }
}

extension PartOfSpeech {
    fileprivate var korean: String {
        switch self {
        case .noun: "명사"
        case .verb: "동사"
        case .adjective: "형용사"
        case .adverb: "부사"
        case .preposition: "전치사"
        case .conjunction: "접속사"
        case .pronoun: "대명사"
        case .determiner: "한정사"
        case .interjection: "감탄사"
        case .phrase: "숙어"
        }
    }
}

extension Language {
    /// The parts of speech in `text`, as the store writes them, in this language.
    package func partsOfSpeech(_ text: String) -> String {
        text.split(separator: ",").map { part in
            let name = String(part).trimmingPrefix(" ")
            return PartOfSpeech(named: String(name)).map { Label.partOfSpeech($0).text(in: self) } ?? String(name)
        }.joined(separator: ", ")
    }
}
