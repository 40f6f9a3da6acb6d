import VocabCore

/// An installed dictionary as a reader of texts needs it.
package protocol EnglishDictionary: Sendable {
    /// The words that `form`, in lower case, may be a form of, the likeliest first; none where it is not known.
    func lemmas(of form: String) -> [String]

    /// What a word means first of all, in English, and its part of speech; nil where it is not known.
    func gloss(of lemma: String) -> WordGloss?
}

/// What a dictionary says about a word first of all.
package struct WordGloss: Equatable, Sendable {
    /// The meaning.
    package let meaning: String
    /// The part of speech.
    package let part: PartOfSpeech
}

/// The dictionary that is installed beside the program.
package enum InstalledEnglish {
    /// WordNet where `InstalledThesaurus` finds it; nil where there is none.
    package static func find(environment: [String: String]) -> (any EnglishDictionary)? {
        InstalledThesaurus.find(environment: environment) as? any EnglishDictionary
    }
}

/// Finds base forms as morphy(7WN) does, and puts first what is met most often.
enum Morphy {
    /// The lemmas of `form`, given the irregular ones of each part of speech and how often a word is met in it; nil where it is none.
    static func lemmas(
        of form: String, irregular: ([UInt8], LexicalPart) -> [[UInt8]], uses: ([UInt8], LexicalPart) -> Int?
    ) -> [String] {
        let bytes = Array(form.utf8)
        var best: [[UInt8]: Int] = [:]
        for part in LexicalPart.allCases {
            let exceptions = irregular(bytes, part)
            for lemma in [bytes] + (exceptions.isEmpty ? part.baseForms(of: bytes) : exceptions) where lemma.count > 1 {
                // Of two that are met as often the base form is meant, unless it is hardly ever met.
                if let count = uses(lemma, part) {
                    best[lemma] = max(best[lemma] ?? 0, 2 * count + (lemma == bytes || count == 0 ? 0 : 1))
                }
            }
        }
        return best.sorted { left, right in
            let ranks = [left, right].map { ($0.key == bytes ? 0 : 1, $0.key.count) }
            if left.value != right.value || ranks[0] != ranks[1] {
                return (right.value, ranks[0].0, ranks[0].1) < (left.value, ranks[1].0, ranks[1].1)
            }
            return left.key.lexicographicallyPrecedes(right.key)
        }
        .map { String(decoding: $0.key, as: UTF8.self) }
    }
}

extension WordNetDatabase: EnglishDictionary {
    /// The lemmas that stand in the files, those met most often first.
    package func lemmas(of form: String) -> [String] {
        Morphy.lemmas(of: form) { form, part in
            files(of: part).map { Self.exceptions(of: form, in: $0) } ?? []
        } uses: { lemma, part in
            files(of: part).flatMap { Self.taggedSenses(of: lemma, in: $0) }
        }
    }

    /// The first sense of the lemma, in the part of speech it is met in most.
    package func gloss(of lemma: String) -> WordGloss? {
        let word = Array(lemma.utf8)
        let parts = LexicalPart.allCases.compactMap { part in
            files(of: part).flatMap { files in Self.taggedSenses(of: word, in: files).map { (files, $0) } }
        }
        guard let (files, _) = parts.max(by: { $0.1 < $1.1 }), let offset = Self.offsets(of: word, in: files).first else {
            return nil
        }
        let end =
            files.data.firstIndex(of: UInt8(ascii: "\n"), in: min(offset, files.data.count)..<files.data.count)
            ?? files.data.count
        guard let bar = files.data.firstIndex(of: UInt8(ascii: "|"), in: min(offset, end)..<end),
            let text = files.data.copy(of: (bar + 1)..<end)
        else { return nil }
        return WordGloss(String(decoding: text, as: UTF8.self), files.part)
    }
}

extension DictWordNet: EnglishDictionary {
    /// The lemmas that have an entry.
    package func lemmas(of form: String) -> [String] {
        Morphy.lemmas(of: form) { form, part in
            let form = String(decoding: form, as: UTF8.self)
            return part == .adverb ? [] : WordForms.bases(of: form).subtracting([form]).map { Array($0.utf8) }
        } uses: { lemma, part in
            let count = senses(of: lemma).count { $0.part == part }
            return count == 0 ? nil : count
        }
    }

    /// The first sense of the entry.
    package func gloss(of lemma: String) -> WordGloss? {
        guard let text = texts(of: Array(lemma.utf8)).first, let gloss = DictEntry.firstGloss(in: text) else { return nil }
        return WordGloss(gloss.text, gloss.part)
    }
}

extension WordGloss {
    /// The meaning in front of a gloss: examples in quotes, synonyms in brackets and remarks about use are left out.
    init?(_ text: String, _ part: LexicalPart) {
        var meaning = text[...]
        for sign in ["; \"", "[syn:", "[ant:", "[also:"] {
            if let place = meaning.firstRange(of: sign) { meaning = meaning[..<place.lowerBound] }
        }
        let cleaned = Text.cleanedLine(String(meaning.prefix { $0 != "\"" }))
        guard !cleaned.isEmpty else { return nil }
        self.meaning = cleaned.hasSuffix(";") ? String(cleaned.dropLast()) : cleaned
        self.part =
            switch part {
            case .noun: .noun
            case .verb: .verb
            case .adjective: .adjective
            case .adverb: .adverb
            }
    }
}
