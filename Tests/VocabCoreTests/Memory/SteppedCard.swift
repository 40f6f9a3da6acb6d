@testable import VocabCore

/// A card under the policy of py-fsrs, whose learning steps of minutes the product does without.
struct SteppedCard {
    private enum Phase {
        case learning(step: Int), review, relearning(step: Int)
    }

    private(set) var state: MemoryState?
    private(set) var answeredAt = 0.0
    private var phase = Phase.learning(step: 0)
    private let scheduler = Scheduler()
    private let learningSteps: [Double]
    private let relearningSteps: [Double]

    /// A new card; steps are in seconds.
    init(learningSteps: [Double], relearningSteps: [Double]) {
        self.learningSteps = learningSteps
        self.relearningSteps = relearningSteps
    }

    /// Takes an answer in and returns the seconds to wait.
    mutating func answer(_ grade: Review.Grade, at seconds: Double) -> Double {
        let days = ((seconds - answeredAt) / 86_400).rounded(.down)
        state = scheduler.model.state(after: state, elapsedDays: days, grade: grade)
        answeredAt = seconds
        switch phase {
        case .learning(let step): return climb(grade, from: step, of: learningSteps) { .learning(step: $0) }
        case .relearning(let step): return climb(grade, from: step, of: relearningSteps) { .relearning(step: $0) }
        case .review:
            guard grade == .again, let first = relearningSteps.first else { return interval }
            phase = .relearning(step: 0)
            return first
        }
    }

    private mutating func climb(
        _ grade: Review.Grade, from step: Int, of steps: [Double], phase make: (Int) -> Phase
    ) -> Double {
        if steps.isEmpty || grade == .easy || (grade == .good && step + 1 == steps.count) {
            phase = .review
            return interval
        }
        switch grade {
        case .again:
            phase = make(0)
            return steps[0]
        case .hard:
            if step > 0 { return steps[step] }
            return steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2
        case .good, .easy:
            phase = make(step + 1)
            return steps[step + 1]
        }
    }

    private var interval: Double {
        Double(state.map { scheduler.intervalInDays(stability: $0.stability) } ?? 0) * 86_400
    }
}
