import Testing
import VocabCore
import VocabTestSupport

@testable import VocabBenchmark

/// Simulated exams.
@Suite struct PlanBenchmarkTests {
    @Test(
        "At equal minutes that are few, more words are known on the day of the exam with a plan than with 0.90 alone, by 5 points"
    )
    func gain() throws {
        let size = SimulatedExam.Size(words: 250, days: 20, minutes: 5)
        let benchmark = PlanBenchmark(sizes: [size], seeds: 1)
        let row = try #require(benchmark.rows.first)
        #expect(benchmark.gain >= PlanBenchmark.goal, "\(row)")
        let answers = Double(AnswerPace.standard.answers(inMinutes: size.minutes))
        #expect(row.plain.answersADay <= answers && row.planned.answersADay <= answers)
        #expect(benchmark.lines().last == "All within their goals.")
        #expect(throws: (any Error).self) { try ExamCommand.parse(["--seeds", "0"]) }
    }
}
