import VocabCore
import VocabLanguage

/// What is said when the program opens.
enum DoorPhrase: Phrase {
    case title(Day)
    case streak(days: Int)
    case waiting(due: Int, new: Int, minutes: Int?)
    case nothingWaits
    case failing([String])
    case progress(ProgressCounts)
    case enterPlays(bookcase: String)
    /// How many bookcases are not shown.
    case more(Int)
    case optimize(answers: Int)
    case other

    var korean: String {
        switch self {
        case .title(let day): "vocab · \(day.date.month)월 \(day.date.day)일 \(Self.weekdays[day.weekday - 1])요일"
        case .streak(let days): "\(days)일 연속"
        case .waiting(let due, let new, let minutes):
            DuePhrase.waiting(due: due, new: new).korean + (minutes.map { " · 약 \($0)분" } ?? "")
        case .nothingWaits: "오늘 할 것을 다 했습니다. 더 풀어도 좋습니다."
        case .failing(let terms): "자꾸 틀리는 단어: \(terms.joined(separator: " · "))"
        case .progress(let counts) where counts.begun == 0: "새 단어 \(counts.new)"
        case .progress(let counts):
            "본 단어 \(counts.begun) · 사흘 넘게 \(counts.memorized + counts.steady) · 익힘 \(counts.memorized) · 아직 \(counts.new)"
        case .enterPlays(let bookcase): "Enter를 누르면 ‘\(bookcase)’ 시작"
        case .more(let count): "그 밖에 단어장 \(count)개 (books)"
        case .optimize(let answers): "답이 \(answers)개 모였습니다. optimize를 입력하면 기억 모형을 내 답에 맞춥니다."
        case .other: "다른 단어장은 quiz 이름, 도움말은 help, 나가려면 quit"
        }
    }

    var english: String {
        switch self {
        case .title(let day):
            "vocab · \(Self.englishWeekdays[day.weekday - 1]), \(day.date.day) \(CalendarPhrase.englishMonths[day.date.month - 1])"
        case .streak(let days): "\(days)-day\(Columns.unbroken)streak"
        case .waiting(let due, let new, let minutes):
            DuePhrase.waiting(due: due, new: new).english + (minutes.map { " · about \($0) min" } ?? "")
        case .nothingWaits: "All done for today. Play on if you like."
        case .failing(let terms): "Words you keep missing: \(terms.joined(separator: " · "))"
        case .progress(let counts) where counts.begun == 0: "\(counts.new) new"
        case .progress(let counts):
            "\(counts.begun) seen · \(counts.memorized + counts.steady) for three days · \(counts.memorized) memorized · \(counts.new) new"
        case .enterPlays(let bookcase): "Enter plays “\(bookcase)”"
        case .more(let count): "… and \(count) more \(count == 1 ? "bookcase" : "bookcases") (books)"
        case .optimize(let answers): "You have given \(answers) answers: optimize fits the memory to them."
        case .other: "Another bookcase: quiz NAME. Also: help, quit"
        }
    }

    private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]
    private static let englishWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
}

extension DoorKey: Phrase {
    var korean: String {
        switch self {
        case .newWords: "새 단어"
        case .flashcards: "카드"
        case .hangman: "거북이 게임"
        case .match: "짝 맞추기"
        case .timeAttack: "타임어택"
        }
    }

    var english: String {
        switch self {
        case .newWords: "new words"
        case .flashcards: "cards"
        case .hangman: "hangman"
        case .match: "matching"
        case .timeAttack: "time attack"
        }
    }
}
