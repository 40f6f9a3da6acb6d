import VocabCore

/// How a simulated learner really forgets; the program sees only answers.
protocol ForgettingLaw: Sendable {
    /// The memory of a word after it was met for the first time, and its meaning shown.
    func first(using chance: inout SeededGenerator) -> MemoryState
    /// The memory of a word that was known before it was met.
    func known(using chance: inout SeededGenerator) -> MemoryState
    /// The chance to recall a word after `days` days.
    func recall(_ memory: MemoryState, days: Double) -> Double
    /// The memory after an answer and its feedback.
    func next(_ memory: MemoryState, days: Double, isRecalled: Bool) -> MemoryState
}

extension ForgettingLaw {
    /// Words known before are kept for 60 to 360 days; those in the middle, about 150.
    func known(using chance: inout SeededGenerator) -> MemoryState {
        let deviation = (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &chance) } * 0.4
        return MemoryState(stability: 150 * Double.exp(deviation), difficulty: 3)
    }
}

/// A learner who forgets as FSRS-6 says, with parameters of their own.
struct FSRSLaw: ForgettingLaw {
    private let model: FSRS6<Double>

    /// A law; `change` makes a learner's parameters from the standard ones.
    init(_ change: (inout [Double]) -> Void = { _ in }) {
        var weights = FSRSParameters.standard.weights
        change(&weights)
        model = FSRS6(FSRSParameters(clamping: weights))
    }

    func first(using chance: inout SeededGenerator) -> MemoryState { model.state(after: nil, elapsedDays: 0, grade: .again) }

    func recall(_ memory: MemoryState, days: Double) -> Double {
        model.retrievability(stability: memory.stability, elapsedDays: days)
    }

    func next(_ memory: MemoryState, days: Double, isRecalled: Bool) -> MemoryState {
        model.state(after: memory, elapsedDays: days, grade: isRecalled ? .good : .again)
    }
}

/// A learner who forgets exponentially, and whose words are of different ease.
///
/// Recall is 0.9^(t/S). A recall multiplies S by 1 + 0.8 · ease · (1 − R) / 0.1, of which at most twice as much as at R = 0.9; a lapse
/// leaves half a day and 15 %. The ease of a word stands in the place of its difficulty.
struct ExponentialLaw: ForgettingLaw {
    func first(using chance: inout SeededGenerator) -> MemoryState {
        // Four even draws make nearly a normal one, with a standard deviation of 0.4.
        let deviation = (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -1...1, using: &chance) } * 0.35
        let ease = Double.exp(deviation)
        return MemoryState(stability: 0.7 * ease, difficulty: 2 * ease)
    }

    func recall(_ memory: MemoryState, days: Double) -> Double { Double.pow(0.9, days / memory.stability) }

    func next(_ memory: MemoryState, days: Double, isRecalled: Bool) -> MemoryState {
        guard isRecalled else {
            return MemoryState(stability: min(memory.stability, 0.5 + 0.15 * memory.stability), difficulty: memory.difficulty)
        }
        let effort = min((1 - recall(memory, days: days)) / 0.1, 2)
        return MemoryState(
            stability: memory.stability * (1 + 0.8 * memory.difficulty * effort), difficulty: memory.difficulty)
    }
}
