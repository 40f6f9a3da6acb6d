/// Knows which English terms mean nearly the same.
package protocol Thesaurus: Sendable {
    /// What `term` stands for, in any of its parts of speech and also when it is inflected; `none` for what is not known.
    func concepts(of term: String) -> Concepts
}
