import VocabCore

/// The language of nouns, as far as their articles tell.
enum ArticleLanguage {
    private static let articles: [String: Set<String>] = [
        "de": ["der", "die", "das", "ein", "eine"], "fr": ["le", "la", "les", "un", "une"],
        "es": ["el", "la", "los", "las", "un", "una"],
        "it": ["il", "lo", "la", "gli", "i", "un", "una", "uno"], "nl": ["de", "het", "een"],
        "pt": ["o", "a", "os", "as", "um", "uma"],
        "sv": ["en", "ett"], "en": ["the", "a", "an"],
    ]

    /// The code of the language whose articles stand in front of a third of `texts`, five at least, and those of no other as often; nil where
    /// none do.
    static func code(of texts: some Sequence<String>) -> String? {
        let heads = texts.prefix(200).map { text -> String in
            let word = text.lowercased().prefix { $0 != " " }
            return word.hasPrefix("l'") || word.hasPrefix("l’") ? "le" : String(word)
        }
        let counts = articles.mapValues { names in heads.count(where: names.contains) }.sorted {
            ($1.value, $0.key) < ($0.value, $1.key)
        }
        guard counts[0].value > 4, counts[0].value * 3 >= heads.count, counts[1].value < counts[0].value else { return nil }
        return counts[0].key
    }
}
