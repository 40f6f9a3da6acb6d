import VocabCore
import VocabLanguage

/// What is said in rounds for points.
enum ArcadePhrase: Phrase {
    case opening(ArcadeMode, bookcases: String)
    case points(Int)
    case combo(Int)
    case best(Int)
    case plainQuestion(number: Int, ArcadeScreen.Clock)
    case plainRight(points: Int, total: Int)
    case keys(hasVoice: Bool)
    case plainKeys(hasVoice: Bool)
    case typingKeys(hasVoice: Bool)
    case plainTypingKeys(hasVoice: Bool)
    case notInArcade
    case score(points: Int, correct: Int, asked: Int, percent: Int)
    case newBest(before: Int)
    case firstBest
    case bestStays(Int)
    case row(place: Int, points: Int, Day, today: Day)
    case thisRound

    var korean: String {
        switch self {
        case .opening(.time(let seconds), let bookcases): "타임어택 \(seconds)초 · \(bookcases)"
        case .opening(.lives(let lives), let bookcases): "서바이벌 목숨 \(lives)개 · \(bookcases)"
        case .points(let points): "\(points)점"
        case .combo(let count): "\(count)연속"
        case .best(let points): "최고 \(points)점"
        case .plainQuestion(let number, .time(let seconds, _)): "문제 \(number) (\(seconds)초 남음)"
        case .plainQuestion(let number, .lives(let lives, _)): "문제 \(number) (목숨 \(lives)개)"
        case .plainRight(let points, let total): "+\(points)점, 모두 \(total)점"
        case .keys(let hasVoice): "1–4 답 · s 모름 · ? 힌트 · \(hasVoice ? "p 듣기 · " : "")q 그만"
        case .plainKeys(let hasVoice): "답은 1에서 4, 힌트는 ?, \(hasVoice ? "들으려면 p, " : "")모르면 s, 그만두려면 q"
        case .typingKeys(let hasVoice): "답을 쓰고 Enter · ?⏎ 글자 힌트 · s⏎ 모름 · \(hasVoice ? "^P 듣기 · " : "")q⏎ 그만"
        case .plainTypingKeys(let hasVoice):
            "답을 쓰고 Enter. 글자 힌트는 ?, \(hasVoice ? "들으려면 ^P, " : "")모르면 s, 그만두려면 q"
        case .notInArcade: "점수를 겨루는 게임에서는 쓰지 않는 키입니다."
        case .score(let points, let correct, let asked, let percent): "점수: \(points)점 · \(correct)/\(asked) (\(percent)%)"
        case .newBest(let before): "새 기록! 지금까지 최고는 \(before)점이었습니다."
        case .firstBest: "새 기록! 첫 점수입니다."
        case .bestStays(let points): "최고 기록은 \(points)점입니다."
        case .row(let place, let points, let day, let today):
            "\(place). \(points)점  \(day == today ? "오늘" : "\(day.date.month)월 \(day.date.day)일")"
        case .thisRound: "이번 판"
        }
    }

    var english: String {
        switch self {
        case .opening(.time(let seconds), let bookcases): "Time attack, \(seconds) s · \(bookcases)"
        case .opening(.lives(let lives), let bookcases): "Survival, \(lives == 1 ? "1 life" : "\(lives) lives") · \(bookcases)"
        case .points(let points): points == 1 ? "1 point" : "\(points) points"
        case .combo(let count): "\(count) in a row"
        case .best(let points): "best \(points)"
        case .plainQuestion(let number, .time(let seconds, _)): "Question \(number) (\(seconds) s left)"
        case .plainQuestion(let number, .lives(let lives, _)): "Question \(number) (\(lives == 1 ? "1 life" : "\(lives) lives"))"
        case .plainRight(let points, let total): "+\(points), \(total) in all"
        case .keys(let hasVoice): "1–4 · s don’t know · ? hint · \(hasVoice ? "p say · " : "")q quit"
        case .plainKeys(let hasVoice):
            "Answer 1 to 4, ? for a hint, \(hasVoice ? "p to hear it, " : "")s if you do not know, q to stop"
        case .typingKeys(let hasVoice):
            "Type the answer, then Enter · ?⏎ letter · s⏎ don’t know · \(hasVoice ? "^P say · " : "")q⏎ quit"
        case .plainTypingKeys(let hasVoice):
            "Type the answer and press Enter; ? for a letter of it, \(hasVoice ? "^P to hear the word, " : "")s if you do not know, q to stop"
        case .notInArcade: "That key is not used in a round for points."
        case .score(let points, let correct, let asked, let percent):
            "Score: \(points == 1 ? "1 point" : "\(points) points") · \(correct)/\(asked) (\(percent)%)"
        case .newBest(let before): "A new best! The best so far was \(before)."
        case .firstBest: "A new best, and your first one!"
        case .bestStays(let points): "Your best is \(points)."
        case .row(let place, let points, let day, let today):
            "\(place). \(points)  "
                + (day == today ? "today" : "\(day.date.day) \(CalendarPhrase.englishMonths[day.date.month - 1])")
        case .thisRound: "this round"
        }
    }
}
