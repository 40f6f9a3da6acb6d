import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab book remove NAME`: asks first, and twice where it is about all bookcases.
struct BookRemoveCommand: SessionCommand {
    static let manual = Manual(.bookRemove, "단어장 삭제", "delete a bookcase", examples: ["열매", "--all"])

    @Argument(help: .said("단어장", "the bookcase", .bookcase))
    var name: String?

    @Flag(name: .long, help: .said("모든 단어장 삭제", "delete all bookcases"))
    var all = false

    @Flag(name: .long, help: .said("묻지 않고 지우기", "delete without asking"))
    var yes = false

    func run(in session: Session) throws {
        if all {
            if let name { throw Alert.usage(.unexpectedArgument(name)) }
            return try removeAll(session)
        }
        let bookcase = try session.bookcase(namedOrChosen: name, givingStarters: false)
        let name = bookcase.name.description
        if !yes {
            try session.askToRemove(.removeBookcase(name, words: bookcase.words.count))
        }
        try session.update(Change(.removeBookcase, bookcase: name)) { try $0.remove(bookcase.id) }
        session.tell(.bookcaseRemoved(name, words: bookcase.words.count))
    }

    private func removeAll(_ session: Session) throws {
        let library = try session.library()
        let (bookcases, words) = (library.bookcases, library.wordCount)
        if bookcases.isEmpty { throw Alert.libraryIsEmpty }
        if !yes {
            try session.askToRemove(.removeAllBookcases(bookcases.count, words: words))
            try session.confirmRemoval(BookPhrase.removeAllConfirm(bookcases: bookcases.count, words: words))
        }
        try session.update(Change(.removeAllBookcases, String(bookcases.count))) { library in
            for bookcase in bookcases { try library.remove(bookcase.id) }
        }
        session.tell(.allBookcasesRemoved(bookcases.count, words: words))
    }
}

extension Session {
    /// Shows what would be lost and asks for a yes.
    ///
    /// - Throws: `Alert.nothingDone` after a no, `confirmationNeeded` when there is nobody to ask or no answer comes.
    func askToRemove(_ alert: Alert) throws {
        tell(alert)
        try confirmRemoval(BookPhrase.removeConfirm)
    }

    /// Asks `prompt` before something is deleted or changed at large, and goes on after a yes alone.
    ///
    /// - Throws: what `askToRemove` throws.
    func confirmRemoval(_ prompt: some Phrase) throws {
        do {
            if try confirm(prompt) { return }
        } catch Alert.inputEnded where !canAsk {
            throw Alert.confirmationNeeded
        } catch Alert.inputEnded {}
        throw Alert.nothingDone
    }
}
