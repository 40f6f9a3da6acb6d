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
            self.last = min(max(first, last), first.advanced(by: StudyPlan.absenceDays.upperBound - 1))
            self.usualPerDay = min(max(1, usualPerDay), Self.mostPerDay)
        }

        /// Nobody is used to more.
        private static let mostPerDay = 10_000

        /// How many days it lasts.
        package var length: Int { first.distance(to: last) + 1 }
    }

    /// The exams, the nearest first; of those about the same words there is one.
    package private(set) var exams: [Exam] = []
    /// The absences, the nearest first; no two have a day in common.
    package private(set) var absences: [Absence] = []
    /// Members of the stored plan that this version does not know, kept as they were.
    package var unknownMembers: [UnknownMember]

    /// The minutes a day that may be wished for.
    package static let minutes = 1...600
    /// So many days ahead an exam may be.
    package static let examDays = 0...730
    /// How many days an absence may last.
    package static let absenceDays = 1...365

    /// A plan.
    package init(exams: [Exam] = [], absences: [Absence] = [], unknownMembers: [UnknownMember] = []) {
        self.unknownMembers = unknownMembers
        for exam in exams { add(exam) }
        for absence in absences { add(absence) }
    }

    /// Plans for `exam`, beside those about other words; the one about the same words that it takes the place of.
    @discardableResult package mutating func add(_ exam: Exam) -> Exam? {
        let former = exams.first { $0.isAboutTheWords(of: exam) }
        exams = (exams.filter { !$0.isAboutTheWords(of: exam) } + [exam]).sorted { $0.day < $1.day }
        return former
    }

    /// Plans for `absence`, beside those on other days; those that it takes the place of.
    @discardableResult package mutating func add(_ absence: Absence) -> [Absence] {
        let former = absences.filter { $0.days.overlaps(absence.days) }
        absences = (absences.filter { !$0.days.overlaps(absence.days) } + [absence]).sorted { $0.first < $1.first }
        return former
    }

    /// Forgets the exams on `day` and the absences that it belongs to; whether there were any.
    package mutating func drop(exam: Day? = nil, absence: Day? = nil) -> Bool {
        let before = self
        exams.removeAll { $0.day == exam }
        absences.removeAll { absence.map($0.days.contains) ?? false }
        return self != before
    }

    /// Forgets what is over on `today`.
    package mutating func dropPast(on today: Day) {
        exams.removeAll { $0.day < today }
        absences.removeAll { $0.catchUpEnd < today }
    }

    /// Whether nothing is planned.
    package var isEmpty: Bool { exams.isEmpty && absences.isEmpty }
}

extension StudyPlan.Exam {
    /// Whether the same words are asked in both.
    package func isAboutTheWords(of other: StudyPlan.Exam) -> Bool {
        bookcase == other.bookcase && Set(tags) == Set(other.tags)
    }
}

extension StudyPlan.Absence {
    /// Its days.
    package var days: ClosedRange<Day> { first...last }
    /// The last day on which reviews are put off because of it: late enough that nothing is left then, also where much was forgotten.
    package var catchUpEnd: Day { last.advanced(by: length * 6 + 14) }
}
