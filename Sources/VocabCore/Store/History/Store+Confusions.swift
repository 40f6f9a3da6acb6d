extension Store {
    /// Which words the learner took for each other in the last answers of each device, about a thousand.
    ///
    /// Only the ends of histories are read. What cannot be read counts as none.
    package func confusions() -> Confusions {
        Confusions(in: recentReviews(bytes: Self.recentBytes))
    }

    /// The words that were taken for `word`, or it for them, in those answers, with how often; the most frequent first.
    package func confusions(of word: Word.ID) -> [(word: Word.ID, times: Int)] {
        var times: [Word.ID: Int] = [:]
        for review in recentReviews(bytes: Self.recentBytes) {
            guard let chosen = review.chosen, chosen != review.word, review.word == word || chosen == word else { continue }
            times[chosen == word ? review.word : chosen, default: 0] += 1
        }
        return times.map { (word: $0.key, times: $0.value) }.sorted {
            ($1.times, $0.word.description) < ($0.times, $1.word.description)
        }
    }

    /// How much of the end of a history is looked at, so that years of answers do not delay a game.
    private static let recentBytes = 1 << 18
}
