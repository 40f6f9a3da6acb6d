/// What a learner's answers come to: how much was done, how well it is remembered, and what is hard.
///
/// Days, weeks (from Monday) and hours are the learner's own. Answers of more than a day in the future were given by a wrong clock and
/// are only counted in `ignored`.
package struct Statistics: Equatable, Sendable {
    /// The answers to words answered before on an earlier day, in one week.
    package struct Week: Equatable, Sendable {
        /// The day it begins with.
        package let monday: Day
        /// Its answers.
        package let count: AnswerCount
    }

    /// The learner's day it is.
    package let today: Day
    /// How many words there are of each state.
    package let states: [WordState: Int]
    /// How often the learner sat down to play: a pause of more than `longestPause` begins a new sitting.
    package let games: Int
    /// All answers.
    package let total: AnswerCount
    /// The right answers less what guessing gave.
    package let corrected: CorrectedScore
    /// The days on which something was answered or added, in order.
    package let days: [DayCount]
    /// On how many days in a row there were answers.
    package let streak: Streak
    /// How long an answer takes, in milliseconds: the one in the middle of all. nil without answers.
    package let typicalMilliseconds: Int?
    /// The chance to recall that the learner wishes for.
    package let desiredRetention: Double
    /// How many of the answers to words that were answered before, on an earlier day, were right, by week and in order.
    package let weeks: [Week]
    /// The answers of each hour of the clock, from 0 to 23.
    package let hours: [AnswerCount]
    /// How many words are due on each of the next days, today first.
    package let forecast: [Int]
    /// The words that were missed, the hardest first: those most often missed, then those of the fewest answers.
    package let hardest: [HardWord]
    /// The words that keep failing: missed at least twice in their last five answers, and in one of the last two; most often first.
    package let failing: [Word]
    /// The words taken for each other, those that are not told apart yet first, and of these the most often taken.
    package let confused: [ConfusedPair]
    /// How often luck helps this learner.
    package let guesses: GuessChances
    /// What was predicted of answers, and what came.
    package let predictions: PredictionTally
    /// How many answers lie in the future.
    package let ignored: Int

    /// A pause of more seconds begins a new sitting.
    package static let longestPause = 1_800
    /// An answer took no longer, in milliseconds: whoever takes more went for a coffee.
    package static let longestAnswer = 60_000
    /// How many days are foreseen.
    package static let daysForeseen = 30

    /// The statistics of `reviews`, which come in the order of time, over `words`; with a bookcase only of what was answered there.
    ///
    /// - Parameters:
    ///   - memories: what all of the reviews left.
    ///   - forecast: how many words are due on each of the next days.
    package init(
        of reviews: some Sequence<Review>, over words: [Word], in bookcase: Bookcase.ID? = nil, _ memories: Memories,
        forecast: [Int] = [], now: Timestamp
    ) {
        let calendar = memories.calendar
        let end = Timestamp(secondsSince1970: now.secondsSince1970 + 86_400)
        var tally = AnswerTally()
        var ignored = 0
        for review in reviews {
            let belongs = bookcase.map { $0 == review.bookcase } ?? true
            if review.at <= end {
                tally.add(review, belongs: belongs, calendar)
            } else if belongs {
                ignored += 1
            }
        }
        var states: [WordState: Int] = [:]
        for word in words {
            states[WordState(of: word, memories.words[word.id]), default: 0] += 1
            if word.added <= end { tally.addWord(on: calendar.day(of: word.added)) }
        }
        today = calendar.day(of: now)
        self.states = states
        self.ignored = ignored
        games = tally.sittings
        total = tally.total
        corrected = tally.score
        days = tally.days.values.sorted { $0.day < $1.day }
        streak = Streak(of: days.lazy.filter { $0.count.answers > 0 }.map(\.day), today: today)
        typicalMilliseconds = tally.medianTime
        desiredRetention = memories.settings.desiredRetention
        weeks = tally.retention.map { Week(monday: $0, count: $1) }.sorted { $0.monday < $1.monday }
        hours = tally.hours
        self.forecast = forecast
        hardest = Self.hardest(words, tally, memories)
        failing = Self.failing(words, memories)
        confused = Self.confused(words, tally)
        guesses = memories.guesses
        predictions = memories.calibration.tally
    }

    /// How many words there are.
    package var words: Int { states.values.reduce(0, +) }

    /// How long all answers took, in milliseconds.
    package var milliseconds: Int { days.reduce(0) { $0 + $1.milliseconds } }

    /// All answers to words that were answered before on an earlier day.
    package var retention: AnswerCount { weeks.reduce(AnswerCount()) { $0 + $1.count } }

    /// What was done today.
    package var doneToday: DayCount { days.last { $0.day == today } ?? DayCount(day: today) }

    /// What was done on each day of this week.
    package var doneThisWeek: [DayCount] { days.filter { $0.day.monday == today.monday } }

    private static func hardest(_ words: [Word], _ tally: AnswerTally, _ memories: Memories) -> [HardWord] {
        words.compactMap { word -> HardWord? in
            guard let counted = tally.words[word.id], counted.misses > 0 else { return nil }
            return HardWord(
                word: word, answers: counted.answers, misses: counted.misses, lapses: memories.words[word.id]?.lapses ?? 0)
        }.sorted { ($1.misses, $0.answers, $1.lapses, $0.word.term) < ($0.misses, $1.answers, $0.lapses, $1.word.term) }
    }

    private static func failing(_ words: [Word], _ memories: Memories) -> [Word] {
        words.compactMap { word -> (word: Word, misses: Int, lapses: Int)? in
            guard !word.memorized, let memory = memories.words[word.id] else { return nil }
            let misses = memory.recent.misses(ofLast: 5)
            // Two right answers in a row end it.
            return misses < 2 || memory.recent.misses(ofLast: 2) == 0 ? nil : (word, misses, memory.lapses)
        }.sorted { ($1.misses, $1.lapses, $0.word.term) < ($0.misses, $0.lapses, $1.word.term) }.map(\.word)
    }

    private static func confused(_ words: [Word], _ tally: AnswerTally) -> [ConfusedPair] {
        if tally.confused.isEmpty { return [] }
        let known = Dictionary(words.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return tally.confused.compactMap { pair, confusion in
            guard let first = known[pair.one], let second = known[pair.other] else { return nil }
            return ConfusedPair(first: first, second: second, times: confusion.times, isSettled: confusion.isSettled)
        }.sorted {
            if $0.isSettled != $1.isSettled { return $1.isSettled }
            return ($1.times, $0.first.term, $0.second.term) < ($0.times, $1.first.term, $1.second.term)
        }
    }
}
