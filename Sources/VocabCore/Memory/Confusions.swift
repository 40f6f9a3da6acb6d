/// Which words a learner has taken for each other.
package struct Confusions: Equatable, Sendable {
    /// For each word those taken for it and those it was taken for, each once.
    private(set) var partners: [Word.ID: [Word.ID]] = [:]

    /// None.
    package init() {}

    /// Those in `reviews`, in whichever direction.
    package init(in reviews: some Sequence<Review>) {
        for review in reviews {
            guard let chosen = review.chosen, chosen != review.word else { continue }
            note(review.word, chosen)
            note(chosen, review.word)
        }
    }

    /// Each of `words` with each other.
    package init(among words: [Word.ID]) {
        for word in words {
            for partner in words where partner != word { note(word, partner) }
        }
    }

    /// The two of each pair with each other.
    package init(pairs: [(Word.ID, Word.ID)]) {
        for (one, other) in pairs {
            note(one, other)
            note(other, one)
        }
    }

    /// Whether there are none.
    package var isEmpty: Bool { partners.isEmpty }

    private mutating func note(_ word: Word.ID, _ partner: Word.ID) {
        if partners[word]?.contains(partner) != true { partners[word, default: []].append(partner) }
    }
}
