/// The points of a round, as its answers leave them.
///
/// A right answer counts one point, from the third in a row two, from the sixth three. One that was found with a hint counts one and
/// makes the row no longer; a miss ends it.
package struct ArcadeScore: Equatable, Sendable {
    /// The points.
    package private(set) var points = 0
    /// What the last answer added to them.
    package private(set) var lastPoints = 0
    /// How many answers were wrong, or none.
    package private(set) var misses = 0
    /// How many right answers stand in a row.
    package private(set) var combo = 0

    /// The score that `reviews` leave, in the order in which they were given.
    package init(of reviews: some Sequence<Review> = []) {
        for review in reviews { add(review) }
    }

    /// How many points a right answer counts when `combo` of them stand in a row with it.
    package static func factor(combo: Int) -> Int { combo >= 6 ? 3 : combo >= 3 ? 2 : 1 }

    /// Counts a further answer.
    package mutating func add(_ review: Review) {
        guard review.outcome == .right else {
            misses += 1
            (combo, lastPoints) = (0, 0)
            return
        }
        let isOwn = review.hints == 0
        if isOwn { combo += 1 }
        lastPoints = isOwn ? Self.factor(combo: combo) : 1
        points += lastPoints
    }
}
