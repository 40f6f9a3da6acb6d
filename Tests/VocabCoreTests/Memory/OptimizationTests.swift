import Testing
import VocabTestSupport

@testable import VocabCore

/// Parameters fitted to simulated learners, whose true ones are known.
@Suite struct OptimizationTests {
    /// A learner with 12,580 answers, and what fsrs-rs 6 (the package fsrs-rs-python 0.9.3) reached for the same answers: the log loss of
    /// the later half with the parameters that it fitted to the earlier half.
    struct Case: CustomStringConvertible, Sendable {
        let description: String
        let parameters: FSRSParameters
        let seed: UInt64
        let referenceLogLoss: Double

        static let all = [
            Case(description: "standard", parameters: SyntheticLearner.standard, seed: 2, referenceLogLoss: 0.36989),
            Case(description: "weak", parameters: SyntheticLearner.weak, seed: 2, referenceLogLoss: 0.44297),
            Case(description: "strong", parameters: SyntheticLearner.strong, seed: 1, referenceLogLoss: 0.25786),
            Case(description: "odd", parameters: SyntheticLearner.odd, seed: 1, referenceLogLoss: 0.36038),
        ]
    }

    private func laterHalf(_ set: TrainingSet) -> Range<Int> { (set.predictionCount / 2)..<set.predictionCount }

    @Test(
        "Answers not seen are foreseen as well as the reference does, and nearly as well as by who knows the truth",
        arguments: Case.all)
    func asGoodAsTheReference(learner: Case) throws {
        let set = TrainingSet(SyntheticLearner(parameters: learner.parameters, seed: learner.seed).reviews(12_580))
        let fit = try Optimization(set)
        let truth = Accuracy(of: set.predictions(by: learner.parameters, in: laterHalf(set)))
        #expect(fit.after.logLoss <= learner.referenceLogLoss + 0.001)
        #expect(fit.after.logLoss <= truth.logLoss + 0.004)
        #expect(fit.answerCount == 12_580 && fit.heldOutCount == laterHalf(set).count)
        #expect(fit.constant.auc == 0.5 && fit.constant.logLoss > fit.after.logLoss)
        #expect(fit.helps == (learner.description != "standard"))
        #expect(abs(fit.gain.mean - (fit.before.logLoss - fit.after.logLoss)) < 1e-9 && fit.gain.error > 0)
        #expect(abs(fit.excess.mean) < 0.02)
    }

    @Test("Whose memory is as the standard has it keeps the standard: what looks better by chance is not believed")
    func chance() throws {
        let kept = try (0..<12 as Range<UInt64>).count { seed in
            try Optimization(TrainingSet(SyntheticLearner(parameters: SyntheticLearner.standard, seed: seed).reviews(1_500)))
                .helps
        }
        #expect(kept <= 1)
    }

    @Test("The same answers give the same parameters, and parameters have four decimals within their ranges")
    func deterministic() throws {
        let reviews = SyntheticLearner(parameters: SyntheticLearner.odd).reviews(3_000)
        let fit = try Optimization(TrainingSet(reviews))
        #expect(try Optimization(TrainingSet(reviews)) == fit)
        for (weight, range) in zip(fit.parameters.weights, FSRSParameters.ranges) {
            #expect(range.contains(weight) && abs((weight * 10_000).rounded() - weight * 10_000) < 1e-6)
        }
        let stabilities = fit.parameters.weights.prefix(4)
        #expect(zip(stabilities, stabilities.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("Choices that may be guessed are fitted as evidence", arguments: [0.1, 0.25])
    func choices(guess: Double) throws {
        let learner = SyntheticLearner(parameters: SyntheticLearner.strong, answering: .choices(guess: guess), seed: 4)
        let set = TrainingSet(learner.reviews(6_000), guess: guess)
        let fit = try Optimization(set)
        #expect(fit.helps && fit.after.logLoss < fit.constant.logLoss)
        #expect(fit.after.logLoss <= Accuracy(of: set.predictions(by: learner.parameters, in: laterHalf(set))).logLoss + 0.004)
    }

    @Test("Too few answers to tell are refused, with how many there are and how many are needed")
    func tooFew() throws {
        let reviews = SyntheticLearner(parameters: SyntheticLearner.weak).reviews(200)
        let count = TrainingSet(reviews).predictionCount
        #expect(throws: Optimization.Problem.tooFewAnswers(count: count, least: 200)) { try Optimization(TrainingSet(reviews)) }
        #expect(throws: Optimization.Problem.tooFewAnswers(count: 0, least: 200)) { try Optimization(TrainingSet([])) }
    }

    @Test("Parameters in force are tried on answers that they have not seen")
    func unseen() throws {
        let reviews = SyntheticLearner(parameters: SyntheticLearner.weak).reviews(4_000)
        let seen = Array(reviews.prefix(2_000))
        let fit = try Optimization(TrainingSet(seen))
        let inForce = ModelInForce(fit.parameters, fittedUntil: seen.last?.at)
        #expect(throws: Optimization.Problem.tooFewAnswers(count: 0, least: 200)) {
            try Optimization(TrainingSet(seen), inForce: inForce)
        }
        let set = TrainingSet(reviews)
        let later = try Optimization(set, inForce: inForce)
        let unseen = set.predictionCount - TrainingSet(seen).predictionCount
        #expect(later.heldOutCount == unseen - unseen / 2)
        let heldOut = (set.predictionCount - later.heldOutCount)..<set.predictionCount
        #expect(later.before == Accuracy(of: set.predictions(by: fit.parameters, in: heldOut)))
    }
}
