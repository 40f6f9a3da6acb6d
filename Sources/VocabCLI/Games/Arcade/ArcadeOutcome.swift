import VocabCore

/// What a round for points came to among those before it.
struct ArcadeOutcome {
    /// One of the best rounds.
    struct Row: Equatable {
        let place: Int
        let points: Int
        let day: Day
        let isThis: Bool
    }

    let results: RoundResults
    let mode: ArcadeMode
    let score: ArcadeScore
    /// The most points of a round before; nil where there was none, or the history cannot be read.
    let bestBefore: Int?
    /// Whether this round has more points than all before it.
    let isNewBest: Bool
    /// The best rounds, where this is one of them and not the only one.
    let table: [Row]
    /// The day that it is for the learner.
    let today: Day

    /// More rounds than this are not shown.
    private static let mostRows = 5

    /// The outcome of `round`, where the history now holds `record`.
    init(
        _ results: RoundResults, _ round: ArcadeRound, _ record: ArcadeRecord?, calendar: LearnerCalendar, today: Timestamp
    ) {
        self.results = results
        mode = round.mode
        score = ArcadeScore(of: results.reviews)
        bestBefore = record?.without(round.id).best
        let rows = (record?.entries ?? []).prefix(Self.mostRows).enumerated().map { index, entry in
            Row(place: index + 1, points: entry.points, day: calendar.day(of: entry.at), isThis: entry.round == round.id)
        }
        let isKept = rows.contains(where: \.isThis)
        isNewBest = record?.isBest(round.id) ?? false
        table = isKept && rows.count > 1 ? rows : []
        self.today = calendar.day(of: today)
    }
}
