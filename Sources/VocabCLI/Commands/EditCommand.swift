import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab edit TERM`: asks for each field, or sets those given as options.
struct EditCommand: SessionCommand {
    static let manual = Manual(
        .edit, "단어 고치기", "edit a word", examples: ["apple", "apple --example 'An apple a day.'"],
        notes: [
            Bilingual(
                "옵션이 없으면 고칠 항목을 번호로 고르고, Enter로 저장합니다. 빈 값(--note '')은 그 항목을 지웁니다.",
                "Without options you pick the fields by their numbers, and Enter saves. An empty value (--note '') empties the field."
            )
        ])

    @Argument(help: .said("고칠 단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    @Option(name: .customLong("term"), parsing: .unconditional, help: .said("새 단어", "the new term", .newTerm))
    var newTerm: String?

    @OptionGroup var options: WordOptions

    func run(in session: Session) throws {
        let (word, bookcase) = try session.word(term, in: place.book)
        let areGiven = !options.fields.isEmpty || newTerm != nil
        if !areGiven, !session.canAsk { throw Alert.notInteractive }
        if !areGiven { return session.tell(try session.edit(word, in: bookcase.id)) }
        var content = try options.fields.applied(to: word.content, in: session.language)
        if let newTerm { content.term = newTerm }
        try session.save(content, of: word, in: bookcase)
    }
}
