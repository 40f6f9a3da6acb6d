import VocabCore
import VocabLanguage

/// What is said of the words that wait.
enum DuePhrase: Phrase {
    case waiting(due: Int, new: Int)
    case short(due: Int, new: Int)
    /// How many words come in the next days.
    case forecast(tomorrow: Int, dayAfter: Int, week: Int)
    /// The same, as the days will be with the reviews and new words until then.
    case foreseen(tomorrow: Int, dayAfter: Int, week: Int)
    case recall(percent: Int, daysOver: Int)
    /// What the column before the words is.
    case recallCaption
    /// The word was called known, and is asked once to be sure.
    case toBeSure
    case more(Int)
    case nothingAnswered

    var korean: String {
        switch self {
        case .waiting(0, 0): "오늘 복습할 단어도 새 단어도 없습니다."
        case .waiting(0, let new): "오늘 새 단어 \(new)개"
        case .waiting(let due, 0): "오늘 복습 \(due)개"
        case .waiting(let due, let new): "오늘 복습 \(due)개 · 새 단어 \(new)개"
        case .short(let due, let new): "복습 \(due) · 새 단어 \(new)"
        case .foreseen(let tomorrow, let dayAfter, let week):
            "앞으로의 복습 (새 단어 포함): " + Self.forecast(tomorrow: tomorrow, dayAfter: dayAfter, week: week).korean
        case .forecast(let tomorrow, let dayAfter, let week):
            Self.parts([(tomorrow, "내일 \(tomorrow)개"), (dayAfter, "모레 \(dayAfter)개"), (week, "7일 안에 \(week)개")], " · ")
        case .recall(let percent, let days):
            "기억할 확률 \(percent)%"
                + (days < 0 ? ", \(-days)일 뒤 복습" : days == 0 ? ", 오늘 복습" : ", 복습일이 \(days)일 지남")
        case .recallCaption: "지금 기억할 확률, 낮은 것부터"
        case .toBeSure: "외운 단어인지 확인"
        case .more(let count): "그 밖에 \(count)개"
        case .nothingAnswered: "아직 푼 단어가 없습니다."
        }
    }

    var english: String {
        switch self {
        case .waiting(0, 0): "Nothing waits today."
        case .waiting(0, let new): "Today: \(new) new"
        case .waiting(let due, 0): "Today: \(due) to review"
        case .waiting(let due, let new): "Today: \(due) to review · \(new) new"
        case .short(let due, let new): "\(due) due · \(new) new"
        case .foreseen(let tomorrow, let dayAfter, let week):
            "Reviews to come (new words too): " + Self.forecast(tomorrow: tomorrow, dayAfter: dayAfter, week: week).english
        case .forecast(let tomorrow, let dayAfter, let week):
            Self.parts(
                [
                    (tomorrow, "\(tomorrow) tomorrow"),
                    (dayAfter, tomorrow > 0 ? "\(dayAfter) the day after" : "\(dayAfter) in two days"),
                    (week, "\(week) within 7 days"),
                ], ", ")
        case .recall(let percent, let days):
            "recall \(percent)%"
                + (days < 0
                    ? ", due in \(-days) day\(days == -1 ? "" : "s")"
                    : days == 0 ? ", due today" : ", \(days) day\(days == 1 ? "" : "s") overdue")
        case .recallCaption: "chance to recall now, lowest first"
        case .toBeSure: "marked as known, to be sure"
        case .more(let count): "and \(count) more"
        case .nothingAnswered: "No word has been answered yet."
        }
    }

    /// Those parts whose number is not 0, with `separator` between them.
    private static func parts(_ parts: [(count: Int, text: String)], _ separator: String) -> String {
        parts.filter { $0.count > 0 }.map(\.text).joined(separator: separator)
    }
}
