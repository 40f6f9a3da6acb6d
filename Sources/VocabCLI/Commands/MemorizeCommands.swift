import ArgumentParser
import VocabCore

/// `vocab memorize TERM`: marks a word as known by heart.
struct MemorizeCommand: SessionCommand {
    static let manual = Manual("memorize", "외운 단어로 표시", "mark a word as memorized", examples: ["apple"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    func run(in session: Session) throws {
        try session.mark(term, in: place.book, memorized: true)
    }
}

/// `vocab forget TERM`: takes that mark away.
struct ForgetCommand: SessionCommand {
    static let manual = Manual("forget", "외운 표시 지우기", "mark a word as not memorized", examples: ["apple"])

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
        let change = Change(memorized ? .memorizeWord : .forgetWord, word.term, bookcase: bookcase.name.description)
        try update(change) { library in
            try library.update(bookcase.id) { bookcase in
                let current = try bookcase.word(word.id)
                guard let marked = current.marked(memorized: memorized, at: now) else {
                    throw Alert.unchanged(term: current.term)
                }
                try bookcase.replace(with: marked)
            }
        }
        tell(.wordMarked(term: word.term, memorized: memorized))
    }
}
