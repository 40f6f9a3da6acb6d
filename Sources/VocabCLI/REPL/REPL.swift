import VocabCore
import VocabLanguage
import VocabSync

/// `vocab` alone: a prompt at which every command of the shell can be typed. Through a pipe the same lines are run one by one.
struct REPL {
    let runner: Runner
    private(set) var session: Session
    private(set) var options: GlobalOptions
    /// What the shell is told off a terminal.
    private var status = ExitStatus.done
    /// Whether any command was run.
    private var hasRun = false
    /// Whether it was offered to find out where to begin: once is enough.
    var hasOfferedPlace = false

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
        if isInteractive, case let number = Text.key(said), number.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let promise,
            !promise.numbered.isEmpty
        {
            if let act = promise.numbered.numbered(number) {
                perform(act)
            } else {
                session.remark(FirstDoorPhrase.noSuchNumber(of: promise.numbered.count))
                session.leftBehind.promise = promise
            }
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
        perform(promise.enter)
    }

    private mutating func perform(_ act: EnterPromise.Act) {
        switch act {
        case .play(let act): _ = runner.run(act, base: options)
        case .command(let command): _ = runner.run(words: command.words, base: options)
        case .door:
            if !offerPlace(), let played = playedOptions {
                _ = runner.run(words: Invocation(.quiz, options: played).words, base: options)
            }
        }
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
            let promised = greet()
            session.leftBehind.promise = promised.map {
                EnterPromise(enter: $0.enter, numbered: $0.numbered, since: session.world.now())
            }
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

}
