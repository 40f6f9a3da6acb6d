/// What the model knows about one word in one memory.
package struct FSRSState<Scalar: ModelScalar>: Sendable {
    /// Days until the chance to recall the word has fallen to 90 %; at least 0.001.
    package var stability: Scalar
    /// How hard the word is to keep, from 1 to 10.
    package var difficulty: Scalar

    /// A state; what lies beyond the model's bounds is brought back to them.
    package init(stability: Scalar, difficulty: Scalar) {
        self.stability = stability.clamped(to: FSRSBounds.stability)
        self.difficulty = difficulty.clamped(to: FSRSBounds.difficulty)
    }
}

/// The state of a learner's memory of one word.
package typealias MemoryState = FSRSState<Double>

extension FSRSState: Equatable where Scalar: Equatable {}

/// The ranges that states are kept in.
enum FSRSBounds {
    /// In days. The upper bound is no part of the model: it keeps the numbers finite.
    static let stability = 0.001...1e9
    static let difficulty = 1.0...10.0
}

/// What becomes of a memory with each of the four grades.
package struct Outcomes<Scalar: ModelScalar>: Sendable {
    /// The state after an answer of that grade.
    package let again, hard, good, easy: FSRSState<Scalar>

    /// The state after an answer of `grade`.
    package subscript(grade: Review.Grade) -> FSRSState<Scalar> {
        switch grade {
        case .again: again
        case .hard: hard
        case .good: good
        case .easy: easy
        }
    }
}

extension Outcomes: Equatable where Scalar: Equatable {}

extension Review.Grade {
    /// The number that stands for the grade in the formulas: again 1, hard 2, good 3, easy 4.
    package var rating: Int {
        switch self {
        case .again: 1
        case .hard: 2
        case .good: 3
        case .easy: 4
        }
    }
}
