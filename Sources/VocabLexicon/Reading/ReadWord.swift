import VocabCore

/// A word of a text, with how often it occurs in whatever form.
package struct ReadWord: Equatable, Sendable {
    /// The word: as a bookcase has it, or the base form.
    package let term: String
    /// How often it occurs.
    package let count: Int
    /// How well the learner knows it.
    package let state: WordState
    /// The word in a bookcase; nil where it is in none.
    package let word: Word.ID?
    /// A sentence of the text that it stands in; empty where there is none.
    package let sentence: String

    /// A word with a sentence.
    package init(term: String, count: Int, state: WordState, word: Word.ID?, sentence: String) {
        self.term = term
        self.count = count
        self.state = state
        self.word = word
        self.sentence = sentence
    }
}

/// The words that a learner keeps, found by their terms.
package struct WordsAtHand: Sendable {
    /// A word that is kept, and how well it is known.
    package struct Entry: Sendable {
        /// The word.
        package let word: Word
        /// How far it is learnt.
        package let state: WordState
    }

    private var byKey: [String: Entry] = [:]

    /// These words with the state that each is in; of several with one term the best known counts.
    package init(_ words: [Word], state: (Word) -> WordState) {
        for word in words {
            let state = state(word)
            for key in Self.keys(of: word.term) {
                if let known = byKey[key], Self.rank(known.state) >= Self.rank(state) { continue }
                byKey[key] = Entry(word: word, state: state)
            }
        }
    }

    /// The word with this term.
    package subscript(term: String) -> Entry? { byKey[term] ?? byKey[Text.key(term)] }

    /// The best known of the words with one of these terms.
    package func best(of terms: [String]) -> Entry? {
        terms.compactMap { self[$0] }.max { Self.rank($0.state) < Self.rank($1.state) }
    }

    /// A term, and without the article or `to` that may stand before it.
    private static func keys(of term: String) -> [String] {
        let key = Text.key(term)
        let bare = ["to ", "a ", "an ", "the "].first { key.hasPrefix($0) }.map { String(key.dropFirst($0.count)) }
        return [key] + (bare.map { [$0] } ?? [])
    }

    private static func rank(_ state: WordState) -> Int {
        switch state {
        case .new: 0
        case .learning: 1
        case .memorized: 2
        }
    }
}
