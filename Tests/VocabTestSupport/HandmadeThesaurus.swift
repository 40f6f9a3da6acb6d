import Synchronization
import VocabCore

/// A thesaurus of a few terms that counts how often it is asked.
package final class HandmadeThesaurus: Thesaurus {
    private let known: [String: Concepts]
    private let asked = Mutex<[String]>([])

    /// Knows that the terms of each group mean the same, and what stands directly above a term.
    package init(alike groups: [[String]] = [], above: [String: String] = [:]) {
        var own: [String: Set<Int>] = [:]
        for (number, group) in groups.enumerated() { for term in group { own[term, default: []].insert(number) } }
        let others = Set(above.keys).union(above.values).subtracting(own.keys).sorted()
        for (number, term) in others.enumerated() { own[term] = [groups.count + number] }
        var known: [String: Concepts] = [:]
        for (term, concepts) in own {
            known[term] = Concepts(own: concepts, broader: above[term].flatMap { own[$0] } ?? [])
        }
        self.known = known
    }

    /// What is known of `term`; the look-up is noted.
    package func concepts(of term: String) -> Concepts {
        let term = Text.key(term)
        asked.withLock { $0.append(term) }
        return known[term] ?? .none
    }

    /// Every term that was looked up, in order.
    package var lookups: [String] { asked.withLock { $0 } }
}
