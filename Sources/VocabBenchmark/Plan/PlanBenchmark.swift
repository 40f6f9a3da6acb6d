/// What a plan for an exam wins over playing what waits, at equal minutes, for learners who forget in different ways.
struct PlanBenchmark {
    /// One exam: so many words, days and minutes.
    struct Row {
        let size: SimulatedExam.Size
        /// The share of words known at the exam, and the answers a day, without and with the plan.
        let plain, planned: (known: Double, answersADay: Double)

        /// How many points more are known with the plan.
        var gain: Double { (planned.known - plain.known) * 100 }
    }

    let rows: [Row]
    let seeds: Int

    /// The gain that the plan is to bring, in points, over all exams.
    static let goal = 5.0

    /// How the exams are played that learners prepare for.
    static let sizes = [30, 60].flatMap { days in [5, 10, 20].map { SimulatedExam.Size(days: days, minutes: $0) } }

    private static let guesses = [0.1, 0.25]
    private static let slip = 0.02

    /// Plays exams of these sizes, each with all laws of forgetting.
    init(sizes: [SimulatedExam.Size] = PlanBenchmark.sizes, seeds: Int) {
        self.seeds = seeds
        rows = sizes.map { size in
            Row(
                size: size, plain: Self.mean(size, isPlanned: false, seeds: seeds),
                planned: Self.mean(size, isPlanned: true, seeds: seeds))
        }
    }

    /// The mean gain over all exams, in points.
    var gain: Double { rows.reduce(0) { $0 + $1.gain } / Double(rows.count) }

    private static func mean(
        _ size: SimulatedExam.Size, isPlanned: Bool, seeds: Int
    ) -> (known: Double, answersADay: Double) {
        var sum = (known: 0.0, answers: 0.0)
        var count = 0.0
        for (_, law) in SimulatedLearner.laws {
            for guess in guesses {
                for seed in 1...UInt64(seeds) {
                    let learner = SimulatedLearner(law: law, guess: guess, slip: slip)
                    let exam = SimulatedExam(of: learner, size: size, isPlanned: isPlanned, seed: seed)
                    sum = (sum.known + exam.known, sum.answers + Double(exam.answers))
                    count += 1
                }
            }
        }
        return (sum.known / count, sum.answers / count / Double(size.days))
    }
}

extension PlanBenchmark {
    /// The lines for a person.
    func lines() -> [String] {
        let groups = rows.map { row in
            FigureTable.Group(
                head: "\(row.size.words) words · \(row.size.days) days · \(row.size.minutes) minutes a day",
                lines: [
                    FigureTable.Line(
                        label: "known at the exam, 0.90 alone", value: Self.percent(row.plain.known), note: Self.note(row.plain)),
                    FigureTable.Line(
                        label: "with the plan", value: Self.percent(row.planned.known), note: Self.note(row.planned)),
                ])
        }
        let all = FigureTable.Group(
            head: "All exams",
            lines: [
                FigureTable.Line(
                    label: "points more with the plan", value: FigureTable.fixed(gain, 1),
                    goal: "≥ \(FigureTable.fixed(Self.goal, 0))", meetsGoal: gain >= Self.goal)
            ])
        return FigureTable(
            title: "\(SimulatedLearner.laws.count) laws of forgetting · \(Self.guesses.count) chances of luck · \(seeds) seeds",
            groups: groups + [all]
        ).lines()
    }

    private static func percent(_ share: Double) -> String { FigureTable.fixed(share * 100, 1) + " %" }

    private static func note(_ result: (known: Double, answersADay: Double)) -> String {
        "\(FigureTable.fixed(result.answersADay, 0)) answers a day"
    }
}
