/// What a model said of an answer before it was given, and how it went.
struct Prediction: Sendable {
    /// The chance of a right answer, by knowledge or by luck.
    let chance: Double
    let isRight: Bool
    /// What RMSE(bins) puts together: predictions of like answers.
    let bin: Bin

    /// How much the answer surprises: −ln of the chance that it had.
    var logLoss: Double { -Double.log(isRight ? chance : 1 - chance) }
}

extension TrainingSet {
    /// The chance of a right answer where the word is recalled with chance `recall`: R(1 − slip) + (1 − R) · guess, kept from 0 and 1 so
    /// that no answer is beyond belief.
    static func rightChance(recall: Double, slip: Double, guess: Double) -> Double {
        min(max(recall * (1 - slip) + (1 - recall) * guess, 1e-7), 1 - 1e-7)
    }
}

extension TrainingSet.Answer {
    /// The chance of a right answer where the word is recalled with chance `recall`, or was known before.
    func rightChance(recall: Double) -> Double {
        TrainingSet.rightChance(recall: known + (1 - known) * recall, slip: slip, guess: guess)
    }

    /// How fast that chance grows with the chance to recall.
    var rightChanceSlope: Double { (1 - known) * (1 - slip - guess) }
}

/// Answers that are like each other, as the benchmark of spaced repetition puts them together.
///
/// By days elapsed, answers on different days so far, and how many of them were wrong, each on a scale of powers (3.62, 1.89, 1.73):
/// open-spaced-repetition/srs-benchmark, "RMSE (bins)".
struct Bin: Hashable, Sendable {
    private let elapsed, length, lapses: Int8

    init(elapsedDays: Double, answersOnDays: Int, lapses: Int) {
        elapsed = Self.step(elapsedDays, base: 3.62)
        length = Self.step(Double(answersOnDays), base: 1.89)
        self.lapses = lapses == 0 ? -1 : Self.step(Double(lapses), base: 1.73)
    }

    private static func step(_ number: Double, base: Double) -> Int8 {
        Int8(min((Double.log(max(number, 1)) / Double.log(base)).rounded(.down), 127))
    }
}

extension TrainingSet {
    /// What the model with `parameters` says of the answers with the numbers `range`.
    func predictions(by parameters: FSRSParameters, in range: Range<Int>) -> [Prediction] {
        let model = EvidenceModel(model: FSRS6(parameters), slip: slip)
        var predictions: [Prediction] = []
        predictions.reserveCapacity(range.count)
        for word in words {
            var length = 1
            var lapses = 0
            model.walk(word, of: self, before: range.upperBound) { answer, number, recall in
                length += 1
                if number >= range.lowerBound {
                    predictions.append(
                        Prediction(
                            chance: answer.rightChance(recall: recall), isRight: answer.isRight,
                            bin: Bin(elapsedDays: answer.elapsedDays, answersOnDays: length, lapses: lapses)))
                }
                if !answer.isRight { lapses += 1 }
            }
        }
        return predictions
    }
}
