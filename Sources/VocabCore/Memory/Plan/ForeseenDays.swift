/// The days to come, played ahead by what is known of the learner: on each the words that are due are answered, and new ones are begun.
///
/// Words come back after they were answered, and those begun tomorrow come back too, so the due days that stand today tell less than half
/// of the second week. Each answer is right with the chance that the model gives it, and a missed word comes back on that day until it is
/// right. The same memories give the same days. Tested by `ForeseenDaysTests`; `vocab-benchmark forecast` compares them with what came.
package struct ForeseenDays: Equatable, Sendable {
    /// How many words are due on each day, today first; those that are overdue count for today.
    package private(set) var due: [Double]
    /// How many words are begun on each day.
    package private(set) var begun: [Double]
    /// How many answers are given on each day, with those to words that come back because they were missed.
    package private(set) var answers: [Double]
    /// How many words are recalled on the day after: the sum of their chances, where those marked as known count whole.
    package private(set) var known = 0.0

    /// Plays `days` days ahead with `words`, of which new ones are begun in their order.
    ///
    /// - Parameters:
    ///   - newPerDay: how many new words a day are begun where the plan says nothing.
    ///   - runs: how many times they are played; what is told is the mean.
    ///   - plan: what the learner wants to be ready for.
    package init(
        _ memories: Memories, _ words: [Word], from today: Day, days: Int, newPerDay: Int, runs: Int = 1,
        plan: PlannedStudy? = nil
    ) {
        let begunToday = memories.words.values.count { $0.firstDay >= today }
        due = Array(repeating: 0, count: max(0, days))
        begun = due
        answers = due
        for run in 0..<max(1, runs) {
            var player = PlayedAhead(memories, words, newPerDay: newPerDay, seed: UInt64(run + 1))
            for number in due.indices {
                let day = today.advanced(by: number)
                let played = player.play(on: day, plan: plan, begunBefore: number == 0 ? begunToday : 0)
                due[number] += Double(played.due)
                begun[number] += Double(played.begun)
                answers[number] += Double(played.answers)
            }
            known += player.known(on: today.advanced(by: due.count))
        }
        let share = 1 / Double(max(1, runs))
        due = due.map { $0 * share }
        begun = begun.map { $0 * share }
        answers = answers.map { $0 * share }
        known *= share
        // Words that were called known come back once.
        for word in words where memories.words[word.id] == nil {
            guard let place = word.checkDay.map({ max(0, today.distance(to: $0)) }), place < due.count else { continue }
            due[place] += 1
            answers[place] += 1
        }
    }

    /// How many words are asked on each day.
    package var words: [Double] { zip(due, begun).map(+) }

    /// So often the days are played where their figures are shown one by one.
    package static let usualRuns = 3

    /// How many words are due on each day, in whole words.
    package var dueWords: [Int] { due.map { Int($0.rounded()) } }
}

/// A learner as the model knows them, playing.
private struct PlayedAhead {
    private(set) var memories: Memories
    private let newPerDay: Int
    private var chance: SeededGenerator
    /// The words that were answered, and those that never were, of which the next one is the last.
    private var met: [Word.ID]
    private var new: [Word.ID]
    /// How many words the learner marked as known.
    private let marked: Int

    /// A word that is still missed after so many answers of one day is left alone.
    private static let mostAnswersADay = 8

    init(_ memories: Memories, _ words: [Word], newPerDay: Int, seed: UInt64) {
        self.memories = memories
        self.newPerDay = newPerDay
        chance = SeededGenerator(seed: seed)
        let asked = words.filter { !$0.memorized }.map(\.id)
        marked = words.count - asked.count
        met = asked.filter { memories.words[$0] != nil }
        new = asked.reversed().filter { memories.words[$0] == nil }
    }

    /// Answers what waits on `day`, of which so many words were begun before.
    mutating func play(on day: Day, plan: PlannedStudy?, begunBefore: Int) -> (due: Int, begun: Int, answers: Int) {
        let (due, room) = waiting(on: day, plan)
        let begun = new.suffix(room ?? max(0, newPerDay - begunBefore)).reversed()
        new.removeLast(begun.count)
        met += begun
        let answers = (due + begun).reduce(0) { $0 + answer($1, on: day) }
        return (due.count, begun.count, answers)
    }

    /// The words that are due, and how many the plan begins. What is planned holds the memories, which are to change: it is gone after this.
    private func waiting(on day: Day, _ plan: PlannedStudy?) -> (due: [Word.ID], room: Int?) {
        let planned = plan?.days(memories, on: day)
        let due = met.filter { id in (planned?.moved[id] ?? memories.dueDay(of: id)).map { $0 <= day } ?? false }
        return (due, planned?.newToday)
    }

    /// Answers a word until it is right; how many answers that took.
    private mutating func answer(_ word: Word.ID, on day: Day) -> Int {
        let at = Timestamp(secondsSince1970: day.number * 86_400 + 43_200)
        for number in 1...Self.mostAnswersADay {
            let rung = memories.words[word]?.rung ?? .choices
            let isTyped = rung == .typed
            let isRight =
                Double.random(in: 0..<1, using: &chance) < memories.rightChance(of: word, isTyped: isTyped, on: day)
            memories.addAhead(
                Review(
                    at: at, word: word, bookcase: Self.bookcase, game: isTyped ? .typed : .choice,
                    direction: rung == .choices ? .forward : .reverse, outcome: isRight ? .right : .wrong,
                    milliseconds: 0, lived: LivedTime(day: day, offset: 0, at: at)))
            if isRight { return number }
        }
        return Self.mostAnswersADay
    }

    /// The sum of the chances to be recalled on `day`.
    func known(on day: Day) -> Double {
        met.reduce(Double(marked)) { $0 + (memories.predictedRecall(of: $1, on: day) ?? 0) }
    }

    private static let bookcase: Bookcase.ID = {
        var chance = SeededGenerator(seed: 1)
        return Bookcase.ID(using: &chance)
    }()
}
