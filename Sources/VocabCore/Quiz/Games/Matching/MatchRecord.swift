/// A learner's best time for a table in matching.
package struct MatchRecord: Equatable, Sendable {
    /// The shortest time in which a full table was cleared without a mistake or a hint, in milliseconds; nil where none was.
    package private(set) var best: Int?

    /// The record that `reviews` leave, which come in the order of time; those of other games do not count.
    ///
    /// Such a table is five right answers in a row, among five answers, four, three, two and one.
    package init(of reviews: some Sequence<Review>) {
        var found = 0
        var milliseconds = 0
        for review in reviews where review.game == .match {
            let left = MatchTables.size - found
            if review.choices == MatchTables.size { (found, milliseconds) = (0, 0) }
            let isNext = review.choices == MatchTables.size || found > 0 && review.choices == left
            guard isNext, review.outcome == .right, review.hints == 0 else {
                found = 0
                continue
            }
            found += 1
            milliseconds += review.milliseconds
            if found == MatchTables.size {
                add(milliseconds)
                found = 0
            }
        }
    }

    /// Counts a table; returns whether it is the best.
    @discardableResult
    package mutating func add(_ milliseconds: Int) -> Bool {
        if let best, best <= milliseconds { return false }
        best = milliseconds
        return true
    }
}
