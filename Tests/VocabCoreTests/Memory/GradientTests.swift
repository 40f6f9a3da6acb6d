import Testing

@testable import VocabCore

/// The derivatives that the formulas of the model give of themselves.
@Suite struct GradientTests {
    /// Answers of some words at random times, graded and chosen.
    private func answers(using generator: inout SeededGenerator) -> TrainingSet {
        var reviews: [Review] = []
        let bookcase = Bookcase.ID(using: &generator)
        for _ in 0..<12 {
            let word = Word.ID(using: &generator)
            var day = 0
            for _ in 0..<8 {
                day += Int.random(in: 0...30, using: &generator) * Int.random(in: 0...1, using: &generator)
                let isGraded = Bool.random(using: &generator)
                let grade = [Review.Grade.again, .hard, .good, .easy][Int.random(in: 0...3, using: &generator)]
                reviews.append(
                    Review(
                        at: Timestamp(secondsSince1970: 1_700_000_000 + day * 86_400), word: word, bookcase: bookcase,
                        game: isGraded ? .flashcards : .choice, direction: .forward,
                        outcome: grade == .again ? .wrong : .right, grade: isGraded ? grade : nil, milliseconds: 0))
            }
        }
        return TrainingSet(reviews.sorted { $0.at < $1.at }, guess: 0.25, slip: 0.03)
    }

    private func recalls<Scalar: ModelScalar>(_ weights: [Scalar], _ set: TrainingSet) -> [Scalar] {
        let model = EvidenceModel(model: FSRS6<Scalar>(weights: weights), slip: set.slip)
        var recalls: [Scalar] = []
        for word in set.words {
            model.walk(word, of: set, before: .max) { _, _, recall in recalls.append(recall) }
        }
        return recalls
    }

    @Test("The derivative of each prediction by each parameter is the quotient of small differences", arguments: 0..<20)
    func differences(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let weights = FSRSParameters.standard.weights.map { $0 * Double.random(in: 0.8...1.25, using: &generator) }
        let set = answers(using: &generator)
        let values = recalls(weights, set)
        let tangents = recalls(Tangent.parameters(weights), set)
        #expect(values.count > 30 && tangents.count == values.count)
        #expect(zip(values, tangents).allSatisfy { abs($0 - $1.value) < 1e-12 })
        for index in weights.indices {
            let step = 1e-5 * max(weights[index], 0.01)
            func shifted(by step: Double) -> [Double] {
                var weights = weights
                weights[index] += step
                return recalls(weights, set)
            }
            let (above, below) = (shifted(by: step), shifted(by: -step))
            for (place, tangent) in tangents.enumerated() {
                let quotient = (above[place] - below[place]) / (2 * step)
                #expect(
                    abs(tangent.partials[index] - quotient) <= 1e-5 * max(1, abs(quotient)),
                    "w\(index) of prediction \(place): \(tangent.partials[index]), not \(quotient)")
            }
        }
    }

    @Test("A constant has no derivatives, a parameter has 1 by itself")
    func seeds() {
        let parameters = Tangent.parameters(FSRSParameters.standard.weights)
        for (index, parameter) in parameters.enumerated() {
            #expect((0..<21).allSatisfy { parameter.partials[$0] == ($0 == index ? 1 : 0) })
        }
        #expect(Tangent(3).partials == Partials())
    }
}
