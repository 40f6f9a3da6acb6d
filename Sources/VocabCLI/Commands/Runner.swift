import ArgumentParser
import VocabCore

/// Runs command lines, from the shell and from the prompt, in the same way.
struct Runner {
    let world: World

    /// Runs one command line, given without the program's name; everything the learner must know is told.
    func run(_ commandLine: [String]) -> ExitStatus {
        run(commandLine, base: GlobalOptions(), isAtPrompt: false)
    }

    /// Runs a line typed at the prompt, which was opened with the options `base`.
    func run(line: String, base: GlobalOptions) -> ExitStatus {
        do {
            var words = try CommandLineSplitter.words(of: line)
            // People copy commands from elsewhere, with the program's name before them.
            if words.first == "vocab" { words.removeFirst() }
            return run(words, base: base, isAtPrompt: true)
        } catch {
            return fail(error, in: Session(world, options: base, command: .atPrompt))
        }
    }

    private func run(_ commandLine: [String], base: GlobalOptions, isAtPrompt: Bool) -> ExitStatus {
        var options = base
        var arguments = commandLine
        let problem = options.take(from: &arguments)
        let command = TypedCommand(
            words: commandLine, path: Grammar.path(of: arguments), prefix: isAtPrompt ? [] : ["vocab"],
            store: options.store(beside: base))
        let session = Session(world, options: options, command: command)
        do {
            if let problem { throw problem }
            if arguments.isEmpty {
                guard session.hasStore else { throw Alert.noStoreFolder }
                if isAtPrompt { return .done }
                return REPL(runner: self, session: Session(world, options: options, command: .atPrompt), options: options).run()
            }
            guard let command = try parse(arguments, session) else { return .done }
            guard session.hasStore else { throw Alert.noStoreFolder }
            return run(command, in: session)
        } catch {
            return fail(error, in: session)
        }
    }

    /// Shows what can be typed.
    func showOverview(_ session: Session) {
        session.screen.show(OverviewScreen(style: session.screen.style, language: session.language).lines())
    }

    private func run(_ command: any SessionCommand, in session: Session) -> ExitStatus {
        do {
            try command.run(in: session)
            return session.status
        } catch {
            let status = fail(error, in: session)
            return command is any GameCommand && status == .noInput ? .badData : status
        }
    }

    private func fail(_ error: any Error, in session: Session) -> ExitStatus {
        let alert = Alert(error)
        session.screen.show(alert)
        return alert.status
    }

    /// The command that `arguments` ask for; nil when they asked for help or the version, which has then been shown.
    private func parse(_ arguments: [String], _ session: Session) throws -> (any SessionCommand)? {
        if arguments.count == 1, let named = Grammar.command(arguments[0]) as? any SessionCommand.Type,
            let command = named.typedAlone
        {
            return command
        }
        // Only the long name is known to the parser, or it would take the h of a term such as -oh for it.
        var arguments = arguments
        let afterPath = Grammar.path(of: arguments).split(separator: " ").count
        if arguments[safe: afterPath] == "-h" { arguments[afterPath] = "--help" }
        if ["help", "--help"].contains(arguments[0]), arguments.count == 1 {
            showOverview(session)
            return nil
        }
        try checkNames(arguments[0] == "help" ? arguments.dropFirst() : arguments[...])
        do {
            var command = try VocabCommand.parseAsRoot(arguments)
            if let command = command as? any SessionCommand { return command }
            // What is left is the parser's own `help`, or a command that only holds others: running it throws the help text.
            try command.run()
            return nil
        } catch {
            guard VocabCommand.exitCode(for: error).isSuccess else {
                throw Alert.usage(UsageProblem(parserMessage: VocabCommand.message(for: error)))
            }
            session.screen.show([VocabCommand.fullMessage(for: error)])
            return nil
        }
    }

    /// The parser's own message for a word that is no command is a poor one.
    private func checkNames(_ words: ArraySlice<String>) throws {
        var parent: any ParsableCommand.Type = VocabCommand.self
        for word in words {
            let names = Grammar.names(under: parent) + (parent == VocabCommand.self ? ["help"] : [])
            if names.isEmpty || word.hasPrefix("-") { return }
            guard names.contains(word) else {
                throw Alert.unknownCommand(word, nearest: Nearness.nearest(to: word, among: names))
            }
            guard let command = Grammar.command(word, under: parent) else { return }
            parent = command
        }
    }
}
