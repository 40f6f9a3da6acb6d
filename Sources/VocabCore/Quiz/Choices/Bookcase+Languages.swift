extension Bookcase {
    /// Whether terms and meanings are in the languages of those of `other`.
    ///
    /// Where there is no label, the writing tells: Hangul is taken for Korean, kana and Han for Japanese, Latin letters for English.
    /// A language that neither tells is the same as none.
    package func hasSameLanguages(as other: Bookcase) -> Bool {
        func areSame(_ left: String?, _ right: String?) -> Bool { left != nil && left == right }
        return areSame(termLanguageName, other.termLanguageName) && areSame(meaningLanguageName, other.meaningLanguageName)
    }

    /// Whether the meaning of `content` is in the language of the meanings here, as far as their letters tell; where there are none yet
    /// the label tells, if it names a language that is known by its letters.
    package func explains(like content: WordContent) -> Bool {
        guard let own = sides.meaning, let other = Self.language("", of: [content.meaning]) else { return true }
        return own == other
    }

    /// The languages of terms and meanings as the letters of most of the first twenty words tell, `ko`, `ja` or `en`; where there are no words yet, as the labels do, if
    /// they name a language that is known by its letters. Nil where neither tells.
    package var sides: (term: String?, meaning: String?) {
        func side(_ label: String, _ texts: some Sequence<String>) -> String? {
            words.isEmpty ? Self.names.first { $0.value.contains(Text.key(label)) }?.key : Self.language("", of: texts)
        }
        return (side(termLanguage, words.lazy.map(\.term)), side(meaningLanguage, words.lazy.map(\.meaning)))
    }

    /// Whether the term of `content` is in the language of the meanings here, and its meaning in that of the terms, which is so of none of
    /// the first twenty words. Fewer than four words prove nothing.
    package func hasSwapped(_ content: WordContent) -> Bool {
        let (term, meaning) = sides
        guard words.count >= QuestionMaker.choiceCount, let term, let meaning, term != meaning else { return false }
        func isTheOtherWay(_ content: WordContent) -> Bool {
            Self.language("", of: [content.term]) == meaning && Self.language("", of: [content.meaning]) == term
        }
        return isTheOtherWay(content) && !words.prefix(20).contains { isTheOtherWay($0.content) }
    }

    private var termLanguageName: String? { Self.language(termLanguage, of: words.lazy.map(\.term)) }

    private var meaningLanguageName: String? { Self.language(meaningLanguage, of: words.lazy.map(\.meaning)) }

    /// One name for a language, whatever it is called; for texts without a label, what they look like.
    private static func language(_ label: String, of texts: some Sequence<String>) -> String? {
        let label = Text.key(label)
        if !label.isEmpty { return names.first { $0.value.contains(label) }?.key ?? label }
        let scripts = texts.prefix(20).map { FirstSense($0).script }
        switch scripts.max(by: { left, right in scripts.count { $0 == left } < scripts.count { $0 == right } }) {
        case .hangul: return "ko"
        case .han: return "ja"
        case .latin: return "en"
        case .kana, .digit, .cyrillic, .greek, .arabic, .hebrew, .indic, .thai, .armenian, .other, nil: return nil
        }
    }

    private static let names: [String: Set<String>] = [
        "ko": ["ko", "kor", "korean", "한국어", "국어", "우리말"], "en": ["en", "eng", "english", "영어"],
        "ja": ["ja", "jpn", "japanese", "일본어", "일어", "日本語"],
    ]
}
