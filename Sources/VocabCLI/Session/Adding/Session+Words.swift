import VocabCore
import VocabLists

extension Session {
    /// What the learner's other bookcases and the starters know about a term, and what dictionaries do where that is switched on; nil where
    /// nobody sees a proposal before it is saved.
    ///
    /// - Throws: `Alert.interrupted` after ^C.
    func suggestion(for term: String, in library: Library, besides bookcase: Bookcase.ID?) throws -> WordSuggestion? {
        canAsk ? try known(about: term, in: library, besides: bookcase) : nil
    }

    /// The same wherever it is shown.
    func known(about term: String, in library: Library, besides bookcase: Bookcase.ID?) throws -> WordSuggestion {
        let own = library.bookcases.lazy.filter { $0.id != bookcase }.flatMap(\.words).map(\.content)
        let starters = world.starters.flatMap { $0.contents(about: term) }
        let target = bookcase.flatMap { library[$0] }
        let key = Text.key(term)
        let kept = (Array(own.filter { Text.key($0.term) == key }) + starters).filter { target?.explains(like: $0) != false }
        return WordSuggestion(for: term, from: kept, found: canAsk ? try lookedUp(term) : [])
    }

    /// The content of `word` as the learner edited it, field by field. Leaving in the middle changes nothing.
    func edited(_ word: Word) throws -> WordContent {
        do {
            return try WordForm(session: self).edited(word.content) {
                canAsk ? WordSuggestion(for: word.term, from: [], found: try lookedUp(word.term)) : nil
            }
        } catch Alert.inputEnded {
            throw Alert.nothingDone
        }
    }

    /// Saves other content for `word`, and says so. A wish that it fulfils leaves the list.
    ///
    /// - Throws: `Alert.unchanged` when nothing differs, and what the library throws.
    @discardableResult
    func save(_ content: WordContent, of word: Word, in bookcase: Bookcase, fulfilling wish: String? = nil) throws -> Word {
        let saved = try revise(word, in: bookcase.id, to: content, fulfilling: wish)
        if saved.content.partOfSpeech != word.content.partOfSpeech { tellOwnPart(of: saved) }
        tell(.wordEdited(term: saved.term, FieldChangePhrase.all(from: word.content, to: saved.content)))
        return saved
    }
}
