/// Tells whether one word may stand as a wrong choice for another.
///
/// All words with the same term count as one, for whatever any of them means is a right answer to that term.
struct Fairness: Sendable {
    private let words: [Word]
    private let indexesByTerm: [String: [Int]]

    init(over words: [Word]) {
        self.words = words
        var indexes: [String: [Int]] = [:]
        indexes.reserveCapacity(words.count)
        for (index, word) in words.enumerated() { indexes[Text.key(word.term), default: []].append(index) }
        indexesByTerm = indexes
    }

    /// Everything about a word that fairness looks at.
    struct Footprint {
        /// The key of the term.
        let term: String
        /// The keys of all senses of the term.
        let senses: Set<String>
        /// The keys of all terms said to mean the same.
        let synonyms: Set<String>
        /// The key of the word's own meaning as a reader sees it.
        let meaning: String

        /// Whether the other's meaning answers this term, or the other's term this meaning.
        func answers(_ other: Footprint) -> Bool {
            term == other.term || synonyms.contains(other.term) || other.synonyms.contains(term)
                || !senses.isDisjoint(with: other.senses)
        }

        /// Whether the two cannot be told apart when both are shown as choices, whichever side is shown.
        func looksLike(_ other: Footprint) -> Bool {
            term == other.term || meaning == other.meaning
        }
    }

    func footprint(of index: Int) -> Footprint {
        let word = words[index]
        let key = Text.key(word.term)
        var senses: Set<String> = []
        var synonyms: Set<String> = []
        for same in indexesByTerm[key] ?? [index] {
            senses.formUnion(Senses(of: words[same].meaning).keys)
            synonyms.formUnion(words[same].content.synonyms.map(Text.key))
        }
        return Footprint(term: key, senses: senses, synonyms: synonyms, meaning: Text.key(word.meaning))
    }
}
