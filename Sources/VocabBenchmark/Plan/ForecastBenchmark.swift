import VocabCore

/// How many words were foreseen for a day, and how many came, for learners who forget in different ways.
struct ForecastBenchmark {
    /// One learner, and one distance from the day on which the forecast was made.
    struct Row {
        let learner: String
        /// The first forecast was made on this day of their year.
        let madeOn: Int
        let daysAhead: Int
        /// The means over all seeds.
        let foreseen, came: Double

        var ratio: Double { foreseen / max(came, 1e-9) }
    }

    let rows: [Row]
    let seeds: Int

    /// What is foreseen shall be this share of what comes.
    static let goal = 0.8...1.25
    /// Forecasts are made on these days of the year, and looked at so many days later.
    static let (days, distances) = ([15, 40, 90], [7, 14, 29])
    private static let size = SimulatedYear.Size(words: 1_000, newWordsADay: 15, days: 120, measuredFrom: 0)

    /// Who plays: five laws of forgetting, with luck, slips and words known before dealt among them.
    static let learners: [(name: String, learner: SimulatedLearner)] = {
        func learner(_ law: Int, guess: Double, slip: Double = 0.02, known: Double = 0) -> (String, SimulatedLearner) {
            let (name, law) = SimulatedLearner.laws[law]
            let text = "\(name) · guess \(FigureTable.fixed(guess, 2)) · known before \(FigureTable.fixed(known * 100, 0)) %"
            return (text, SimulatedLearner(law: law, guess: guess, slip: slip, knownBefore: known))
        }
        return [
            learner(0, guess: 0.25), learner(1, guess: 0.1), learner(2, guess: 0.25), learner(3, guess: 0.1, slip: 0.05),
            learner(4, guess: 0.25, slip: 0), learner(0, guess: 0.1, known: 0.3), learner(1, guess: 0.25, known: 0.6),
            learner(2, guess: 0.1, known: 0.1),
        ]
    }()

    /// Plays all of them.
    init(seeds: Int, learners: [(name: String, learner: SimulatedLearner)] = ForecastBenchmark.learners) {
        self.seeds = seeds
        rows = learners.flatMap { name, learner in
            let played = learner.years(Self.size, seeds: 1..<UInt64(seeds + 1)) {
                ForeseeingPolicy(words: Self.size.words, newWordsADay: Self.size.newWordsADay)
            }.map(\.policy)
            return Self.days.flatMap { day in
                Self.distances.map { distance in
                    func mean(_ figure: (ForeseeingPolicy) -> Double) -> Double {
                        played.reduce(0) { $0 + figure($1) } / Double(played.count)
                    }
                    return Row(
                        learner: name, madeOn: day, daysAhead: distance,
                        foreseen: mean { $0.forecasts[day]?.due[distance] ?? 0 },
                        came: mean { Double($0.came[day + distance]) })
                }
            }
        }
    }
}

/// The program's own scheduling, which looks ahead on some days.
private struct ForeseeingPolicy: SchedulingPolicy {
    private var policy: EvidencePolicy
    private let newWordsADay: Int
    /// What was foreseen, by the day on which it was.
    private(set) var forecasts: [Int: ForeseenDays] = [:]
    /// How many words were due on each day.
    private(set) var came: [Int] = []

    init(words: Int, newWordsADay: Int) {
        policy = EvidencePolicy(words: words, desiredRetention: 0.9)
        self.newWordsADay = newWordsADay
    }

    mutating func due(on day: Int, introduced: Int, using chance: inout SeededGenerator) -> [Int] {
        let due = policy.due(on: day, introduced: introduced, using: &chance)
        came.append(due.count)
        if ForecastBenchmark.days.contains(day) {
            forecasts[day] = ForeseenDays(
                policy.memories, policy.words, from: Day(number: day), days: 30,
                newPerDay: policy.memories.usualNew(on: Day(number: day), atMost: newWordsADay), runs: ForeseenDays.usualRuns)
        }
        return due
    }

    func isTyped(_ word: Int) -> Bool { policy.isTyped(word) }

    mutating func answer(_ word: Int, on day: Int, isRight: Bool) { policy.answer(word, on: day, isRight: isRight) }
}

extension ForecastBenchmark {
    /// The lines for a person.
    func lines() -> [String] {
        let groups = Self.learners.map(\.name).map { name in
            FigureTable.Group(
                head: name,
                lines: rows.filter { $0.learner == name }.map { row in
                    FigureTable.Line(
                        label: "from day \(row.madeOn), \(row.daysAhead) days ahead",
                        value: FigureTable.fixed(row.ratio * 100, 0) + " %",
                        note: "\(FigureTable.fixed(row.foreseen, 1)) of \(FigureTable.fixed(row.came, 1))", goal: "80–125 %",
                        meetsGoal: Self.goal.contains(row.ratio))
                })
        }
        return FigureTable(title: "What was foreseen of what came · \(seeds) seeds", groups: groups).lines()
    }
}
