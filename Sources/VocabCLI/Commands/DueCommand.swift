import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab due`: what waits to be asked, now and in the next days.
struct DueCommand: SessionCommand {
    static let manual = Manual(
        .due, "오늘 복습할 단어", "what waits today", examples: ["", "TOEIC", "--tag day1..day5", "--short", "--all --json"])

    @OptionGroup var bookcase: BookcaseArgument

    @OptionGroup var tags: TagOption

    @Flag(name: .long, help: .said("푼 적이 있는 단어를 모두", "every word that was ever answered"))
    var all = false

    @Flag(name: .long, help: .said("셸 프롬프트에 쓸 한 줄만", "one line, for a shell prompt"))
    var short = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    static var typedAlone: DueCommand? {
        var command = DueCommand()
        command.bookcase = BookcaseArgument()
        command.bookcase.name = nil
        command.bookcase.book = nil
        command.tags = TagOption()
        command.tags.tag = []
        (command.all, command.short, command.json) = (false, false, false)
        return command
    }

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if short, try bookcase.given() == nil, tags.tag.isEmpty { return try tellShortly(session) }
        let bookcases = try session.bookcases(named: bookcase.given())
        let learner = try session.learner(telling: short ? .none : .all)
        let order = learner.order()
        let tags = try tags.filter(over: bookcases)
        let words = bookcases.flatMap { bookcase in bookcase.words.filter(tags.contains).map { (word: $0, bookcase: bookcase) } }
        let waiting = order.waiting(words.lazy.map(\.word))
        if short { return tellShortly(Store.Waiting(due: waiting.due, new: waiting.new), session) }
        let listed = words.filter { word, _ in
            all && order.facts[word.id] != nil || order.asks(word) && order.facts(of: word)?.isDue == true
        }.sorted { left, right in
            let (first, second) = (
                order.facts(of: left.word)?.retrievability ?? 1, order.facts(of: right.word)?.retrievability ?? 1
            )
            return (first, left.word.term) < (second, right.word.term)
        }
        if json { return session.printJSON(Self.json(of: listed, learner)) }
        if bookcases.isEmpty, session.status == .done { return session.screen.show(.libraryIsEmpty) }
        let screen = DueScreen(style: session.screen.style, language: session.language, learner: learner)
        let forecast = learner.foreseen(words.map(\.word), days: 8).dueWords
        session.screen.show(screen.lines(waiting, forecast, listed.map(\.word), listsAll: all))
    }

    /// Tells how much of everything waits, for a prompt that asks again and again: it is counted once after each change.
    private func tellShortly(_ session: Session) throws {
        if let waiting = session.keptWaiting() { return tellShortly(waiting, session) }
        tellShortly(try session.countWaiting(), session)
    }

    private func tellShortly(_ waiting: Store.Waiting, _ session: Session) {
        guard json else {
            return session.screen.show([DuePhrase.short(due: waiting.due, new: waiting.new).text(in: session.language)])
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("due", waiting.due)
            writer.member("new", waiting.new)
        }
        session.printJSON(writer)
    }

    private static func json(of listed: [(word: Word, bookcase: Bookcase)], _ learner: Learner) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(listed) { listed, writer in
            let memory = learner.memories.words[listed.word.id]
            let due = learner.memories.dueDay(of: listed.word.id) ?? learner.today
            writer.object { writer in
                writer.member("word", listed.word.id.description)
                writer.member("bookcase", listed.bookcase.id.description)
                writer.member("term", listed.word.term)
                writer.member("state", learner.state(of: listed.word).rawValue)
                if let state = memory?.state {
                    writer.member("stability", state.stability)
                    writer.member("difficulty", state.difficulty)
                }
                // Of a word that was never answered, as of one that is marked as known, nothing is foretold.
                if let recall = learner.memories.retrievability(of: listed.word.id, on: learner.today) {
                    writer.member("retrievability", recall)
                }
                if let recall = learner.memories.predictedRecall(of: listed.word.id, on: learner.today) {
                    writer.member("predictedRecall", recall)
                }
                writer.member("due", learner.memories.calendar.start(of: due))
                writer.member("reviews", memory?.reviews ?? 0)
                writer.member("lapses", memory?.lapses ?? 0)
            }
        }
        return writer
    }
}
