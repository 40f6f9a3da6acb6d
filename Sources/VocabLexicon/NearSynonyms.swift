import VocabCore

/// The near-synonyms that come with the program: groups of English words that may stand for one another.
///
/// Whatever is looked up is itself a concept too, so that `abandoned` is near `abandon` and whatever may stand for that.
package struct NearSynonyms: Thesaurus {
    private let groups: WordGroups

    /// Reads a group from each line of `text`, its words with commas between them.
    package init(_ text: [UInt8]) { groups = WordGroups(text) }

    /// The concepts of the nearest spelling that stands in a group, as it is or as an inflection of what does.
    package func concepts(of term: String) -> Concepts {
        for spelling in TermSpelling.candidates(for: term) {
            let word = TermSpelling.spaced(spelling)
            let bases = LexicalPart.allCases.flatMap { $0.baseForms(of: word) }
            var own: Set<Int> = []
            for found in ([word] + bases).compactMap(groups.groups) { own.formUnion(found.groups + [found.word]) }
            if !own.isEmpty { return Concepts(own: own, broader: []) }
        }
        return .none
    }
}
