/// How much a learner knows, by answers to words of known difficulty.
///
/// The chance to know a word of difficulty d is 1/(1 + exp(−a(θ − d))): θ is the difficulty of the words of which half are known, a how sharply
/// knowing ends there (a two-parameter logistic model, as in Lord and Novick, Statistical Theories of Mental Test Scores, 1968). Who does not
/// know a word picks a meaning with chance q, and is then right with chance g; else says so. All four are held as a distribution over a grid.
package struct KnowledgeEstimate: Equatable, Sendable {
    /// What came of a question.
    package enum Answer: Sendable {
        case right, wrong
        /// The learner said not to know the word.
        case unknown
    }

    private struct Cell {
        let ability, slope, picks, luck: Double

        func chance(_ difficulty: Double) -> Double { 1 / (1 + Double.exp(slope * (difficulty - ability))) }
    }

    private static let cells: [Cell] = {
        let abilities = (0...40).map { -1 + Double($0) / 4 }
        return abilities.flatMap { ability in
            [0.7, 1, 1.5, 2.2, 3.2].flatMap { slope in
                [0, 0.25, 0.5, 0.75, 1].flatMap { picks in
                    [0.12, 0.25].map { Cell(ability: ability, slope: slope, picks: picks, luck: $0) }
                }
            }
        }
    }()
    private static let (usual, deviation) = (3.8, 2.2)
    /// A learner who knows a word picks another meaning by mistake with this chance.
    private static let slip = 0.03

    private var weights: [Double]

    /// What is believed of a learner whom nobody has seen yet.
    package init() {
        weights = Self.cells.map { cell in
            let distance = (cell.ability - Self.usual) / Self.deviation
            return Double.exp(-distance * distance / 2)
        }
        normalize()
    }

    /// Takes an answer to a word of `difficulty` in.
    package mutating func learn(_ answer: Answer, difficulty: Double) {
        for (place, cell) in Self.cells.enumerated() {
            let known = cell.chance(difficulty)
            let likelihood =
                switch answer {
                case .right: known * (1 - Self.slip) + (1 - known) * cell.picks * cell.luck
                case .wrong: known * Self.slip + (1 - known) * cell.picks * (1 - cell.luck)
                case .unknown: (1 - known) * (1 - cell.picks) + Self.least
                }
            weights[place] *= likelihood
        }
        normalize()
    }

    /// Takes in whether a meaning was picked for a word that does not exist.
    package mutating func learn(pickedForNothing picked: Bool) {
        for (place, cell) in Self.cells.enumerated() {
            weights[place] *= (picked ? cell.picks : 1 - cell.picks) + Self.doubt
        }
        normalize()
    }

    /// Nothing is impossible: a learner who always guesses may say once not to know, and a pseudo-word may look like another.
    private static let (least, doubt) = (1e-3, 0.02)

    private mutating func normalize() {
        let sum = weights.reduce(0, +)
        if sum > 0 { weights = weights.map { $0 / sum } }
    }

    /// The chances to know words of such difficulties.
    package func chances(_ difficulties: [Double]) -> [Double] {
        let curves = curves
        return difficulties.map { difficulty in
            curves.reduce(0) { $0 + $1.weight / (1 + Double.exp($1.slope * (difficulty - $1.ability))) }
        }
    }

    /// The share of words of such difficulties that is known, and the middle nine tenths of what it may be.
    package func share(_ difficulties: [Double]) -> Placement.Share {
        if difficulties.isEmpty { return Placement.Share(mean: 0, interval: 0...0) }
        let shares = curves.map { curve in
            let sum = difficulties.reduce(0) { $0 + 1 / (1 + Double.exp(curve.slope * ($1 - curve.ability))) }
            return (share: sum / Double(difficulties.count), weight: curve.weight)
        }.sorted { $0.share < $1.share }
        func quantile(_ part: Double) -> Double {
            var sum = 0.0
            return shares.first {
                sum += $0.weight
                return sum >= part
            }?.share ?? 1
        }
        let low = quantile(0.05)
        return Placement.Share(
            mean: shares.reduce(0) { $0 + $1.share * $1.weight }, interval: low...max(low, quantile(0.95)))
    }

    /// Abilities and slopes alone, whatever is done where a word is not known; those that are all but ruled out are left out.
    private var curves: [(ability: Double, slope: Double, weight: Double)] {
        let group = 10
        let curves = stride(from: 0, to: weights.count, by: group).map { start in
            (
                ability: Self.cells[start].ability, slope: Self.cells[start].slope,
                weight: weights[start..<(start + group)].reduce(0, +)
            )
        }.filter { $0.weight > 1e-6 }
        let sum = curves.reduce(0) { $0 + $1.weight }
        return curves.map { ($0.ability, $0.slope, $0.weight / sum) }
    }
}
