import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Flash cards") struct CardGameTests {
    private func game(count: Int = 100, seed: UInt64 = 1) throws -> Played<CardGame> {
        Played(
            CardGame(
                try .fruit(count: count, seed: seed), memories: Memories(settings: MemorySettings(), calendar: LearnerCalendar()))
        )
    }

    private func card(_ effects: [CardGame.Effect]) -> CardGame.Showing? {
        effects.compactMap { if case .card(let showing) = $0 { showing } else { nil } }.last
    }

    @Test("each card is shown, turned and graded once", arguments: [1, 2, 3, 4, 5, 100]) func once(count: Int) throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var played = try game(count: count, seed: seed)
            played(.start)
            while !played.isOver {
                #expect(played.reviews.count < 5)
                played(.turn)
                played(.grade(.good))
            }
            #expect(played.reviews.count == min(count, 5) && Set(played.reviews.map(\.word)).count == min(count, 5))
            #expect(played.reviews.allSatisfy { $0.game == .flashcards && $0.grade == .good && $0.outcome == .right })
        }
    }

    @Test("a grade before the card was turned only turns it") func unturned() throws {
        var played = try game()
        let first = try #require(card(played(.start)))
        #expect(!first.isTurned && first.number == 1 && first.total == 5)
        #expect(card(played(.grade(.good)))?.isTurned == true)
        #expect(played.reviews.isEmpty)
    }

    @Test("a card that was not known comes back until it is, and counts once") func again() throws {
        var played = try game()
        let missed = try #require(card(played(.start))).card.word
        played(.turn)
        played(.grade(.again))
        #expect(card(played.effects)?.again == 1 && card(played.effects)?.number == 2)
        var shown = 0
        while !played.isOver {
            if card(played.effects)?.card.word.id == missed.id { shown += 1 }
            played(.turn)
            played(.grade(shown == 1 && card(played.effects)?.card.word.id == missed.id ? .again : .hard))
        }
        #expect(shown == 2 && played.reviews.count == 7)
        #expect(
            played.game.results.asked == 5 && played.game.results.correct == 4
                && played.game.results.missed.map(\.id) == [missed.id])
    }

    @Test("the streak counts cards at first sight, never more than were right then") func streak() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var played = try game(seed: seed)
            played(.start)
            played(.turn)
            played(.grade(.again))
            while !played.isOver {
                played(.turn)
                played(.grade(.good))
            }
            #expect(played.game.results.correct == 4 && played.game.results.bestStreak == 4)
        }
    }

    @Test("going back shows the card before, turned, and takes its grade back; before the first there is none") func goBack()
        throws
    {
        var played = try game()
        let first = try #require(card(played(.start)))
        #expect(played(.goBack) == [.noCardBefore])
        played(.turn)
        played(.grade(.again))
        let back = try #require(card(played(.goBack)))
        #expect(back.card == first.card && back.isTurned && back.number == 1 && back.again == 0)
        #expect(played.reviews.isEmpty && played.game.results.asked == 0)
        played(.grade(.easy))
        #expect(played.reviews.map(\.grade) == [.easy])
    }

    @Test("a word that is known for good is laid aside without an answer, and going back takes the mark away") func known() throws
    {
        var played = try game()
        let first = try #require(card(played(.start))).card
        #expect(played(.known).first == .mark(first.word, in: first.bookcase, memorized: true))
        #expect(played.reviews.isEmpty)
        let back = played(.goBack)
        #expect(back.first == .mark(first.word, in: first.bookcase, memorized: false) && card(back)?.card == first)
    }

    @Test("an edited word stands on its card") func edited() throws {
        var played = try game()
        let word = try #require(card(played(.start))).card.word
        let other = try #require(try word.revised(WordContent(term: word.term, meaning: "새 뜻"), at: .later))
        #expect(card(played(.edited(other)))?.card.word.meaning == "새 뜻")
        #expect(played(.edited(try .sample(term: "another"))) == [])
    }

    @Test("the days told under each grade are those that the grade brings") func days() throws {
        let calendar = LearnerCalendar()
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let word = Word.ID.sample(1)
            var memories = Memories(settings: MemorySettings(), calendar: calendar)
            var moment = Timestamp.sample.secondsSince1970
            func graded(_ grade: Review.Grade) -> Review {
                Review(
                    at: Timestamp(secondsSince1970: moment), word: word, bookcase: .sample(2), game: .flashcards,
                    direction: .forward,
                    outcome: grade == .again ? .wrong : .right, grade: grade, milliseconds: 0)
            }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                memories.add(graded(Review.Grade.allCases.randomElement(using: &random) ?? .good))
                moment += Int.random(in: 0...20, using: &random) * 43_200
            }
            let day = calendar.day(of: Timestamp(secondsSince1970: moment))
            let told = Review.Grade.allCases.map { memories.only([word]).intervalInDays(of: word, after: $0, on: day) }
            for (grade, days) in zip(Review.Grade.allCases, told) {
                var after = memories
                after.add(graded(grade))
                #expect(after.dueDay(of: word).map { day.distance(to: $0) } == days)
            }
            #expect(told == told.sorted())
        }
    }
}
