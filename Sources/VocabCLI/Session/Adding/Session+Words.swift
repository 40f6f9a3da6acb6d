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

    /// What the learner's own words, the starters and the dictionaries say of a term.
    func known(about term: String, in library: Library, besides bookcase: Bookcase.ID?) throws -> WordSuggestion {
        let own = library.bookcases.lazy.filter { $0.id != bookcase }.flatMap(\.words).map(\.content)
        let starters = world.starters.flatMap { $0.contents(about: term) }
        let target = bookcase.flatMap { library[$0] }
        let key = Text.key(term)
        let kept = (Array(own.filter { Text.key($0.term) == key }) + starters).filter { target?.explains(like: $0) != false }
        return WordSuggestion(for: term, from: kept, found: canAsk ? try lookedUp(term) : [])
    }

    /// Lets the learner edit the fields of `word`, and saves what they changed. What keeps that from being saved is told, and they go on
    /// with what they have typed.
    ///
    /// - Throws: `Alert.nothingDone` when the learner leaves, `unchanged` where nothing was changed, `wordGone` where somebody deleted
    ///   it, or `interrupted`.
    @discardableResult
    func edit(_ word: Word, in bookcase: Bookcase.ID, fulfilling wish: String? = nil) throws -> Revision {
        let form = WordForm(session: self)
        let home = try library()[bookcase]?.name.description
        var content = word.content
        while true {
            do {
                content = try form.edited(content, of: word) {
                    canAsk ? WordSuggestion(for: word.term, from: [], found: try lookedUp(word.term)) : nil
                }
            } catch Alert.inputEnded {
                throw Alert.nothingDone
            }
            do {
                return try revise(word, in: bookcase, to: content, fulfilling: wish)
            } catch BookcaseError.noSuchWord, LibraryError.noSuchBookcase {
                throw Alert.wordGone(term: word.term, content, bookcase: home)
            } catch  where canAsk && content != word.content {
                screen.show(Alert(error), offeringNext: false)
            }
        }
    }

    /// Saves other content for `word`, and says so. A wish that it fulfils leaves the list.
    ///
    /// - Throws: `Alert.unchanged` when nothing differs, and what the library throws.
    @discardableResult
    func save(_ content: WordContent, of word: Word, in bookcase: Bookcase, fulfilling wish: String? = nil) throws -> Word {
        let revision = try revise(word, in: bookcase.id, to: content, fulfilling: wish)
        tell(revision)
        return revision.after
    }

    /// Says what was changed.
    func tell(_ revision: Revision) {
        let (before, after) = revision
        if after.content.partOfSpeech != before.content.partOfSpeech { tellOwnPart(of: after) }
        tell(.wordEdited(term: after.term, FieldChangePhrase.all(from: before.content, to: after.content)))
    }
}
