/// Tells whether one word may stand as a wrong choice for another.
///
/// All words with the same term count as one, for whatever any of them means is a right answer to that term.
struct Fairness: Sendable {
    private let words: [Word]
    /// The words that share their term with another, by term.
    private let namesakes: [Int: [Int]]
    private let terms: [Int]
    private let thesaurus: (any Thesaurus)?

    init(over words: [Word], thesaurus: (any Thesaurus)? = nil) {
        self.words = words
        self.thesaurus = thesaurus
        terms = words.map { Text.key($0.term).hashValue }
        var first: [Int: Int] = [:]
        first.reserveCapacity(words.count)
        var namesakes: [Int: [Int]] = [:]
        for (index, term) in terms.enumerated() {
            if let other = first[term] {
                namesakes[term, default: [other]].append(index)
            } else {
                first[term] = index
            }
        }
        self.namesakes = namesakes
    }

    /// Everything about a word that fairness looks at.
    struct Signature: Sendable {
        /// Stands for the term.
        let term: Int
        /// All that the term means, and what else is called so.
        let gloss: Gloss
        /// Stands for the word's own meaning as a reader sees it.
        let meaning: Int
        /// What the term, and the senses that are English, stand for.
        let concepts: Concepts

        /// Whether the two cannot be told apart when both are shown as choices, whichever side is shown.
        func looksLike(_ other: Signature) -> Bool { term == other.term || meaning == other.meaning }

        /// What speaks against both in one question, whichever of them is asked for.
        func conflict(beside other: Signature) -> Conflict {
            if looksLike(other) || gloss.says(other.gloss) { return .unfair }
            if gloss.holds(other.gloss) { return .holds }
            if gloss.isNear(other.gloss) || concepts.areNear(other.concepts) { return .near }
            return gloss.sounds(like: other.gloss) ? .soundsAlike : .none
        }
    }

    /// What speaks against two words in one question, from nothing to all.
    enum Conflict: Int, Comparable {
        case none
        /// They have a word in common: rather not, where there are others.
        case soundsAlike
        /// They mean nearly the same: only where there is no other question at all.
        case near
        /// One holds all that the other says, as a goggle's 보호 안경 holds 보호: only where the two are to be told apart.
        case holds
        /// One says what the other says, or they look the same.
        case unfair

        static func < (left: Conflict, right: Conflict) -> Bool { left.rawValue < right.rawValue }
    }

    func signature(of index: Int) -> Signature {
        var gloss = Gloss()
        gloss.add(term: words[index].term)
        for same in namesakes[terms[index]] ?? [index] {
            gloss.add(meaning: words[same].meaning)
            for synonym in words[same].content.synonyms { gloss.add(synonym: synonym) }
        }
        return Signature(
            term: terms[index], gloss: gloss, meaning: Text.key(ConcealedMeaning(of: words[index]).text).hashValue,
            concepts: concepts(of: words[index]))
    }

    /// What the thesaurus knows of the term, and of each sense that may be English.
    private func concepts(of word: Word) -> Concepts {
        guard let thesaurus else { return .none }
        return word.englishTexts.reduce(.none) { $0.union(thesaurus.concepts(of: $1)) }
    }
}
