import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Records of games, from the history") struct GameRecordTests {
    private func review(_ game: Review.Game, _ outcome: Review.Outcome, choices: Int? = nil, hints: Int = 0, seconds: Int = 1)
        -> Review
    {
        Review(
            at: .sample, word: .sample(1), bookcase: .sample(2), game: game, direction: .forward, outcome: outcome,
            choices: choices,
            hints: hints, milliseconds: seconds * 1_000)
    }

    @Test("hangman counts wins, losses and the best run, and no other game") func hangman() {
        let outcomes: [Review.Outcome] = [.right, .right, .wrong, .right, .right, .right, .wrong, .right]
        let record = HangmanRecord(of: outcomes.flatMap { [review(.hangman, $0), review(.choice, .wrong)] })
        #expect(record.wins == 6 && record.losses == 2 && record.bestRun == 3)
    }

    @Test("the best table is the fastest full one without a mistake or a hint") func matching() {
        func table(_ seconds: Int, from first: Int = 5, wrongAt: Int? = nil, hintAt: Int? = nil) -> [Review] {
            stride(from: first, through: 1, by: -1).map { left in
                review(.match, left == wrongAt ? .wrong : .right, choices: left, hints: left == hintAt ? 1 : 0, seconds: seconds)
            }
        }
        #expect(MatchRecord(of: []).best == nil)
        #expect(MatchRecord(of: table(3) + table(2) + table(4)).best == 10_000)
        #expect(MatchRecord(of: table(3) + table(1, wrongAt: 3) + table(1, hintAt: 5) + table(1, from: 4)).best == 15_000)
        #expect(MatchRecord(of: table(1).dropLast() + table(2)).best == 10_000)
        #expect(MatchRecord(of: table(1).dropFirst()).best == nil)
    }
}
