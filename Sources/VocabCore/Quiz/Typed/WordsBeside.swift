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
    /// Opens what is known of words that mean the same; nil where nothing is.
    let thesaurus: @Sendable () -> (any Thesaurus)?

    /// The words of `shelf`, those of `lexicon`, and what `thesaurus` says of them.
    package init(
        shelf: @escaping @Sendable () -> [Bookcase], lexicon: @escaping @Sendable () -> (any Lexicon)?,
        thesaurus: @escaping @Sendable () -> (any Thesaurus)? = { nil }
    ) {
        self.shelf = shelf
        self.lexicon = lexicon
        self.thesaurus = thesaurus
    }

    /// No words at all.
    package static let none = WordsBeside(shelf: { [] }, lexicon: { nil })
}
