import Testing

@testable import VocabCore
@testable import VocabBenchmark

@Suite struct HitRateTests {
    @Test("The share and its interval, as printed in tables of Wilson's interval")
    func interval() {
        let rate = HitRate(hits: 50, tries: 100)
        #expect(rate.percent == 50)
        #expect(abs(rate.interval.lowerBound - 40.38) < 0.01 && abs(rate.interval.upperBound - 59.62) < 0.01)
        #expect(abs(HitRate(hits: 0, tries: 10).interval.upperBound - 27.75) < 0.01)
        #expect(HitRate(hits: 0, tries: 10).interval.lowerBound == 0)
    }

    @Test("Nothing tried says nothing")
    func nothing() {
        let rate = HitRate(hits: 0, tries: 0)
        #expect(rate.percent == 0 && rate.interval == 0...100 && rate.meetsGoal)
    }

    @Test(
        "25 ± 2 % is chance, as is what few tries cannot tell from it",
        arguments: [(2_500, 10_000, true), (2_300, 10_000, true), (2_299, 10_000, false), (2_701, 10_000, false), (3, 8, true)])
    func goal(hits: Int, tries: Int, isMet: Bool) {
        #expect(HitRate(hits: Double(hits), tries: tries).meetsGoal == isMet)
    }
}
