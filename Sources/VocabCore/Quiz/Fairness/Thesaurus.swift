/// Knows of terms what a quiz needs to know that shows them side by side.
package protocol Thesaurus: Sendable {
    /// What `term` stands for, in any of its parts of speech and also when it is inflected; `none` for what is not known.
    func concepts(of term: String) -> Concepts

    /// What `term` means as one of these parts of speech, or as any where there are none; nil for what is not known.
    func meaning(of term: String, as partsOfSpeech: [String]) -> MeaningCode?

    /// Whether `word`, in lower case, is known just as it is spelled.
    func knows(_ word: String) -> Bool

    /// The groups of terms that are often taken for each other which `term` is in, as numbers that mean something to this thesaurus alone.
    func confusables(of term: String) -> Set<Int>
}

extension Thesaurus {
    /// Nothing is known.
    package func concepts(of term: String) -> Concepts { .none }
    /// Nothing is known.
    package func meaning(of term: String, as partsOfSpeech: [String]) -> MeaningCode? { nil }
    /// Nothing is known.
    package func confusables(of term: String) -> Set<Int> { [] }
    /// Nothing is known.
    package func knows(_ word: String) -> Bool { false }
}
