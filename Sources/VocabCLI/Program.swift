import VocabCore

/// The program as a function of its world and its arguments.
public enum Program {
    /// Runs `arguments`, given without the program's name, and returns what to tell the shell.
    public static func run(_ arguments: [String], in world: World) -> ExitStatus {
        Runner(world: world).run(arguments)
    }
}
