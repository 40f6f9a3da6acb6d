import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabBenchmark

@Suite struct LearnedGuesserTests {
    @Test("On questions of pure chance there is nothing to learn", arguments: [1, 2] as [UInt64])
    func pureChance(seed: UInt64) throws {
        var sheets = Sheets(seed: seed)
        let made = try sheets.make(8, of: 250) { generator in
            (Sheets.text(&generator), (0..<3).map { _ in Sheets.text(&generator) })
        }
        let guesses = Guesses(at: made)
        for rate in try [#require(guesses.learned), #require(guesses.learnedByLooks)] {
            #expect(rate.tries == 1_000 && abs(rate.percent - 25) < 4, "\(rate.percent)")
        }
    }

    @Test("A leak that none of the rules of thumb names is learnt: the right one is of middle length")
    func middleLength() throws {
        var sheets = Sheets(seed: 4)
        let made = try sheets.make(4, of: 200) { generator in
            (
                Sheets.letters(6, &generator),
                [2, 10, [2, 10].randomElement(using: &generator) ?? 2].map { Sheets.letters($0, &generator) }
            )
        }
        let guesses = Guesses(at: made)
        #expect(RuleOfThumb.allCases.allSatisfy { (guesses.byRule[$0]?.percent ?? 100) < 60 })
        #expect(try #require(guesses.learnedByLooks).percent > 90)
    }

    @Test("A leak through earlier questions is learnt by the one who sees them alone")
    func earlierQuestions() throws {
        var generator = SeededGenerator(seed: 5)
        let wrong = (0..<12).map { _ in Sheets.text(&generator) }
        var sheets = Sheets(seed: 5)
        let made = try sheets.make(6, of: 200) { generator in
            (Sheets.text(&generator), Array(wrong.shuffled(using: &generator).prefix(3)))
        }
        let guesses = Guesses(at: made)
        let seeing = try #require(guesses.learned).percent
        #expect(seeing > 90)
        #expect(try #require(guesses.learnedByLooks).percent < seeing - 30)
        #expect(try #require(guesses.byRule[.leastSeen]).percent > 90)
    }

    @Test("A place that is right more often is learnt")
    func place() throws {
        var generator = SeededGenerator(seed: 6)
        let made = try (0..<4).map { _ in
            try (0..<100).map { number in
                try Question.sample(
                    "prompt \(number)", (0..<4).map { _ in Sheets.letters(5, &generator) }, answer: number % 10 == 0 ? 0 : 3)
            }
        }
        #expect(try #require(Guesses(at: made).learnedByLooks).percent == 90)
    }

    @Test("The same sheets give the same guesser, and one sheet or none gives no exam")
    func repeatable() throws {
        var sheets = Sheets(seed: 7)
        let made = try sheets.make(3, of: 50) { generator in
            (Sheets.text(&generator), (0..<3).map { _ in Sheets.text(&generator) })
        }
        #expect(Guesses(at: made) == Guesses(at: made))
        #expect(Guesses(at: made).learned?.tries == 50)
        #expect(Guesses(at: Array(made.prefix(1))).learned == nil && Guesses(at: []).learned == nil)
        #expect(Guesses(at: [[], []]).learned == nil)
    }
}
