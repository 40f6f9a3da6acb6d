import VocabCore
import VocabLanguage

/// What is said of a plan.
enum PlanPhrase: Phrase {
    case none
    case exam(StudyPlan.Exam, daysLeft: Int, bookcase: String?)
    /// About these words another exam was planned before.
    case replaces(Day, bookcase: String?)
    /// Other days away were planned before that have days in common with the new ones.
    case replacesAbsence(StudyPlan.Absence)
    /// How many words are likely to be known at the exam, and how many minutes a day that takes.
    case brings(PlannedStudy.Brought, minutes: Int?)
    /// The same in few words, so many days before it.
    case door(PlannedStudy.Brought, daysLeft: Int, bookcase: String?)
    case away(StudyPlan.Absence)
    case catchingUp(until: Day)
    case today(new: Int)
    /// No word is begun shortly before days away, nor in them.
    case newWordsWait

    var korean: String {
        switch self {
        case .none: "계획이 없습니다. 예: vocab plan --away 7d"
        case .replaces(let day, let bookcase): "앞의 시험 계획을 대신합니다: \(day)" + (bookcase.map { " · \($0)" } ?? "")
        case .replacesAbsence(let absence): "앞의 쉬는 날을 대신합니다: \(absence.first)부터 \(absence.last)까지"
        case .brings(let brought, let minutes):
            "이대로면 시험 날 \(grouped(brought.words))단어 가운데 약 \(Self.about(brought))단어를 압니다."
                + (minutes.map { " 하루 평균 \($0)분쯤 걸립니다." } ?? "")
        case .door(let brought, let days, let bookcase):
            "시험 " + Self.countdown(days) + (bookcase.map { " \($0)" } ?? "") + " · 이대로면 \(grouped(brought.words))단어 가운데 약 "
                + "\(Self.about(brought))단어"
        case .exam(let exam, let days, let bookcase):
            "시험: \(exam.day), " + (days == 0 ? "오늘" : "\(days)일 남음") + (bookcase.map { " · \($0)" } ?? "") + said(of: exam.tags)
                + (exam.minutes.map { " · 하루 \($0)분" } ?? "")
        case .away(let absence):
            "쉬는 날: \(absence.first)부터 \(absence.last)까지. 밀린 복습은 돌아와서 나누어 합니다."
        case .catchingUp(let day):
            "쉬는 동안 밀린 복습을 늦어도 \(day)까지 나누어 합니다. 그만두려면: vocab plan --drop"
        case .today(let new): "오늘 더 배울 새 단어: \(new)개"
        case .newWordsWait: "오늘 더 배울 새 단어: 0개. 곧 다시 물어야 하므로 돌아온 뒤에 시작합니다."
        }
    }

    var english: String {
        switch self {
        case .none: "There is no plan. Example: vocab plan --away 7d"
        case .replaces(let day, let bookcase):
            "It takes the place of the exam planned before: \(day)" + (bookcase.map { " · \($0)" } ?? "")
        case .replacesAbsence(let absence):
            "It takes the place of the days away planned before: \(absence.first) to \(absence.last)"
        case .brings(let brought, let minutes):
            "At this rate you will know about \(Self.about(brought)) of \(grouped(brought.words)) words on the day."
                + (minutes.map { " That takes about \($0) min a day." } ?? "")
        case .door(let brought, let days, let bookcase):
            "Exam " + Self.countdown(days) + (bookcase.map { " \($0)" } ?? "")
                + " · about \(Self.about(brought)) of \(grouped(brought.words)) words on the day"
        case .exam(let exam, let days, let bookcase):
            "Exam: \(exam.day), " + (days == 0 ? "today" : days == 1 ? "tomorrow" : "in \(days) days")
                + (bookcase.map { " · \($0)" } ?? "") + said(of: exam.tags)
                + (exam.minutes.map { " · \($0) minute\($0 == 1 ? "" : "s") a day" } ?? "")
        case .away(let absence):
            "Away: \(absence.first) to \(absence.last). What waits then is spread over the days after."
        case .catchingUp(let day):
            "Catching up after days away, until \(day) at the latest. To stop: vocab plan --drop"
        case .today(let new): "New words left today: \(new)"
        case .newWordsWait: "New words left today: 0. They are asked again soon, and so begin when you are back."
        }
    }

    /// An estimate to two digits, or to the last where it is small.
    private static func about(_ brought: PlannedStudy.Brought) -> String {
        let words = brought.known
        let step = words < 100 ? 1 : words < 1_000 ? 10 : 50
        return grouped(min((words + step / 2) / step * step, brought.words))
    }

    private static func countdown(_ days: Int) -> String { days == 0 ? "D-day" : "D-\(days)" }

    private func said(of tags: [String]) -> String { tags.isEmpty ? "" : " · " + SafeText.line(tags.joined(separator: ", ")) }
}
