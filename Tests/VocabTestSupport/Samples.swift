import VocabCore

extension Timestamp {
    /// 2026-11-21T09:00:00Z, when nothing else is said.
    package static let sample = Timestamp(secondsSince1970: 1_795_251_600)
    /// One hour after `sample`.
    package static let later = Timestamp(secondsSince1970: 1_795_255_200)
}

extension Identifier {
    /// The identifier of this number: the same each time, another for each number.
    package static func sample(_ number: UInt64) -> Self {
        var generator = SeededGenerator(seed: number)
        return Identifier(using: &generator)
    }
}

extension Word {
    /// A word that differs from 사과 in what is given; its id follows from the term unless given.
    package static func sample(
        term: String = "apple", meaning: String = "사과", id: ID? = nil, partOfSpeech: String = "", synonyms: [String] = [],
        tags: [String] = [], added: Timestamp = .sample
    ) throws(WordError) -> Word {
        var content = WordContent(term: term, meaning: meaning)
        content.partOfSpeech = partOfSpeech
        content.synonyms = synonyms
        content.tags = tags
        return try Word(content, id: id ?? .sample(stableNumber(of: term + "\n" + meaning)), added: added)
    }
}

extension Bookcase {
    /// A bookcase of the given words; its id follows from the name unless given.
    package static func sample(name: String = "과일", id: ID? = nil, words: [Word] = []) throws(BookcaseError) -> Bookcase {
        Bookcase(id: id ?? .sample(stableNumber(of: name)), name: try BookcaseName(name), added: .sample, words: words)
    }

    /// A bookcase with a word for each pair of a term and a meaning.
    package static func sample(name: String = "과일", pairs: [(String, String)]) throws -> Bookcase {
        try sample(name: name, words: pairs.map { try Word.sample(term: $0.0, meaning: $0.1) })
    }

    /// A bookcase of `count` words that share nothing: made-up terms, and meanings of one to five made-up syllable groups.
    package static func generated(count: Int, seed: UInt64 = 1, partOfSpeech: (Int) -> String = { _ in "noun" }) throws
        -> Bookcase
    {
        var generator = SeededGenerator(seed: seed)
        let words = try (0..<count).map { index in
            let extra = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
                syllables(Int.random(in: 0..<10_000, using: &generator))
            }
            let meaning = ([syllables(index) + "거"] + extra).joined(separator: " ")
            return try Word.sample(term: "term\(index)", meaning: meaning, partOfSpeech: partOfSpeech(index))
        }
        return try sample(name: "made up", words: words)
    }
}

/// Three Hangul syllables, others for each number up to a million.
private func syllables(_ number: Int) -> String {
    var text = ""
    for place in [1, 100, 10_000] {
        if let scalar = Unicode.Scalar(UInt32(0xAC00 + number / place % 100 * 28)) { text.unicodeScalars.append(scalar) }
    }
    return text
}

private func stableNumber(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

extension Senses {
    /// Whether some sense of these is also among `others`, whatever their remarks.
    package func share(with others: Senses) -> Bool { keys.contains(where: others.keys.contains) }
}
