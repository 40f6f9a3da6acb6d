import VocabCore

/// The terms that come with the program and are often taken for each other: a group on each line, its terms with commas between them.
package struct ConfusableTerms: Thesaurus {
    private let groups: WordGroups

    /// Reads a group from each line of `text`.
    package init(_ text: [UInt8]) { groups = WordGroups(text) }

    /// The groups that the nearest spelling of `term` is in.
    package func confusables(of term: String) -> Set<Int> {
        for spelling in TermSpelling.candidates(for: term) {
            if let found = groups.groups(of: TermSpelling.spaced(spelling)) { return Set(found.groups) }
        }
        return []
    }
}
