import ArgumentParser
import VocabCore

/// `vocab add [TERM MEANING]`: adds a word, or asks for one after the other.
struct AddCommand: SessionCommand {
    static let manual = Manual("add", "단어 추가", "add words", examples: ["apple 사과 --book 과일", "--book 과일"])

    @Argument(help: .said("단어; 없으면 차례로 물어봅니다", "the term; without it words are asked for, one after the other", .newTerm))
    var term: String?

    @Argument(help: .said("뜻; 없으면 물어봅니다", "its meaning, which is asked for otherwise", .meaning))
    var meaning: String?

    @OptionGroup var place: BookcaseOption

    @OptionGroup var options: WordOptions

    /// Where words go: a bookcase that is there, or one that is made with the first word.
    private enum Target {
        case known(Bookcase)
        case new(BookcaseName)

        var name: BookcaseName {
            switch self {
            case .known(let bookcase): bookcase.name
            case .new(let name): name
            }
        }

        /// The bookcase's id; a new one is made in `library`, unless another word has made it already.
        func id(in library: inout Library, using generator: inout SystemGenerator, at moment: Timestamp) throws -> Bookcase.ID {
            switch self {
            case .known(let bookcase): return bookcase.id
            case .new(let name):
                if let made = library.bookcase(named: name.description) { return made.id }
                let bookcase = Bookcase(id: Bookcase.ID(using: &generator), name: name, added: moment)
                try library.add(bookcase)
                return bookcase.id
            }
        }
    }

    func run(in session: Session) throws {
        let target = try target(session)
        guard let term else { return try addOneAfterTheOther(to: target, session) }
        var content = options.applied(to: WordContent(term: term, meaning: meaning ?? ""))
        if meaning == nil, content.meaning.isEmpty {
            try refuse(term, in: target, session)
            content = try WordForm(session: session).rest(of: content)
        }
        try save(content, in: target, session)
    }

    /// The bookcase that the word goes into: the one named, the one of the set-up, or the only one; else it is asked for.
    private func target(_ session: Session) throws -> Target {
        if let book = place.book { return try target(named: book, session) }
        let library = try session.library()
        if let setup = library.settings.setup, let bookcase = library[setup.bookcase] { return .known(bookcase) }
        if library.bookcases.count == 1 { return .known(library.bookcases[0]) }
        guard session.canAsk else { throw Alert.noBookcaseChosen(first: library.bookcases.first?.name.description) }
        let names = library.bookcases.map(\.name.description)
        session.screen.show(
            ShelfScreen(style: session.screen.style, language: session.language).bookcases(library.bookcases) { _ in nil })
        let prompt = BookPhrase.fieldPrompt(Label.bookcase.text(in: session.language))
        return try target(named: session.ask(prompt, completer: Completer(names: names)), session)
    }

    /// The bookcase called `name`; on a terminal one that is not there is offered.
    private func target(named name: String, _ session: Session) throws -> Target {
        do {
            return .known(try session.bookcase(named: name))
        } catch Alert.unknownBookcase(let name, let nearest) where session.canAsk {
            let newName = try BookcaseName(name)
            if !nearest.isEmpty { session.screen.show(.unknownBookcase(name, nearest: nearest)) }
            guard try session.confirm(BookPhrase.offerBookcase(newName.description)) else {
                throw Alert.nothingDone(wasInterrupted: false)
            }
            return .new(newName)
        }
    }

    private func addOneAfterTheOther(to target: Target, _ session: Session) throws {
        let form = WordForm(session: session)
        session.remark(BookPhrase.addHelp(bookcase: target.name.description))
        while let term = try nextTerm(form) {
            do {
                try refuse(term, in: target, session)
                try save(form.rest(of: options.applied(to: WordContent(term: term))), in: target, session)
            } catch Alert.interrupted {
                throw Alert.wordDropped(term: term, wasInterrupted: true)
            } catch Alert.inputEnded where session.canAsk {
                throw Alert.wordDropped(term: term, wasInterrupted: false)
            } catch Alert.inputEnded {
                throw Alert.inputEnded
            } catch {
                session.tell(Alert(error))
            }
            session.remark(BookPhrase.addAnother)
        }
    }

    /// The next term, or nil when there is none: left empty, or the input ended.
    private func nextTerm(_ form: WordForm) throws -> String? {
        do {
            return try form.newTerm()
        } catch Alert.inputEnded {
            return nil
        }
    }

    /// Says so at once when the term is there already, before its fields are asked for.
    private func refuse(_ term: String, in target: Target, _ session: Session) throws {
        guard let bookcase = try session.store.contents().library.bookcase(named: target.name.description) else { return }
        if let same = bookcase.words(withTerm: term).first { throw BookcaseError.termExists(same, in: bookcase.name) }
    }

    private func save(_ content: WordContent, in target: Target, _ session: Session) throws {
        let (word, count) = try session.update(Change(.addWord, content.term, bookcase: target.name.description)) { library in
            var generator = session.generator
            let word = try Word(content, id: Word.ID(using: &generator), added: session.now)
            let id = try target.id(in: &library, using: &generator, at: session.now)
            let count = try library.update(id) { bookcase in
                try bookcase.add(word)
                return bookcase.words.count
            }
            return (word, count)
        }
        let missing = max(0, QuestionMaker.choiceCount - count)
        session.tell(.wordSaved(term: word.term, bookcase: target.name.description, missing: missing))
    }
}
