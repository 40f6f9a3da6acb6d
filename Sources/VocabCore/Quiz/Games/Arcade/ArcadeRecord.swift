/// The rounds for points that a learner's history holds and that compare with one another.
package struct ArcadeRecord: Equatable, Sendable {
    /// A round and what came of it.
    package struct Entry: Equatable, Sendable {
        /// The round.
        package let round: Identifier<ArcadeRound>
        /// The points it made.
        package let points: Int
        /// When its last answer was given.
        package let at: Timestamp
    }

    /// The rounds that brought points, that with the most first, and of equal ones the earliest.
    package let entries: [Entry]

    /// The rounds of `mode` that `reviews` tell of, which come in the order of time.
    ///
    /// A round counts where it asked words of `bookcases` alone and was answered in `games` alone.
    package init(
        of reviews: some Sequence<Review>, mode: ArcadeMode, bookcases: Set<Bookcase.ID>, games: Set<Review.Game>
    ) {
        var scores: [Identifier<ArcadeRound>: (score: ArcadeScore, at: Timestamp)] = [:]
        var others: Set<Identifier<ArcadeRound>> = []
        for review in reviews {
            guard let round = review.arcade, round.mode == mode else { continue }
            if !bookcases.contains(review.bookcase) || !games.contains(review.game) { others.insert(round.id) }
            scores[round.id, default: (ArcadeScore(), review.at)].score.add(review)
            scores[round.id]?.at = review.at
        }
        entries = scores.filter { !others.contains($0.key) }
            .map { Entry(round: $0.key, points: $0.value.score.points, at: $0.value.at) }
            .filter { $0.points > 0 }
            .sorted { ($1.points, $0.at, $0.round.description) < ($0.points, $1.at, $1.round.description) }
    }

    /// The most points of a round; nil where none brought any.
    package var best: Int? { entries.first?.points }

    /// Whether `round` has more points than all before it.
    package func isBest(_ round: Identifier<ArcadeRound>) -> Bool {
        entries.first?.round == round
    }

    /// The same as if `round` had not been played.
    package func without(_ round: Identifier<ArcadeRound>) -> ArcadeRecord {
        ArcadeRecord(entries: entries.filter { $0.round != round })
    }

    private init(entries: [Entry]) {
        self.entries = entries
    }
}

extension GamePlan {
    /// The games that the questions of the plan may be answered in.
    package var reviewGames: Set<Review.Game> {
        switch answering {
        case .choice: [.choice]
        case .typed: [.typed]
        case .mixed: [.choice, .typed]
        }
    }
}
