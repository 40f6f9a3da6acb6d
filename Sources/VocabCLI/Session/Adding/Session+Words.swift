import VocabCore
import VocabLists

extension Session {
    /// What the learner's other bookcases and the starters know about a new term; nil where nobody sees a proposal before it is saved.
    func suggestion(for term: String, in library: Library, besides bookcase: Bookcase.ID?) -> WordSuggestion? {
        canAsk ? known(about: term, in: library, besides: bookcase) : nil
    }

    /// What bookcases but one and the starters know about a term.
    func known(about term: String, in library: Library, besides bookcase: Bookcase.ID?) -> WordSuggestion {
        let own = library.bookcases.lazy.filter { $0.id != bookcase }.flatMap(\.words).map(\.content)
        let starters = world.starters.lazy.compactMap { try? WordList($0.csv()) }.flatMap(\.rows).map(\.content)
        return WordSuggestion(for: term, from: Array(own.filter { Text.key($0.term) == Text.key(term) }) + starters)
    }

    /// The content of `word` as the learner edited it, field by field. Leaving in the middle changes nothing.
    func edited(_ word: Word) throws -> WordContent {
        do {
            return try WordForm(session: self).edited(word.content)
        } catch Alert.inputEnded {
            throw Alert.nothingDone
        }
    }

    /// Saves other content for `word`, and says so.
    ///
    /// - Throws: `Alert.unchanged` when nothing differs, and what the library throws.
    @discardableResult
    func save(_ content: WordContent, of word: Word, in bookcase: Bookcase) throws -> Word {
        let saved = try revise(word, in: bookcase.id, to: content)
        tell(.wordEdited)
        return saved
    }
}
