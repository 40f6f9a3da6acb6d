import VocabCore

/// Adds words to one bookcase: asks for a term and its meaning and saves them; the other fields are asked for when they are wanted.
struct WordAdder {
    let session: Session
    let target: AddTarget
    /// What every word gets.
    let fields: GivenFields
    /// Whether all fields are asked for before a word is saved.
    let asksAll: Bool
    /// The wish that a word fulfils, where it is not the word itself.
    var wish: String?

    /// What is typed in the place of a term to be asked for the other fields of the word that was added last.
    static let more = "+"

    /// What came of one question for a word.
    private struct Addition {
        /// The word that is there now; nil where the learner left things as they were.
        let word: Word?
        /// Whether the input ended in one of the fields after the meaning: what was typed before is saved then.
        var hasEnded = false
    }

    /// Asks for one word after the other, until a term is left empty or the input ends.
    func addOneAfterTheOther() throws {
        let form = WordForm(session: session)
        // What cannot be taken is told before anything is typed.
        _ = try fields.applied(to: WordContent(), in: session.language)
        session.remark(BookPhrase.addHelp(bookcase: target.name.description))
        var last: Word?
        while let entry = try nextEntry(form) {
            do {
                let addition: Addition
                switch entry {
                case .term(Self.more): addition = try completed(last)
                case .term(let term): addition = try added(WordContent(term: term), isTyped: true)
                case .list(let block):
                    try session.addPasted(block, to: target, giving: fields)
                    continue
                }
                last = addition.word ?? last
                // A learner who leaves a word with ^D goes on with the next one; a pipe that has ended has none.
                if addition.hasEnded, !session.canAsk { return }
            } catch let alert as Alert where alert.endsAdding {
                throw alert
            } catch {
                session.tell(Alert(error))
            }
        }
    }

    /// Adds one word of which the term is given, and perhaps the meaning.
    func add(term: String, meaning: String?) throws {
        _ = try added(WordContent(term: term, meaning: meaning ?? ""), isTyped: true)
    }

    /// Adds one word of which the term is given, and `suggestion` proposed for the rest.
    func add(term: String, knowing suggestion: WordSuggestion) throws {
        _ = try added(WordContent(term: term), knowing: suggestion)
    }

    /// Adds a word that the learner has seen as it is.
    func add(_ content: WordContent) throws {
        _ = try added(content)
    }

    /// The next term or list, or nil when there is none: left empty, or the input ended.
    private func nextEntry(_ form: WordForm) throws -> WordForm.Entry? {
        do {
            return try form.newEntry()
        } catch Alert.inputEnded {
            return nil
        }
    }

    /// Adds a word, asking for what `given` and `fields` lack, and about what was probably typed by mistake.
    private func added(_ given: WordContent, isTyped: Bool = false, knowing known: WordSuggestion? = nil) throws -> Addition {
        let library = try session.store.contents().library
        let bookcase = library.bookcase(named: target.name.description)
        let check = isTyped ? TypingCheck(session: session, bookcase: bookcase) : nil
        var content = try fields.applied(to: given, in: session.language)
        if let check { content.term = try check.term(content.term) }
        if let check, !content.meaning.isEmpty { content = try check.whole(content) }
        if let bookcase, let known = bookcase.words.first(sameAs: content) { return try settled(known, in: bookcase, content) }
        let suggestion = try known ?? session.suggestion(for: content.term, in: library, besides: bookcase?.id)
        let (filled, hasEnded) = try asked(content, suggestion, check)
        // Where the case of a letter differs, only the meaning tells.
        if let bookcase, let known = bookcase.words.first(sameAs: filled) {
            let addition = try settled(known, in: bookcase, filled)
            return Addition(word: addition.word, hasEnded: addition.hasEnded || hasEnded)
        }
        return Addition(word: try save(filled), hasEnded: hasEnded)
    }

    /// Asks for the meaning where it is missing, and for the other fields where all are wanted.
    private func asked(
        _ content: WordContent, _ suggestion: WordSuggestion?, _ check: TypingCheck? = nil
    ) throws -> (content: WordContent, hasEnded: Bool) {
        let form = WordForm(session: session)
        var content = content
        do {
            if content.meaning.isEmpty {
                content.meaning = try form.meaning(suggestion)
                let isProposed = suggestion?.all(.meaning).contains { $0.value == content.meaning } == true
                if let check, !isProposed { content = try check.whole(content) }
            }
            return asksAll ? try form.rest(of: content, suggestion) : (content, false)
        } catch Alert.inputEnded where session.canAsk {
            throw Alert.wordDropped(term: content.term)
        }
    }

    private func save(_ content: WordContent, keepingBoth: Bool = false) throws -> Word {
        let (word, count) = try session.update(Change(.addWord, content.term, bookcase: target.name.description)) { library in
            var generator = session.generator
            let word = try Word(content, id: Word.ID(using: &generator), added: session.now)
            let id = try target.id(in: &library, using: &generator, at: session.now)
            let count = try library.update(id) { bookcase in
                try bookcase.add(word, keepingBoth: keepingBoth)
                return bookcase.words.count
            }
            library.settings.wishes.remove(word.term)
            if let wish { library.settings.wishes.remove(wish) }
            return (word, count)
        }
        session.tellOwnPart(of: word)
        session.tell(
            .wordSaved(term: word.term, meaning: word.meaning, bookcase: target.name.description, words: count))
        return word
    }
}

// MARK: - A term that is there already, and a word that is completed

extension WordAdder {
    /// What becomes of a word whose term is there already; each is chosen by one key.
    private enum KnownTermChoice: CaseIterable {
        case merge, edit, keepBoth, leave

        /// The keys that choose it.
        var keys: [String] {
            switch self {
            case .merge: ["m"]
            case .edit: ["e"]
            case .keepBoth: ["k"]
            case .leave: ["", "n", "q", ConsoleKey.other]
            }
        }
    }

    /// Shows the entry that is there, and does with the new content what the learner chooses.
    private func settled(_ known: Word, in bookcase: Bookcase, _ content: WordContent) throws -> Addition {
        let alert = BookcaseError.termExists(known, in: bookcase.name)
        guard session.canAsk else { throw alert }
        session.screen.show(Alert(alert), offeringNext: false)
        switch try chosen() {
        case .leave: return Addition(word: nil)
        case .edit:
            let revision = try session.edit(known, in: bookcase.id, fulfilling: wish)
            session.tell(revision)
            return Addition(word: revision.after)
        case .merge:
            let (filled, hasEnded) = try asked(content, nil)
            guard let merged = try known.merged(with: filled, at: session.now) else { throw Alert.unchanged(term: known.term) }
            let saved = try session.save(merged.content, of: known, in: bookcase, fulfilling: wish)
            return Addition(word: saved, hasEnded: hasEnded)
        case .keepBoth:
            let (filled, hasEnded) = try asked(content, nil)
            return Addition(word: try save(filled, keepingBoth: true), hasEnded: hasEnded)
        }
    }

    private func chosen() throws -> KnownTermChoice {
        let key = try session.key(among: KnownTermChoice.allCases.flatMap(\.keys), BookPhrase.knownTermKeys)
        return KnownTermChoice.allCases.first { $0.keys.contains(key) } ?? .leave
    }

    /// Asks for the fields of `word` that are empty, and saves what was typed. Leaving with ^C changes nothing.
    private func completed(_ word: Word?) throws -> Addition {
        guard let word else {
            session.remark(BookPhrase.nothingToComplete)
            return Addition(word: nil)
        }
        let library = try session.store.contents().library
        guard let bookcase = library.bookcase(named: target.name.description) else {
            throw Alert.bookcaseToMake(target.name.description)
        }
        let current = try bookcase.word(word.id)
        let suggestion = try session.suggestion(for: word.term, in: library, besides: bookcase.id)
        let (content, hasEnded) = try WordForm(session: session).rest(of: current.content, suggestion)
        let saved = content == current.content ? current : try session.save(content, of: current, in: bookcase)
        return Addition(word: saved, hasEnded: hasEnded)
    }
}

extension Alert {
    /// Whether nothing more can be asked after it.
    fileprivate var endsAdding: Bool {
        switch self {
        case .interrupted, .inputEnded, .nothingDone: true
        default: false
        }
    }
}
