import ArgumentParser
import VocabCore

/// `vocab books`: lists the bookcases.
struct BooksCommand: SessionCommand {
    static let manual = Manual("books", "단어장 목록", "list the bookcases")

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    static var typedAlone: BooksCommand? {
        var command = BooksCommand()
        command.json = false
        return command
    }

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let contents = try session.contents()
        let bookcases = contents.library.bookcases
        let memories = session.memoriesAtHand(contents.library.settings)
        func states(_ bookcase: Bookcase) -> StateCounts? { memories.map { StateCounts(of: bookcase.words, $0.words) } }
        if json { return session.printJSON(Self.json(of: bookcases, states)) }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        session.screen.show(screen.bookcases(bookcases, states))
        if contents.isEmpty { session.screen.show(.libraryIsEmpty) }
    }

    private static func json(of bookcases: [Bookcase], _ states: (Bookcase) -> StateCounts?) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(bookcases) { bookcase, writer in
            writer.object { $0.members(summarizing: bookcase, states(bookcase)) }
        }
        return writer
    }
}

extension JSONWriter {
    /// Writes the members by which `books` and `book show` sum up a bookcase; `memorized` counts the words that the learner marked.
    mutating func members(summarizing bookcase: Bookcase, _ states: StateCounts?) {
        member("id", bookcase.id.description)
        member("name", bookcase.name.description)
        optionalMember("description", bookcase.description)
        optionalMember("termLanguage", bookcase.termLanguage)
        optionalMember("meaningLanguage", bookcase.meaningLanguage)
        member("words", bookcase.words.count)
        member("memorized", bookcase.words.count { $0.memorized })
        if let states {
            member("new", states.new)
            member("learning", states.learning)
            member("memorizedByMemory", states.kept)
        }
    }
}
