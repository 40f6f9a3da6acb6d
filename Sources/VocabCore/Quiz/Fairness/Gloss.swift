/// What a meaning says, taken so far apart that two can be compared: whether they say the same, and whether they sound alike.
///
/// Everything is kept as hashes of letters, which are compared for being equal and for nothing else.
struct Gloss: Sendable {
    /// Hashes of the term and of each sense in all its readings. Two glosses with one in common mean the same.
    private(set) var wholes = HashList()
    /// Hashes of the listed synonyms. Two words that only have a synonym in common may still stand in one question.
    private(set) var synonyms = HashList()
    /// Hashes of the single words of short senses. A gloss with one of these as a whole sense counts as meaning the same.
    private(set) var parts = HashList()
    /// What a sense begins or ends with.
    private(set) var ends = HashList()
    /// The words of the senses that have more than one.
    private(set) var phrases: [HashList] = []
    /// All words, in all their readings.
    private(set) var words = HashList()

    /// Takes in the senses of `meaning`, and whatever else `meaning` may be said to be.
    mutating func add(meaning: String) {
        let senses = Senses(of: meaning)
        for (text, key) in zip(senses.texts, senses.keys).prefix(Self.sensesRead) {
            wholes.insert(Self.hash(key.unicodeScalars))
            for variant in BracketReadings(of: text).variants { add(sense: variant) }
        }
    }

    /// Takes in the term, and each of the terms in one that names several: `Salut / Ciao`.
    mutating func add(term: String) {
        wholes.insert(Self.hash(ofTerm: term))
        guard term.contains(" / ") else { return }
        for part in term.split(separator: " / ") { wholes.insert(Self.hash(ofTerm: String(part))) }
    }

    /// Takes in another term that means the same.
    mutating func add(synonym: String) {
        synonyms.insert(Self.hash(ofTerm: synonym))
    }

    /// Whether one says what the other says, or is said to mean the same.
    func says(_ other: Gloss) -> Bool {
        !wholes.isDisjoint(with: other.wholes) || !synonyms.isDisjoint(with: other.wholes)
            || !wholes.isDisjoint(with: other.synonyms)
    }

    /// Whether one holds all the words of a sense of the other.
    func holds(_ other: Gloss) -> Bool {
        !wholes.isDisjoint(with: other.parts) || !parts.isDisjoint(with: other.wholes)
            || phrases.contains { phrase in other.phrases.contains { phrase.common(with: $0) == min(phrase.count, $0.count) } }
    }

    /// Whether one is a compound with the other, or more than half the words of a sense are the same.
    func isNear(_ other: Gloss) -> Bool {
        !wholes.isDisjoint(with: other.ends) || !ends.isDisjoint(with: other.wholes)
            || phrases.contains { phrase in
                other.phrases.contains { 2 * phrase.common(with: $0) > min(phrase.count, $0.count) }
            }
    }

    /// Whether the two have a word or a synonym in common.
    func sounds(like other: Gloss) -> Bool {
        !words.isDisjoint(with: other.words) || !synonyms.isDisjoint(with: other.synonyms)
    }
}

extension Gloss {
    /// Of a meaning that goes on, no more senses are read.
    private static let sensesRead = 32
    /// Senses of more words than this are explanations: that one holds a word says little.
    private static let longestPhrase = 6
    /// Longer ends of a sense are not looked at.
    private static let longestEnd = 16

    private mutating func add(sense: ArraySlice<Unicode.Scalar>) {
        let stems = Stems.of(sense)
        guard let last = stems.last else { return }
        let head = stems.dropLast().map { $0[$0.count - 1] }.joined()
        for reading in last { wholes.insert(Self.hash(head + reading)) }
        for reading in stems.joined() {
            words.insert(Self.hash(reading))
            addBeginning(of: reading)
        }
        addEnds(of: stems.flatMap { $0[0] })
        if stems.count > 1 {
            phrases.append(HashList(stems.map { Self.hash($0[$0.count - 1]) }))
        }
        let all = Stems.of(sense, all: true)
        if 2...Self.longestPhrase ~= all.count { for reading in all.joined() { parts.insert(Self.hash(reading)) } }
    }

    /// Two syllables at the head of a longer word tell its family.
    private mutating func addBeginning(of word: [Unicode.Scalar]) {
        if word.count > 2, word.prefix(2).allSatisfy(Hangul.isSyllable) { words.insert(Self.hash(word.prefix(2))) }
    }

    /// What a sense in a script of syllables may be made of, for its words may be written together.
    private mutating func addEnds(of sense: [Unicode.Scalar]) {
        guard sense.count > 1, let last = sense.last, last.value >= 0x1100 else { return }
        for length in 1..<min(sense.count, Self.longestEnd) {
            ends.insert(Self.hash(sense.prefix(length)))
            if !KoreanStem.isEnding(sense.suffix(length)) { ends.insert(Self.hash(sense.suffix(length))) }
        }
    }

    /// A term as it would be as a sense, so that the two can be compared.
    private static func hash(ofTerm term: String) -> Int { hash(Senses(of: term).keys.joined().unicodeScalars) }

    private static func hash(_ letters: some Sequence<Unicode.Scalar>) -> Int {
        Int(bitPattern: UInt(letters.reduce(Fingerprint.start) { Fingerprint.adding(UInt64($1.value), to: $0) }))
    }
}
