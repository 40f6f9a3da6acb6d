/// What was found out about scheduling, for a person and for a program.
struct MemoryReport {
    let size: SimulatedYear.Size
    let seeds: Int
    let benchmarks: [MemoryBenchmark]

    private typealias Line = FigureTable.Line

    /// The lines for a person, those that miss their goal with a `!` before them.
    func lines() -> [String] {
        let title =
            "\(size.words) words · \(size.newWordsADay) new a day · \(size.days) days · \(SimulatedLearner.laws.count) laws of forgetting"
            + " · \(SimulatedLearner.slips.count) chances to slip · \(seeds) seeds"
        let groups = benchmarks.map { benchmark in
            FigureTable.Group(head: "Luck \(FigureTable.fixed(benchmark.guess, 2))", lines: lines(of: benchmark))
        }
        return FigureTable(title: title, groups: groups).lines()
    }

    private func lines(of benchmark: MemoryBenchmark) -> [Line] {
        [
            Line(label: "words known from day \(size.measuredFrom) on", value: Self.percent(benchmark.mean { $0.own.known })),
            Line(label: "answers a word", value: FigureTable.fixed(benchmark.mean { $0.own.reviews }, 2)),
            Line(
                label: "unevenness of days", value: Self.percent(benchmark.mean { $0.own.unevenness }),
                note: "by right is good \(Self.percent(benchmark.mean(of: .rightIsGood) { $1.usual.unevenness }))"),
        ] + rivalLines(of: benchmark) + recallLines(of: benchmark) + beliefLines(of: benchmark) + partlyLines(of: benchmark)
    }

    /// What each rival needs to know as much, and what it does when left alone.
    private func rivalLines(of benchmark: MemoryBenchmark) -> [Line] {
        benchmark.rivals.flatMap { rival in
            let ratio = benchmark.ratio(to: rival)
            let hasGoal = rival == .rightIsGood
            let known = benchmark.mean(of: rival) { $1.usual.known }
            let recall = benchmark.mean(of: rival) { $1.usual.recall }
            return [
                Line(
                    label: "by \(rival.rawValue), to know as much",
                    value: FigureTable.fixed(benchmark.mean(of: rival) { $1.reviews }, 2),
                    note: "of these, the program needs \(Self.percent(ratio))",
                    goal: hasGoal ? "≤ \(FigureTable.fixed(benchmark.ratioGoal * 100, 0)) %" : nil,
                    meetsGoal: !hasGoal || ratio <= benchmark.ratioGoal),
                Line(
                    label: "  with its usual setting",
                    value: FigureTable.fixed(benchmark.mean(of: rival) { $1.usual.reviews }, 2),
                    note: "\(Self.percent(known)) known, true recall when asked \(Self.percent(recall))"),
            ]
        }
    }

    private func recallLines(of benchmark: MemoryBenchmark) -> [Line] {
        let recall = benchmark.mean { $0.own.recall }
        let byLaw = SimulatedLearner.laws.map { law in
            "\(law.name) \(Self.percent(benchmark.mean(of: { $0.law == law.name }) { $0.own.recall }))"
        }
        let bySlip = SimulatedLearner.slips.map { slip in
            "slip \(FigureTable.fixed(slip, 2)) \(Self.percent(benchmark.mean(of: { $0.slip == slip }) { $0.own.recall }))"
        }
        return [
            Line(
                label: "true recall when asked", value: Self.percent(recall), goal: "88–92 %",
                meetsGoal: abs(recall - 0.9) <= 0.02),
            Line(label: "by law", value: "", note: byLaw.joined(separator: ", ")),
            Line(label: "by slip", value: "", note: bySlip.joined(separator: ", ")),
        ]
    }

    private func beliefLines(of benchmark: MemoryBenchmark) -> [Line] {
        let distance = benchmark.mean { $0.beliefs.guessDistance }
        return [
            Line(
                label: "luck believed in after \(EvidencePolicy.answersUntilGuess) answers",
                value: FigureTable.fixed(benchmark.mean { $0.beliefs.guess }, 3),
                note: "off by \(FigureTable.fixed(distance, 3)) on the average", goal: "≤ 0.05", meetsGoal: distance <= 0.05),
            Line(
                label: "log loss of predictions", value: FigureTable.fixed(benchmark.mean { $0.beliefs.logLoss }, 4),
                note: "without the learner's shift \(FigureTable.fixed(benchmark.mean { $0.beliefs.logLossWithoutShift }, 4))"),
        ]
    }

    /// Whether the goals are kept for each learner who knew a share of the list before.
    private func partlyLines(of benchmark: MemoryBenchmark) -> [Line] {
        let rows = benchmark.rows + benchmark.partly
        return SimulatedLearner.sharesKnownBefore.map { share in
            let some = rows.filter { $0.knownBefore == share }
            let recalls = some.map(\.own.recall)
            let (least, most) = (recalls.min() ?? 0, recalls.max() ?? 0)
            let inside = some.reduce(0) { $0 + $1.beliefs.insideInterval } / Double(some.count)
            let farthest = some.map { abs($0.beliefs.guess - benchmark.guess) }.max() ?? 0
            let answers = some.reduce(0) { $0 + $1.own.reviews } / Double(some.count)
            return Line(
                label: "\(FigureTable.fixed(share * 100, 0)) % known before: true recall",
                value: Self.percent(recalls.reduce(0, +) / Double(recalls.count)),
                note:
                    "learner by learner \(Self.percent(least))–\(Self.percent(most)), \(FigureTable.fixed(answers, 1)) answers a word,"
                    + " luck off by up to \(FigureTable.fixed(farthest, 3)), within its interval \(Self.percent(inside))",
                goal: "88–92 %, 0.05, 90 %", meetsGoal: least >= 0.88 && most <= 0.92 && farthest <= 0.05 && inside >= 0.9)
        }
    }

    private static func percent(_ share: Double) -> String { FigureTable.fixed(share * 100, 1) + " %" }
}
