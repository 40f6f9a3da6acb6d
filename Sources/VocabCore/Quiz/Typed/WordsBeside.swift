/// Knows which texts are words of a language.
package protocol Lexicon: Sendable {
    /// Whether `word`, in lower case, is a word as dictionaries list it.
    func contains(_ word: String) -> Bool
}

/// What typed answers are judged by beside the bookcase that is asked about. It is looked into only for an answer that is not right.
package struct WordsBeside: Sendable {
    /// Opens all bookcases of the learner.
    let shelf: @Sendable () -> [Bookcase]
    /// Opens a list of real words, which a slip cannot make; nil where there is none.
    let lexicon: @Sendable () -> (any Lexicon)?

    /// The words of `shelf`, and those of `lexicon`.
    package init(shelf: @escaping @Sendable () -> [Bookcase], lexicon: @escaping @Sendable () -> (any Lexicon)?) {
        self.shelf = shelf
        self.lexicon = lexicon
    }

    /// No words at all.
    package static let none = WordsBeside(shelf: { [] }, lexicon: { nil })
}
