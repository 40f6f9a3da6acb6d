/// What the learner wants to be ready for: an exam, and days without time.
package struct StudyPlan: Equatable, Sendable {
    /// An exam.
    package struct Exam: Equatable, Sendable {
        /// When it is.
        package let day: Day
        /// The bookcase whose words are asked there; nil for all words.
        package let bookcase: Bookcase.ID?
        /// The tags of the words that are asked there; none for all.
        package let tags: [String]
        /// How many minutes a day the learner has; nil for as many as it takes.
        package let minutes: Int?

        /// An exam.
        package init(day: Day, bookcase: Bookcase.ID? = nil, tags: [String] = [], minutes: Int? = nil) {
            self.day = day
            self.bookcase = bookcase
            self.tags = tags
            self.minutes = minutes.map { min(max($0, StudyPlan.minutes.lowerBound), StudyPlan.minutes.upperBound) }
        }
    }

    /// Days on which the learner has no time.
    package struct Absence: Equatable, Sendable {
        /// The first day.
        package let first: Day
        /// The last day, not before the first.
        package let last: Day
        /// How many words a day the learner was used to when the absence was planned; at least 1.
        package let usualPerDay: Int

        /// An absence.
        package init(first: Day, last: Day, usualPerDay: Int) {
            self.first = first
            self.last = max(first, last)
            self.usualPerDay = max(1, usualPerDay)
        }

        /// How many days it lasts.
        package var length: Int { first.distance(to: last) + 1 }
    }

    /// The exam.
    package var exam: Exam?
    /// The absence.
    package var absence: Absence?
    /// Members of the stored plan that this version does not know, kept as they were.
    package var unknownMembers: [UnknownMember]

    /// The minutes a day that may be wished for.
    package static let minutes = 1...600
    /// How many days an absence may last.
    package static let absenceDays = 1...365

    /// A plan.
    package init(exam: Exam? = nil, absence: Absence? = nil, unknownMembers: [UnknownMember] = []) {
        self.exam = exam
        self.absence = absence
        self.unknownMembers = unknownMembers
    }
}
