import VocabCore
import VocabLanguage

/// The greeting, and what Enter does behind it.
extension REPL {
    /// What Enter and numbers do behind the greeting.
    typealias Promised = (enter: EnterPromise.Act, numbered: [EnterPromise.Act])

    /// Shows what waits today and what Enter plays; where nothing can be played yet, what could be.
    ///
    /// Returns what that promises.
    func greet() -> Promised? {
        let language = session.language
        let style = session.screen.style
        var library = Library()
        do {
            library = try session.library()
        } catch {
            session.screen.show(Alert(error))
        }
        if let played = session.nextPlayed(in: library), let learner = try? session.learner() {
            let statistics = session.statisticsAtHand(library, learner)
            let door = DoorScreen(
                style: style, language: language, learner: learner, statistics: statistics, pace: session.store.pace(),
                offersOptimizing: statistics.map { session.canOfferOptimizing($0, learner) } ?? false,
                asksWhereToBegin: Self.isLongAndNew(played, learner))
            if door.offersOptimizing { session.store.noteOptimizing(at: session.now) }
            session.screen.show(door.lines(library, played: played))
            session.tellOldSync()
            return (.door, [])
        }
        let door = FirstDoorScreen(
            style: style, language: language, today: session.learnerCalendar.day(of: session.now))
        defer { session.offerLanguage() }
        if let small = library.bookcases.first {
            session.screen.show(door.lines(library.bookcases))
            return (.command(Invocation(.add, options: [.book(small.name.description)])), [])
        }
        let starters = (try? session.store.contents()).map(session.firstStarters) ?? []
        session.screen.show(
            door.lines(
                starters.map { starter in
                    let details = starter.details(in: language)
                    return FirstDoorScreen.Offer(name: starter.name, description: details.description, words: starter.wordCount)
                }))
        let games = starters.map { EnterPromise.Act.command(Invocation(.quiz, $0.name)) }
        return starters.isEmpty ? nil : (.door, [.door] + games.dropFirst())
    }

    /// Offers, where Enter would play a long list of which nothing was answered yet, to find out first where to begin; true where Enter has
    /// nothing left to do.
    mutating func offerPlace() -> Bool {
        guard !hasOfferedPlace, let library = try? session.library(), let learner = try? session.learner(telling: .none) else {
            return false
        }
        let played = session.nextPlayed(in: library) ?? newStarter
        guard let played, Self.isLongAndNew(played, learner) else { return false }
        let name = played.name.description
        // Whoever breaks off wants neither.
        guard let key = try? session.key(among: ["", "y", "n", "q", ConsoleKey.escape], PlacePhrase.offer(bookcase: name)) else {
            return true
        }
        if ["q", ConsoleKey.escape].contains(key) { return true }
        hasOfferedPlace = true
        if key == "n" { return false }
        let outcome = runner.run(words: Invocation(.place, name).words, base: options)
        return outcome == .done || outcome == .interrupted
    }

    /// Whether it is a long list of which nothing was answered yet.
    private static func isLongAndNew(_ bookcase: Bookcase, _ learner: Learner) -> Bool {
        bookcase.words.count >= PlacementGame.fewestToOffer
            && bookcase.words.allSatisfy { learner.memories.words[$0.id] == nil && $0.placed == nil && !$0.memorized }
    }

    /// The starter that Enter plays in an empty store, as it would be there.
    private var newStarter: Bookcase? {
        guard let contents = try? session.store.contents(), let first = session.firstStarter(for: contents) else { return nil }
        return try? session.bookcase(named: first.name)
    }

    /// The options by which a game plays what the greeting offers; nil where nothing can be played without a choice.
    var playedOptions: [Invocation.Option]? {
        guard let contents = try? session.store.contents() else { return nil }
        let library = contents.library
        guard let played = session.nextPlayed(in: library) else {
            return session.firstStarter(for: contents).map { [.book($0.name)] }
        }
        let isChosen = library.settings.setup != nil || session.store.lastPlayed() == played.id
        return isChosen ? [] : [.book(played.name.description)]
    }
}

extension Session {
    /// The starters that an empty store offers, the first for Enter: those whose meanings are in the language of the screen, and the others
    /// where there are no two of them. None where there is something, or something that cannot be read.
    func firstStarters(for contents: StoreContents) -> [Starter] {
        guard contents.library.bookcases.isEmpty, contents.problems.isEmpty else { return [] }
        let starters = startersToCome(in: contents.library)
        let own = starters.filter { $0.explains(in: language) }
        return own.count > 1 ? own : starters
    }

    /// The starter that an empty store begins with.
    func firstStarter(for contents: StoreContents) -> Starter? { firstStarters(for: contents).first }

    /// What was done so far, where it can be counted while somebody waits.
    func statisticsAtHand(_ library: Library, _ learner: Learner) -> Statistics? {
        guard let size = try? store.historySize(), size > 0, size < 1 << 25, let history = try? store.history() else {
            return nil
        }
        return Statistics(of: history.dated(at: now), over: library.bookcases.flatMap(\.words), learner.memories, now: now)
    }

    /// Whether it is time to offer `optimize`: from 1,000 answers on, once a month, and only where it finds enough that it has not seen.
    func canOfferOptimizing(_ statistics: Statistics, _ learner: Learner) -> Bool {
        let model = ModelInForce(learner.settings.memory)
        guard model.isReplaceable, statistics.total.answers >= 1_000 else { return false }
        if let last = store.lastOptimizing(), learner.memories.calendar.day(of: last).distance(to: learner.today) < 30 {
            return false
        }
        let seenUntil = model.fittedUntil.map(learner.memories.calendar.day)
        if let seenUntil, seenUntil.distance(to: learner.today) < 30 { return false }
        let unseen = statistics.weeks.filter { week in seenUntil.map { $0 < week.monday } ?? true }
        return unseen.reduce(0) { $0 + $1.count.answers } >= Optimization.leastPredictions
    }
}
