import VocabCore

/// Finds the word that a form in a text belongs to: by an installed dictionary where there is one, else by rules and by what else the
/// text and the word lists hold.
struct Lemmatizer {
    private let dictionary: (any EnglishDictionary)?
    /// Whether a word is known to exist, without a dictionary.
    private let isSeen: (String) -> Bool
    private let isListed: (String) -> Bool
    private let koreanNouns: Set<String>

    /// For a text of these forms; `isListed` says whether a word stands in a word list.
    init(_ forms: [TextForms.Form], _ dictionary: (any EnglishDictionary)?, isListed: @escaping (String) -> Bool) {
        self.dictionary = dictionary
        let plain = dictionary == nil ? Set(forms.filter { $0.lowerCount > 0 }.map(\.text)) : []
        self.isListed = isListed
        isSeen = { plain.contains($0) || isListed($0) }
        koreanNouns = KoreanParticles.nouns(
            in: forms.lazy.map(\.text).filter { $0.unicodeScalars.first.map(Hangul.isSyllable) ?? false })
    }

    /// The words that `form` may belong to, the likeliest first; at least one.
    func lemmas(of form: String) -> [String] {
        guard let first = form.unicodeScalars.first else { return [form] }
        if Hangul.isSyllable(first) { return korean(form) }
        guard form.utf8.allSatisfy({ $0 < 0x80 }) else { return [form] }
        let bare = Self.withoutEnding(form)
        if let dictionary {
            let found = dictionary.lemmas(of: bare)
            if !found.isEmpty { return found }
        }
        return english(bare)
    }

    /// Whether the installed dictionary, if there is one, does not know `form`.
    func isUnknown(_ form: String) -> Bool {
        guard let dictionary, form.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        return dictionary.lemmas(of: Self.withoutEnding(form)).isEmpty
    }

    /// Without `'s`, `n't` and the like.
    static func withoutEnding(_ form: String) -> String {
        guard let sign = form.lastIndex(of: "'") else { return form }
        let head = form[..<sign]
        return ["s", "", "ll", "re", "ve", "d", "m", "t"].contains(form[form.index(after: sign)...]) ? String(head) : form
    }

    private func english(_ form: String) -> [String] {
        if Self.noForms.contains(form) { return [form] }
        let bases = WordForms.bases(of: form).subtracting([form]).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        // What the rules make is a word only if it is met as one; irregular forms come from a list.
        let irregular = WordForms.irregularBase(of: form).map { [$0] } ?? []
        return irregular + bases.filter { !irregular.contains($0) && isSeen($0) } + [form]
    }

    private func korean(_ form: String) -> [String] {
        let readings = KoreanParticles.readings(of: form)
        let known = readings.map(\.noun).filter { isListed($0) || KoreanWords.pronouns.contains($0) }
        let others = readings.filter { koreanNouns.contains($0.noun) || $0.isSure }.map(\.noun)
        // A rule makes many readings; one is meant where it is a word.
        let verbs = KoreanBaseForms.readingsInText(of: form).filter { isListed($0) || KoreanWords.isVerb($0) }
        let lemmas = isListed(form) ? [form] + known + verbs + others : known + verbs + others + [form]
        return lemmas.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// English words that look like forms of others and are none.
    private static let noForms: Set<String> = [
        "news", "evening", "morning", "means", "series", "species", "always", "perhaps", "during", "nothing", "something",
        "anything", "everything", "ceiling", "hundred", "sacred", "wicked", "naked", "rugged", "lens", "physics", "politics",
        "mathematics", "economics", "building", "thing",
    ]
}
