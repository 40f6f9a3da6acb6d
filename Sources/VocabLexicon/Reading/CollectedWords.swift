import VocabCore

/// Forms that were met one by one, each perhaps with the word it belongs to and a sentence.
package struct MetForm: Sendable {
    /// As it was met.
    package let form: String
    let stem: String
    let sentence: String

    /// A form; the others may be empty.
    package init(form: String, stem: String, sentence: String) {
        (self.form, self.stem, self.sentence) = (form, stem, sentence)
    }
}

extension ReadWord {
    /// The words that some forms belong to, each once, in the order of their first form: as often as they were met, and with the first
    /// sentence that any of their forms has.
    package static func collected(
        from met: [MetForm], _ shelved: WordsAtHand, dictionary: (any EnglishDictionary)?,
        isListed: @escaping (String) -> Bool = { _ in false }
    ) -> [ReadWord] {
        let lemmatizer = Lemmatizer([], dictionary) { shelved[$0] != nil || isListed($0) }
        var words: [ReadWord] = []
        var indices: [String: Int] = [:]
        for met in met {
            let form = Text.key(met.form)
            // Where the one who kept the word says what it is a form of, nobody knows better.
            let lemmas = met.stem.isEmpty ? lemmatizer.lemmas(of: form) : [Text.key(met.stem)]
            let entry = shelved.best(of: [form] + lemmas)
            let term = entry?.word.term ?? (met.stem.isEmpty ? lemmas[0] : Text.cleanedLine(met.stem))
            let known = indices[Text.key(term)]
            let sentence = ExampleSentence.cut(met.sentence, around: [form])
            if let known {
                let word = words[known]
                words[known] = ReadWord(
                    term: word.term, count: word.count + 1, state: word.state, word: word.word,
                    sentence: word.sentence.isEmpty ? sentence : word.sentence)
            } else {
                indices[Text.key(term)] = words.count
                words.append(
                    ReadWord(term: term, count: 1, state: entry?.state ?? .new, word: entry?.word.id, sentence: sentence))
            }
        }
        return words
    }
}
