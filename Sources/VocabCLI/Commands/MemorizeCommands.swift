import ArgumentParser
import VocabCore

/// `vocab memorize TERM`: marks a word as known by heart.
struct MemorizeCommand: SessionCommand {
    static let manual = Manual(.memorize, "외운 단어로 표시", "mark a word as memorized", examples: ["apple"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    func run(in session: Session) throws {
        try session.mark(term, in: place.book, memorized: true)
    }
}

/// `vocab forget TERM`: takes that mark away.
struct ForgetCommand: SessionCommand {
    static let manual = Manual(.forget, "외운 표시 지우기", "mark a word as not memorized", examples: ["apple"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    func run(in session: Session) throws {
        try session.mark(term, in: place.book, memorized: false)
    }
}

extension Session {
    fileprivate func mark(_ term: String, in bookcaseName: String?, memorized: Bool) throws {
        let (word, bookcase) = try word(term, in: bookcaseName)
        if try !mark(word, in: bookcase.id, memorized: memorized) { throw Alert.unchanged(term: word.term) }
        tell(.wordMarked(term: word.term, memorized: memorized))
    }
}
