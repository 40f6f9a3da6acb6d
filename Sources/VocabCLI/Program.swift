import VocabCore

/// The program as a function of its world and its arguments.
package enum Program {
    /// Runs `arguments`, given without the program's name, and returns what to tell the shell.
    package static func run(_ arguments: [String], in world: World) -> ExitStatus {
        let status = Runner(world: world) { runner, options in
            var prompt = REPL(runner: runner, options: options)
            return prompt.run()
        }.run(arguments)
        guard let failure = world.console.flush() else { return status }
        var options = GlobalOptions()
        var rest = arguments
        _ = options.take(from: &rest)
        let command = TypedCommand(words: arguments, path: "", prefix: ["vocab"], store: nil)
        Session(world, options: options, command: command).screen.show(.disk(failure))
        _ = world.console.flush()
        return .diskError
    }

    /// Whether the terminal can do nothing but show text, as its name in the environment says.
    package static func isPlain(in environment: [String: String]) -> Bool { GlobalOptions.isDumb(environment) }
}
