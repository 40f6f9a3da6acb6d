import ArgumentParser

/// The bookcase that a command works in.
struct BookcaseOption: ParsableArguments {
    @Option(name: .long, parsing: .unconditional, help: .said("단어장", "the bookcase", .bookcase))
    var book: String?
}

/// The bookcase of a command that is about nothing else, so that its name may stand alone.
struct BookcaseArgument: ParsableArguments {
    @Argument(help: .said("단어장", "the bookcase", .bookcase))
    var name: String?

    // Not as a group of options within this one: each level of groups makes the parser four times as slow in debug builds.
    @Option(name: .long, parsing: .unconditional, help: .said("단어장", "the bookcase", .bookcase))
    var book: String?

    /// What was given in either way.
    ///
    /// - Throws: `Alert.usage` when both were.
    func given() throws -> String? {
        if let name, book != nil { throw Alert.usage(.unexpectedArgument(name)) }
        return name ?? book
    }
}
