import Testing

@testable import VocabCore

@Suite struct SchedulerTests {
    @Test("Parameters of another model, out of range or no number are refused, and can be brought into range")
    func parameters() throws {
        var weights = FSRSParameters.standard.weights
        #expect(try FSRSParameters(weights) == .standard)
        #expect(throws: FSRSParameters.Problem.count(19)) { try FSRSParameters(Array(weights.prefix(19))) }
        #expect(throws: FSRSParameters.Problem.count(0)) { try FSRSParameters([]) }
        weights[20] = 0.05
        #expect(throws: FSRSParameters.Problem.outOfRange(index: 20, value: 0.05, range: 0.1...0.8)) {
            try FSRSParameters(weights)
        }
        #expect(FSRSParameters(clamping: weights).weights[20] == 0.1)
        weights[3] = .nan
        #expect(throws: FSRSParameters.Problem.self) { try FSRSParameters(weights) }
        #expect(FSRSParameters(clamping: weights).weights[3] == 8.2956)
        weights[3] = .infinity
        #expect(FSRSParameters(clamping: weights).weights[3] == 100)
        #expect(FSRSParameters(clamping: []) == .standard)
    }

    @Test("At 90 % a word waits as many days as it is stable; less wished for is longer waited for")
    func intervals() {
        let scheduler = Scheduler()
        #expect([0.001, 0.4, 2.3065, 11.4, 1e9].map(scheduler.intervalInDays) == [1, 1, 2, 11, 36_500])
        let waits = [0.7, 0.8, 0.85, 0.9, 0.95, 0.97].map { scheduler.intervalInDays(stability: 100, retention: $0) }
        #expect(zip(waits, waits.dropFirst()).allSatisfy { $0 > $1 })
        #expect(Scheduler(desiredRetention: 0.8).intervalInDays(stability: 100) == waits[1])
        #expect(Scheduler(maximumInterval: 30).intervalInDays(stability: 100) == 30)
    }

    @Test("A retention or an interval that cannot be wished for becomes the nearest that can")
    func bounds() {
        #expect(
            [0.2, 0.9, 1, -.infinity, .nan].map { Scheduler(desiredRetention: $0).desiredRetention } == [
                0.7, 0.9, 0.99, 0.7, 0.9,
            ])
        #expect([0, -3, 7, .max].map { Scheduler(maximumInterval: $0).maximumInterval } == [1, 1, 7, 36_500])
    }
}
