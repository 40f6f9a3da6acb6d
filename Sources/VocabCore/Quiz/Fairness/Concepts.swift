/// What a term stands for in a thesaurus, as numbers that mean something to that thesaurus alone.
package struct Concepts: Equatable, Sendable {
    /// The concepts that the term names, in all its parts of speech.
    package let own: Set<Int>
    /// The concepts directly above one of its own, or much like one of them.
    package let broader: Set<Int>

    /// What is known of a term that no thesaurus knows.
    package static let none = Concepts(own: [], broader: [])

    /// The given concepts.
    package init(own: Set<Int>, broader: Set<Int>) {
        self.own = own
        self.broader = broader
    }

    /// Whether a learner may take one term for the other: they share a concept, or one names what is directly above the other.
    package func areNear(_ other: Concepts) -> Bool {
        !own.isDisjoint(with: other.own) || !own.isDisjoint(with: other.broader) || !broader.isDisjoint(with: other.own)
    }

    /// The concepts of both.
    package func union(_ other: Concepts) -> Concepts {
        Concepts(own: own.union(other.own), broader: broader.union(other.broader))
    }
}
