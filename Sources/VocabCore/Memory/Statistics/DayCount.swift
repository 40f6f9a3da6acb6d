/// What a learner did on one day.
package struct DayCount: Equatable, Sendable {
    /// The learner's day.
    package let day: Day
    /// The answers of that day.
    package private(set) var count = AnswerCount()
    /// How many of the words that are there now were added.
    package internal(set) var added = 0
    /// How long answering took; an answer counts for no more than `Statistics.longestAnswer`.
    package private(set) var milliseconds = 0

    /// A day on which nothing was done.
    package init(day: Day) {
        self.day = day
    }

    mutating func add(isRight: Bool, milliseconds: Int) {
        count.add(isRight: isRight)
        self.milliseconds += milliseconds
    }
}
