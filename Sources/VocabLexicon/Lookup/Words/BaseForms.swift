import VocabCore

/// The words that a form may be a form of, so that `went` finds `go`, 갔다 가다 and 학교에서 학교.
package enum BaseForms {
    /// `term` itself, then what it may be a form of, the likeliest first; most of these are no words, and a source tells which are.
    package static func candidates(for term: String) -> [String] {
        let term = Text.cleanedLine(term)
        let key = Text.key(term)
        var candidates = [term]
        let nouns = KoreanParticles.readings(of: key).filter(\.isSure).map(\.noun)
        for form in english(key) + KoreanBaseForms.readings(of: key) + nouns where !candidates.contains(form) {
            candidates.append(form)
        }
        return Array(candidates.prefix(most))
    }

    /// No form can be read in more ways that matter; each costs a source one look.
    private static let most = 12

    /// The base forms of a single word in Latin letters; those that rules make stand behind those of lists.
    private static func english(_ key: String) -> [String] {
        guard key.utf8.count <= 40, key.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [] }
        let listed = WordForms.bases(of: key).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        let ruled = [LexicalPart.noun, .verb, .adjective].flatMap { $0.baseForms(of: Array(key.utf8)) }
            .map { String(decoding: $0, as: UTF8.self) }
        return (listed + ruled + degrees(key)).filter { $0.utf8.count > 1 }
    }

    /// What `happier` and `biggest` are degrees of, where more than an ending was added.
    private static func degrees(_ key: String) -> [String] {
        for ending in ["er", "est"] where key.hasSuffix(ending) {
            let stem = key.dropLast(ending.utf8.count)
            guard let last = stem.last, stem.utf8.count > 2 else { continue }
            if last == "i" { return [String(stem.dropLast()) + "y"] }
            if last == stem.dropLast().last { return [String(stem.dropLast())] }
        }
        return []
    }
}
