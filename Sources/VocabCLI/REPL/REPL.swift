import VocabCore
import VocabLanguage
import VocabSync

/// `vocab` alone: a prompt at which every command of the shell can be typed. Through a pipe the same lines are run one by one.
struct REPL {
    private let runner: Runner
    private var session: Session
    private var options: GlobalOptions
    /// What the shell is told off a terminal.
    private var status = ExitStatus.done
    /// Whether any command was run.
    private var hasRun = false
    /// Whether it was offered to find out where to begin: once is enough.
    private var hasOfferedPlace = false

    /// A prompt that was opened with `options`.
    init(runner: Runner, options: GlobalOptions) {
        self.runner = runner
        self.options = options
        session = runner.promptSession(options)
    }

    /// Reads and runs lines until `quit` or the end of input; off a terminal the status is that of the last line that failed.
    mutating func run() -> ExitStatus {
        let isInteractive = session.canAsk
        if isInteractive { begin() }
        let request = LineRequest(
            isInteractive ? "vocab> " : "", completer: completer,
            takesBlock: { text in PastedBlock(text).map { !$0.isCommands } ?? false })
        while true {
            switch session.world.console.readLine(request) {
            case .endOfInput:
                if isInteractive { session.screen.show(["", HelpPhrase.goodbye.text(in: session.language)]) }
                if !isInteractive, !hasRun { runner.showOverview(session) }
                return status
            case .interrupt:
                session.leftBehind.promise = nil
                session.screen.show([HelpPhrase.interruptHint.text(in: session.language)])
            case .value(let text):
                guard isInteractive, let block = PastedBlock(text) else {
                    if take(text, isInteractive: isInteractive) == .left { return status }
                    continue
                }
                if take(block) == .left { return status }
            }
        }
    }

    /// What came of a line.
    private enum Outcome {
        case goesOn, left, interrupted
    }

    private mutating func take(_ line: String, isInteractive: Bool) -> Outcome {
        // The line itself is run as it was typed: a path may hold two spaces, or letters in another form.
        let said = Text.cleanedLine(line)
        if said.isEmpty {
            if isInteractive, line.isEmpty { pressEnter() }
            return .goesOn
        }
        let promise = session.leftBehind.promise
        session.leftBehind.promise = nil
        if isInteractive { remember(line) }
        if isInteractive, KoreanKeyboard.latin(fromHangul: Text.key(said)) == "w", let missed = promise?.missed {
            _ = runner.run(missed, base: options)
            return .goesOn
        }
        if isInteractive, let key = DoorKey(said), let options = promise?.options ?? playedOptions {
            _ = runner.run(words: key.command(options: options).words, base: self.options)
            return .goesOn
        }
        switch PromptWord(said) {
        case .leave:
            if isInteractive { session.screen.show([HelpPhrase.goodbye.text(in: session.language)]) }
            return .left
        case .clear: session.screen.clear()
        case .help, nil:
            hasRun = true
            let lineStatus = runner.run(line: line, base: options)
            if lineStatus != .done, !isInteractive { status = lineStatus }
            takeUpLanguage()
            if lineStatus == .interrupted { return .interrupted }
        }
        return .goesOn
    }

    /// Does what the line above promises; nothing where something else was shown since, or the key was on its way before it.
    private mutating func pressEnter() {
        guard let promise = session.leftBehind.promise, !promise.isTooSoon(session.world.now()) else { return }
        session.leftBehind.promise = nil
        switch promise.enter {
        case .play(let act): _ = runner.run(act, base: options)
        case .command(let command): _ = runner.run(words: command.words, base: options)
        case .door:
            if !offersPlace(), let played = playedOptions {
                _ = runner.run(words: Invocation(.quiz, options: played).words, base: options)
            }
        }
    }

    /// Offers, where Enter would play a long list of which nothing was answered yet, to find out first where to begin; whether that was done.
    private mutating func offersPlace() -> Bool {
        guard !hasOfferedPlace, let library = try? session.library(), let learner = try? session.learner(telling: .none) else {
            return false
        }
        let played = session.nextPlayed(in: library) ?? newStarter
        guard let played, played.words.count >= PlacementGame.fewestToOffer,
            played.words.allSatisfy({ learner.memories.words[$0.id] == nil && $0.placed == nil && !$0.memorized })
        else { return false }
        let name = played.name.description
        // Whoever breaks off wants neither.
        guard let key = try? session.key(among: ["", "y", "n"], PlacePhrase.offer(bookcase: name)) else { return true }
        hasOfferedPlace = true
        if key == "n" { return false }
        let outcome = runner.run(words: Invocation(.place, name).words, base: options)
        return outcome == .done || outcome == .interrupted
    }

    /// The starter that Enter plays in an empty store, as it would be there.
    private var newStarter: Bookcase? {
        guard let contents = try? session.store.contents(), let first = session.firstStarter(for: contents) else { return nil }
        return try? session.bookcase(named: first.name)
    }

    /// Runs the commands of a block one by one, until one of them is broken off; any other block is a list of words.
    private mutating func take(_ block: PastedBlock) -> Outcome {
        guard block.isCommands else {
            runner.run(block, base: options)
            return .goesOn
        }
        for line in block.filledLines {
            let outcome = take(line, isInteractive: true)
            if outcome != .goesOn { return outcome }
        }
        return .goesOn
    }

    /// From a line on that chose a language the prompt speaks it, whatever it was opened with.
    private mutating func takeUpLanguage() {
        let now = runner.promptSession(options)
        if now.chosenLanguage == session.chosenLanguage { return }
        options = options.withoutLanguage()
        session = runner.promptSession(options)
    }

    private func begin() {
        session.leftBehind.hasPrompt = true
        // After a game nothing is greeted.
        if session.leftBehind.promise == nil {
            greet()
            if playedOptions != nil { session.leftBehind.promise = EnterPromise(enter: .door, since: session.world.now()) }
        }
        // Without its history the prompt is less convenient, no more: commands themselves tell what ails the disk.
        session.world.console.remember(((try? session.store.typedLines()) ?? []).map(RecalledLine.init))
    }

    private var completer: Completer {
        CommandCompleter(
            library: { [store = session.store] in try? store.contents().library },
            backupNames: { [store = session.store] in (try? store.backups().map(\.name)) ?? [] },
            starterNames: session.world.starters.map(\.name)
        ).completer
    }

    /// Keeps a line to be typed again: as it is until the program ends, and for later without passwords and tokens.
    private func remember(_ line: String) {
        session.world.console.remember([RecalledLine(line)])
        try? session.store.appendTypedLine(RemoteAddress.withoutSecrets(line))
    }

    /// What waits today and what Enter plays; in an empty store what this is and what to type first.
    private func greet() {
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
                offersOptimizing: statistics.map { session.canOfferOptimizing($0, learner) } ?? false)
            if door.offersOptimizing { session.store.noteOptimizing(at: session.now) }
            session.screen.show(door.lines(library, played: played))
            return session.tellOldSync()
        }
        let shelf = HelpPhrase.shelf(bookcases: library.bookcases.count, words: library.wordCount)
        session.screen.show(
            [style.paint(HelpPhrase.greeting.text(in: language), .accent)]
                + MottoPhrase(of: session.learnerCalendar.day(of: session.now)).lines(style, language)
                + (library.bookcases.isEmpty ? [] : [shelf.text(in: language)])
                + style.paragraph(tryFirst.text(in: language), .dim))
        session.offerLanguage()
    }

    private var tryFirst: HelpPhrase {
        guard let contents = try? session.store.contents(), let first = session.firstStarter(for: contents) else {
            return .tryFirst
        }
        let own = session.startersToCome(in: contents.library).first { $0.explains(in: session.language) }
        return .startStarter(first.name, inOwnLanguage: first.explains(in: session.language) ? nil : own?.name)
    }

    /// The options by which a game plays what the greeting offers; nil where nothing can be played without a choice.
    private var playedOptions: [Invocation.Option]? {
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
    /// The starter that an empty store begins with; nil where there is something, or something that cannot be read.
    func firstStarter(for contents: StoreContents) -> Starter? {
        contents.library.bookcases.isEmpty && contents.problems.isEmpty ? startersToCome(in: contents.library).first : nil
    }

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
