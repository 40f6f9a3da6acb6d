import ArgumentParser

/// The bookcase that a command works in.
struct BookcaseOption: ParsableArguments {
    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("단어장 · bookcase", valueName: "bookcase"))
    var book: String?
}
