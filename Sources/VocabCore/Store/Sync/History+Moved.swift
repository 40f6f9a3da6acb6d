extension History {
    /// The lines by which answers to words that became part of others become answers to those.
    ///
    /// Each such answer is taken back and comes again under an identifier that follows from its own, so that all devices write the same
    /// lines, and what stands in two histories counts once.
    func lines(movingAnswersOf words: [Word.ID: Word.ID]) -> [UInt8] {
        var lines: [(number: Int, bytes: [UInt8])] = []
        for (id, review) in zip(ids, reviews) {
            guard let id, words[review.word] != nil else { continue }
            let moved = HistoryAnswer(id: id, review: review).moved(from: review.bookcase, to: review.bookcase, words).review
            let newID = Identifier<Review>(derivedFrom: "\(id) \(moved.word)")
            lines.append((1, HistoryLine.undo(id, at: review.at).encoded(sequence: 1)))
            lines.append((2, HistoryLine.review(newID, moved).encoded(sequence: 2)))
        }
        lines.sort { ($0.number, 0) < ($1.number, 0) || $0.number == $1.number && $0.bytes.lexicographicallyPrecedes($1.bytes) }
        return lines.flatMap(\.bytes)
    }
}
