import ArgumentParser
import VocabCore

/// Runs command lines, from the shell and from the prompt, in the same way.
struct Runner {
    let world: World

    /// Runs one command line, given without the program's name; everything the learner must know is told.
    func run(_ commandLine: [String], base: GlobalOptions = GlobalOptions(), isAtPrompt: Bool = false) -> ExitStatus {
        var arguments = commandLine
        let options: GlobalOptions
        do {
            options = try GlobalOptions(takenFrom: &arguments, over: base)
        } catch {
            return fail(error, in: Session(world, options: base, commandLine: commandLine, isAtPrompt: isAtPrompt))
        }
        let session = Session(world, options: options, commandLine: commandLine, isAtPrompt: isAtPrompt)
        if arguments.isEmpty, !isAtPrompt { return opened(session, options) }
        do {
            guard let command = try parse(arguments, session) else { return .done }
            do {
                try command.run(in: session)
                return session.status
            } catch {
                let status = fail(error, in: session)
                return command is any GameCommand && status == .noInput ? .badData : status
            }
        } catch {
            return fail(error, in: session)
        }
    }

    /// `vocab` alone: the prompt on a terminal, the overview elsewhere.
    private func opened(_ session: Session, _ options: GlobalOptions) -> ExitStatus {
        guard world.console.isInteractive else {
            showOverview(session)
            return .done
        }
        return REPL(runner: self, session: session, options: options).run()
    }

    private func fail(_ error: any Error, in session: Session) -> ExitStatus {
        let notice = Notice(error)
        session.screen.show(notice)
        return notice.status
    }

    private func showOverview(_ session: Session) {
        session.screen.show(
            HelpPhrase.overview.text(in: session.language).split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init))
    }

    /// The command that `arguments` ask for; nil when they asked for help or the version, which has then been shown.
    private func parse(_ arguments: [String], _ session: Session) throws -> (any SessionCommand)? {
        if ["help", "--help", "-h"].contains(arguments[0]), arguments.count == 1 {
            showOverview(session)
            return nil
        }
        let commands = Grammar.commandNames()
        if let first = arguments.first, !first.hasPrefix("-"), first != "help", !commands.contains(first) {
            throw Notice.unknownCommand(first, nearest: Nearness.nearest(to: first, among: commands + ["help"]))
        }
        do {
            var command = try VocabCommand.parseAsRoot(arguments)
            if let command = command as? any SessionCommand { return command }
            // What is left is the parser's own `help`, or a command that only holds others: running it throws the help text.
            try command.run()
            return nil
        } catch {
            guard VocabCommand.exitCode(for: error).isSuccess else {
                throw Notice.usage(
                    UsageProblem(parserMessage: VocabCommand.message(for: error)), command: Grammar.path(of: arguments))
            }
            session.screen.show([VocabCommand.fullMessage(for: error)])
            return nil
        }
    }
}
