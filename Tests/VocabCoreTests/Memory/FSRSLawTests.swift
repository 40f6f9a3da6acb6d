import Testing

@testable import VocabCore

/// Laws of the model that hold whatever the state and the parameters.
@Suite struct FSRSLawTests {
    /// Parameters drawn evenly from half of each range, the standard in the middle of what is drawn.
    private func parameters(using chance: inout SeededGenerator) -> FSRSParameters {
        FSRSParameters(
            clamping: FSRSParameters.standard.weights.map { $0 * Double.random(in: 0.7...1.4, using: &chance) })
    }

    @Test("Again < hard < good < easy: the better the grade, the longer the word keeps and the easier it is", arguments: 0..<20)
    func order(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let model = FSRS6(parameters(using: &chance))
        for _ in 0..<300 {
            let state = MemoryState(
                stability: Double.exp(Double.random(in: -3...7, using: &chance)),
                difficulty: Double.random(in: 1.01...9.9, using: &chance))
            let days = Double(Int.random(in: 0...400, using: &chance))
            let after = model.outcomes(after: state, elapsedDays: days)
            if days >= 1 {
                #expect(after.again.stability < after.hard.stability)
                #expect(after.hard.stability < after.good.stability && after.good.stability < after.easy.stability)
                #expect(after.hard.stability >= state.stability && after.again.stability <= state.stability)
            } else {
                #expect(after.again.stability < state.stability && after.hard.stability >= state.stability)
                #expect(after.hard.stability <= after.good.stability && after.good.stability <= after.easy.stability)
            }
            #expect(after.again.difficulty >= after.hard.difficulty && after.hard.difficulty > after.good.difficulty)
            #expect(after.good.difficulty >= after.easy.difficulty)
            for grade: Review.Grade in [.again, .hard, .good, .easy] {
                #expect(after[grade] == model.state(after: state, elapsedDays: days, grade: grade))
                #expect((1...10).contains(after[grade].difficulty) && after[grade].stability >= 0.001)
            }
        }
    }

    @Test("Recall begins at 1, is 0.9 when stability has passed, and only falls", arguments: 0..<10)
    func forgetting(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let model = FSRS6(parameters(using: &chance))
        let stability = Double.random(in: 0.2...300, using: &chance)
        #expect(model.retrievability(stability: stability, elapsedDays: 0) == 1)
        #expect(abs(model.retrievability(stability: stability, elapsedDays: stability) - 0.9) < 1e-9)
        #expect(model.retrievability(stability: stability, elapsedDays: -5) == 1)
        let course = (0..<400).map { model.retrievability(stability: stability, elapsedDays: Double($0)) }
        #expect(zip(course, course.dropFirst()).allSatisfy { $0 > $1 } && course.allSatisfy { (0...1).contains($0) })
        for retention in [0.7, 0.8, 0.9, 0.95] {
            let days = model.interval(stability: stability, retention: retention)
            #expect(abs(model.retrievability(stability: stability, elapsedDays: days) - retention) < 1e-9)
        }
    }

    @Test("States stay finite with the most extreme parameters and answers")
    func extremes() {
        for bound in [FSRSParameters.ranges.map(\.lowerBound), FSRSParameters.ranges.map(\.upperBound)] {
            let model = FSRS6(FSRSParameters(clamping: bound))
            for grade: Review.Grade in [.again, .hard, .good, .easy] {
                var state: MemoryState?
                for round in 0..<60 {
                    state = model.state(after: state, elapsedDays: round % 2 == 0 ? 0 : 40_000, grade: grade)
                    #expect(state.map { $0.stability.isFinite && $0.difficulty.isFinite } == true)
                }
            }
        }
    }

    @Test("The formulas carry derivatives: they agree with small differences", arguments: 0..<21)
    func derivatives(index: Int) throws {
        let weights = FSRSParameters.standard.weights
        let answers: [(Double, Review.Grade)] = [
            (0, .good), (0, .hard), (3, .good), (5, .hard), (9, .again), (0, .again), (0, .easy), (2, .easy), (15, .good),
        ]
        func recall<Scalar: ModelScalar>(_ weights: [Scalar]) throws -> Scalar {
            let model = FSRS6(weights: weights)
            let state = answers.reduce(nil as FSRSState<Scalar>?) {
                model.state(after: $0, elapsedDays: $1.0, grade: $1.1)
            }
            return try model.retrievability(stability: #require(state).stability, elapsedDays: 10)
        }
        let tangent = try recall(weights.indices.map { Tangent(value: weights[$0], slope: $0 == index ? 1 : 0) })
        func moved(by step: Double) throws -> Double {
            try recall(weights.indices.map { $0 == index ? weights[$0] + step : weights[$0] })
        }
        let step = 1e-6
        let slope = try (moved(by: step) - moved(by: -step)) / (2 * step)
        #expect(abs(tangent.slope - slope) < 1e-5 * max(1, abs(slope)))
        #expect(try tangent.value == recall(weights))
    }
}

/// A number with its derivative in one direction.
private struct Tangent: ModelScalar {
    let value: Double
    var slope = 0.0

    init(_ value: Double) { self.value = value }
    init(value: Double, slope: Double) { (self.value, self.slope) = (value, slope) }

    static func + (left: Self, right: Self) -> Self {
        Tangent(value: left.value + right.value, slope: left.slope + right.slope)
    }
    static func - (left: Self, right: Self) -> Self {
        Tangent(value: left.value - right.value, slope: left.slope - right.slope)
    }
    static func * (left: Self, right: Self) -> Self {
        Tangent(value: left.value * right.value, slope: left.slope * right.value + left.value * right.slope)
    }
    static func / (left: Self, right: Self) -> Self {
        let quotient = left.value / right.value
        return Tangent(value: quotient, slope: (left.slope - quotient * right.slope) / right.value)
    }
    static func exp(_ exponent: Self) -> Self {
        let value = Double.exp(exponent.value)
        return Tangent(value: value, slope: value * exponent.slope)
    }
    static func log(_ number: Self) -> Self { Tangent(value: Double.log(number.value), slope: number.slope / number.value) }
    static func pow(_ base: Self, _ exponent: Self) -> Self {
        let value = Double.pow(base.value, exponent.value)
        let slope = exponent.slope * Double.log(base.value) + exponent.value * base.slope / base.value
        return Tangent(value: value, slope: value * slope)
    }
}
