/// The words that stand in every command line.
enum Grammar {
    /// The word that asks for help, and the option.
    static let help = "help"
    static let helpOption = "--help"
    /// The option that asks which version this is.
    static let versionOption = "--version"
}
