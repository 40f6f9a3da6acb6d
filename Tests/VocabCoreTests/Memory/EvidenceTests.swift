import Testing

@testable import VocabCore

@Suite struct EvidenceTests {
    private let model = FSRS6(FSRSParameters.standard)
    private var evidence: EvidenceModel<Double> { EvidenceModel(model: model, slip: 0.025) }
    private let grades: [Review.Grade] = [.again, .hard, .good, .easy]

    private func evidence(_ review: Review, isFirst: Bool = false) -> Evidence { Evidence(of: review, isFirst: isFirst) }

    private func state(
        after state: MemoryState?, days: Double, _ evidence: Evidence, guess: Double = 0.2, slip: Double = 0.025
    ) -> MemoryState {
        let recall = state.map { model.retrievability(stability: $0.stability, elapsedDays: days) } ?? 0
        return EvidenceModel(model: model, slip: slip)
            .state(after: state, elapsedDays: days, recall: recall, evidence: evidence, guess: guess)
    }

    @Test("The learner's own grade stands as it is, whatever the game and the outcome")
    func ownGrade() {
        for grade in grades {
            for game: Review.Game in [.choice, .typed, .flashcards, .hangman, .match] {
                for outcome: Review.Outcome in [.right, .wrong, .skipped] {
                    for isFirst in [true, false] {
                        #expect(evidence(.answer(day: 1, outcome, game: game, grade: grade), isFirst: isFirst) == .grade(grade))
                    }
                }
            }
        }
    }

    @Test("Typed and right is good, at the first meeting easy, with a hint hard; wrong and don't know are again")
    func certain() {
        #expect(evidence(.answer(day: 1, game: .typed)) == .grade(.good))
        #expect(evidence(.answer(day: 1, game: .typed), isFirst: true) == .grade(.easy))
        #expect(evidence(.answer(day: 1, game: .typed, hints: 1), isFirst: true) == .grade(.hard))
        #expect(evidence(.answer(day: 1, .wrong, game: .typed)) == .grade(.again))
        for game: Review.Game in [.choice, .typed, .flashcards, .hangman, .match] {
            #expect(evidence(.answer(day: 1, .skipped, game: game)) == .grade(.again))
        }
        #expect(evidence(.answer(day: 1, game: .flashcards)) == .grade(.good))
        #expect(evidence(.answer(day: 1, .wrong, game: .flashcards)) == .grade(.again))
    }

    @Test("Picks are told apart by how many choices were left; where earlier versions kept no count, four less the hints")
    func situations() {
        func situation(_ choices: Int?, hints: Int = 0) -> Evidence { evidence(.answer(day: 1, choices: choices, hints: hints)) }
        #expect(
            [4, 3, 2, 1, 0, 9].map { situation($0) } == [
                .pick(.fourChoices, isRight: true), .pick(.threeChoices, isRight: true), .pick(.twoChoices, isRight: true),
                .pick(.oneChoice, isRight: true), .pick(.oneChoice, isRight: true), .pick(.fourChoices, isRight: true),
            ])
        #expect(
            [0, 1, 2, 3, .max].map { situation(nil, hints: $0) } == [
                .pick(.fourChoices, isRight: true), .pick(.threeChoices, isRight: true), .pick(.twoChoices, isRight: true),
                .pick(.oneChoice, isRight: true), .pick(.oneChoice, isRight: true),
            ])
        #expect(evidence(.answer(day: 1, .wrong, game: .match)) == .pick(.match, isRight: false))
        #expect(evidence(.answer(day: 1, game: .hangman)) == .pick(.hangman, isRight: true))
    }

    @Test("A right pick counts less than good and more than again; the likelier luck is, the less")
    func rightPick() {
        for stability in [0.3, 2, 20, 200] {
            for days in [1.0, 3, 30] {
                let before = MemoryState(stability: stability, difficulty: 5)
                let outcomes = model.outcomes(after: before, elapsedDays: days)
                let states = [0, 0.1, 0.2, 0.28, 0.45, 0.9].map {
                    state(after: before, days: days, .pick(.fourChoices, isRight: true), guess: $0)
                }
                #expect(states[0] == outcomes.good)
                #expect(
                    zip(states, states.dropFirst()).allSatisfy { $0.stability > $1.stability && $0.difficulty < $1.difficulty })
                #expect(
                    states.allSatisfy { $0.stability > outcomes.again.stability && $0.difficulty < outcomes.again.difficulty })
            }
        }
    }

    @Test("How likely it was recalled follows from the recall, the slip and luck")
    func chanceOfRecall() {
        // 0.9 · 0.975 against 0.1 · 0.2 · 3.
        #expect(abs(evidence.recalled(ifRight: 0.9, guess: 0.2) - 0.8775 / 0.9375) < 1e-12)
        // 0.9 · 0.025 against 0.1 · 0.8.
        #expect(abs(evidence.recalled(ifWrong: 0.9, guess: 0.2) - 0.0225 / 0.1025) < 1e-12)
        #expect(evidence.recalled(ifRight: 1, guess: 1) == 1)
        #expect(evidence.recalled(ifWrong: 0.9, guess: 1) == 1)
        #expect(EvidenceModel(model: model, slip: 0).recalled(ifWrong: 1, guess: 1) == 0)
    }

    @Test("A word met among four choices is learnt now, right or wrong; wrong again on one day is again")
    func firstMeeting() {
        let first = state(after: nil, days: 0, .pick(.fourChoices, isRight: true))
        let outcomes = model.outcomes(after: nil, elapsedDays: 0)
        #expect(first == outcomes.again)
        let wrong = Evidence.pick(.fourChoices, isRight: false)
        #expect(state(after: nil, days: 0, wrong) == outcomes.again)
        let later = state(after: first, days: 0, wrong)
        #expect(later == model.state(after: first, elapsedDays: 0, grade: .again))
    }

    @Test("A wrong pick may be a slip: of a word that was surely known it takes less, and without slips it is again")
    func wrongPick() {
        let wrong = Evidence.pick(.fourChoices, isRight: false)
        let before = MemoryState(stability: 100, difficulty: 5)
        let kept = [3.0, 30, 100, 400].map { days in
            let outcomes = model.outcomes(after: before, elapsedDays: days)
            let after = state(after: before, days: days, wrong)
            #expect(after.stability > outcomes.again.stability && after.stability < outcomes.hard.stability)
            #expect(state(after: before, days: days, wrong, slip: 0) == outcomes.again)
            return after.stability / outcomes.again.stability
        }
        #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 > $1 })
    }
}
