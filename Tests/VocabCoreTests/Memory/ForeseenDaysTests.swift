import Testing
import VocabTestSupport

@testable import VocabCore

/// What the coming days bring, played ahead.
@Suite("Foreseen days") struct ForeseenDaysTests {
    private static let words: [Word] = (0..<400).compactMap {
        try? Word(
            WordContent(term: "t\($0)", meaning: "뜻\($0)"), id: .word(UInt64($0)), added: Timestamp(secondsSince1970: 0))
    }

    private static let bookcase: Bookcase.ID = {
        var chance = SeededGenerator(seed: 1)
        return Bookcase.ID(using: &chance)
    }()

    /// A learner who has begun ten words a day, and recalls each as the model says.
    private func learner(days: Int) -> Memories {
        var memories = Memories(settings: MemorySettings(), calendar: LearnerCalendar())
        var chance = SeededGenerator(seed: 1)
        for number in 0..<days {
            let day = Day(number: 20_000 + number)
            let due = Self.words.filter { memories.dueDay(of: $0.id).map { $0 <= day } ?? false }
            let at = Timestamp(secondsSince1970: day.number * 86_400 + 43_200)
            for word in due + Self.words[number * 10..<(number + 1) * 10] {
                let recall = memories.predictedRecall(of: word.id, on: day) ?? 0.2
                let isRight = Double.random(in: 0..<1, using: &chance) < recall
                memories.add(
                    Review(
                        at: at, word: word.id, bookcase: Self.bookcase, direction: .forward, outcome: isRight ? .right : .wrong,
                        milliseconds: 900))
            }
        }
        return memories
    }

    private func foreseen(_ memories: Memories, day: Int, days: Int = 30, new: Int = 10, runs: Int = 1) -> ForeseenDays {
        ForeseenDays(memories, Self.words, from: Day(number: 20_000 + day), days: days, newPerDay: new, runs: runs)
    }

    @Test("today's words are those that are due now, and the same memories foresee the same") func today() {
        let memories = learner(days: 20)
        let foreseen = foreseen(memories, day: 20)
        let day = Day(number: 20_020)
        #expect(foreseen.dueWords[0] == Self.words.count { memories.dueDay(of: $0.id).map { $0 <= day } ?? false })
        #expect(foreseen == self.foreseen(memories, day: 20))
        #expect(foreseen.begun.allSatisfy { $0 <= 10 } && foreseen.begun.reduce(0, +) == 200)
    }

    @Test("words come back after they were answered, and new ones come: the second week holds more than what is due in it now")
    func comeBack() {
        let memories = learner(days: 20)
        let scheduled = (7..<14).map { ahead in
            Self.words.count { memories.dueDay(of: $0.id) == Day(number: 20_020 + ahead) }
        }.reduce(0, +)
        let foreseen = foreseen(memories, day: 20)
        #expect(foreseen.due[7..<14].reduce(0, +) > 2 * Double(scheduled))
        #expect(foreseen.due[7..<14].reduce(0, +) > self.foreseen(memories, day: 20, new: 0).due[7..<14].reduce(0, +))
    }

    @Test("as many words are answered as are due and begun, those missed more than once") func answers() {
        let foreseen = foreseen(learner(days: 20), day: 20, runs: 3)
        for (day, words) in foreseen.words.enumerated() { #expect(foreseen.answers[day] >= words) }
        #expect(foreseen.answers.reduce(0, +) > 1.02 * foreseen.words.reduce(0, +))
        #expect(foreseen.answers.reduce(0, +) < 1.5 * foreseen.words.reduce(0, +))
    }

    @Test("words marked as known are not asked and count as known; without days to play only that is told") func marked() {
        let marked = Self.words.compactMap { try? Word($0.content, id: $0.id, memorized: true, added: $0.added) }
        let none = Memories(settings: MemorySettings(), calendar: LearnerCalendar())
        let foreseen = ForeseenDays(none, marked, from: Day(number: 20_000), days: 5, newPerDay: 20)
        #expect(foreseen.words == [0, 0, 0, 0, 0] && foreseen.known == 400)
        #expect(ForeseenDays(none, Self.words, from: Day(number: 20_000), days: 0, newPerDay: 20).known == 0)
    }

    @Test("new words a day are as many as were begun of late, no more than the learner wants") func usualNew() {
        let memories = learner(days: 20)
        #expect(memories.usualNew(on: Day(number: 20_020), atMost: 20) == 10)
        #expect(memories.usualNew(on: Day(number: 20_020), atMost: 7) == 7)
        #expect(memories.usualNew(on: Day(number: 20_027), atMost: 20) == 5)
        #expect(memories.usualNew(on: Day(number: 20_100), atMost: 20) == 20)
        #expect(Memories(settings: MemorySettings(), calendar: LearnerCalendar()).usualNew(on: Day(number: 1), atMost: 20) == 20)
    }

    @Test("a higher goal asks more and knows more; the present one changes nothing") func goals() {
        let memories = learner(days: 30)
        #expect(memories.wishing(for: 0.9) == memories)
        let prices = [0.8, 0.9, 0.95].map { goal in
            ForeseenDays(
                memories.wishing(for: goal), Self.words, from: Day(number: 20_030), days: 60, newPerDay: 10, runs: 3)
        }
        #expect(prices[0].answers.reduce(0, +) < 0.9 * prices[1].answers.reduce(0, +))
        #expect(prices[1].answers.reduce(0, +) < 0.9 * prices[2].answers.reduce(0, +))
        #expect(prices[0].known < prices[1].known && prices[1].known < prices[2].known)
    }
}
