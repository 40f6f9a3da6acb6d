/// The words of one day of the learner: those that were added, and those that were answered.
///
/// A word belongs to the day on which it was added, however often it is edited afterwards.
package struct DayRecord: Equatable, Sendable {
    /// The day.
    package let day: Day
    /// The answers of that day, also those to words that are gone.
    package let count: AnswerCount
    /// The words that were added, by bookcase and in its order.
    package let added: [Word]
    /// The other words that were answered, by bookcase and in its order.
    package let answered: [Word]

    /// What `reviews` and the words of `bookcases` say about `day`; with `bookcase` only of what was answered there.
    package init(
        of day: Day, _ reviews: some Sequence<Review>, over bookcases: [Bookcase], in bookcase: Bookcase.ID? = nil,
        _ calendar: LearnerCalendar
    ) {
        var count = AnswerCount()
        var asked: Set<Word.ID> = []
        for review in reviews where calendar.day(of: review) == day && (bookcase.map { $0 == review.bookcase } ?? true) {
            count.add(isRight: review.outcome == .right)
            asked.insert(review.word)
        }
        let start = calendar.start(of: day)
        let end = calendar.start(of: day.advanced(by: 1))
        func isOfDay(_ word: Word) -> Bool { start <= word.added && word.added < end }
        let words = bookcases.flatMap(\.words)
        self.day = day
        self.count = count
        added = words.filter { isOfDay($0) }
        answered = words.filter { asked.contains($0.id) && !isOfDay($0) }
    }
}
