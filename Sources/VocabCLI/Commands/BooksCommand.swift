import ArgumentParser
import VocabCore
import VocabLists
import VocabSync

/// `vocab books`: lists the bookcases.
struct BooksCommand: SessionCommand {
    static let manual = Manual(.books, "단어장 목록", "list the bookcases", examples: ["--starters"])

    @Flag(name: .long, help: .said("프로그램에 들어 있는 단어장 보기", "list those that come with the program"))
    var starters = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    static var typedAlone: BooksCommand? {
        var command = BooksCommand()
        (command.starters, command.json) = (false, false)
        return command
    }

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if starters { return try showStarters(session) }
        let contents = try session.contents()
        let bookcases = contents.library.bookcases
        let facts = session.bookcaseFacts(contents.library.settings)
        if json { return session.printJSON(Self.json(of: bookcases, facts)) }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        session.screen.show(screen.bookcases(bookcases, facts))
        if contents.isEmpty { session.screen.show(.nothingToPlay(in: contents.library)) }
        // Not into a pipe, where the list is taken apart line by line.
        if session.canAsk {
            let today = session.calendar(contents.library.settings.study).day(of: session.now)
            session.screen.show(MottoPhrase(of: today).lines(session.screen.style, session.language))
        }
    }

    /// What comes on the first use of its name, or has come.
    private func showStarters(_ session: Session) throws {
        let starters = try session.starters.map {
            (name: $0.name, details: $0.details(in: session.language), words: try $0.list().rowCount)
        }
        if json {
            var writer = JSONWriter()
            writer.lines(starters) { entry, writer in
                writer.object { writer in
                    writer.member("name", entry.name)
                    writer.optionalMember("description", entry.details.description)
                    writer.optionalMember("termLanguage", entry.details.termLanguage)
                    writer.optionalMember("meaningLanguage", entry.details.meaningLanguage)
                    writer.member("words", entry.words)
                }
            }
            return session.printJSON(writer)
        }
        let screen = ShelfScreen(style: session.screen.style, language: session.language)
        session.screen.show(starters.flatMap { screen.starter($0.name, $0.details, words: $0.words) })
    }

    private static func json(of bookcases: [Bookcase], _ facts: (Bookcase) -> BookcaseFacts?) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(bookcases) { bookcase, writer in
            writer.object { $0.members(summarizing: bookcase, facts(bookcase)) }
        }
        return writer
    }
}

extension JSONWriter {
    /// Writes the members by which `books` and `book show` sum up a bookcase; `memorized` counts the words that the learner marked.
    mutating func members(summarizing bookcase: Bookcase, _ facts: BookcaseFacts?) {
        member("id", bookcase.id.description)
        member("name", bookcase.name.description)
        optionalMember("description", bookcase.description)
        optionalMember("termLanguage", bookcase.termLanguage)
        optionalMember("meaningLanguage", bookcase.meaningLanguage)
        optionalMember("picture", bookcase.picture?.description ?? "")
        member("words", bookcase.words.count)
        member("memorized", bookcase.words.count { $0.memorized })
        let tags = TagCounts(of: bookcase.words).counts
        if !tags.isEmpty {
            name("tags")
            object { writer in for (tag, words) in tags { writer.member(tag, words) } }
        }
        if let link = bookcase.listLink {
            name("list")
            object { $0.members(of: link) }
        }
        if let facts {
            member("new", facts.states.new)
            member("learning", facts.states.learning)
            member("memorizedByMemory", facts.states.kept)
            if facts.calledKnown > 0 { member("calledKnown", facts.calledKnown) }
            member("due", facts.due)
            if let moment = facts.lastPlayed { member("lastPlayed", moment) }
        }
    }
}
