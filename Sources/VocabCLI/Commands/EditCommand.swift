import ArgumentParser
import VocabCore

/// `vocab edit TERM`: every field comes to be edited, or those given as options are set.
struct EditCommand: SessionCommand {
    static let manual = Manual(
        "edit", "단어 고치기", "edit a word", examples: ["apple", "apple --example 'An apple a day.'"],
        notes: [
            Bilingual(
                "옵션이 없으면 모든 항목을 하나씩 고칩니다. 빈 값(--note '')은 그 항목을 지웁니다.",
                "Without options every field comes to be edited. An empty value (--note '') empties the field.")
        ])

    @Argument(help: .said("고칠 단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    @Option(name: .customLong("term"), parsing: .unconditional, help: .said("새 단어", "the new term", .newTerm))
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
