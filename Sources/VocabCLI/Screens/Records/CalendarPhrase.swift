import VocabCore
import VocabLanguage

/// What is said by the calendar.
enum CalendarPhrase: Phrase {
    case month(Month)
    case day(Day)
    case todayIs(Day)
    case legend
    case total(days: Int, added: Int, answers: Int)
    case nothingInMonth
    case dayLine(DayCount)
    case added(Int)
    case answered(AnswerCount)
    case nothingOnDay
    case memorizeAll(Int)

    /// The months as they are called in English.
    static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    var korean: String {
        switch self {
        case .month(let month): "\(month.year)년 \(month.month)월"
        case .day(let day):
            "\(day.date.year)년 \(day.date.month)월 \(day.date.day)일 (\(StatsPhrase.weekdays(.korean)[day.weekday - 1]))"
        case .todayIs(let day): "오늘은 \(day.date.day)일입니다."
        case .legend: "🐢 단어를 넣거나 푼 날 · ▸ 오늘"
        case .total(let days, let added, let answers): "\(days)일 · 넣은 단어 \(added)개 · 푼 문제 \(answers)개"
        case .nothingInMonth: "이달에는 넣거나 푼 단어가 없습니다."
        case .dayLine(let day):
            "\(day.day.date.day)일: "
                + [
                    day.added > 0 ? "단어 \(day.added)개 넣음" : nil,
                    day.count.answers > 0 ? "\(day.count.answers)문제 풀어 \(day.count.correct)개 맞음" : nil,
                ].compactMap(\.self).joined(separator: ", ")
        case .added(let count): "넣은 단어 \(count)개"
        case .answered(let count): "푼 문제 \(count.answers)개 · 맞음 \(count.correct)개"
        case .nothingOnDay: "이날은 넣거나 푼 단어가 없습니다."
        case .memorizeAll(let count): "단어 \(count)개를 모두 외운 단어로 표시할까요? (y/N)"
        }
    }

    var english: String {
        switch self {
        case .month(let month): "\(Self.englishMonths[month.month - 1]) \(month.year)"
        case .day(let day):
            "\(StatsPhrase.weekdays(.english)[day.weekday - 1]), \(day.date.day) \(Self.englishMonths[day.date.month - 1]) \(day.date.year)"
        case .todayIs(let day): "Today is the \(Self.ordinal(day.date.day))."
        case .legend: "🐢 words added or answered · ▸ today"
        case .total(let days, let added, let answers):
            "\(days) day\(days == 1 ? "" : "s") · \(added) added · \(answers) answer\(answers == 1 ? "" : "s")"
        case .nothingInMonth: "No words were added or answered this month."
        case .dayLine(let day):
            "\(Self.ordinal(day.day.date.day)): "
                + [
                    day.added > 0 ? "\(day.added) added" : nil,
                    day.count.answers > 0
                        ? "\(day.count.answers) answer\(day.count.answers == 1 ? "" : "s"), \(day.count.correct) right" : nil,
                ].compactMap(\.self).joined(separator: ", ")
        case .added(let count): "\(count) word\(count == 1 ? "" : "s") added"
        case .answered(let count): "\(count.answers) answer\(count.answers == 1 ? "" : "s") · \(count.correct) right"
        case .nothingOnDay: "No words were added or answered on this day."
        case .memorizeAll(let count): count == 1 ? "Mark this word as known? (y/N)" : "Mark all \(count) words as known? (y/N)"
        }
    }

    private static func ordinal(_ number: Int) -> String {
        switch number {
        case 1, 21, 31: "\(number)st"
        case 2, 22: "\(number)nd"
        case 3, 23: "\(number)rd"
        default: "\(number)th"
        }
    }

    /// The days of the week from Monday on, each two columns wide.
    static func shortWeekdays(_ language: Language) -> [String] {
        StatsPhrase.weekdays(language).map { language == .english ? String($0.prefix(2)) : $0 }
    }
}
