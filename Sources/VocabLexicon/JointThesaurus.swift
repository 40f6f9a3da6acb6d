import VocabCore

/// Several thesauruses as one, which knows what any of them knows.
package struct JointThesaurus: Thesaurus {
    private let members: [any Thesaurus]

    /// The given thesauruses together.
    package init(_ members: [any Thesaurus]) {
        self.members = members
    }

    /// What `term` stands for in each of them. A concept of one is never a concept of another.
    package func concepts(of term: String) -> Concepts {
        members.enumerated().reduce(.none) { all, member in
            let concepts = member.element.concepts(of: term)
            func numbered(_ numbers: Set<Int>) -> Set<Int> { Set(numbers.map { $0 * members.count + member.offset }) }
            return all.union(Concepts(own: numbered(concepts.own), broader: numbered(concepts.broader)))
        }
    }

    /// What the first of them says that knows it.
    package func meaning(of term: String, as partsOfSpeech: [String]) -> MeaningCode? {
        members.lazy.compactMap { $0.meaning(of: term, as: partsOfSpeech) }.first
    }

    /// The groups of each of them. A group of one is never a group of another.
    package func confusables(of term: String) -> Set<Int> {
        Set(
            members.enumerated().flatMap { member in
                member.element.confusables(of: term).map { $0 * members.count + member.offset }
            })
    }

    /// Whether any of them knows it.
    package func knows(_ word: String) -> Bool { members.contains { $0.knows(word) } }
}
