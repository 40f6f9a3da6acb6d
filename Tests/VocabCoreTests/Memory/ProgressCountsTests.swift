import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("How far a bookcase is") struct ProgressCountsTests {
    /// The goal after `begun` of `all` words were begun.
    private func goal(_ begun: Int, of all: Int) throws -> Int {
        let words = try Bookcase.generated(count: all).words
        let marked = try words.prefix(begun).map { try #require($0.marked(memorized: true, at: .later)) }
        let counts = ProgressCounts(of: marked + words.dropFirst(begun), [:])
        #expect(counts.begun == begun && counts.new == all - begun)
        return counts.nextGoal
    }

    @Test("the next goal is a round number ahead, never far and never past the last word") func goals() throws {
        let all = 700
        for begun in 0..<all {
            let goal = try goal(begun, of: all)
            #expect(goal > begun && goal <= all && (goal % 10 == 0), "\(begun)")
            #expect(goal - begun <= max(10, begun / 2))
        }
        #expect(try goal(all, of: all) == all && goal(3, of: 7) == 7 && goal(0, of: 0) == 0)
        #expect(try [goal(0, of: all), goal(10, of: all), goal(200, of: all), goal(420, of: all)] == [10, 20, 250, 500])
    }
}
