import VocabCore

extension Session {
    /// Prints words as the store writes them, each with the name of its bookcase.
    func printJSON(_ matches: [(word: Word, bookcase: Bookcase)]) {
        var writer = JSONWriter()
        writer.lines(matches) { match, writer in
            writer.object {
                $0.member("bookcase", match.bookcase.name.description)
                $0.members(of: match.word)
            }
        }
        printJSON(writer)
    }
}
