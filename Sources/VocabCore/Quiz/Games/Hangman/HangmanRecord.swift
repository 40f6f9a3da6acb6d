/// How a learner's games of hangman went.
package struct HangmanRecord: Equatable, Sendable {
    /// How many words were found.
    package private(set) var wins = 0
    /// How many were not.
    package private(set) var losses = 0
    /// The most words in a row that were found.
    package private(set) var bestRun = 0
    private var run = 0

    /// The record that `reviews` leave, which come in the order of time; those of other games do not count.
    package init(of reviews: some Sequence<Review>) {
        for review in reviews { add(review) }
    }

    /// Counts a further answer.
    package mutating func add(_ review: Review) {
        guard review.game == .hangman else { return }
        run = review.outcome == .right ? run + 1 : 0
        if review.outcome == .right { wins += 1 } else { losses += 1 }
        bestRun = max(bestRun, run)
    }
}
