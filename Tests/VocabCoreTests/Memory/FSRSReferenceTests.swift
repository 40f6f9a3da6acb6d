import Testing

@testable import VocabCore

/// The model against numbers of its reference implementations.
@Suite struct FSRSReferenceTests {
    private let model = FSRS6(FSRSParameters.standard)
    private let grades: [Review.Grade] = [.again, .hard, .good, .easy]

    @Test("States and intervals are those of py-fsrs", arguments: FSRSSequence.all)
    func sequence(_ sequence: FSRSSequence) throws {
        var card = SteppedCard(
            learningSteps: sequence.hasSteps ? [60, 600] : [], relearningSteps: sequence.hasSteps ? [600] : [])
        var now = 0.0
        for (rating, days) in zip(sequence.ratings, sequence.days) {
            let interval = card.answer(grades[rating - 1], at: now)
            #expect(Int(interval / 86_400) == days)
            now += sequence.timing.wait(interval)
        }
        let state = try #require(card.state)
        #expect(abs(state.stability - sequence.stability) < 1e-4)
        #expect(abs(state.difficulty - sequence.difficulty) < 1e-4)
    }

    /// The state after `ratings`, each after so many days.
    private func fold(_ ratings: [Int], days: [Double], _ model: FSRS6<Double>) -> MemoryState? {
        zip(ratings, days).reduce(nil) { model.state(after: $0, elapsedDays: $1.1, grade: grades[$1.0 - 1]) }
    }

    @Test("With and without the formula for one day, states are those of fsrs-rs and ts-fsrs")
    func sameDay() throws {
        var weights = FSRSParameters.standard.weights
        let state = try #require(fold([1, 3, 3, 3, 3, 3], days: [0, 0, 1, 3, 8, 21], model))
        #expect(abs(state.stability - 53.62691) < 1e-4 && abs(state.difficulty - 6.3574867) < 1e-4)
        weights.replaceSubrange(17...19, with: [0, 0, 0])
        let without = FSRS6(try FSRSParameters(weights))
        let plain = try #require(fold([1, 3, 3, 3, 3, 3], days: [0, 0, 1, 3, 8, 21], without))
        #expect(abs(plain.stability - 53.335106) < 1e-4 && abs(plain.difficulty - 6.3574867) < 1e-4)
    }

    @Test("First states are those of ts-fsrs")
    func first() {
        let outcomes = model.outcomes(after: nil, elapsedDays: 0)
        let known = [(0.212, 6.4133), (1.2931, 5.11217071), (2.3065, 2.11810397), (8.2956, 1)]
        for (grade, (stability, difficulty)) in zip(grades, known) {
            #expect(abs(outcomes[grade].stability - stability) < 1e-8)
            #expect(abs(outcomes[grade].difficulty - difficulty) < 1e-7)
        }
    }

    @Test("Each formula gives the numbers of ts-fsrs and fsrs-rs")
    func formulas() {
        for (index, (grade, retrievability)) in zip(grades, [0.9, 0.8, 0.7, 0.6]).enumerated() {
            let state = MemoryState(stability: 5, difficulty: Double(index + 1))
            func stability(_ grade: Review.Grade, days: Double) -> Double {
                model.next(state, elapsedDays: days, retrievability: retrievability, grade: grade).stability
            }
            let lapsed = [1.05253961, 1.18943295, 1.36808387, 1.58498896][index]
            #expect(abs(stability(.again, days: 3) - lapsed) < 1e-7)
            let recalled = [28.22657096, 58.65599107, 127.2266925]
            if index > 0 { #expect(abs(stability(grade, days: 3) - recalled[index - 1]) < 1e-6) }
            #expect(abs(stability(grade, days: 0) - [1.596818, 5, 5, 8.12960956][index]) < 1e-7)
            let difficulty = model.next(
                MemoryState(stability: 5, difficulty: 5), elapsedDays: 1, retrievability: 0.9, grade: grade
            ).difficulty
            #expect(abs(difficulty - [8.34176237, 6.66599536, 4.99022837, 3.31446137][index]) < 1e-7)
        }
        for (days, recall) in zip([0.0, 1, 2, 3], [1, 0.9, 0.84588465, 0.8093881]) {
            #expect(abs(model.retrievability(stability: 1, elapsedDays: days) - recall) < 1e-7)
        }
        let intervals: [Double] = [3_116_766, 34_793, 2_508, 387, 90, 27, 9, 3, 1]
        for (tenths, days) in zip(1...9, intervals) {
            let interval = model.interval(stability: 1, retention: Double(tenths) / 10).rounded()
            // The reference works with 32 bits.
            #expect(abs(interval - days) <= days * 1e-5)
        }
    }
}
