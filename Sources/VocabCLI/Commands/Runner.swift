import ArgumentParser
import VocabCore
import VocabLanguage

/// Runs command lines, from the shell and from the prompt, in the same way.
struct Runner {
    let world: World
    /// Opens the prompt, with the options that were given to the program alone, until it is left.
    private let openPrompt: (Runner, GlobalOptions) -> ExitStatus
    private let leftBehind = LeftBehind()

    /// A runner in `world`.
    init(world: World, openPrompt: @escaping (Runner, GlobalOptions) -> ExitStatus) {
        self.world = world
        self.openPrompt = openPrompt
    }

    /// Runs one command line, given without the program's name; everything the learner must know is told.
    func run(_ commandLine: [String]) -> ExitStatus {
        run(commandLine, base: GlobalOptions(), isAtPrompt: false)
    }

    /// A session of the prompt itself, between commands.
    func promptSession(_ options: GlobalOptions, command: TypedCommand = .atPrompt) -> Session {
        Session(world, options: options, command: command, leftBehind: leftBehind)
    }

    /// Runs a command line, given without the program's name, where the options `base` hold for every line.
    func run(_ commandLine: [String], base: GlobalOptions, isAtPrompt: Bool) -> ExitStatus {
        var options = base
        let translated = Self.translated(commandLine)
        let retyped = WrongKeyboard.retyped(translated)
        let commandLine = retyped ?? translated
        var arguments = commandLine
        let problem = options.take(from: &arguments)
        let command = TypedCommand(
            words: commandLine, path: Grammar.path(of: arguments), prefix: isAtPrompt ? [] : ["vocab"],
            store: options.store(beside: base))
        let session = Session(world, options: options, command: command, leftBehind: leftBehind)
        if let retyped {
            session.remark(HelpPhrase.wrongKeyboard(meant: retyped.map { Quoted($0).description }.joined(separator: " ")))
        }
        do {
            if let problem { throw problem }
            if arguments.isEmpty {
                guard session.hasStore else { throw Alert.noStoreFolder }
                if isAtPrompt { return .done }
                return openPrompt(self, options)
            }
            guard let command = try parse(arguments, session) else { return .done }
            guard session.hasStore else { throw Alert.noStoreFolder }
            leftBehind.promise = nil
            let status = run(command, in: session)
            // After a game keys and commands go on where the learner sits.
            if !isAtPrompt, leftBehind.promise != nil { _ = openPrompt(self, options) }
            return status
        } catch {
            return fail(error, in: session)
        }
    }

    /// `line` with its command by the name that the program knows; options of the program may stand before it.
    private static func translated(_ line: [String]) -> [String] {
        var options = 0
        while options < line.count, line[options].hasPrefix("-") {
            options += GlobalOptions.namesWithValue.contains(line[options]) ? 2 : 1
        }
        return Array(line.prefix(options)) + CommandName.translated(Array(line.dropFirst(options)))
    }

    /// Shows what this is and what is typed most, on one screen.
    func showOverview(_ session: Session) { session.screen.show(overview(session).lines()) }

    private func overview(_ session: Session) -> OverviewScreen {
        OverviewScreen(style: session.screen.style, language: session.language, prefix: session.screen.command.typedPrefix)
    }

    private func showHelp(for path: [any DescribedCommand.Type], _ session: Session) {
        if path.isEmpty { return showOverview(session) }
        let screen = HelpScreen(
            style: session.screen.style, language: session.language, prefix: session.screen.command.typedPrefix)
        let topic = path.count == 1 ? HelpTopic(named: path[0].manual.name) : nil
        session.page(screen.lines(for: path) + (topic.map { [""] + lines(of: $0, session) } ?? []))
    }

    private func lines(of topic: HelpTopic, _ session: Session) -> [String] {
        TopicScreen(style: session.screen.style, prefix: session.screen.command.typedPrefix)
            .lines(of: topic.text.text(in: session.language))
    }

    private func run(_ command: any SessionCommand, in session: Session) -> ExitStatus {
        if session.canAsk { session.offerLanguage() }
        defer { session.tellRepairs() }
        // The doctor says first what it finds.
        if session.hasStore, !(command is DoctorCommand) { session.store.tidy() }
        do {
            try command.run(in: session)
            session.tellLostResults()
            return session.status
        } catch {
            let status = fail(error, in: session)
            return command is any GameCommand && status == .noInput ? .badData : status
        }
    }

    /// Does what the last line promised for a key.
    func run(_ act: () throws -> Void, base: GlobalOptions) -> ExitStatus {
        let session = promptSession(base)
        defer { session.tellRepairs() }
        do {
            try act()
            session.tellLostResults()
            return session.status
        } catch {
            return fail(error, in: session)
        }
    }

    /// Tells the learner what went wrong, and the shell.
    func fail(_ error: any Error, in session: Session) -> ExitStatus {
        let alert = Alert(error)
        session.tell(alert)
        return alert.status
    }

    /// The command that `arguments` ask for; nil when they asked for help or the version, which has then been shown.
    private func parse(_ arguments: [String], _ session: Session) throws -> (any SessionCommand)? {
        if arguments.count == 1, let named = Grammar.command(arguments[0]) as? any SessionCommand.Type,
            let command = named.typedAlone
        {
            return command
        }
        let isHelp = arguments[0] == Grammar.help
        if arguments == [Grammar.help, Grammar.all] {
            session.page(overview(session).allLines())
            return nil
        }
        if isHelp, arguments.count == 2, Grammar.command(arguments[1]) == nil, let topic = HelpTopic(named: arguments[1]) {
            session.page(lines(of: topic, session))
            return nil
        }
        let names = isHelp ? arguments.dropFirst() : arguments[...]
        try checkNames(names, isHelp)
        let path = Grammar.commands(namedIn: names)
        if isHelp {
            showHelp(for: path, session)
            return nil
        }
        // Only the long name is known to the parser, or it would take the h of a term such as -oh for it.
        var arguments = arguments
        if arguments[safe: path.count] == "-h" { arguments[path.count] = Grammar.helpOption }
        // The parser is asked about this command alone: to describe the whole tree takes it longer than most commands.
        let rest = Array(arguments.dropFirst(path.count))
        // Only the program has a version.
        if rest == [Grammar.versionOption] || path.isEmpty && rest == [Grammar.versionLetter] {
            session.screen.show([VocabCommand.version])
            return nil
        }
        let named = path.last ?? VocabCommand.self
        do {
            if let command = try ParsedLines.command(named, rest) {
                return command
            }
            // What is left is a command that only holds others.
            showHelp(for: path, session)
        } catch {
            let message = named.message(for: error)
            guard named.exitCode(for: error).isSuccess else {
                throw Alert.usage(
                    UsageProblem(parserMessage: message, command: named, words: Grammar.classifiedWords(arguments)))
            }
            if Self.isHelp(message) { showHelp(for: path, session) } else { session.screen.show([message]) }
        }
        return nil
    }

    /// Whether the parser's answer is its own help screen; others are the version and scripts for the shell's completion.
    static func isHelp(_ message: String) -> Bool { message.hasPrefix("OVERVIEW: ") }

    /// The parser's own message for a word that is no command is a poor one.
    private func checkNames(_ words: ArraySlice<String>, _ isHelp: Bool) throws {
        var parent: any DescribedCommand.Type = VocabCommand.self
        for word in words {
            let names = Grammar.names(under: parent) + (parent == VocabCommand.self ? [Grammar.help] : [])
            if names.isEmpty || word.hasPrefix("-") { return }
            guard let next = Grammar.command(word, under: parent) else {
                let topics = isHelp && parent == VocabCommand.self ? HelpTopic.namesBesideCommands : []
                throw Alert.unknownCommand(
                    word, nearest: Nearness.nearest(to: word, among: names + topics))
            }
            parent = next
        }
    }
}
