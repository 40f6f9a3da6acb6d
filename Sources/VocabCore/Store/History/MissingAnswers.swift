/// The lines by which a store learns answers that were given elsewhere and are not in it yet.
struct MissingAnswers {
    private(set) var lines: [HistoryLine] = []
    /// How many answers they hold.
    private(set) var count = 0

    /// None.
    init() {}

    /// The lines that add those of `answers` which do not count in `files`; `words` are the words of the library.
    ///
    /// An answer counts already if its identifier does, or if a counting answer that shares no identifier with `answers` equals
    /// it in every field of `Key`. An answer that was taken back is added under a new identifier. If an answer counts for a word
    /// that is not in `words`, and `answers` has it for one that is (the two were merged), the old line is taken back and the
    /// answer is added again.
    init(
        _ answers: [HistoryAnswer], beyond files: [HistoryFile], words: Set<Word.ID>, at moment: Timestamp,
        using generator: inout some RandomNumberGenerator
    ) {
        let history = History(files)
        let given = Set(answers.compactMap(\.id))
        var standing: [Identifier<Review>: Word.ID] = [:]
        var others: [Key: Int] = [:]
        for (id, review) in zip(history.ids, history.reviews) {
            if let id, given.contains(id) { standing[id] = review.word } else { others[Key(review), default: 0] += 1 }
        }
        var taken = Self.identifiers(in: files)
        var seen: Set<Identifier<Review>> = []
        // In the order of time, so that none lies before the first of the device which they become; see `History.judged`.
        let ordered = answers.enumerated().sorted { ($0.element.review.at, $0.offset) < ($1.element.review.at, $1.offset) }
        for answer in ordered.lazy.map(\.element) {
            if let id = answer.id, !seen.insert(id).inserted { continue }
            if let id = answer.id, let word = standing[id] {
                if word == answer.review.word || words.contains(word) || !words.contains(answer.review.word) { continue }
                lines.append(.undo(id, at: moment))
            } else if let count = others[Key(answer.review)], count > 0 {
                others[Key(answer.review)] = count - 1
                continue
            }
            let isFree = answer.id.map { taken.insert($0).inserted } ?? false
            let id = isFree ? answer.id : nil
            lines.append(.review(id ?? Identifier(using: &generator), answer.review))
            count += 1
        }
    }

    private static func identifiers(in files: [HistoryFile]) -> Set<Identifier<Review>> {
        var identifiers: Set<Identifier<Review>> = []
        for line in files.lazy.flatMap(\.lines) {
            if case .review(let id?, _) = line.content { identifiers.insert(id) }
        }
        return identifiers
    }

    /// What tells answers apart that have no identifier in common.
    private struct Key: Hashable {
        let at: Timestamp
        let word: Word.ID
        let game: Review.Game
        let direction: Direction
        let outcome: Review.Outcome
        let milliseconds: Int

        init(_ review: Review) {
            (at, word, game) = (review.at, review.word, review.game)
            (direction, outcome, milliseconds) = (review.direction, review.outcome, review.milliseconds)
        }
    }
}
