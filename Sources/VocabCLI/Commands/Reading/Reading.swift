import VocabCore
import VocabLexicon
import VocabLists

/// What was read: a text with how much of it is known, or words that were looked up elsewhere.
struct Reading {
    /// How the file was named.
    let file: String
    /// What the text calls itself; empty where it has no title.
    let title: String
    /// How much of a text is known; nil for words without one.
    let text: TextVocabulary?
    /// The words, the most useful first.
    let words: [ReadWord]

    /// The bookcases that some of the words are in.
    let bookcases: [Word.ID: String]

    /// How many words are in a state.
    func count(_ state: WordState) -> Int { words.count { $0.state == state } }
}

extension Session {
    /// Reads a file with what the learner knows.
    ///
    /// - Throws: `Alert` when it is nothing that can be read, and what the store throws.
    func reading(of file: String, encoding: TextEncoding?, countsGrammar: Bool) throws -> Reading {
        let bytes = try input(named: file)
        let learner = try learner()
        let bookcases = try library().bookcases
        let atHand = WordsAtHand(bookcases.flatMap { $0.words }) { learner.state(of: $0) }
        func reading(_ title: String, _ text: TextVocabulary?, _ words: [ReadWord]) -> Reading {
            let wanted = Set(words.compactMap(\.word))
            let found = bookcases.flatMap { bookcase in
                bookcase.words.filter { wanted.contains($0.id) }.map { ($0.id, bookcase.name.description) }
            }
            return Reading(
                file: file, title: title, text: text, words: words, bookcases: Dictionary(found) { first, _ in first })
        }
        let dictionary = world.dictionary()
        if LookedUpWords.isLikely(bytes) {
            let met = try lookedUpWords(in: file).map { MetForm(form: $0.form, stem: $0.stem, sentence: $0.sentence) }
            let listed = listedTerms(beside: dictionary, bookcases, isKorean: met.contains { Self.isKorean($0.form) })
            return reading("", nil, ReadWord.collected(from: met, atHand, dictionary: dictionary) { listed.contains($0) })
        }
        let text: ReadableText
        do throws(WordListError) {
            text = try ReadableText(bytes, encoding: encoding)
        } catch .notText(let kind) {
            throw Alert.reading(.notReadable(file: file, kind))
        } catch {
            throw Alert(error, file: file)
        }
        let listed = listedTerms(beside: dictionary, bookcases, isKorean: Self.isKorean(text.text))
        let vocabulary = TextVocabulary(of: text.text, atHand, dictionary: dictionary, countsGrammar: countsGrammar) {
            listed.contains($0)
        }
        if vocabulary.runningWords == 0 { throw Alert.reading(.noWords(file: file)) }
        return reading(text.title, vocabulary, vocabulary.words)
    }

    /// The words that an e-book reader keeps in a file of its own.
    private func lookedUpWords(in file: String) throws -> [LookedUpWord] {
        let name = InputName(file)
        if name == .standardInput { throw Alert.reading(.databaseNeedsPath) }
        do throws(LookupFileProblem) {
            return try LookedUpWords.read(Path(try readable(name)), by: world.database)
        } catch {
            throw Alert.reading(.lookedUpWords(file: file, error))
        }
    }

    private func readable(_ name: InputName) throws(LookupFileProblem) -> String {
        if case .path(let path) = name { path } else { throw .unknown }
    }

    /// The words that are known to be words: the terms of the starters, and for a Korean text also what words mean, by which most verbs
    /// are told. A dictionary knows all English words that the starters have.
    private func listedTerms(
        beside dictionary: (any EnglishDictionary)?, _ bookcases: [Bookcase], isKorean: Bool
    ) -> Set<String> {
        if dictionary != nil, !isKorean { return [] }
        let starters = world.starters.compactMap { try? $0.list() }.flatMap(\.rows).map(\.content)
        var terms = Set(starters.map { Text.key($0.term) })
        if isKorean {
            let meanings = starters.map(\.meaning) + bookcases.flatMap(\.words).map(\.meaning)
            terms.formUnion(meanings.flatMap { Senses.parts(of: $0) }.filter { Self.isKorean($0) && !$0.contains(" ") })
        }
        return terms
    }

    private static func isKorean(_ text: String) -> Bool { text.unicodeScalars.contains(where: Hangul.isSyllable) }
}
