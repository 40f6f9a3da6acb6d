import VocabCore
import VocabLanguage

/// What is still to come of a learner's plan, what it brings, and what it makes of today.
struct PlanScreen {
    private let learner: Learner
    private let library: Library
    private let pace: AnswerPace?
    private let brought: [PlannedStudy.Brought]

    /// The plan of `learner`, who answers at `pace`.
    init(_ learner: Learner, _ library: Library, _ pace: AnswerPace?) {
        self.learner = learner
        self.library = library
        self.pace = pace
        brought = learner.plan?.brought(learner.memories, on: learner.today) ?? []
    }

    private var absences: [StudyPlan.Absence] {
        (learner.settings.plan?.absences ?? []).filter { $0.catchUpEnd >= learner.today }
    }

    /// What is said; nothing where nothing is to come.
    var phrases: [PlanPhrase] {
        let exams = brought.flatMap { brought -> [PlanPhrase] in
            let exam = brought.exam
            let days = learner.today.distance(to: exam.day)
            return [
                .exam(exam, daysLeft: days, bookcase: Self.name(of: exam, in: library)),
                .brings(brought, minutes: minutes(brought)),
            ]
        }
        let away = absences.map { $0.last >= learner.today ? PlanPhrase.away($0) : .catchingUp(until: $0.catchUpEnd) }
        if exams.isEmpty, away.isEmpty { return [] }
        let words = library.bookcases.lazy.flatMap(\.words)
        return exams + away + [learner.keepsNewWordsBack ? .newWordsWait : .today(new: learner.order().waiting(words).new)]
    }

    /// How many minutes a day an exam takes; nil where the learner said how many there are, or nothing is left to do.
    private func minutes(_ brought: PlannedStudy.Brought) -> Int? {
        if brought.exam.minutes != nil || brought.answersPerDay < 1 { return nil }
        return (pace ?? .standard).minutes(forAnswers: Int(brought.answersPerDay))
    }

    /// The same for programs: the nearest exam and absence for themselves, and all of them.
    var json: JSONWriter {
        let waiting = learner.order().waiting(library.bookcases.lazy.flatMap(\.words))
        var writer = JSONWriter()
        writer.object { writer in
            if let nearest = brought.first {
                writer.name("exam")
                writeExam(nearest, &writer)
            }
            if let nearest = absences.first {
                writer.name("away")
                writeAbsence(nearest, &writer)
            }
            writer.name("exams")
            writer.array(brought, writeExam)
            writer.name("aways")
            writer.array(absences, writeAbsence)
            writer.name("today")
            writer.object { writer in
                writer.member("due", waiting.due)
                writer.member("new", waiting.new)
            }
            writer.member("secondsPerAnswer", Double((pace ?? .standard).milliseconds) / 1_000)
        }
        return writer
    }

    private func writeExam(_ brought: PlannedStudy.Brought, _ writer: inout JSONWriter) {
        let exam = brought.exam
        writer.object { writer in
            writer.member("day", exam.day.description)
            writer.member("daysLeft", learner.today.distance(to: exam.day))
            if let bookcase = exam.bookcase { writer.member("bookcase", bookcase.description) }
            if !exam.tags.isEmpty { writer.member("tags", exam.tags) }
            if let minutes = exam.minutes { writer.member("minutes", minutes) }
            writer.member("words", brought.words)
            writer.member("known", brought.known)
            writer.member("answersPerDay", brought.answersPerDay)
        }
    }

    private func writeAbsence(_ absence: StudyPlan.Absence, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("first", absence.first.description)
            writer.member("last", absence.last.description)
            writer.member("catchingUpUntil", absence.catchUpEnd.description)
            writer.member("usualPerDay", absence.usualPerDay)
        }
    }

    /// What the bookcase of `exam` is called; nil where it is about all of them.
    static func name(of exam: StudyPlan.Exam, in library: Library) -> String? {
        exam.bookcase.flatMap { library[$0]?.name.description }.map(SafeText.line)
    }
}
