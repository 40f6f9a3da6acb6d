import VocabCore

/// One learner with few minutes a day, and what they know on the day of an exam.
///
/// The learner plays rounds of at most 20 words, as the program offers them, until nothing waits or the minutes are over. In a round a
/// missed word comes back until it is right, and the meaning is shown after each answer.
struct SimulatedExam {
    /// How much is to be learnt, and in what time.
    struct Size: Hashable {
        var words = 500
        /// The exam is on the day after so many.
        var days = 60
        var minutes = 10
    }

    /// The mean chance to recall a word at the exam, over all words.
    let known: Double
    /// How many answers were given.
    let answers: Int

    /// Plays until the exam, with the program's plan for it or without.
    init(of learner: SimulatedLearner, size: Size, isPlanned: Bool, seed: UInt64) {
        var player = Player(learner, size, isPlanned: isPlanned, seed: seed)
        for day in 0..<size.days { player.play(on: day) }
        known = player.known
        answers = player.answers
    }
}

private struct Player {
    let learner: SimulatedLearner
    let words: [Word]
    let exam: Day
    let plan: PlannedStudy?
    /// How many answers there are minutes for.
    let answersADay: Int
    var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar(dayStartsAt: 0))
    var truth: [Word.ID: (state: MemoryState, day: Int)] = [:]
    var answers = 0
    var chance: SeededGenerator

    private static let study = StudySettings(newOrder: .listed)
    private static let longestRound = 20

    init(_ learner: SimulatedLearner, _ size: SimulatedExam.Size, isPlanned: Bool, seed: UInt64) {
        self.learner = learner
        chance = SeededGenerator(seed: seed)
        var ids = SeededGenerator(seed: 1)
        words = (0..<size.words).compactMap { number in
            try? Word(
                WordContent(term: "w\(number)", meaning: "m\(number)"), id: Word.ID(using: &ids),
                added: Timestamp(secondsSince1970: 0))
        }
        exam = Day(number: size.days)
        plan =
            isPlanned
            ? PlannedStudy(
                StudyPlan(exams: [StudyPlan.Exam(day: exam, minutes: size.minutes)]), words: words, examWords: [words],
                newPerDay: Self.study.newPerDay) : nil
        answersADay = AnswerPace.standard.answers(inMinutes: size.minutes)
    }

    var known: Double {
        words.reduce(0) { sum, word in
            sum + (truth[word.id].map { learner.law.recall($0.state, days: Double(exam.number - $0.day)) } ?? 0)
        } / Double(words.count)
    }

    mutating func play(on day: Int) {
        var left = answersADay
        while left > 0 {
            var round = nextRound(on: Day(number: day))
            if round.isEmpty { return }
            while let word = round.popLast(), left > 0 {
                left -= 1
                if !ask(word, on: day) { round.insert(word, at: 0) }
            }
        }
    }

    /// The words that come first of those that wait.
    private func nextRound(on today: Day) -> [Word] {
        let planned = plan?.days(memories, on: today)
        let order = StudyOrder(memories, on: today, Self.study, planned: planned)
        let waiting = order.waiting(words)
        return order.arranged(words) { $0 }.prefix(min(waiting.due + waiting.new, Self.longestRound)).reversed()
    }

    /// Whether the answer is right; the word's true memory and what the program believes change by it.
    private mutating func ask(_ word: Word, on day: Int) -> Bool {
        var isRecalled = false
        if let (state, last) = truth[word.id] {
            let days = Double(day - last)
            isRecalled = Double.random(in: 0..<1, using: &chance) < learner.law.recall(state, days: days)
            truth[word.id] = (learner.law.next(state, days: days, isRecalled: isRecalled), day)
        } else {
            truth[word.id] = (learner.law.first(using: &chance), day)
        }
        let draw = Double.random(in: 0..<1, using: &chance)
        let isRight = isRecalled ? draw >= learner.slip : draw < learner.guess
        answers += 1
        memories.add(
            Review(
                at: Timestamp(secondsSince1970: day * 86_400), word: word.id, bookcase: Self.bookcase, direction: .forward,
                outcome: isRight ? .right : .wrong, choices: 4, milliseconds: 2_000))
        return isRight
    }

    private static let bookcase: Bookcase.ID = {
        var chance = SeededGenerator(seed: 2)
        return Bookcase.ID(using: &chance)
    }()
}
