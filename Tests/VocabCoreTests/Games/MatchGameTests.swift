import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Matching") struct MatchGameTests {
    private func table(_ effects: [MatchGame.Effect]) -> MatchGame.Table? {
        effects.compactMap { if case .table(let table) = $0 { table } else { nil } }.last
    }

    private func open(_ table: MatchGame.Table) -> [Int] { table.questions.indices.filter { !table.found.contains($0) } }

    /// Pairs all that lie on the tables, and returns the tables.
    private func playThrough(_ words: WordSequence) throws -> (
        tables: [MatchGame.Table], reviews: [Review], results: RoundResults
    ) {
        var played = Played(try MatchGame(words))
        var tables = [try #require(table(played(.start)))]
        while !played.isOver {
            let before = try #require(tables.last)
            for question in before.questions.indices {
                played(.pick(.question(question)))
                played(.pick(.answer(before.place(of: question))))
            }
            if let next = table(played.effects), next.since != before.since { tables.append(next) }
        }
        return (tables, played.reviews, played.game.results)
    }

    @Test("tables hold two to five pairs, as even as can be, until the count is reached", arguments: 1...23) func sizes(
        count: Int
    ) throws {
        let words = try WordSequence(GamePlan(over: [.generated(count: 40)], count: count, seed: 3))
        let (tables, reviews, _) = try playThrough(words)
        let sizes = tables.map(\.questions.count)
        #expect(sizes.reduce(0, +) == max(2, count) && sizes.allSatisfy { (2...5).contains($0) })
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
        #expect(reviews.count == max(2, count) && Set(reviews.map(\.word)).count == max(2, count))
        #expect(tables.map(\.foundBefore) == sizes.indices.map { sizes[..<$0].reduce(0, +) })
    }

    @Test("no two meanings on a table answer each other") func fair() throws {
        let pairs = [
            ("abandon", "버리다, 포기하다"), ("desert", "버리다"), ("give up", "포기하다"), ("forsake", "~을 버리다"), ("apple", "사과"),
            ("pear", "배"), ("ship", "배"), ("boat", "배, 보트"), ("run", "달리다"), ("run", "운영하다"), ("operate", "운영하다"), ("plum", "자두"),
        ]
        for seed in 1...60 as ClosedRange<UInt64> {
            let words = try WordSequence.sample(pairs, seed: seed)
            let fairness = Fairness(over: words.plan.bookcases[0].words)
            let (tables, _, results) = try playThrough(words)
            for table in tables {
                let indexes = table.questions.compactMap { question in
                    words.plan.bookcases[0].words.firstIndex { $0.id == question.word.id }
                }
                for left in indexes {
                    for right in indexes where left != right {
                        #expect(fairness.signature(of: left).conflict(beside: fairness.signature(of: right)) < .unfair)
                    }
                }
            }
            let dealt = tables.reduce(0) { $0 + $1.questions.count }
            #expect(dealt + results.skippedWords.count == pairs.count)
        }
    }

    @Test("words that all mean the same are no table") func same() throws {
        #expect(throws: QuizError.self) { try MatchGame(.sample([("a1", "배"), ("b1", "배"), ("c1", "배"), ("d1", "배")])) }
    }

    @Test("of each word the first answer is kept; a mistake names whose meaning it was") func mistakes() throws {
        var played = Played(try MatchGame(.fruit()))
        let first = try #require(table(played(.start)))
        let wrong = first.place(of: 1)
        played(.pick(.answer(wrong)))
        #expect(table(played.effects)?.picked == .answer(wrong))
        let effects = played(.pick(.question(0)))
        #expect(effects.contains(.told(.paired(0, wrong, .wrong, belongsTo: 1))))
        let review = try #require(played.reviews.first)
        #expect(review.outcome == .wrong && review.chosen == first.questions[1].word.id && review.choices == 5)
        played(.pick(.question(0)))
        played(.pick(.answer(first.place(of: 0))))
        #expect(played.reviews.count == 1 && table(played.effects)?.found == [0])
        #expect(played.game.results.missed.map(\.id) == [first.questions[0].word.id])
    }

    @Test("the last pair left is no evidence, and says so in the history") func lastPair() throws {
        let (_, reviews, _) = try playThrough(.fruit())
        #expect(reviews.map(\.choices) == [5, 4, 3, 2, 1])
        #expect(GuessSituation(of: reviews[4]) == .oneChoice && GuessSituation(of: reviews[0]) == .match)
    }

    @Test("hints take wrong answers away until two are left, a skip tells the pair, and both can be taken back") func help()
        throws
    {
        var played = Played(try MatchGame(.fruit()))
        let first = try #require(table(played(.start)))
        for _ in 0..<3 { played(.hint) }
        let removed = try #require(table(played.effects)).removed[0]
        #expect(removed?.count == 3 && removed?.contains(first.place(of: 0)) == false)
        #expect(played(.hint) == [.told(.nothingToRemove)])
        if let gone = removed?.first { #expect(played(.pick(.answer(gone))) == [.told(.notThere(.answer(gone)))]) }
        played(.skip)
        #expect(played.reviews.map(\.outcome) == [.skipped] && played.reviews.map(\.hints) == [3])
        #expect(try #require(table(played.effects)).found == [0])
        played(.takeBack)
        let back = try #require(table(played.effects))
        #expect(played.reviews.isEmpty && open(back).count == 5)
        #expect(played(.takeBack) == [.told(.nothingToTakeBack)])
    }

    @Test("a pair can be taken back over the edge of a table") func backOverTables() throws {
        var played = Played(try MatchGame(WordSequence(GamePlan(over: [.generated(count: 8)], count: 4, seed: 2))))
        let first = try #require(table(played(.start)))
        for question in first.questions.indices {
            played(.pick(.question(question)))
            played(.pick(.answer(first.place(of: question))))
        }
        #expect(played.isOver)
        #expect(played(.takeBack) == [])
        played = Played(try MatchGame(WordSequence(GamePlan(over: [.generated(count: 8)], count: 6, seed: 2))))
        let table1 = try #require(table(played(.start)))
        for question in table1.questions.indices {
            played(.pick(.question(question)))
            played(.pick(.answer(table1.place(of: question))))
        }
        #expect(table(played.effects)?.foundBefore == 3)
        let back = try #require(table(played(.takeBack)))
        #expect(back.questions == table1.questions && back.found == [0, 1] && played.reviews.count == 2)
    }

    @Test("only a full table without a mistake, a hint or a skip is perfect") func perfect() throws {
        func times(_ moves: (inout Played<MatchGame>) -> Void) throws -> [Bool] {
            var played = Played(try MatchGame(.fruit()))
            let first = try #require(table(played(.start)))
            moves(&played)
            for question in first.questions.indices where table(played.effects)?.found.contains(question) == false {
                played(.pick(.question(question)))
                played(.pick(.answer(first.place(of: question))))
            }
            return played.effects.compactMap { if case .cleared(_, let isPerfect) = $0 { isPerfect } else { nil } }
        }
        #expect(try times { _ in } == [true])
        #expect(try times { $0(.hint) } == [false])
        #expect(try times { $0(.skip) } == [false])
    }
}
