import VocabCore

extension StatsPhrase {
    var english: String {
        switch self {
        case .allBookcases: "All bookcases"
        case .words(let count): "\(count) word\(count == 1 ? "" : "s")"
        case .state(.memorized, let count, let percent): "memorized \(count) (\(percent)%)"
        case .state(.learning, let count, _): "learning \(count)"
        case .state(.new, let count, _): "new \(count)"
        case .retention(let percent, let goal): "retention \(percent.map { "\($0)%" } ?? "–") (goal \(goal)%)"
        case .streak(0, _): "no streak"
        case .streak(let days, let isPlayedToday): "\(days)-day streak" + (isPlayedToday ? "" : " (not yet today)")
        case .longestStreak(let days): "longest \(days) day\(days == 1 ? "" : "s")"
        case .week(let answers, let minutes): "this week \(answers) answer\(answers == 1 ? "" : "s"), \(minutes) min"
        case .total(let answers, let percent): "\(answers) answer\(answers == 1 ? "" : "s") in all, \(percent)% right"
        case .games(let games, let minutes): "\(games) game\(games == 1 ? "" : "s"), \(minutes) min"
        case .pace(let tenths): "usually \(decimal(tenths: tenths)) s an answer"
        case .yearTitle: "Last year"
        case .year(let days, let best, let answers):
            "Answered on \(days) day\(days == 1 ? "" : "s") of the last year, most on \(best) (\(answers))."
        case .forecastTitle(let days): "Next \(days) days"
        case .due(let today, let tomorrow, let week): "due \(today) · tomorrow \(tomorrow) · 7 days \(week)"
        case .busiest(let day, let due): "most on \(day) \(due)"
        case .retentionTitle: "Retention by week"
        case .retentionScale(let percent): "(\(percent)–100%)"
        case .weekRetention(let monday, let percent, let answers):
            "\(percent)% in the week of \(monday) (\(answers) answer\(answers == 1 ? "" : "s"))"
        case .hoursTitle: "By hour"
        case .partOfDay(let part, let percent): "\(part.english) \(percent)%"
        case .hardestTitle: "Hardest words"
        case .missed(let misses, let answers): "missed \(misses) of \(answers)"
        case .confusedTitle: "Often confused"
        case .times(let count): count == 1 ? "once" : "\(count) times"
        case .guessTitle: "Right by guessing"
        case .guess(let situation, let percent, let low, let high): "\(situation.english) \(percent)% (\(low)–\(high)%)"
        case .calibration(let predicted, let actual): "predicted \(predicted)%, was \(actual)%"
        case .corrected(let percent): "corrected for guessing \(percent)%"
        case .ignored(let count):
            "\(count) answer\(count == 1 ? "" : "s") from the future \(count == 1 ? "is" : "are") not counted."
        case .nothingAnswered: "Nothing was answered yet. Begin with vocab quiz, and it will show here."
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
