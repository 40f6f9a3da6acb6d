@testable import VocabCore
@testable import VocabLexicon

/// A dictionary of a few words, each form with what it may belong to.
struct HandmadeDictionary: EnglishDictionary {
    var entries: [String: [String]] = [:]
    var glosses: [String: String] = [:]

    func lemmas(of form: String) -> [String] { entries[form] ?? [] }
    func gloss(of lemma: String) -> WordGloss? { glosses[lemma].flatMap { WordGloss($0, .noun) } }
}

extension WordsAtHand {
    /// Words of one meaning each, by their terms.
    init(_ states: KeyValuePairs<String, WordState>) throws {
        var generator = SeededGenerator(seed: 1)
        let moment = Timestamp(secondsSince1970: 0)
        let words = try states.map {
            try Word(WordContent(term: $0.key, meaning: "뜻"), id: Word.ID(using: &generator), added: moment)
        }
        let byID = Dictionary(uniqueKeysWithValues: zip(words.map(\.id), states.map(\.value)))
        self.init(words) { byID[$0.id] ?? .new }
    }
}

extension TextVocabulary {
    /// What a learner without words makes of a text, with rules alone.
    init(of text: String, _ words: KeyValuePairs<String, WordState> = [:], listed: Set<String> = []) throws {
        self.init(of: text, try WordsAtHand(words), dictionary: nil) { listed.contains($0) }
    }

    /// Each word with how often it occurs: `voyage 2`.
    var counts: [String] { words.map { "\($0.term) \($0.count)" } }
}
