import VocabCore
import VocabLanguage

/// What is said of the challenge of a day.
enum DailyPhrase: Phrase {
    case title(Day, bookcases: String, count: Int)
    case practice
    case copy
    case left(answered: Int, total: Int)

    var korean: String {
        switch self {
        case .title(let day, let bookcases, let count):
            "오늘의 도전 · \(day.date.month)월 \(day.date.day)일 · \(bookcases) · \(count)문제"
        case .practice: "오늘의 도전은 이미 했습니다. 이번은 연습입니다."
        case .copy: "아래 줄을 복사해 공유하세요. 문제와 답은 나오지 않습니다."
        case .left(let answered, let total): "\(total)문제 중 \(answered)문제를 풀었습니다. 공유할 줄은 끝까지 풀면 나옵니다."
        }
    }

    var english: String {
        switch self {
        case .title(let day, let bookcases, let count):
            "Today’s challenge · \(day.date.day) \(CalendarPhrase.englishMonths[day.date.month - 1]) · \(bookcases) · "
                + (count == 1 ? "1 question" : "\(count) questions")
        case .practice: "You have played it today already: this is practice."
        case .copy: "Copy and share this line: no spoilers."
        case .left(let answered, let total): "\(answered) of \(total) answered: the line to share comes after the last one."
        }
    }
}
