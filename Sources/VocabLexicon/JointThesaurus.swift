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
}
