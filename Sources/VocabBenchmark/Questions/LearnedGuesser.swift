import VocabCore

/// A guesser that has learnt from sheets with their answers what right choices look like.
///
/// Logistic regression in which the four choices compete (McFadden's conditional logit), fitted by plain gradient descent with a
/// fixed number of steps over standardised features: the same sheets give the same guesser.
struct LearnedGuesser: Guesser {
    private let seesEarlier: Bool
    private let means: [Double]
    private let scales: [Double]
    private let weights: [Double]

    private static let steps = 150
    private static let rate = 0.5
    /// More questions than this only cost time.
    private static let questionsLearntFrom = 10_000

    /// Learns from `sheets`, the same number of questions of each; only what each question shows unless it `seesEarlier` ones.
    init(from sheets: [[SeenQuestion]], seesEarlier: Bool) {
        self.seesEarlier = seesEarlier
        let share = max(1, Self.questionsLearntFrom / max(1, sheets.count))
        let questions = sheets.flatMap { $0.prefix(share) }
        var rows = questions.map { Self.rows($0.sight, seesEarlier) }
        let all = rows.joined()
        let width = all.first?.count ?? 0
        let count = Double(max(1, rows.count * QuestionMaker.choiceCount))
        let means = (0..<width).map { column in all.reduce(0) { $0 + $1[column] } / count }
        let scales = (0..<width).map { column in
            let deviation = (all.reduce(0) { $0 + ($1[column] - means[column]) * ($1[column] - means[column]) } / count)
                .squareRoot()
            return deviation > 1e-9 ? 1 / deviation : 0
        }
        rows = rows.map { $0.map { Self.standardised($0, means, scales) } }
        self.means = means
        self.scales = scales
        weights = Self.fitted(rows, answers: questions.map(\.answer), width: width)
    }

    func scores(_ sight: Sight) -> [Double] {
        // Who has learnt nothing sees no difference.
        if weights.isEmpty { return sight.choices.map { _ in 0 } }
        return Self.rows(sight, seesEarlier).map { Self.product(Self.standardised($0, means, scales), weights) }
    }

    /// The features of every choice.
    private static func rows(_ sight: Sight, _ seesEarlier: Bool) -> [[Double]] {
        sight.choices.indices.map { sight.looks($0) + (seesEarlier ? sight.earlier($0) : []) }
    }

    private static func fitted(_ rows: [[[Double]]], answers: [Int], width: Int) -> [Double] {
        var weights = Array(repeating: 0.0, count: width)
        for _ in 0..<steps {
            var gradient = Array(repeating: 0.0, count: width)
            for (choices, answer) in zip(rows, answers) {
                let powers = choices.map { exponential(product($0, weights)) }
                let total = powers.reduce(0, +)
                for (place, choice) in choices.enumerated() {
                    let surprise = (place == answer ? 1 : 0) - powers[place] / total
                    for column in 0..<width { gradient[column] += surprise * choice[column] }
                }
            }
            for column in 0..<width { weights[column] += rate * gradient[column] / Double(max(1, rows.count)) }
        }
        return weights
    }

    private static func standardised(_ row: [Double], _ means: [Double], _ scales: [Double]) -> [Double] {
        row.indices.map { (row[$0] - means[$0]) * scales[$0] }
    }

    private static func product(_ left: [Double], _ right: [Double]) -> Double {
        var sum = 0.0
        for index in left.indices { sum += left[index] * right[index] }
        return sum
    }

    /// e to the power of `x`, which is brought between −30 and 30: (1 + x/2¹⁶) to the power of 2¹⁶, good to one in a hundred.
    private static func exponential(_ x: Double) -> Double {
        var power = 1 + min(max(x, -30), 30) / 65_536
        for _ in 0..<16 { power *= power }
        return power
    }
}

extension Sight {
    /// What shows of the choice at `place` beside the other three, in numbers.
    fileprivate func looks(_ place: Int) -> [Double] {
        let length = relative(place) { Double(choices[$0].length) }
        let senses = relative(place) { Double(choices[$0].senses) }
        return [
            length, abs(length), rank(place, by: \.length), senses, abs(senses),
            relative(place) { Double(choices[$0].signs) }, signOddness(place), relative(place) { Double(choices[$0].brackets) },
            scriptOddness(place), sharedEndings(place), relative(place, likenessToOthers),
            others(than: place).map { likeness[place][$0] }.max() ?? 0, relative(place, lettersOfPrompt),
            rank(place, by: \.key), place == 0 ? 1 : 0, place == 1 ? 1 : 0, place == 2 ? 1 : 0,
        ]
    }

    /// What earlier questions tell of it.
    fileprivate func earlier(_ place: Int) -> [Double] {
        [
            relative(place) { Double(timesShown[$0]) }, relative(place) { timesShown[$0] == 0 ? 0 : 1 },
        ]
    }

    private func relative(_ place: Int, _ value: (Int) -> Double) -> Double {
        value(place) - others(than: place).reduce(0) { $0 + value($1) } / Double(max(1, choices.count - 1))
    }
}
