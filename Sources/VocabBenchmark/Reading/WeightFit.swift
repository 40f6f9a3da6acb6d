import VocabCore
import VocabLists

/// The weights of evidence, fitted on lists made from known words.
///
/// The right reading of each list shall be likelier than all others together, and the side that is learnt likelier than the other, while
/// no weight leaves its present value without a reason: the maximum of a posterior probability, by Gaussian priors around these.
struct WeightFit {
    /// A list as it is seen while fitting: all readings, and those of them that are right.
    private struct Example {
        let candidates: [(score: Double, slopes: [Double], isRight: Bool)]
        /// How much more likely the right side is, and the slopes of that; nil where nothing tells.
        let side: (margin: Double, slopes: [Double])?
    }

    private let old = Weights.standard
    /// The weights that were found.
    private(set) var weights = Weights.standard
    /// The mean logarithm of likelihood of a list before and after.
    private(set) var likelihoods = (before: 0.0, after: 0.0)
    /// How often no reading was right, whatever the weights.
    private(set) var hopeless = 0
    private var counts: [(name: String, counts: ReadingBenchmark.Counts)] = []
    private let lists: Int

    /// How far a weight goes from its value easily: a third of it, or a half where it is small.
    private static func reach(_ value: Double) -> Double { max(0.5, abs(value) / 3) }

    private static let iterations = 30

    /// Fits on so many lists, and looks at as many others.
    init(lists: Int, notes: Bool?, seed: UInt64, english: EnglishWords) {
        self.lists = lists
        var generator = SeededGenerator(seed: seed)
        func made() -> [RandomList] { (0..<lists).map { RandomList.made(number: $0, notes: notes, using: &generator) } }
        let (known, heldOut) = (made(), made())
        let examples = known.compactMap { Self.example($0, english) }
        hopeless = known.count - examples.count
        fit(to: examples)
        for (name, weights) in [("the old weights", old), ("the new weights", weights)] {
            var counts = ReadingBenchmark.Counts()
            for list in heldOut { counts.add(Self.outcome(of: list, weights, english)) }
            self.counts.append((name, counts))
        }
    }

    /// Whether these are the words of a list, but for one in ten.
    private static func agree(_ words: [[String]], _ truth: [[String]]) -> Bool {
        words.count(where: Set(truth).contains) * 10 >= max(words.count, truth.count) * 9
    }

    /// A list with its readings; nil where none of them is right. That there are no meanings is a reading as well, worth the least.
    private static func example(_ list: RandomList, _ english: EnglishWords) -> Example? {
        guard let readings = try? ListReader.candidates(in: list.bytes, list.options(english)) else { return nil }
        let truth = list.truth == nil ? nil : list.cells
        var side: (margin: Double, slopes: [Double])?
        var best = -Double.infinity
        var candidates = readings.map { reading in
            let isRight = truth.map { agree(reading.words, $0) } ?? false
            let isTurned = truth.map { agree(reading.words.map { $0.reversed() }, $0) } ?? false
            if isRight || isTurned, list.tellsSides, reading.score > best {
                best = reading.score
                side = isRight ? (reading.sideMargin, reading.sideSlopes) : (-reading.sideMargin, reading.sideSlopes.map { -$0 })
            }
            return (score: reading.score, slopes: reading.slopes, isRight: isRight || isTurned)
        }
        let none = Weights.all.map { $0 == \.least ? 1.0 : 0 }
        candidates.append((score: Weights.standard.least, slopes: none, isRight: truth == nil))
        return candidates.contains(where: \.isRight) ? Example(candidates: candidates, side: side) : nil
    }

    private static func outcome(
        of list: RandomList, _ weights: Weights, _ english: EnglishWords
    ) -> RandomList.Outcome.Kind {
        guard let words = ListReader.words(in: list.bytes, list.options(english), weights) else {
            return list.truth == nil ? .right : .asked
        }
        return list.truth != nil && agree(words, list.cells) ? .right : .wrong
    }

    /// Climbs to the likeliest weights, each step as long as the curve along its axis allows, or half as long as the last where that went too far.
    private mutating func fit(to examples: [Example]) {
        let values = Weights.all.map { old[keyPath: $0] }
        var moves = values.map { _ in 0.0 }
        var current = Self.posterior(examples, moves, values)
        likelihoods.before = current.likelihood / Double(max(1, examples.count))
        var length = 1.0
        for _ in 0..<Self.iterations {
            let tried = zip(moves, zip(current.slopes, current.curves)).map { $0 + length * $1.0 / $1.1 }
            let next = Self.posterior(examples, tried, values)
            if next.value > current.value {
                (moves, current, length) = (tried, next, min(1, length * 2))
            } else {
                length /= 2
            }
        }
        likelihoods.after = current.likelihood / Double(max(1, examples.count))
        for (path, move) in zip(Weights.all, moves) { weights[keyPath: path] += move }
    }

    /// The logarithm of the posterior, of its likelihood alone, its slopes, and how strongly each of them bends.
    private struct Posterior {
        var value = 0.0
        var likelihood = 0.0
        var slopes: [Double]
        var curves: [Double]
    }

    private static func posterior(_ examples: [Example], _ moves: [Double], _ values: [Double]) -> Posterior {
        var result = Posterior(
            slopes: zip(moves, values).map { -$0 / (reach($1) * reach($1)) }, curves: values.map { 1 / (reach($0) * reach($0)) })
        func moved(_ score: Double, _ slopes: [Double]) -> Double { zip(slopes, moves).reduce(score) { $0 + $1.0 * $1.1 } }
        for example in examples {
            let scores = example.candidates.map { moved($0.score, $0.slopes) }
            let highest = scores.max() ?? 0
            let odds = scores.map { Double.exp($0 - highest) }
            let (all, right) = (odds.reduce(0, +), zip(odds, example.candidates).reduce(1e-300) { $1.1.isRight ? $0 + $1.0 : $0 })
            result.likelihood += Double.log(right / all)
            var means = values.map { _ in 0.0 }
            for (odds, candidate) in zip(odds, example.candidates) {
                let weight = (candidate.isRight ? odds / right : 0) - odds / all
                for (index, slope) in candidate.slopes.enumerated() where slope != 0 {
                    result.slopes[index] += weight * slope
                    result.curves[index] += odds / all * slope * slope
                    means[index] += odds / all * slope
                }
            }
            for (index, mean) in means.enumerated() { result.curves[index] -= mean * mean }
            guard let side = example.side else { continue }
            let doubt = 1 / (1 + Double.exp(moved(side.margin, side.slopes)))
            result.likelihood += Double.log(max(1e-300, 1 - doubt))
            for (index, slope) in side.slopes.enumerated() where slope != 0 {
                result.slopes[index] += doubt * slope
                result.curves[index] += doubt * (1 - doubt) * slope * slope
            }
        }
        result.value = result.likelihood - zip(moves, values).reduce(0) { $0 + $1.0 * $1.0 / (2 * reach($1.1) * reach($1.1)) }
        return result
    }

    /// The weights, the old beside the new, and how other lists are read with both.
    func lines() -> [String] {
        let figures = counts.map { name, counts in FigureTable.Line(label: name, value: counts.shares) }
        let fits = [
            FigureTable.Line(
                label: "mean logarithm of likelihood", value: FigureTable.fixed(likelihoods.after, 3),
                note: "was " + FigureTable.fixed(likelihoods.before, 3)),
            FigureTable.Line(label: "lists without a right reading", value: "\(hopeless)"),
        ]
        let values = Weights.all.map { path in
            FigureTable.Line(
                label: String("\(path)".split(separator: ".").last ?? ""), value: FigureTable.fixed(weights[keyPath: path], 2),
                note: "was " + FigureTable.fixed(old[keyPath: path], 2))
        }
        let groups = [
            FigureTable.Group(head: "Fitted on \(lists) lists", lines: fits),
            FigureTable.Group(head: "\(lists) other lists: right / asked or refused / wrong in percent", lines: figures),
            FigureTable.Group(head: "Weights", lines: values),
        ]
        return FigureTable(title: "Weights of evidence; no file is changed", groups: groups).lines().dropLast(2)
    }
}
