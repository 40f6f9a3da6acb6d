/// A plan with all that it is about: from it each day is worked out.
package struct PlannedStudy: Equatable, Sendable {
    /// The plan.
    package let plan: StudyPlan
    /// All words that the learner may be asked, without those marked as known.
    let words: [Word]
    /// Those that each exam of the plan is about, also those marked as known.
    private let examWords: [[Word]]
    /// How many new words a day are begun where the plan says nothing.
    let newPerDay: Int
    /// How fast the learner answers, by which minutes are turned into answers.
    let pace: AnswerPace

    /// A plan about `words`, and for each of its exams about some of them.
    package init(
        _ plan: StudyPlan, words: [Word], examWords: [[Word]], newPerDay: Int, pace: AnswerPace = .standard
    ) {
        self.plan = plan
        self.words = words.filter { !$0.memorized }
        self.examWords = examWords
        self.newPerDay = newPerDay
        self.pace = pace
    }

    /// A plan about the words of `bookcases`.
    package init(_ plan: StudyPlan, _ bookcases: [Bookcase], newPerDay: Int, pace: AnswerPace = .standard) {
        self.init(
            plan, words: bookcases.flatMap(\.words), examWords: plan.exams.map { $0.words(of: bookcases) },
            newPerDay: newPerDay, pace: pace)
    }

    /// What the plan makes of `day`, by what is known of the learner then.
    package func days(_ memories: Memories, on day: Day) -> PlannedDays { PlannedDays(self, memories, on: day) }

    /// The exams that are not over, the nearest first, with their words; a word of several belongs to the nearest.
    func exams(from today: Day) -> [(exam: StudyPlan.Exam, words: [Word])] {
        let coming = zip(plan.exams, examWords).filter { today <= $0.0.day }
        var taken: Set<Word.ID> = []
        return coming.map { exam, words in
            let asked = words.filter { !$0.memorized }
            return (exam, coming.count == 1 ? asked : asked.filter { taken.insert($0.id).inserted })
        }
    }

    /// The exams that are not over, the nearest first, with what following the plan brings of the words of each, as if it were the only one.
    package func brought(_ memories: Memories, on today: Day) -> [Brought] {
        zip(plan.exams, examWords).filter { today <= $0.0.day }.map { exam, words in
            let alone = PlannedStudy(
                StudyPlan(exams: [exam], absences: plan.absences), words: words, examWords: [words], newPerDay: newPerDay,
                pace: pace)
            let days = min(today.distance(to: exam.day), StudyPlan.examDays.upperBound)
            let foreseen = ForeseenDays(memories, words, from: today, days: days, newPerDay: newPerDay, plan: alone)
            return Brought(
                exam: exam, words: words.count, known: Int(foreseen.known.rounded()),
                answersPerDay: foreseen.answers.reduce(0, +) / Double(max(1, foreseen.answers.count)))
        }
    }

    /// How much work `brought` is: so many words are looked at, each on so many days.
    package func wordsToPlay(from today: Day) -> Int {
        zip(plan.exams, examWords).reduce(0) { sum, exam in
            sum + exam.1.count * min(max(0, today.distance(to: exam.0.day)), StudyPlan.examDays.upperBound)
        }
    }

    /// What following a plan brings until an exam.
    package struct Brought: Equatable, Sendable {
        /// The exam.
        package let exam: StudyPlan.Exam
        /// How many words it is about.
        package let words: Int
        /// How many of them are likely to be recalled on its day.
        package let known: Int
        /// How many answers a day that takes.
        package let answersPerDay: Double
    }

    /// How many answers a day there are minutes for; nil for as many as it takes.
    func answersPerDay(for exam: StudyPlan.Exam) -> Int? { exam.minutes.map(pace.answers(inMinutes:)) }
}

extension StudyPlan.Exam {
    /// The words of `bookcases` that it is about.
    package func words(of bookcases: [Bookcase]) -> [Word] {
        let tags = TagFilter(tags)
        return bookcases.lazy.filter { bookcase == nil || $0.id == bookcase }.flatMap { $0.words.filter(tags.contains) }
    }
}
