import VocabCore

extension Invocation {
    /// The command that adds a word with all its fields.
    init(adding content: WordContent, to bookcase: String?) {
        let others = WordField.allCases.filter { $0 != .term && $0 != .meaning && !content[$0].isEmpty }
        self.init(
            .add, content.term, content.meaning,
            options: (bookcase.map { [Option.book($0)] } ?? []) + others.map { .value(Self.option(for: $0), content[$0]) })
    }

    private static func option(for field: WordField) -> String {
        switch field {
        case .term: "--term"
        case .meaning: "--meaning"
        case .partOfSpeech: "--part-of-speech"
        case .pronunciation: "--pronunciation"
        case .example: "--example"
        case .synonyms: "--synonyms"
        case .antonyms: "--antonyms"
        case .tags: "--tags"
        case .note: "--note"
        }
    }
}
