import Testing
import VocabCore
import VocabTestSupport

@testable import VocabBenchmark

/// Simulated learners, and what scheduling saves them.
@Suite struct MemoryBenchmarkTests {
    private static let small: SimulatedYear.Size = {
        var size = SimulatedYear.Size()
        (size.words, size.days) = (50, 180)
        return size
    }()

    private func learner(_ law: any ForgettingLaw = FSRSLaw(), guess: Double = 0.2, slip: Double = 0) -> SimulatedLearner {
        SimulatedLearner(law: law, guess: guess, slip: slip)
    }

    private func year(
        of learner: SimulatedLearner, seed: UInt64 = 1, _ policy: some SchedulingPolicy
    ) -> SimulatedYear {
        var policy = policy
        return SimulatedYear(of: learner, size: Self.small, seed: seed, with: &policy)
    }

    @Test(
        "Where luck is one in four, evidence needs fewer answers than right-is-good to know as much; words are asked when they are due"
    )
    func saves() {
        let benchmark = MemoryBenchmark(guess: 0.25, size: Self.small, seeds: 1..<4, rivals: [.rightIsGood])
        #expect(benchmark.ratio(to: .rightIsGood) < 0.97)
        #expect(abs(benchmark.mean { $0.own.recall } - 0.9) < 0.04)
        #expect(benchmark.mean { $0.beliefs.guessDistance } < 0.07)
        #expect(benchmark.mean { $0.beliefs.logLoss } < benchmark.mean { $0.beliefs.logLossWithoutShift } + 0.01)
        #expect(benchmark.rows.count == SimulatedLearner.laws.count * SimulatedLearner.slips.count)
    }

    @Test(
        "The same seed plays the same year, another one another", arguments: [FSRSLaw() as any ForgettingLaw, ExponentialLaw()])
    func repeatable(law: any ForgettingLaw) {
        func play(_ seed: UInt64) -> [Double] {
            let year = year(of: learner(law), seed: seed, EvidencePolicy(words: 50, desiredRetention: 0.9))
            return [year.known, Double(year.reviews), year.recall.sum]
        }
        #expect(play(1) == play(1) && play(1) != play(2))
    }

    @Test("A stricter setting asks more, whatever the policy", arguments: SimulatedLearner.laws.map(\.name))
    func more(name: String) throws {
        let learner = learner(try #require(SimulatedLearner.laws.first { $0.name == name }).law)
        func ascends(_ years: [SimulatedYear]) -> Bool {
            zip(years, years.dropFirst()).allSatisfy { $0.reviews < $1.reviews }
                && years.allSatisfy { (0.2..<1).contains($0.known) }
        }
        // Whoever asks much less has to ask for what was lost.
        let retentions = [0.9, 0.97]
        #expect(ascends(retentions.map { year(of: learner, EvidencePolicy(words: 50, desiredRetention: $0)) }))
        for grade: Review.Grade in [.hard, .good] {
            let policies = retentions.map { FixedGradePolicy(words: 50, right: grade, desiredRetention: $0) }
            #expect(ascends(policies.map { year(of: learner, $0) }))
        }
        #expect(ascends([1, 0.3].map { year(of: learner, LeitnerPolicy(words: 50, firstBox: $0)) }))
        #expect(ascends([0.05, 0.2, 0.5].map { year(of: learner, RandomPolicy(share: $0)) }))
    }

    @Test("A law of forgetting begins at certainty, only falls, and keeps more after a recall than after a lapse")
    func laws() {
        for (_, law) in SimulatedLearner.laws {
            var chance = SeededGenerator(seed: 3)
            let memory = law.first(using: &chance)
            let course = (0..<100).map { law.recall(memory, days: Double($0)) }
            #expect(course[0] == 1 && zip(course, course.dropFirst()).allSatisfy { $0 > $1 })
            let kept = law.next(memory, days: 2, isRecalled: true), lost = law.next(memory, days: 2, isRecalled: false)
            #expect(kept.stability > memory.stability && lost.stability <= memory.stability)
        }
    }

    @Test("Answers at a share of words known are read off the curve, between the points and beyond them")
    func tradeOff() {
        // The logarithm of the answers is 2 + x / 2 over the logit x.
        let points = [0.8, 0.85, 0.9, 0.93, 0.95, 0.97].map { known in
            YearMeans(known: known, reviews: TradeOffSample.reviews(known), recall: 0.9)
        }
        for known in [0.75, 0.88, 0.9, 0.96, 0.98] {
            #expect(abs(TradeOff(points).reviews(atKnown: known) / TradeOffSample.reviews(known) - 1) < 1e-6)
        }
    }

    @Test("The report names all figures, marks those that miss their goal, and says the same to a program")
    func report() throws {
        let command = try MemoryCommand.parse(["--seeds", "1", "--words", "8", "--guess", "0.2", "--brief"])
        let report = command.report()
        let lines = report.lines()
        #expect(lines.first == "8 words · 20 new a day · 366 days · 5 laws of forgetting · 3 chances to slip · 1 seeds")
        for label in [
            "words known", "answers a word", "by right is good", "true recall", "by law", "by slip", "luck believed in",
            "log loss",
        ] {
            #expect(lines.contains { $0.dropFirst(2).hasPrefix(label) }, "\(label)")
        }
        #expect(lines.last == "All within their goals." || lines.last?.hasPrefix("! lines that miss their goal: ") == true)
        let json = report.text(asJSON: true)
        #expect(json.contains("\"rivals\":{\"rightIsGood\":{") && json.contains("\"law\":\"exponential\""))
        #expect(throws: (any Error).self) { try MemoryCommand.parse(["--seeds", "0"]) }
        #expect(throws: (any Error).self) { try MemoryCommand.parse(["--guess", "1"]) }
    }
}

private enum TradeOffSample {
    static func reviews(_ known: Double) -> Double {
        // e^(2 + ln(p / (1 − p)) / 2).
        7.38905609893065 * (known / (1 - known)).squareRoot()
    }
}
