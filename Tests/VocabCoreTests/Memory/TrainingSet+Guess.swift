@testable import VocabCore

extension TrainingSet {
    /// The answers `reviews`, with a chance of luck that is known.
    init(_ reviews: [Review], guess: Double = 0, slip: Double = 0) {
        self.init(reviews, calendar: LearnerCalendar(), slip: slip) { _ in guess }
    }
}
