import VocabCore
import VocabLexicon
import VocabLists

/// Puts words of a text into a bookcase, with what is known about them and the sentence they stand in.
struct ReadWordAdder {
    let session: Session
    let target: AddTarget
    /// The file they come from.
    let file: String

    /// What became of the words.
    struct Outcome {
        let bookcase: String
        /// How many words the bookcase holds now.
        let wordCount: Int
        let added: [Word]
        /// How many of them have the meaning of a dictionary in English.
        let glossed: Int
        /// Those for which nobody knows a meaning.
        let withoutMeaning: [String]
    }

    /// Those of `words` that are not in the bookcase.
    func missing(_ words: [ReadWord]) -> [ReadWord] {
        guard case .known(let bookcase) = target else { return words }
        return words.filter { bookcase.words(withTerm: $0.term).isEmpty }
    }

    /// Adds those of `words` that a meaning is found for, all at once.
    func add(_ words: [ReadWord]) throws -> Outcome {
        let (contents, glossed) = try contents(of: words)
        let terms = Set(contents.map(\.term))
        let name = target.name.description
        var result: (added: [Word], count: Int) = ([], 0)
        if !contents.isEmpty {
            result = try session.update(Change(.importList, file, bookcase: name)) { library in
                var generator = session.generator
                let id = try target.id(in: &library, using: &generator, at: session.now)
                return try library.update(id) { bookcase in
                    var added: [Word] = []
                    for content in contents where bookcase.words(withTerm: content.term).isEmpty {
                        let word = try Word(content, id: Word.ID(using: &generator), added: session.now)
                        try bookcase.add(word)
                        added.append(word)
                    }
                    return (added, bookcase.words.count)
                }
            }
        }
        return Outcome(
            bookcase: name, wordCount: result.count, added: result.added, glossed: glossed,
            withoutMeaning: words.map(\.term).filter { !terms.contains($0) })
    }

    /// What is known of each word that has a meaning: in the learner's bookcases, else in the starters, else in a dictionary.
    private func contents(of words: [ReadWord]) throws -> (contents: [WordContent], glossed: Int) {
        let wanted = Set(words.map { Text.key($0.term) })
        var known: [String: [WordContent]] = [:]
        let own = try session.library().bookcases.lazy.flatMap(\.words).map(\.content)
        let starters = session.world.starters.lazy.compactMap { try? $0.list() }.flatMap(\.rows).map(\.content)
        for content in Array(own) + Array(starters) {
            let key = Text.key(content.term)
            if wanted.contains(key) { known[key, default: []].append(content) }
        }
        let dictionary = session.world.dictionary()
        var glossed = 0
        let contents = words.compactMap { word -> WordContent? in
            let suggestion = WordSuggestion(for: word.term, from: known[Text.key(word.term)] ?? [])
            var content = WordContent(term: word.term, meaning: suggestion[.meaning])
            content.partOfSpeech = suggestion[.partOfSpeech]
            content.pronunciation = suggestion[.pronunciation]
            content.example = word.sentence
            if content.meaning.isEmpty {
                guard let gloss = dictionary?.gloss(of: word.term) else { return nil }
                content.meaning = gloss.meaning
                content.partOfSpeech = gloss.part.rawValue
                glossed += 1
            }
            return content
        }
        return (contents, glossed)
    }
}

extension Session {
    /// Asks which of some numbered words are meant; an empty line means none.
    func chosen(from words: [ReadWord]) throws -> [ReadWord] {
        while true {
            let answer = Text.cleanedLine(try ask(ReadPhrase.choose(words.count)))
            if answer.isEmpty { return [] }
            if let numbers = NumberList(answer, upTo: words.count) { return numbers.numbers.map { words[$0 - 1] } }
            remark(ReadPhrase.badNumbers(words.count))
        }
    }
}
