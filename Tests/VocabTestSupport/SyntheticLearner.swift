import VocabCore

/// A learner whose memory follows FSRS-6 with known parameters, and who answers day by day.
package struct SyntheticLearner {
    /// How the learner's answers come about.
    package enum Answering {
        /// The learner says how well the word was known.
        case grades
        /// One of four choices: a word that is not recalled is right with this chance.
        case choices(guess: Double)
    }

    /// Four learners who differ as learners do: the standard one, a weak one, a strong one, and one unlike the others.
    package static let standard = FSRSParameters.standard
    package static let weak = FSRSParameters(clamping: [
        0.05, 0.4, 0.9, 3.0, 7.2, 0.6, 2.4, 0.05, 1.2, 0.25, 1.2, 1.1, 0.1, 0.2, 1.2, 0.4, 2.2, 0.7, 0.2, 0.1, 0.35,
    ])
    package static let strong = FSRSParameters(clamping: [
        0.8, 3.5, 7.0, 25.0, 5.0, 1.2, 2.0, 0.01, 2.3, 0.1, 0.5, 2.2, 0.03, 0.4, 2.0, 0.7, 1.5, 0.3, 0.05, 0.03, 0.12,
    ])
    package static let odd = FSRSParameters(clamping: [
        1.5, 2.0, 3.0, 6.0, 8.5, 0.3, 1.0, 0.2, 1.0, 0.05, 1.8, 0.6, 0.2, 0.1, 0.5, 0.9, 3.0, 1.0, 0.5, 0.2, 0.5,
    ])

    /// The parameters that the learner's memory follows.
    package let parameters: FSRSParameters
    private let answering: Answering
    private let seed: UInt64

    /// A learner with the memory of `parameters`.
    package init(parameters: FSRSParameters, answering: Answering = .grades, seed: UInt64 = 1) {
        self.parameters = parameters
        self.answering = answering
        self.seed = seed
    }

    private struct Card {
        let word: Word.ID
        var state: MemoryState?
        /// What a scheduler with the standard parameters believes, by which the word is asked.
        var believed: MemoryState?
        var answered = 0
        var due = 0
    }

    /// The first `count` answers, in the order of time; every day begins at 09:00 UTC.
    package func reviews(_ count: Int) -> [Review] {
        var generator = SeededGenerator(seed: seed)
        let bookcase = Bookcase.ID(using: &generator)
        var cards: [Card] = []
        var reviews: [Review] = []
        var day = 0
        while reviews.count < count {
            var asked = Array(cards.indices.filter { cards[$0].due <= day }.shuffled(using: &generator).prefix(70))
            for _ in 0..<10 {
                asked.append(cards.count)
                cards.append(Card(word: Word.ID(using: &generator)))
            }
            for (place, index) in asked.enumerated() {
                // Missed words come back on the same day, at most twice.
                for attempt in 0..<3 {
                    let at = Timestamp(secondsSince1970: 1_700_038_800 + day * 86_400 + place * 30 + attempt * 10)
                    let review = answer(&cards[index], on: day, at: at, bookcase: bookcase, using: &generator)
                    reviews.append(review)
                    if review.outcome == .right { break }
                }
                let wait = (cards[index].believed?.stability ?? 1) * Double.random(in: 0.5...1.8, using: &generator)
                cards[index].due = day + max(1, Int(min(wait, 1_000)))
            }
            day += Int.random(in: 1...20, using: &generator) > 17 ? 3 : 1
        }
        return Array(reviews.prefix(count))
    }

    private func answer(
        _ card: inout Card, on day: Int, at: Timestamp, bookcase: Bookcase.ID, using generator: inout SeededGenerator
    ) -> Review {
        let (truth, belief) = (FSRS6(parameters), FSRS6(FSRSParameters.standard))
        let elapsed = Double(day - card.answered)
        let recall = card.state.map { truth.retrievability(stability: $0.stability, elapsedDays: elapsed) }
        let isRecalled = Double.random(in: 0..<1, using: &generator) < min(recall ?? 0.1, 0.95)
        let draw = Double.random(in: 0..<1, using: &generator)
        let known: Review.Grade
        let isRight: Bool
        switch answering {
        case .grades:
            let grades: (again: Double, hard: Double, good: Double) = card.state == nil ? (0.35, 0.1, 0.4) : (0, 0.1, 0.8)
            known =
                if card.state != nil && !isRecalled || draw < grades.again {
                    .again
                } else if draw < grades.again + grades.hard {
                    .hard
                } else {
                    draw < grades.again + grades.hard + grades.good ? .good : .easy
                }
            isRight = known != .again
        case .choices(let guess):
            known = isRecalled ? .good : .again
            isRight = isRecalled || draw < guess
        }
        card.state = truth.state(after: card.state, elapsedDays: elapsed, grade: known)
        card.believed = belief.state(
            after: card.believed, elapsedDays: elapsed, grade: isRight ? known == .again ? .good : known : .again)
        card.answered = day
        let isGraded = if case .grades = answering { true } else { false }
        return Review(
            at: at, word: card.word, bookcase: bookcase, game: isGraded ? .flashcards : .choice, direction: .forward,
            outcome: isRight ? .right : .wrong, grade: isGraded ? known : nil, choices: isGraded ? nil : 4, milliseconds: 1_000)
    }
}
