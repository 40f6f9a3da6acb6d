import VocabCore
import VocabLanguage

/// What is said when the program opens.
enum DoorPhrase: Phrase {
    case title(Day)
    case streak(days: Int, restedYesterday: Bool)
    /// Of so many words of the day so many were answered.
    case goal(done: Int, of: Int)
    /// After so many days without an answer, where more waits than one round asks.
    case welcomeBack(due: Int, first: Int)
    case waiting(due: Int, new: Int, minutes: Int?)
    case nothingWaits
    case failing([String])
    /// How far a bookcase is on the way to so many words; `signs` stand before what the parts of a bar are.
    case progress(ProgressCounts, goal: Int, signs: ProgressSigns)
    case enterPlays(bookcase: String, asksFirst: Bool)
    /// Where nothing waits.
    case enterPlaysOn(bookcase: String)
    /// How many bookcases are not shown.
    case more(Int)
    case optimize(answers: Int)
    case other

    var korean: String {
        switch self {
        case .title(let day): "vocab · \(day.date.month)월 \(day.date.day)일 \(Self.weekdays[day.weekday - 1])요일"
        case .streak(let days, let rested): "\(days)일 연속" + (rested ? " (어제는 쉬는 날)" : "")
        case .goal(let done, let all): "오늘 \(done) / \(all)"
        case .welcomeBack(let due, let first): "오랜만입니다! 밀린 복습 \(due)개 가운데 오늘은 \(first)개부터 시작합니다."
        case .waiting(let due, let new, let minutes):
            DuePhrase.waiting(due: due, new: new).korean + (minutes.map { " · 약 \($0)분" } ?? "")
        case .nothingWaits: "오늘 할 것을 다 했습니다. 더 풀어도 좋습니다."
        case .failing(let terms): "요즘 자꾸 틀리는 단어: \(terms.joined(separator: " · "))"
        case .progress(let counts, _, _) where counts.begun == 0: "새 단어 \(grouped(counts.new))"
        case .progress(let counts, let goal, let signs):
            Self.parts([
                (counts.memorized, signs.before(\.memorized) + "익힘 \(grouped(counts.memorized))"),
                (counts.steady, signs.before(\.steady) + "사흘 이상 기억 \(grouped(counts.steady))"),
                (counts.seen, signs.before(\.seen) + "갓 시작한 단어 \(grouped(counts.seen))"),
                (goal - counts.begun, "다음 목표까지 \(grouped(goal - counts.begun))개"),
            ])
        case .enterPlays(let bookcase, let asksFirst):
            "Enter를 누르면 ‘\(bookcase)’ 시작" + (asksFirst ? " (어디부터 할지 먼저 묻습니다)" : "")
        case .enterPlaysOn(let bookcase): "Enter를 누르면 ‘\(bookcase)’에서 무엇을 더 풀지 고릅니다."
        case .more(let count): "그 밖에 단어장 \(count)개 (books)"
        case .optimize(let answers): "답이 \(answers)개 모였습니다. optimize를 입력하면 기억 모형을 내 답에 맞춥니다."
        case .other: "다른 단어장 quiz 이름 · help · quit"
        }
    }

    var english: String {
        switch self {
        case .title(let day):
            "vocab · \(Self.englishWeekdays[day.weekday - 1]), \(day.date.day) \(CalendarPhrase.englishMonths[day.date.month - 1])"
        case .streak(let days, let rested):
            "\(days)-day\(Columns.unbroken)streak" + (rested ? " (yesterday was a day of rest)" : "")
        case .goal(let done, let all): "Today \(done) / \(all)"
        case .welcomeBack(let due, let first): "Welcome back! \(due) reviews have piled up; today begins with \(first) of them."
        case .waiting(let due, let new, let minutes):
            DuePhrase.waiting(due: due, new: new).english + (minutes.map { " · about \($0) min" } ?? "")
        case .nothingWaits: "All done for today. Play on if you like."
        case .failing(let terms): "Words you keep missing lately: \(terms.joined(separator: " · "))"
        case .progress(let counts, _, _) where counts.begun == 0: "\(grouped(counts.new)) new"
        case .progress(let counts, let goal, let signs):
            Self.parts([
                (counts.memorized, signs.before(\.memorized) + "\(grouped(counts.memorized)) memorized"),
                (counts.steady, signs.before(\.steady) + "\(grouped(counts.steady)) kept three days"),
                (counts.seen, signs.before(\.seen) + "\(grouped(counts.seen)) just begun"),
                (goal - counts.begun, "\(grouped(goal - counts.begun)) to the next goal"),
            ])
        case .enterPlays(let bookcase, let asksFirst):
            "Enter plays “\(bookcase)”" + (asksFirst ? " (it asks first where to begin)" : "")
        case .enterPlaysOn(let bookcase): "Enter: choose what more to play of “\(bookcase)”"
        case .more(let count): "… and \(count) more \(count == 1 ? "bookcase" : "bookcases") (books)"
        case .optimize(let answers): "You have given \(answers) answers: optimize fits the memory to them."
        case .other: "another bookcase: quiz NAME · help · quit"
        }
    }

    /// Those parts whose number is not 0: nobody is greeted with what is missing.
    private static func parts(_ parts: [(count: Int, text: String)]) -> String {
        parts.filter { $0.count > 0 }.map(\.text).joined(separator: " · ")
    }

    private static let weekdays = ["월", "화", "수", "목", "금", "토", "일"]
    private static let englishWeekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
}

/// What stands before the parts of a bar where they are named.
struct ProgressSigns {
    let memorized: String
    let steady: String
    let seen: String

    /// The signs of which the bar is made.
    static let bar = ProgressSigns(memorized: "■", steady: "▣", seen: "□")
    /// None, for there is no bar.
    static let none = ProgressSigns(memorized: "", steady: "", seen: "")

    /// The sign of a part before its name.
    func before(_ part: KeyPath<ProgressSigns, String>) -> String { self[keyPath: part].isEmpty ? "" : self[keyPath: part] + " " }
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
