import ArgumentParser
import VocabCore

/// `vocab edit TERM`: every field comes to be edited, or those given as options are set.
struct EditCommand: SessionCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "단어 고치기 · edit a word.")

    @Argument(help: "단어 · the term")
    var term: String

    @OptionGroup var place: BookcaseOption

    @Option(name: .customLong("term"), parsing: .unconditional, help: ArgumentHelp("새 단어 · the new term", valueName: "text"))
    var newTerm: String?

    @OptionGroup var options: WordOptions

    func run(in session: Session) throws {
        let (word, bookcase) = try session.word(term, in: place.book)
        let areGiven = options.areGiven || newTerm != nil
        if !areGiven, !session.canAsk { throw Alert.notInteractive }
        var content = options.applied(to: word.content)
        if let newTerm { content.term = newTerm }
        if !areGiven { content = try askedFor(word.content, session) }
        try session.update(Change(.editWord, word.term, bookcase: bookcase.name.description)) { library in
            try library.update(bookcase.id) { bookcase in
                let current = try bookcase.word(word.id)
                guard let revised = try current.revised(content, at: session.now) else {
                    throw Alert.unchanged(term: current.term)
                }
                try bookcase.replace(with: revised)
            }
        }
        session.tell(.wordEdited)
    }

    /// The fields as the learner edited them. Leaving in the middle changes nothing.
    private func askedFor(_ content: WordContent, _ session: Session) throws -> WordContent {
        do {
            return try WordForm(session: session).edited(content)
        } catch Alert.inputEnded {
            throw Alert.nothingDone(wasInterrupted: false)
        } catch Alert.interrupted {
            throw Alert.nothingDone(wasInterrupted: true)
        }
    }
}
