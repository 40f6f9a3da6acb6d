import VocabCore

/// Decides when each word is asked, seeing the answers alone.
protocol SchedulingPolicy {
    /// Which of the words up to `introduced` are asked on `day`.
    mutating func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int]
    /// Whether `word` is to be typed, where luck does not help.
    func isTyped(_ word: Int) -> Bool
    /// Takes an answer in.
    mutating func answer(_ word: Int, on day: Int, isRight: Bool)
    /// Takes in what nobody sees: how `word` is remembered after its answer.
    mutating func see(_ memory: MemoryState, of word: Int, on day: Int)
}

extension SchedulingPolicy {
    func isTyped(_ word: Int) -> Bool { false }

    mutating func see(_ memory: MemoryState, of word: Int, on day: Int) {}
}

/// One who sees every memory and asks each word on the first day on which it is recalled no better than wished.
///
/// That is what scheduling that keeps one retention for all words could come to if answers told everything. Who asked some words at
/// another retention might still do better.
struct SeeingPolicy: SchedulingPolicy {
    private let law: any ForgettingLaw
    private let retention: Double
    private var memories: [(state: MemoryState, day: Int)?]

    init(words: Int, law: any ForgettingLaw, desiredRetention: Double) {
        self.law = law
        retention = desiredRetention
        memories = Array(repeating: nil, count: words)
    }

    func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int] {
        (0..<introduced).filter { word in
            memories[word].map { day > $0.day && law.recall($0.state, days: Double(day - $0.day)) <= retention } ?? true
        }
    }

    func answer(_ word: Int, on day: Int, isRight: Bool) {}

    mutating func see(_ memory: MemoryState, of word: Int, on day: Int) { memories[word] = (memory, day) }
}

/// The program's own: answers are evidence, luck and level are learnt on the way, and a word that is known is typed.
struct EvidencePolicy: SchedulingPolicy {
    private(set) var memories: Memories
    /// The guess chance that it believed in after 2,000 answers, or believes in before.
    private(set) var guess: GuessChances.Estimate
    /// What is learnt.
    let words: [Word]
    /// Whether words climb the ladder; else all of them are asked by choices.
    private let climbs: Bool

    init(words: Int, desiredRetention: Double, climbs: Bool = true) {
        self.climbs = climbs
        var chance = SeededGenerator(seed: 1)
        self.words = (0..<words).compactMap { number in
            try? Word(
                WordContent(term: "w\(number)", meaning: "m\(number)"), id: Word.ID(using: &chance),
                added: Timestamp(secondsSince1970: 0))
        }
        memories = Memories(
            settings: MemorySettings(desiredRetention: desiredRetention), calendar: LearnerCalendar(dayStartsAt: 0))
        guess = memories.guesses[.fourChoices]
    }

    func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int] {
        let today = Day(number: day)
        return (0..<introduced).filter { word in memories.dueDay(of: words[word].id).map { $0 <= today } ?? false }
    }

    func isTyped(_ word: Int) -> Bool { rung(of: word) == .typed }

    private func rung(of word: Int) -> Rung { climbs ? memories.words[words[word].id]?.rung ?? .choices : .choices }

    mutating func answer(_ word: Int, on day: Int, isRight: Bool) {
        let rung = rung(of: word)
        memories.add(
            Review(
                at: Timestamp(secondsSince1970: day * 86_400), word: words[word].id, bookcase: Self.bookcase,
                game: rung == .typed ? .typed : .choice, direction: rung == .choices ? .forward : .reverse,
                outcome: isRight ? .right : .wrong, choices: rung == .typed ? nil : 4, milliseconds: 2_000))
        if memories.answers <= Self.answersUntilGuess { guess = memories.guesses[.fourChoices] }
    }

    static let answersUntilGuess = 2_000

    private static let bookcase: Bookcase.ID = {
        var chance = SeededGenerator(seed: 2)
        return Bookcase.ID(using: &chance)
    }()
}

/// FSRS-6 with the standard parameters, which takes every right answer for the same grade.
struct FixedGradePolicy: SchedulingPolicy {
    private let scheduler = Scheduler()
    private let gradeOfRight: Review.Grade
    private let retention: Double
    private var states: [MemoryState?]
    private var lastDays: [Int]
    private var dueDays: [Int]

    init(words: Int, right: Review.Grade, desiredRetention: Double) {
        gradeOfRight = right
        retention = desiredRetention
        states = Array(repeating: nil, count: words)
        lastDays = Array(repeating: 0, count: words)
        dueDays = lastDays
    }

    func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int] {
        (0..<introduced).filter { dueDays[$0] <= day }
    }

    mutating func answer(_ word: Int, on day: Int, isRight: Bool) {
        let state = scheduler.model.state(
            after: states[word], elapsedDays: Double(day - lastDays[word]), grade: isRight ? gradeOfRight : .again)
        states[word] = state
        lastDays[word] = day
        dueDays[word] = day + scheduler.intervalInDays(stability: state.stability, retention: retention)
    }
}

/// Boxes: a right answer moves a word on to the next box, a wrong one back to the first; each box waits twice as long.
struct LeitnerPolicy: SchedulingPolicy {
    /// Days that the first box waits; the boxes after it in proportion.
    private let firstBox: Double
    private var boxes: [Int]
    private var dueDays: [Int]

    init(words: Int, firstBox: Double) {
        self.firstBox = firstBox
        boxes = Array(repeating: 0, count: words)
        dueDays = boxes
    }

    func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int] {
        (0..<introduced).filter { dueDays[$0] <= day }
    }

    mutating func answer(_ word: Int, on day: Int, isRight: Bool) {
        boxes[word] = isRight ? min(boxes[word] + 1, 9) : 0
        let wait = firstBox * Double(1 << max(boxes[word] - 1, 0))
        dueDays[word] = day + max(1, Int(wait.rounded()))
    }
}

/// Words at random, as many every day as the learner has patience for.
struct RandomPolicy: SchedulingPolicy {
    /// The share of the words that is asked each day.
    let share: Double

    func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int] {
        (0..<introduced).filter { _ in Double.random(in: 0..<1, using: &chance) < share }
    }

    func answer(_ word: Int, on day: Int, isRight: Bool) {}
}
