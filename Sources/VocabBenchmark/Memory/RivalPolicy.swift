/// A policy that the program's own is compared with, and the settings among which it may choose to know as much.
enum RivalPolicy: String, CaseIterable {
    case rightIsGood = "right is good"
    case choicesAlone = "choices alone"
    case rightIsHard = "right is hard"
    case leitner = "Leitner"
    case random = "random order"
    case seeing = "who sees the memories"

    /// The name for a program.
    var name: String { "\(self)" }

    /// Desired retentions, days of the first box, or shares of the words a day; the first one is the usual.
    private var settings: [Double] {
        switch self {
        case .rightIsGood: [0.9, 0.84, 0.88, 0.92, 0.94, 0.96, 0.975]
        case .choicesAlone: [0.9, 0.8, 0.85, 0.88, 0.92, 0.94, 0.96]
        case .rightIsHard: [0.9, 0.5, 0.6, 0.68, 0.76, 0.82, 0.94]
        case .leitner: [1, 0.15, 0.3, 0.5, 0.75, 1.5, 2.5]
        case .random: [0.1, 0.03, 0.06, 0.16, 0.25, 0.4, 0.6]
        case .seeing: [0.9, 0.82, 0.86, 0.88, 0.92, 0.94, 0.96]
        }
    }

    /// What `learner` knows under this policy with its usual setting, and what knowing more or less costs with others.
    func years(
        of learner: SimulatedLearner, size: SimulatedYear.Size, seeds: Range<UInt64>
    ) -> (usual: YearMeans, tradeOff: TradeOff) {
        func means(_ make: () -> some SchedulingPolicy) -> YearMeans {
            YearMeans(learner.years(size, seeds: seeds, with: make).map(\.year), words: size.words)
        }
        let years = settings.map { setting in
            switch self {
            case .rightIsGood:
                means { FixedGradePolicy(words: size.words, right: .good, desiredRetention: setting) }
            case .choicesAlone: means { EvidencePolicy(words: size.words, desiredRetention: setting, climbs: false) }
            case .rightIsHard:
                means { FixedGradePolicy(words: size.words, right: .hard, desiredRetention: setting) }
            case .leitner: means { LeitnerPolicy(words: size.words, firstBox: setting) }
            case .random: means { RandomPolicy(share: setting) }
            case .seeing: means { SeeingPolicy(words: size.words, law: learner.law, desiredRetention: setting) }
            }
        }
        return (years[0], TradeOff(years))
    }
}
