/// What is counted while the answers go by once, in the order of time.
struct AnswerTally {
    /// What is counted of one word.
    struct OfWord {
        private(set) var answers = 0
        private(set) var misses = 0
        private var lastDay: Day?

        /// Counts an answer given on `day` if it `belongs`; returns the day of the answer before.
        mutating func add(on day: Day, isRight: Bool, belongs: Bool) -> Day? {
            defer { lastDay = day }
            if belongs {
                answers += 1
                if !isRight { misses += 1 }
            }
            return lastDay
        }
    }

    /// How often two words were taken for each other, and what came since.
    struct Confusion {
        private(set) var times = 0
        /// On which days each of the two was answered right since the last time.
        private var rights: [Word.ID: Set<Day>] = [:]

        /// Whether both were answered right on `ConfusedPair.daysToSettle` days since.
        var isSettled: Bool {
            rights.count == 2 && rights.values.allSatisfy { $0.count >= ConfusedPair.daysToSettle }
        }

        /// They were taken for each other once more.
        mutating func happened() {
            times += 1
            rights = [:]
        }

        /// One of them was answered right.
        mutating func wasRight(about word: Word.ID, on day: Day) { rights[word, default: []].insert(day) }
    }

    private(set) var total = AnswerCount()
    private(set) var score = CorrectedScore()
    private(set) var sittings = 0
    private(set) var days: [Day: DayCount] = [:]
    private(set) var hours = Array(repeating: AnswerCount(), count: 24)
    /// Answers on a later day than the one before to the same word, by the Monday of their week.
    private(set) var retention: [Day: AnswerCount] = [:]
    private(set) var words: [Word.ID: OfWord] = [:]
    private(set) var confused: [ConfusedPair.Key: Confusion] = [:]
    /// For each word those it was confused with.
    private var partners: [Word.ID: Set<Word.ID>] = [:]
    private(set) var times: [Int] = []
    private var lastAt: Timestamp?

    /// Counts an answer. Where it does not belong to what is asked for, only the day of its word is remembered.
    mutating func add(_ review: Review, belongs: Bool, _ calendar: LearnerCalendar) {
        let day = calendar.day(of: review)
        let isRight = review.outcome == .right
        let lastDay = words[review.word, default: OfWord()].add(on: day, isRight: isRight, belongs: belongs)
        guard belongs else { return }
        if let lastDay, lastDay.distance(to: day) >= 1 { retention[day.monday, default: AnswerCount()].add(isRight: isRight) }
        total.add(isRight: isRight)
        hours[calendar.hour(of: review)].add(isRight: isRight)
        let milliseconds = min(max(review.milliseconds, 0), Statistics.longestAnswer)
        times.append(milliseconds)
        days[day, default: DayCount(day: day)].add(isRight: isRight, milliseconds: milliseconds)
        switch review.outcome {
        case .right: score.addRight()
        case .wrong: if review.game.hasChoices { score.addWrong(choices: review.choicesLeft) }
        case .skipped: break
        }
        if let chosen = review.chosen, chosen != review.word {
            confused[ConfusedPair.Key(one: review.word, other: chosen), default: Confusion()].happened()
            partners[review.word, default: []].insert(chosen)
            partners[chosen, default: []].insert(review.word)
        } else if isRight, let others = partners[review.word] {
            for other in others {
                confused[ConfusedPair.Key(one: review.word, other: other)]?.wasRight(about: review.word, on: day)
            }
        }
        if lastAt.map({ review.at.secondsSince1970 - $0.secondsSince1970 > Statistics.longestPause }) ?? true { sittings += 1 }
        lastAt = review.at
    }

    /// Counts a word that was added on `day`.
    mutating func addWord(on day: Day) { days[day, default: DayCount(day: day)].added += 1 }

    /// The time in the middle of all, in milliseconds; nil without answers.
    var medianTime: Int? {
        if times.isEmpty { return nil }
        let sorted = times.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

extension Day {
    /// The Monday of its week.
    package var monday: Day { advanced(by: 1 - weekday) }
}
