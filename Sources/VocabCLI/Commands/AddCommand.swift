import ArgumentParser
import VocabCore

/// `vocab add [TERM MEANING]`: adds a word, or asks for one after the other.
struct AddCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "단어 추가 · add words; asks for what is missing.")

    @Argument(help: "단어 · the term")
    var term: String?

    @Argument(help: "뜻 · its meaning")
    var meaning: String?

    @OptionGroup var place: BookcaseOption

    @OptionGroup var options: WordOptions

    func run(in session: Session) throws {
        let bookcase = try target(session)
        if let term {
            var content = WordContent(term: term, meaning: meaning ?? "")
            content = options.applied(to: content)
            if content.meaning.isEmpty {
                try refuse(term, in: bookcase)
                content = try WordForm(session: session).rest(of: content)
            }
            try save(content, in: bookcase, session)
        } else {
            try addOneAfterTheOther(to: bookcase, session)
        }
    }

    /// The bookcase that the word goes into: the one named, the one of the set-up, or the only one; else it is asked for.
    private func target(_ session: Session) throws -> Bookcase {
        if let book = place.book { return try bookcase(named: book, session) }
        let library = try session.library()
        if let setup = library.settings.setup, let bookcase = library[setup.bookcase] { return bookcase }
        if library.bookcases.count == 1 { return library.bookcases[0] }
        guard session.canAsk else { throw Notice.noBookcaseChosen(first: library.bookcases.first?.name.description) }
        let names = library.bookcases.map(\.name.description)
        session.screen.show(ShelfScreen(style: session.screen.style, language: session.language).bookcases(library.bookcases))
        let prompt = BookPhrase.fieldPrompt(Label.bookcase.text(in: session.language))
        return try bookcase(named: session.ask(prompt, completer: Completer { _, _ in .words(names) }), session)
    }

    /// The bookcase called `name`; on a terminal one that is not there is offered.
    private func bookcase(named name: String, _ session: Session) throws -> Bookcase {
        do {
            return try session.bookcase(named: name)
        } catch Notice.unknownBookcase(let name, let nearest) where session.canAsk {
            let newName = try BookcaseName(name)
            if !nearest.isEmpty { session.screen.show(.unknownBookcase(name, nearest: nearest)) }
            guard try session.confirm(BookPhrase.offerBookcase(newName.description)) else { throw Notice.nothingDone }
            return try session.makeBookcase(newName)
        }
    }

    private func addOneAfterTheOther(to bookcase: Bookcase, _ session: Session) throws {
        let form = WordForm(session: session)
        session.remark(BookPhrase.addHelp)
        while let term = try nextTerm(form) {
            do {
                try refuse(term, in: session.store.contents().library[bookcase.id] ?? bookcase)
                try save(form.rest(of: options.applied(to: WordContent(term: term))), in: bookcase, session)
            } catch Notice.inputEnded, Notice.interrupted {
                throw session.canAsk ? Notice.nothingDone : Notice.inputEnded
            } catch {
                session.tell(Notice(error))
            }
            session.remark(BookPhrase.addAnother)
        }
    }

    /// The next term, or nil when there is none: left empty, or the input ended.
    private func nextTerm(_ form: WordForm) throws -> String? {
        do {
            return try form.newTerm()
        } catch Notice.inputEnded {
            return nil
        }
    }

    /// Says so at once when the term is there already, before its fields are asked for.
    private func refuse(_ term: String, in bookcase: Bookcase) throws {
        if let same = bookcase.words(withTerm: term).first { throw BookcaseError.termExists(same, in: bookcase.name) }
    }

    private func save(_ content: WordContent, in bookcase: Bookcase, _ session: Session) throws {
        let (word, count) = try session.store.update { library in
            var chance = session.chance
            let word = try Word(content, id: Word.ID(using: &chance), added: session.now)
            let count = try library.update(bookcase.id) { bookcase in
                try bookcase.add(word)
                return bookcase.words.count
            }
            return (word, count)
        }
        let missing = max(0, QuestionMaker.choiceCount - count)
        session.tell(.wordSaved(term: word.term, bookcase: bookcase.name.description, missing: missing))
    }
}
