import Testing

@testable import VocabCore

/// What is learnt of a learner on the way: luck and level.
@Suite struct LearntChanceTests {
    @Test(
        "The guess chance is found within 0.03 after 2,000 answers, and lies where it is said to lie",
        arguments: [0.1, 0.15, 0.25])
    func guess(truth: Double) {
        var distances: [Double] = []
        var hits = 0
        for seed in 0..<20 as Range<UInt64> {
            var chance = SeededGenerator(seed: seed)
            var guesses = GuessChances()
            for answer in 0..<2_000 {
                // Of seven answers to a word one is to a word never met before.
                let recall = answer % 7 == 0 ? 0.01 : Double.random(in: 0.75...0.97, using: &chance)
                let isRecalled = Double.random(in: 0..<1, using: &chance) < recall
                let isRight = Double.random(in: 0..<1, using: &chance) < (isRecalled ? 0.975 : truth)
                guesses.learn(.fourChoices, wasRight: isRight, recall: recall, slip: 0.025)
            }
            let estimate = guesses[.fourChoices]
            distances.append(abs(estimate.chance - truth))
            if estimate.interval.contains(truth) { hits += 1 }
            #expect(estimate.answers == 2_000 && estimate.interval.contains(estimate.chance))
        }
        #expect(distances.reduce(0, +) / 20 < 0.03)
        #expect(distances.filter { $0 < 0.03 }.count >= 15)
        #expect(hits >= 17)
    }

    @Test("Each number of choices is learnt apart; without answers blind guessing is not yet assumed")
    func apart() {
        var guesses = GuessChances()
        let begin = GuessSituation.allCases.map(guesses.chance)
        #expect(zip(begin, [0.2, 0.28, 0.45, 1, 0.3, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
        for _ in 0..<50 { guesses.learn(.threeChoices, wasRight: true, recall: 0.5, slip: 0) }
        #expect(guesses.chance(.threeChoices) > 0.5)
        // Nobody guesses as well as that for long.
        for _ in 0..<5_000 { guesses.learn(.threeChoices, wasRight: true, recall: 0.5, slip: 0) }
        #expect(guesses.chance(.threeChoices) < 0.54)
        #expect(guesses.chance(.fourChoices) == begin[0] && guesses.learnt.keys.count == 1)
        guesses.learn(.oneChoice, wasRight: true, recall: 0.5, slip: 0)
        #expect(guesses.chance(.oneChoice) == 1 && guesses.learnt.keys.count == 1)
    }

    @Test(
        "A learner who remembers better or worse than predicted is known after some hundred answers",
        arguments: [-1.0, -0.4, 0, 0.6])
    func shift(truth: Double) {
        var chance = SeededGenerator(seed: 9)
        var calibration = Calibration()
        var course: [Double] = []
        for _ in 0..<4_000 {
            let recall = Double.random(in: 0.7...0.97, using: &chance)
            let actual = Double.chance(logit: .logit(recall) + truth)
            let isRight = Double.random(in: 0..<1, using: &chance) < actual * 0.975 + (1 - actual) * 0.2
            calibration.learn(
                wasRight: isRight, ExpectedRecall(known: 0, kept: recall, learnt: recall), guess: 0.2)
            course.append(calibration.shift.mean)
        }
        #expect(abs(course[399] - truth) < 0.35 && abs(course[3_999] - truth) < 0.15)
        let tally = calibration.tally
        #expect(abs(tally.expected - Double(tally.right)) < 40)
        // It never costs much, and helps where there is something to help.
        #expect(tally.logLoss < tally.uncalibratedLogLoss + 2)
        if truth != 0 { #expect(tally.logLoss < tally.uncalibratedLogLoss - 10) }
    }

    @Test(
        "Slips are told from forgetting: they make words wrong that are recalled nearly for sure",
        arguments: [0.005, 0.025, 0.08])
    func slip(truth: Double) {
        var chance = SeededGenerator(seed: 11)
        var calibration = Calibration()
        for _ in 0..<6_000 {
            let recall = Double.random(in: 0.6...0.99, using: &chance)
            let isRecalled = Double.random(in: 0..<1, using: &chance) < recall
            let isRight = Double.random(in: 0..<1, using: &chance) < (isRecalled ? 1 - truth : 0.2)
            calibration.learn(wasRight: isRight, ExpectedRecall(known: 0, kept: recall, learnt: recall), guess: 0.2)
        }
        #expect(abs(calibration.slipChance - truth) < 0.015)
        #expect(abs(calibration.shift.mean) < 0.25 && calibration.slip.variance < 0.3)
    }

    @Test(
        "How much was known before and how often the rest is guessed are told apart by what comes later",
        arguments: [(0.0, 0.25), (0.3, 0.25), (0.3, 0.12), (0.6, 0.2)])
    func knownBefore(share: Double, guess: Double) {
        var inside = 0
        for seed in 0..<10 as Range<UInt64> {
            let guesses = Self.learner(share: share, guess: guess, seed: seed)
            let estimate = guesses[.fourChoices]
            #expect(abs(guesses.shareKnown - share) < 0.12)
            #expect(abs(estimate.chance - guess) < 0.12)
            if estimate.interval.contains(guess) { inside += 1 }
        }
        #expect(inside >= 8)
    }

    /// What is learnt of a learner who knew a share of 600 words before, and meets each of them four times.
    private static func learner(share: Double, guess: Double, seed: UInt64) -> GuessChances {
        var chance = SeededGenerator(seed: seed)
        var guesses = GuessChances()
        func isRight(_ recall: Double) -> Bool {
            let isRecalled = Double.random(in: 0..<1, using: &chance) < recall
            return Double.random(in: 0..<1, using: &chance) < (isRecalled ? 0.975 : guess)
        }
        for _ in 0..<600 {
            let wasKnown = Double.random(in: 0..<1, using: &chance) < share
            guard var known = guesses.meet(in: .fourChoices, wasRight: isRight(wasKnown ? 1 : 0), slip: 0.025) else { continue }
            for recall in [0.75, 0.8, 0.8] {
                let rate = recall * 0.975 + (1 - recall) * guess
                let next = known.after(isRight: isRight(wasKnown ? 1 : recall), known: 0.975, learnt: rate)
                guesses.learn(nil, wasRight: true, recall: 1, slip: 0.025, known: (known, next))
                known = next
            }
        }
        return guesses
    }

    @Test("A hint taken is a sign of not knowing: luck among four, three and two is found for who takes hints when lost")
    func hints() throws {
        var chance = SeededGenerator(seed: 5)
        var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar(dayStartsAt: 0))
        for word in 0..<600 as Range<UInt64> {
            for (round, day) in [0, 1, 3, 8, 20].enumerated() {
                let recall = round == 0 ? 0 : 0.88
                let isRecalled = Double.random(in: 0..<1, using: &chance) < recall
                let hints = isRecalled ? 0 : Int.random(in: 0...2, using: &chance)
                let luck = [0.25, 0.34, 0.5][hints]
                let isRight = Double.random(in: 0..<1, using: &chance) < (isRecalled ? 0.975 : luck)
                memories.add(
                    .answer(word, day: Int(word) / 20 + day, isRight ? .right : .wrong, choices: 4 - hints, hints: hints))
            }
        }
        let found = [GuessSituation.fourChoices, .threeChoices, .twoChoices].map(memories.guesses.chance)
        #expect(zip(found, [0.25, 0.34, 0.5]).allSatisfy { abs($0 - $1) < 0.08 }, "\(found)")
    }

    @Test("Predictions are shifted by the logit, keep their order and their bounds, and the way back leads back")
    func shifted() {
        let calibration = Calibration(shift: LogitEstimate(mean: -0.7, variance: 0.01))
        let shifted = [0, 0.1, 0.5, 0.9, 0.999, 1].map(calibration.calibrated)
        #expect(zip(shifted, shifted.dropFirst()).allSatisfy { $0 < $1 } && shifted.allSatisfy { (0...1).contains($0) })
        #expect(abs(calibration.uncalibrated(calibration.calibrated(0.8)) - 0.8) < 1e-12)
        #expect(Calibration().calibrated(0.8) == 0.8 || abs(Calibration().calibrated(0.8) - 0.8) < 1e-12)
    }

    @Test("What was kept of another version and is no number becomes one")
    func broken() {
        let estimate = LogitEstimate(mean: .nan, variance: -.infinity)
        #expect(estimate.mean == 0 && estimate.variance > 0)
        #expect(LogitEstimate(mean: 1e9, variance: 0).mean < 10)
    }
}
