import VocabCore

/// What is said of a learner's statistics. Shares are whole percents.
enum StatsPhrase: Phrase {
    case allBookcases
    case words(Int)
    case state(WordState, Int, percent: Int)
    case retention(percent: Int?, goal: Int)
    case streak(Int, isPlayedToday: Bool)
    case longestStreak(Int)
    case week(answers: Int, minutes: Int)
    case total(answers: Int, percent: Int)
    case games(Int, minutes: Int)
    case pace(tenths: Int)
    case yearTitle
    case year(days: Int, best: Day, answers: Int)
    case forecastTitle(days: Int)
    case due(today: Int, tomorrow: Int, week: Int)
    case busiest(Day, due: Int)
    case retentionTitle
    case retentionScale(from: Int)
    case weekRetention(Day, percent: Int, answers: Int)
    case hoursTitle
    case partOfDay(PartOfDay, percent: Int)
    case hardestTitle
    case missed(Int, of: Int)
    case confusedTitle
    case times(Int)
    case guessTitle
    case guess(GuessSituation, percent: Int, low: Int, high: Int)
    case calibration(predicted: Int, actual: Int)
    case corrected(percent: Int)
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
