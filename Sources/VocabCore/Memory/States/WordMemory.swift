/// What is remembered of a learner's answers to one word.
package struct WordMemory: Equatable, Sendable {
    /// The state of the memory after the last answer.
    package let state: MemoryState
    /// What its answers say of its having been known before it was met; nil where it surely was not. `state` is that of a word learnt since.
    package let knownBefore: KnownBefore?
    /// The learner's day of the first answer ever.
    package let firstDay: Day
    /// When the last answer was given.
    package let lastAt: Timestamp
    /// The learner's day of the last answer.
    package let lastDay: Day
    /// The day on which the word is due: settled with the last answer, whatever is learnt of the learner after it.
    package private(set) var dueDay: Day
    /// The learner's day of the last right answer.
    package let lastRightDay: Day?
    /// How the word may be asked next.
    package let rung: Rung
    /// Whether the learner graded the last answer.
    package let isGraded: Bool
    /// How many answers there are.
    package let reviews: Int
    /// How many answers were not right after the word had been right once.
    package let lapses: Int
    /// The last answers.
    package let recent: RecentAnswers

    /// A memory that was kept.
    package init(
        state: MemoryState, knownBefore: KnownBefore? = nil, firstDay: Day, lastAt: Timestamp, lastDay: Day, dueDay: Day,
        lastRightDay: Day?, rung: Rung,
        isGraded: Bool,
        reviews: Int,
        lapses: Int, recent: RecentAnswers
    ) {
        self.state = state
        self.knownBefore = knownBefore
        self.firstDay = firstDay
        self.lastAt = lastAt
        self.lastDay = lastDay
        self.dueDay = dueDay
        self.lastRightDay = lastRightDay
        self.rung = rung
        self.isGraded = isGraded
        self.reviews = reviews
        self.lapses = lapses
        self.recent = recent
    }

    /// The memory after `review`, given on `day`, by which the word is due on `dueDay`; `before` is the one until then.
    init(
        after before: WordMemory?, _ review: Review, on day: Day, isRight: Bool, state: MemoryState, knownBefore: KnownBefore?,
        dueDay: Day
    ) {
        var recent = before?.recent ?? RecentAnswers()
        recent.add(isRight: isRight)
        self.init(
            state: state, knownBefore: knownBefore, firstDay: before?.firstDay ?? day, lastAt: review.at, lastDay: day,
            dueDay: dueDay,
            lastRightDay: isRight ? day : before?.lastRightDay,
            rung: Rung(after: before, review, on: day, isRight: isRight), isGraded: review.grade != nil,
            reviews: (before?.reviews ?? 0) + 1,
            lapses: (before?.lapses ?? 0) + (!isRight && before?.lastRightDay != nil ? 1 : 0), recent: recent)
    }

    /// The same memory of a word that is due on another day.
    func due(on day: Day) -> WordMemory {
        var memory = self
        memory.dueDay = day
        return memory
    }

    /// For how many days the word is kept: its stability, or its wait where later answers say that it was known before it was met.
    package var keptDays: Double {
        guard let knownBefore, knownBefore.laterAnswers >= 1 else { return state.stability }
        return max(state.stability, Double(lastDay.distance(to: dueDay)))
    }
}
