/// The words that stand in every command line.
enum Grammar {
    /// The word that asks for help, and the option.
    static let help = "help"
    static let helpOption = "--help"
    /// What stands behind it for all commands.
    static let all = "all"
    /// The option that asks which version this is.
    static let versionOption = "--version"
    /// The same in short, of the program alone.
    static let versionLetter = "-V"
}
