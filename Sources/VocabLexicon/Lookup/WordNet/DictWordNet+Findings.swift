import VocabCore

extension DictWordNet {
    /// What the dictionary says about a headword, one finding for each part of speech.
    func findings(for term: String, credit: Credit) -> [WordFinding] {
        for spelling in TermSpelling.candidates(for: term) {
            let headword = TermSpelling.spaced(spelling)
            let found = texts(of: headword).flatMap { text in
                WordNetText.findings(in: String(decoding: text, as: UTF8.self), credit: credit)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The headwords that begin with the same letter as `typed` and are about as long.
    func headwords(near typed: String) -> [String] {
        guard let key = TermSpelling.candidates(for: typed).first, let first = key.first else { return [] }
        return index.keys(beginningWith: first, lengths: max(1, key.count - 2)...(key.count + 2)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
