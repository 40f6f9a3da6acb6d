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
        let label = Self.names.first { $0.value.contains(Text.key(meaningLanguage)) }?.key
        let own = words.isEmpty ? label : Self.language("", of: words.lazy.map(\.meaning))
        guard let own, let other = Self.language("", of: [content.meaning]) else { return true }
        return own == other
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
