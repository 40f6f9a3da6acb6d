import ArgumentParser
import VocabCore

/// `vocab show TERM`: everything about a word, in every bookcase that has it.
struct ShowCommand: SessionCommand {
    static let manual = Manual(.show, "단어 보기", "show a word", examples: ["apple"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let matches = try session.words(term, in: place.book)
        if json { return session.printJSON(matches) }
        if matches.count == 1 { return try session.showPage(of: matches[0].word, in: matches[0].bookcase) }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        for (number, match) in matches.enumerated() {
            session.screen.show((number > 0 ? [""] : []) + screen.card(match.word, in: match.bookcase))
        }
    }
}

/// `vocab remove TERM`: asks first.
struct RemoveCommand: SessionCommand {
    static let manual = Manual(.remove, "단어 삭제", "delete a word", examples: ["apple"])

    @Argument(help: .said("단어", "the term", .term))
    var term: String

    @OptionGroup var place: BookcaseOption

    @Flag(name: .long, help: .said("묻지 않고 지우기", "delete without asking"))
    var yes = false

    func run(in session: Session) throws {
        let (word, bookcase) = try session.word(term, in: place.book)
        let name = bookcase.name.description
        if !yes {
            try session.askToRemove(.removeWord(term: word.term, meaning: word.meaning, bookcase: name))
        }
        try session.update(Change(.removeWord, word.term, bookcase: name)) {
            try $0.update(bookcase.id) { try $0.remove(word.id) }
        }
        session.tell(.wordRemoved(term: word.term, bookcase: name))
    }
}

/// `vocab search TEXT`: words with the text in their term or meaning, case and width aside; the best hits first.
struct SearchCommand: SessionCommand {
    static let manual = Manual(.search, "단어 찾기", "find words by term or meaning", examples: ["사과"])

    @Argument(help: .said("찾을 말", "what to look for", .searchText))
    var text: String

    @OptionGroup var place: BookcaseOption

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if Text.isBlank(text) { throw Alert.usage(.missingArgument(.known(.searchText))) }
        let wanted = SearchText(text)
        let hits = try session.bookcases(named: place.book).flatMap { bookcase in
            bookcase.words.compactMap { word in wanted.hit(in: word).map { (hit: $0, word: word, bookcase: bookcase) } }
        }
        let matches = SearchText.Hit.allCases.flatMap { hit in
            hits.filter { $0.hit == hit }.map { (word: $0.word, bookcase: $0.bookcase) }
        }
        if json { return session.printJSON(matches) }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        session.screen.show(place.book == nil ? screen.words(matches) : screen.words(matches.map(\.word)))
        if !matches.isEmpty { return session.remark(BookPhrase.found(matches.count)) }
        let terms = try session.bookcases(named: place.book).flatMap { $0.words.map(\.term) }
        session.remark(BookPhrase.notFound(Text.cleanedLine(text), nearest: Nearness.nearest(to: text, among: terms)))
    }
}
