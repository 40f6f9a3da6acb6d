import Testing

@testable import VocabCore

/// Histories as no learner has them: the fit stays within the ranges and says nothing that is no number.
@Suite struct TrainingTests {
    /// The answers of one word, each so many days after the one before.
    private func reviews(_ answers: [(days: Int, grade: Review.Grade)], word number: UInt64 = 0) -> [Review] {
        var generator = SeededGenerator(seed: number)
        let word = Word.ID(using: &generator)
        let bookcase = Bookcase.ID(using: &generator)
        var day = 0
        return answers.map { days, grade in
            day += days
            return Review(
                at: Timestamp(secondsSince1970: 1_700_038_800 + day * 86_400), word: word, bookcase: bookcase, game: .flashcards,
                direction: .forward, outcome: grade == .again ? .wrong : .right, grade: grade, milliseconds: 0)
        }
    }

    private func many(_ count: Int, _ answers: [(days: Int, grade: Review.Grade)]) -> [Review] {
        (0..<UInt64(count)).flatMap { reviews(answers, word: $0) }.sorted { $0.at < $1.at }
    }

    private func checkFit(_ reviews: [Review], guess: Double?, _ name: Comment) {
        let set = TrainingSet(guess == nil ? reviews : reviews.map(\.asPick), guess: guess ?? 0, slip: 0.025)
        let fitted = Training(set, before: set.predictionCount).fitted()
        for (weight, range) in zip(fitted.weights, FSRSParameters.ranges) { #expect(range.contains(weight), name) }
        let accuracy = Accuracy(of: set.predictions(by: fitted, in: 0..<set.predictionCount))
        #expect(accuracy.logLoss.isFinite && accuracy.rmseBins.isFinite && accuracy.auc?.isNaN != true, name)
    }

    @Test(
        "All right, all wrong, one word, one answer, one day, far future, clock set back",
        arguments: [nil, 0, 0.25, 1, Double.nan])
    func extremes(guess: Double?) {
        let grades: [Review.Grade] = [.again, .hard, .good, .easy]
        for grade in grades {
            checkFit(many(100, [(0, grade), (3, grade), (9, grade)]), guess: guess, "all \(grade.rawValue)")
            checkFit(many(100, [(0, grade), (0, grade), (0, grade)]), guess: guess, "\(grade.rawValue) on one day")
        }
        checkFit([], guess: guess, "nothing")
        checkFit(reviews([(0, .good)]), guess: guess, "one answer")
        checkFit(reviews([(0, .good), (1, .again)]), guess: guess, "one prediction")
        checkFit(
            reviews((0..<2_000).map { ($0 % 7 == 0 ? 0 : 1, grades[$0 * 7 % 11 % 4]) }), guess: guess, "one word, 2,000 answers")
        checkFit(many(60, [(0, .easy), (2_000_000, .again), (900_000, .good), (0, .good)]), guess: guess, "millennia between")
        checkFit(many(60, [(30, .good), (-20, .again), (5, .good), (9, .hard)]).reversed(), guess: guess, "time runs backwards")
        checkFit(many(60, [(0, .again), (1, .easy), (1, .again), (400, .easy)]), guess: guess, "everything contradicts")
    }

    @Test("Below 64 predictions only the first stabilities move")
    func few() {
        let set = TrainingSet(many(30, [(0, .good), (2, .again), (0, .good)]))
        let fitted = Training(set, before: set.predictionCount).fitted()
        #expect(fitted.weights[2] < 0.5 && fitted.weights[4...] == FSRSParameters.standard.weights[4...])
        #expect(Training(set, before: 0).fitted() == .standard)
    }

    @Test("First stabilities follow what was still known, in the order of the grades, and unseen grades follow their neighbours")
    func initialStability() {
        let forgotten =
            many(60, [(0, .good), (10, .again)]) + (100..<140).flatMap { reviews([(0, .good), (10, .good)], word: $0) }
        let known = (200..<300).flatMap { reviews([(0, .easy), (10, .good)], word: $0) }
        let set = TrainingSet((forgotten + known).sorted { $0.at < $1.at })
        let stabilities = InitialStability(set, before: set.predictionCount).fitted(from: .standard)
        #expect(stabilities[2] < 1 && stabilities[3] > 20)
        #expect(zip(stabilities, stabilities.dropFirst()).allSatisfy { $0 < $1 })
        let factor = stabilities[2] / FSRSParameters.standard.weights[2]
        #expect(abs(stabilities[1] / FSRSParameters.standard.weights[1] - factor) < 1e-9)
    }

    @Test("Answers on one day are gone through but not predicted; a clock set back counts as the same day")
    func items() {
        let set = TrainingSet(reviews([(0, .good), (0, .again), (3, .good), (-2, .good), (2, .again), (1, .good)]))
        #expect(set.answers.map(\.elapsedDays) == [0, 0, 3, 0, 2, 1])
        #expect(set.answers.map(\.prediction) == [nil, nil, 0, nil, 1, 2])
        #expect(set.predictionCount == 3 && set.answerCount == 6 && set.words == [0..<6])
    }
}

extension Review {
    /// The same answer, as one of four choices.
    fileprivate var asPick: Review {
        Review(
            at: at, word: word, bookcase: bookcase, game: .choice, direction: direction, outcome: outcome, choices: 4,
            milliseconds: milliseconds)
    }
}
