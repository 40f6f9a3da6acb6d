import ArgumentParser
import VocabCore

/// `vocab memorize TERM`: marks a word as known by heart.
struct MemorizeCommand: SessionCommand {
    static let manual = Manual(.memorize, "외운 단어로 표시", "mark a word as known", examples: ["apple", "--tag 600 --book TOEIC"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String?

    @OptionGroup var place: BookcaseOption

    @OptionGroup var tags: TagOption

    func run(in session: Session) throws {
        try session.mark(term, tags, in: place.book, memorized: true)
    }
}

/// `vocab forget TERM`: takes that mark away.
struct ForgetCommand: SessionCommand {
    static let manual = Manual(
        .forget, "외운 표시 지우기", "mark a word as not known any more", examples: ["apple", "--tag 600 --book TOEIC"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String?

    @OptionGroup var place: BookcaseOption

    @OptionGroup var tags: TagOption

    func run(in session: Session) throws {
        try session.mark(term, tags, in: place.book, memorized: false)
    }
}

extension Session {
    fileprivate func mark(_ term: String?, _ tags: TagOption, in bookcaseName: String?, memorized: Bool) throws {
        guard tags.tag.isEmpty else {
            if let term { throw Alert.usage(.exclusive(term, "--tag")) }
            let bookcases = try bookcases(named: bookcaseName)
            return try mark(tags.filter(over: bookcases), of: bookcases, memorized: memorized)
        }
        guard let term else { throw Alert.usage(.missingArgument(.known(.term))) }
        let (word, bookcase) = try word(term, in: bookcaseName)
        if try !mark(word, in: bookcase.id, memorized: memorized) { throw Alert.unchanged(term: word.term) }
        tell(.wordMarked(term: word.term, memorized: memorized))
    }

    /// Marks all words that `tags` let pass, in one step of undo.
    private func mark(_ tags: TagFilter, of bookcases: [Bookcase], memorized: Bool) throws {
        let ids = Set(
            bookcases.lazy.flatMap(\.words).filter { tags.contains($0) && $0.marked(memorized: memorized, at: self.now) != nil }
                .map(
                    \.id))
        if ids.isEmpty { throw Alert.unchanged(term: nil) }
        try mark(ids, of: bookcases, memorized: memorized)
    }

    /// Marks words of `bookcases` in one step of undo, and tells how many.
    func mark(_ ids: Set<Word.ID>, of bookcases: [Bookcase], memorized: Bool) throws {
        try update(Change(memorized ? .memorizeWords : .forgetWords, String(ids.count))) { library in
            for bookcase in bookcases where bookcase.words.contains(where: { ids.contains($0.id) }) {
                try library.update(bookcase.id) { bookcase in
                    bookcase.setWords(
                        bookcase.words.map { ids.contains($0.id) ? $0.marked(memorized: memorized, at: now) ?? $0 : $0 })
                }
            }
        }
        tell(.wordsMarked(ids.count, memorized: memorized))
    }
}
