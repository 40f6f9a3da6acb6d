import ArgumentParser

/// The bookcase that a command works in.
struct BookcaseOption: ParsableArguments {
    @Option(name: .long, parsing: .unconditional, help: .said("단어장", "the bookcase", .bookcase))
    var book: String?
}
