import Testing

@testable import VocabCore

/// Log loss, RMSE(bins) and AUC against numbers worked out by hand.
@Suite struct AccuracyTests {
    private let early = Bin(elapsedDays: 1, answersOnDays: 2, lapses: 0)
    private let late = Bin(elapsedDays: 30, answersOnDays: 9, lapses: 3)

    private func prediction(_ chance: Double, _ isRight: Bool, _ bin: Bin) -> Prediction {
        Prediction(chance: chance, isRight: isRight, bin: bin)
    }

    @Test("Log loss is the mean of the logarithms, and predictions of one bin are taken together")
    func worked() throws {
        let accuracy = Accuracy(of: [
            prediction(0.8, true, early), prediction(0.6, false, early), prediction(0.5, true, late), prediction(0.9, true, late),
        ])
        #expect(abs(accuracy.logLoss - (0.22314 + 0.91629 + 0.69315 + 0.10536) / 4) < 1e-5)
        // Early: 0.7 said, 0.5 happened, 2 answers; late: 0.7 said, 1 happened, 2 answers.
        #expect(abs(accuracy.rmseBins - ((2 * 0.04 + 2 * 0.09) / 4).squareRoot()) < 1e-12)
        // The wrong one at 0.6 stands below two of three right ones.
        #expect(abs(try #require(accuracy.auc) - 2.0 / 3) < 1e-12)
    }

    @Test("A constant tells no right answer from a wrong one, though RMSE(bins) may like it")
    func constant() {
        let accuracy = Accuracy(of: (0..<10).map { prediction(0.7, $0 < 7, early) })
        #expect(accuracy.auc == 0.5 && accuracy.rmseBins < 1e-12 && accuracy.logLoss > 0.6)
    }

    @Test("Without wrong answers there is no AUC; of no predictions all is zero")
    func none() {
        #expect(Accuracy(of: [prediction(0.7, true, early)]).auc == nil)
        #expect(Accuracy(of: []) == Accuracy(of: []) && Accuracy(of: []).logLoss == 0)
    }

    @Test("Bins are those of the benchmark: powers of 3.62 days, 1.89 answers, 1.73 lapses")
    func bins() {
        #expect(Bin(elapsedDays: 3, answersOnDays: 2, lapses: 1) == Bin(elapsedDays: 1, answersOnDays: 3, lapses: 1))
        #expect(Bin(elapsedDays: 4, answersOnDays: 2, lapses: 1) != Bin(elapsedDays: 3, answersOnDays: 2, lapses: 1))
        #expect(Bin(elapsedDays: 3, answersOnDays: 4, lapses: 1) != Bin(elapsedDays: 3, answersOnDays: 3, lapses: 1))
        #expect(Bin(elapsedDays: 3, answersOnDays: 2, lapses: 2) != Bin(elapsedDays: 3, answersOnDays: 2, lapses: 1))
        #expect(Bin(elapsedDays: 3, answersOnDays: 2, lapses: 0) != Bin(elapsedDays: 3, answersOnDays: 2, lapses: 1))
        #expect(Bin(elapsedDays: .infinity, answersOnDays: .max, lapses: .max) != early)
    }
}
