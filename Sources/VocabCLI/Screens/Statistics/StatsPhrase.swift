import VocabCore
import VocabLanguage

/// What is said of a learner's statistics. Shares are whole percents.
enum StatsPhrase: Phrase {
    case allBookcases
    case words(Int)
    case state(WordState, Int, percent: Int)
    case retention(percent: Int?, goal: Int)
    case streak(Int, isPlayedToday: Bool)
    case longestStreak(Int)
    case week(answers: Int, minutes: Int)
    case total(answers: Int, minutes: Int, percent: Int, withoutLuck: Int)
    case sittings(Int, minutes: Int)
    case pace(tenths: Int)
    case year(days: Int, best: Day, answers: Int)
    case forecastTitle(days: Int)
    case due(today: Int, tomorrow: Int, week: Int)
    case busiest(Day, due: Int)
    case retentionTitle
    /// How many weeks ago it was.
    case weekRetention(ago: Int, percent: Int, answers: Int)
    case measured(percent: Int?, answers: Int, goal: Int)
    case weekFiguresTitle
    case weekFigures(Day, percent: Int, answers: Int)
    case hoursTitle
    case hourBarsTitle
    case partOfDay(PartOfDay, percent: Int)
    case hardestTitle
    case missed(Int, of: Int)
    case confusedTitle
    case times(Int)
    case guessTitle
    case guess(GuessSituation, percent: Int, low: Int, high: Int)
    case calibration(predicted: Int, actual: Int)
    case ignored(Int)
    case nothingAnswered
    case month(Int)

    /// Six hours of the clock.
    enum PartOfDay: Int, CaseIterable {
        case night, morning, afternoon, evening

        /// Its hours.
        var hours: Range<Int> { rawValue * 6..<rawValue * 6 + 6 }
    }

    /// The days of the week from Monday on, as they stand beside a calendar.
    static func weekdays(_ language: Language) -> [String] {
        switch language {
        case .korean: ["월", "화", "수", "목", "금", "토", "일"]
        case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        }
    }
}

extension StatsPhrase {
    var korean: String {
        switch self {
        case .allBookcases: "모든 단어장"
        case .words(let count): "단어 \(grouped(count))개"
        case .state(.memorized, let count, let percent): "익힘 \(grouped(count)) (\(percent)%)"
        case .state(.learning, let count, _): "배우는 중 \(grouped(count))"
        case .state(.new, let count, _): "아직 \(grouped(count))"
        case .retention(nil, let goal): "다른 날 다시 물은 단어는 아직 없음 (목표 \(goal)% 기억)"
        case .retention(let percent?, let goal): "다시 물었을 때 \(percent)% 기억 (목표 \(goal)%)"
        case .streak(0, _): "연속 없음"
        case .streak(let days, let isPlayedToday): "\(days)일 연속" + (isPlayedToday ? "" : " (오늘은 아직)")
        case .longestStreak(let days): "최장 \(days)일"
        case .week(let answers, let minutes): "이번 주 \(answers)문제, \(minutes)분"
        case .total(let answers, let minutes, let percent, let withoutLuck):
            "지금까지 \(grouped(answers))문제, \(minutes)분 · 정답률 \(percent)% (찍어서 맞힌 것을 빼면 \(withoutLuck)%)"
        case .sittings(let count, let minutes): "학습 \(count)회, \(minutes)분"
        case .pace(let tenths): "한 문제에 보통 \(decimal(tenths: tenths))초"
        case .year(let days, let best, let answers): "지난 1년 동안 \(days)일 풀었고, 가장 많이 푼 날은 \(best)(\(answers)문제)입니다."
        case .forecastTitle(let days): "\(days)일 복습"
        case .due(let today, let tomorrow, let week): "오늘 \(today) · 내일 \(tomorrow) · 7일 \(week) (새 단어 포함)"
        case .busiest(let day, let due): "가장 많은 날 \(day) \(due)"
        case .retentionTitle: "주마다 기억한 비율"
        case .weekRetention(let ago, let percent, let answers):
            "\(ago == 0 ? "이번 주" : ago == 1 ? "지난주" : "\(ago)주 전") \(percent)% (\(answers)문제)"
        case .measured(let percent, let answers, let goal):
            "기억률 \(percent.map { "\($0)%" } ?? "–") (다음 날이나 그 뒤에 다시 물은 \(grouped(answers))문제, 목표 \(goal)%)"
        case .weekFiguresTitle: "주별 기억률"
        case .weekFigures(let monday, let percent, let answers): "\(monday)부터 \(percent)% (\(answers)문제)"
        case .hoursTitle: "시간대별 정답률"
        case .hourBarsTitle: "시간대별 문제 수"
        case .partOfDay(let part, let percent): "\(part.korean) \(percent)%"
        case .hardestTitle: "가장 많이 틀린 단어"
        case .missed(let misses, let answers): "\(answers)번 중 \(misses)번 틀림"
        case .confusedTitle: "자주 헷갈리는 짝"
        case .times(let count): "\(count)번"
        case .guessTitle: "찍어서 맞힐 확률 (내 답으로 추정)"
        case .guess(let situation, let percent, let low, let high): "\(situation.korean) \(percent)% (\(low)–\(high)%)"
        case .calibration(let predicted, let actual): "기억 모형의 예측 \(predicted)%, 실제 \(actual)%"
        case .ignored(let count): "날짜가 아직 오지 않은 답 \(count)개는 세지 않았습니다."
        case .nothingAnswered: "아직 푼 문제가 없습니다. vocab quiz로 시작하면 여기에 쌓입니다."
        case .month(let month): "\(month)월"
        }
    }
}

extension StatsPhrase.PartOfDay {
    fileprivate var korean: String {
        switch self {
        case .night: "새벽"
        case .morning: "아침"
        case .afternoon: "오후"
        case .evening: "밤"
        }
    }
}

extension GuessSituation {
    fileprivate var korean: String {
        switch self {
        case .fourChoices: "보기 4개"
        case .threeChoices: "보기 3개"
        case .twoChoices: "보기 2개"
        case .oneChoice: "보기 1개"
        case .match: "짝 맞추기"
        case .hangman: "거북이 게임"
        }
    }
}

extension StatsPhrase {
    var english: String {
        switch self {
        case .allBookcases: "All bookcases"
        case .words(let count): "\(grouped(count)) word\(count == 1 ? "" : "s")"
        case .state(.memorized, let count, let percent): "memorized \(grouped(count)) (\(percent)%)"
        case .state(.learning, let count, _): "learning \(grouped(count))"
        case .state(.new, let count, _): "new \(grouped(count))"
        case .retention(nil, let goal): "nothing asked again on another day yet (goal \(goal)% remembered)"
        case .retention(let percent?, let goal): "\(percent)% remembered when asked again (goal \(goal)%)"
        case .streak(0, _): "no streak"
        case .streak(let days, let isPlayedToday): "\(days)-day streak" + (isPlayedToday ? "" : " (not yet today)")
        case .longestStreak(let days): "longest \(days) day\(days == 1 ? "" : "s")"
        case .week(let answers, let minutes): "this week \(answers) answer\(answers == 1 ? "" : "s"), \(minutes) min"
        case .total(let answers, let minutes, let percent, let withoutLuck):
            "\(grouped(answers)) answer\(answers == 1 ? "" : "s") so far, \(minutes) min · \(percent)% right (\(withoutLuck)% without luck)"
        case .sittings(let count, let minutes): "\(count) sitting\(count == 1 ? "" : "s"), \(minutes) min"
        case .pace(let tenths): "usually \(decimal(tenths: tenths)) s an answer"
        case .year(let days, let best, let answers):
            "Answered on \(days) day\(days == 1 ? "" : "s") of the last year, most on \(best) (\(answers))."
        case .forecastTitle(let days): "Reviews, \(days) days"
        case .due(let today, let tomorrow, let week): "today \(today) · tomorrow \(tomorrow) · 7 days \(week) (new words too)"
        case .busiest(let day, let due): "most on \(day) \(due)"
        case .retentionTitle: "Remembered, by week"
        case .weekRetention(let ago, let percent, let answers):
            "\(ago == 0 ? "this week" : ago == 1 ? "last week" : "\(ago) weeks ago") \(percent)% (\(answers) answer\(answers == 1 ? "" : "s"))"
        case .measured(let percent, let answers, let goal):
            "retention \(percent.map { "\($0)%" } ?? "–") (\(grouped(answers)) answer\(answers == 1 ? "" : "s") on a later day, goal \(goal)%)"
        case .weekFiguresTitle: "Retention by week"
        case .weekFigures(let monday, let percent, let answers):
            "\(percent)% in the week of \(monday) (\(answers) answer\(answers == 1 ? "" : "s"))"
        case .hoursTitle: "Right by time of day"
        case .hourBarsTitle: "Answers by hour"
        case .partOfDay(let part, let percent): "\(part.english) \(percent)%"
        case .hardestTitle: "Missed most often"
        case .missed(let misses, let answers): "missed \(misses) of \(answers)"
        case .confusedTitle: "Often confused"
        case .times(let count): count == 1 ? "once" : "\(count) times"
        case .guessTitle: "Right by guessing, as your answers tell"
        case .guess(let situation, let percent, let low, let high): "\(situation.english) \(percent)% (\(low)–\(high)%)"
        case .calibration(let predicted, let actual): "the memory model foretold \(predicted)%, it was \(actual)%"
        case .ignored(let count):
            "\(count) answer\(count == 1 ? "" : "s") from the future \(count == 1 ? "is" : "are") not counted."
        case .nothingAnswered: "Nothing has been answered yet. Begin with vocab quiz, and it will show here."
        case .month(let month):
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][min(max(month, 1), 12) - 1]
        }
    }
}

extension StatsPhrase.PartOfDay {
    fileprivate var english: String {
        switch self {
        case .night: "night"
        case .morning: "morning"
        case .afternoon: "afternoon"
        case .evening: "evening"
        }
    }
}

extension GuessSituation {
    fileprivate var english: String {
        switch self {
        case .fourChoices: "of 4 choices"
        case .threeChoices: "of 3 choices"
        case .twoChoices: "of 2 choices"
        case .oneChoice: "of 1 choice"
        case .match: "matching"
        case .hangman: "hangman"
        }
    }
}
