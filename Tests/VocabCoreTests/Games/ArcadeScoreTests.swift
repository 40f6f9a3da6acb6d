import Testing
import VocabTestSupport

@testable import VocabCore

/// The points of rounds against the clock or with lives, and the best of them, out of the history alone.
@Suite("Points, and the best rounds, from the history") struct ArcadeScoreTests {
    private func review(
        _ outcome: Review.Outcome, round: UInt64 = 1, _ mode: ArcadeMode? = .time(seconds: 60), hints: Int = 0,
        bookcase: UInt64 = 2, game: Review.Game = .choice, at seconds: Int = 0
    ) -> Review {
        Review(
            at: Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + seconds), word: .sample(1),
            bookcase: .sample(bookcase), game: game, direction: .forward, outcome: outcome, hints: hints,
            arcade: mode.map { ArcadeRound(id: .sample(round), mode: $0) }, milliseconds: 900)
    }

    private func record(
        _ reviews: [Review], _ mode: ArcadeMode = .time(seconds: 60), bookcases: Set<UInt64> = [2],
        games: Set<Review.Game> = [.choice]
    ) -> [Int] {
        ArcadeRecord(of: reviews, mode: mode, bookcases: Set(bookcases.map { .sample($0) }), games: games).entries.map(\.points)
    }

    @Test("a row of right answers counts more; a miss ends it, and what was found with a hint counts one") func points() {
        let right = review(.right)
        func points(_ reviews: [Review]) -> Int { ArcadeScore(of: reviews).points }
        #expect((0...7).map { points(Array(repeating: right, count: $0)) } == [0, 1, 2, 4, 6, 8, 11, 14])
        #expect(points([right, right, review(.skipped), right, right]) == 4)
        #expect(points([right, right, review(.right, hints: 2), right]) == 5)
        let score = ArcadeScore(of: [right, review(.wrong), review(.skipped), right])
        #expect(score.misses == 2 && score.combo == 1 && score.lastPoints == 1)
        #expect(ArcadeScore(of: [right, review(.wrong)]).lastPoints == 0)
    }

    @Test("rounds compare with those of the same seconds or lives alone, and other answers are of no round") func modes() {
        let reviews =
            [review(.right), review(.right, nil), review(.right, round: 2, .time(seconds: 30))]
            + [review(.right, round: 3, .lives(3)), review(.wrong, round: 3, .lives(3)), review(.right, round: 4)]
            + [review(.right, round: 4)]
        #expect(record(reviews) == [2, 1])
        #expect(record(reviews, .time(seconds: 30)) == [1] && record(reviews, .time(seconds: 31)) == [])
        #expect(record(reviews, .lives(3)) == [1] && record(reviews, .lives(60)) == [])
    }

    @Test("a round counts for the bookcases that all its words are of, and for the way all of it was answered") func places() {
        let reviews =
            [review(.right), review(.right, round: 2), review(.right, round: 2, bookcase: 3)]
            + (0..<3).map { _ in review(.right, round: 3, game: .typed) } + [review(.right, round: 4, bookcase: 3)]
        #expect(record(reviews) == [1] && record(reviews, bookcases: [3]) == [1])
        #expect(record(reviews, bookcases: [2, 3]) == [2, 1, 1])
        #expect(record(reviews, games: [.typed]) == [4] && record(reviews, games: [.typed, .choice]) == [4, 1])
    }

    @Test("rounds that two devices play at once stay apart, and of equal ones the earlier comes first") func interleaved() {
        let reviews = (0..<6).map { review(.right, round: UInt64($0 % 2 + 1), at: $0) }
        let record = ArcadeRecord(of: reviews, mode: .time(seconds: 60), bookcases: [.sample(2)], games: [.choice])
        #expect(record.entries.map(\.points) == [4, 4] && record.entries.map(\.round) == [.sample(1), .sample(2)])
        #expect(record.without(.sample(1)).entries.map(\.round) == [.sample(2)] && record.best == 4)
    }

    @Test("answers that were taken back do not count, and those of another device do") func history() throws {
        let files = MemoryFileSystem(granting: "/단어 서재")
        let store = Store(root: "/단어 서재", files: files)
        for (number, device) in [(1, 4), (2, 4), (3, 5), (4, 5)] as [(UInt64, UInt64)] {
            _ = try store.append(review(.right, round: device, at: Int(number)), as: .sample(number), by: .sample(device))
        }
        #expect(record(try store.history().reviews) == [2, 2])
        try store.takeBack(.sample(4), by: .sample(5), at: .later)
        let taken = try store.history().reviews
        #expect(record(taken) == [2, 1])
        #expect(taken.allSatisfy { $0.arcade != nil })
    }

    @Test("a line tells its round, read fast or slowly; one without, or of a mode to come, is an answer like any") func lines()
        throws
    {
        for mode in [ArcadeMode.time(seconds: 60), .lives(3)] {
            let review = review(.right, mode)
            let bytes = HistoryLine.review(.sample(1), review).encoded(sequence: 1).dropLast()
            let text = String(decoding: bytes, as: UTF8.self)
            let member = mode == .lives(3) ? "\"lives\":3" : "\"time\":60"
            #expect(text.hasSuffix(",\"round\":\"\(Identifier<ArcadeRound>.sample(1))\",\(member),\"milliseconds\":900}"))
            #expect(HistoryLine.decodeOwn(bytes)?.line == .review(.sample(1), review))
            #expect(try HistoryLine(bytes) == .review(.sample(1), review))
            for other in ["\"speed\":9", "\"time\":0", "\"lives\":-3"] {
                let changed = Array(text.replacing(member, with: other).utf8)
                guard case .review(_, let read) = try HistoryLine(changed) else {
                    Issue.record("\(other) is no answer")
                    continue
                }
                #expect(read.arcade == nil && read.outcome == .right)
                #expect(HistoryLine.decodeOwn(changed[...]) == nil)
            }
        }
    }

    @Test("an answer that moves with its word keeps its round, and how many letters were wrong") func moved() {
        let review = Review(
            at: .sample, word: .sample(1), bookcase: .sample(2), game: .hangman, direction: .reverse, outcome: .right, misses: 4,
            arcade: ArcadeRound(id: .sample(3), mode: .lives(3)), milliseconds: 5)
        let moved = HistoryAnswer(id: nil, review: review).moved(from: .sample(2), to: .sample(7), [.sample(1): .sample(8)])
            .review
        #expect(moved.arcade == review.arcade && moved.misses == 4)
        #expect(moved.word == .sample(8) && moved.bookcase == .sample(7))
    }
}
