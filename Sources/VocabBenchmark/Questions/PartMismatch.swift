import VocabCore

/// How many wrong choices are of another part of speech than the right one.
package struct PartMismatch: Equatable, Sendable {
    /// Wrong choices whose part of speech is known, as is the right one's.
    package let known: Int
    /// Those of them that share no part of speech with the right one.
    package let disjoint: Int

    init(in sheets: [[Question]]) {
        func parts(_ word: Word) -> Set<String> {
            Set(word.content.partOfSpeech.split(separator: ",").map { Text.key(String($0)) })
        }
        var (known, disjoint) = (0, 0)
        for question in sheets.joined() {
            let wanted = parts(question.word)
            if wanted.isEmpty { continue }
            for choice in question.choices where !question.isCorrect(choice) {
                let given = parts(choice.word)
                if given.isEmpty { continue }
                known += 1
                if given.isDisjoint(with: wanted) { disjoint += 1 }
            }
        }
        self.known = known
        self.disjoint = disjoint
    }

    /// The share in percent; nil when no part of speech is known.
    package var percent: Double? { known == 0 ? nil : 100 * Double(disjoint) / Double(known) }

    /// Whether there are none.
    package var meetsGoal: Bool { disjoint == 0 }
}
