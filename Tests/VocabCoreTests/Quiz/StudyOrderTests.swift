import Testing
import VocabTestSupport

@testable import VocabCore

/// Which words come first.
@Suite("The order of study") struct StudyOrderTests {
    private func facts(
        _ recall: Double, due: Bool = false, open: Bool = false, lapses: Int = 0, fresh: Bool = false
    ) -> StudyOrder.Facts {
        StudyOrder.Facts(
            retrievability: recall, isDue: due, isOpenToday: open, lapses: lapses, isFresh: fresh)
    }

    /// Eight words; those from 4 on are new.
    private func order(
        _ focus: StudyOrder.Focus? = nil, newToday: Int = 1, asksMemorized: Bool = false, newComesLast: Bool = false,
        words: [Word]
    ) -> [Word] {
        var order = StudyOrder(
            facts: [
                words[0].id: facts(0.95), words[1].id: facts(0.8, due: true), words[2].id: facts(0.5, due: true, lapses: 2),
                words[3].id: facts(1, open: true, lapses: 1),
            ], focus: focus, newToday: newToday, newOrder: .listed, asksMemorized: asksMemorized
        )
        order.newComesLast = newComesLast
        return order.arranged(words, \.self)
    }

    @Test(
        "what is due comes first, the least likely recalled before; then new ones up to the day's limit, what is not right yet, others"
    )
    func day() throws {
        let words = try Bookcase.generated(count: 8).words
        #expect(order(words: words) == [2, 1, 4, 3, 5, 6, 7, 0].map { words[$0] })
        #expect(order(newToday: 0, words: words) == [2, 1, 3, 4, 5, 6, 7, 0].map { words[$0] })
        #expect(order(newToday: 9, words: words) == [2, 1, 4, 5, 6, 7, 3, 0].map { words[$0] })
    }

    @Test("where a game does not teach, all that was met comes before what is new, which can still be asked for")
    func newComesLast() throws {
        let words = try Bookcase.generated(count: 8).words
        #expect(order(newToday: 9, newComesLast: true, words: words) == [2, 1, 3, 0, 4, 5, 6, 7].map { words[$0] })
        #expect(order(.new, newComesLast: true, words: words) == [4, 5, 6, 7].map { words[$0] })
        #expect(order(newComesLast: true, words: Array(words.prefix(4))) == [2, 1, 3, 0].map { words[$0] })
    }

    @Test("a focus leaves the others out") func focus() throws {
        let words = try Bookcase.generated(count: 8).words
        #expect(order(.due, words: words) == [2, 1].map { words[$0] })
        #expect(order(.new, words: words) == [4, 5, 6, 7].map { words[$0] })
        #expect(order(.weak, words: words) == [2, 3].map { words[$0] })
        #expect(order(.all, words: words) == words)
    }

    @Test("words that the learner marked as known stay out unless they are asked for") func memorized() throws {
        var words = try Bookcase.generated(count: 8).words
        words[2] = try #require(words[2].marked(memorized: true, at: .later))
        #expect(order(words: words).first == words[1])
        #expect(order(asksMemorized: true, words: words).first == words[2])
        #expect(order(.all, words: words).count == 7)
    }

    @Test("new words of a part of speech that was hardly met come four at a time, within their level and before long")
    func inFours() throws {
        let parts = ["noun", "verb", "noun", "adverb", "noun", "verb", "noun", "verb", "noun", "verb"]
        let words = try parts.enumerated().map { number, part in
            try Word.sample(
                term: "t\(number)", meaning: "뜻\(number)", partOfSpeech: part, tags: [number < 9 ? "day1" : "day2"])
        }
        func arranged(_ newOrder: StudySettings.NewOrder, met: [Int] = []) -> [Int] {
            let known = Dictionary(uniqueKeysWithValues: met.map { (words[$0].id, facts(1)) })
            return StudyOrder(facts: known, newToday: 10, newOrder: newOrder).arranged(words, \.self)
                .compactMap { words.firstIndex(of: $0) }.filter { !met.contains($0) }
        }
        #expect(arranged(.random) == [0, 2, 4, 6, 1, 5, 7, 9, 3, 8])
        // A day of a course is not left before its last word.
        #expect(arranged(.tags) == [0, 2, 4, 6, 1, 3, 5, 7, 8, 9])
        // Where enough were met there is nothing to wait for.
        #expect(arranged(.random, met: [1, 5, 7]) == [0, 2, 4, 6, 9, 3, 8])
        #expect(arranged(.listed) == Array(0..<10), "what the learner wants in order comes in order")
        let many = try (0..<200).map { try Word.sample(term: "w\($0)", partOfSpeech: $0 == 0 ? "adverb" : "noun") }
        let late = StudyOrder(facts: [:], newToday: 200, newOrder: .random).arranged(many, \.self).firstIndex(of: many[0])
        #expect(late.map { 20..<100 ~= $0 } == true)
    }

    @Test("tags that tell levels order new words, and those without a level come last") func tags() throws {
        let words = try [["day10"], [], ["day2", "travel"], ["x", "3"]].enumerated().map { index, tags in
            try Word.sample(term: "t\(index)", meaning: "뜻\(index)", tags: tags)
        }
        func arranged(_ newOrder: StudySettings.NewOrder) -> [String] {
            StudyOrder(facts: [:], newToday: 9, newOrder: newOrder).arranged(words, \.self).map(\.term)
        }
        #expect(arranged(.tags) == ["t2", "t3", "t0", "t1"])
        #expect(arranged(.listed) == ["t0", "t1", "t2", "t3"])
    }

    @Test(
        "listed words are begun in the order of the bookcase, whatever is drawn, and asked in any order", arguments: [1, 7, 23])
    func listed(seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: 60)
        func asked(_ newOrder: StudySettings.NewOrder) throws -> [Word.ID] {
            let study = StudyOrder(facts: [bookcase.words[0].id: facts(0.5, due: true)], newToday: 20, newOrder: newOrder)
            var questions = try QuestionSequence(GamePlan(over: [bookcase], study: study, count: 10, seed: seed))
            var ids: [Word.ID] = []
            while let question = questions.nextQuestion() { ids.append(question.word.id) }
            return ids
        }
        let first = bookcase.words.prefix(10).map(\.id)
        #expect(try Set(asked(.listed)) == Set(first) && asked(.listed) != first)
        #expect(try Set(asked(.random)) != Set(first))
    }

    @Test("words that were confused with each other are not begun together, nor one in the other's first days") func confused()
        throws
    {
        let words = try Bookcase.generated(count: 6).words
        func mistake(_ word: Word, _ chosen: Word) -> Review {
            Review(
                at: .sample, word: word.id, bookcase: .sample(1), direction: .forward, outcome: .wrong, chosen: chosen.id,
                milliseconds: 1)
        }
        let confusions = Confusions(in: [mistake(words[0], words[1]), mistake(words[2], words[5])])
        let order = StudyOrder(
            facts: [words[5].id: facts(1, fresh: true)], newToday: 2, newOrder: .listed, confusions: confusions)
        #expect(order.arranged(words, \.self) == [0, 3, 4, 1, 2, 5].map { words[$0] })
        let later = StudyOrder(facts: [words[5].id: facts(1)], newToday: 2, newOrder: .listed, confusions: confusions)
        #expect(later.arranged(words, \.self) == [0, 2, 3, 4, 1, 5].map { words[$0] })
    }

    @Test(
        "a round asks the words that come first, in any order, and others only in their place", arguments: 0..<20 as Range<UInt64>
    )
    func round(seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: 12)
        let due = Set(bookcase.words[4..<7].map(\.id))
        let known = Dictionary(uniqueKeysWithValues: bookcase.words.map { ($0.id, facts(0.9, due: due.contains($0.id))) })
        var questions = try QuestionSequence(
            GamePlan(over: [bookcase], study: StudyOrder(facts: known, newToday: 5), count: 3, seed: seed))
        var asked: Set<Word.ID> = []
        while let question = questions.nextQuestion() { asked.insert(question.word.id) }
        #expect(asked == due && questions.total == 3)
    }

    @Test("nothing is asked where nothing is wanted, and the reason is told") func nothing() throws {
        let bookcase = try Bookcase.generated(count: 5)
        #expect(throws: QuizError.nothingToAsk(.due, memorized: 0)) {
            try QuestionSequence(
                GamePlan(over: [bookcase], study: StudyOrder(facts: [:], focus: .due, newToday: 5), count: 3, seed: 1))
        }
    }

    @Test("the ladder goes up with the rungs and leaves alone what was chosen") func ladder() {
        func form(_ rung: Rung, _ direction: Bool = true, _ answering: Bool = true) -> [String] {
            let form = Ladder(changesDirection: direction, changesAnswering: answering).form(rung, .forward, .choice)
            return [form.directions.rawValue, form.answering.rawValue]
        }
        #expect(form(.choices) == ["forward", "choice"] && form(.otherSide) == ["reverse", "choice"])
        #expect(form(.typed) == ["reverse", "typed"])
        #expect(form(.typed, false) == ["forward", "choice"] && form(.typed, true, false) == ["reverse", "choice"])
    }

    @Test("memories become facts: due, open, fresh, and the new words of today are counted") func memories() throws {
        let words = try Bookcase.generated(count: 6).words
        func answer(_ word: Word, _ outcome: Review.Outcome, day: Int, minute: Int = 0) -> Review {
            Review(
                at: Timestamp(secondsSince1970: 1_795_251_600 + day * 86_400 + minute * 60), word: word.id, bookcase: .sample(1),
                game: .typed, direction: .reverse, outcome: outcome, milliseconds: 1)
        }
        let reviews = [
            answer(words[0], .right, day: 0), answer(words[1], .wrong, day: 8), answer(words[2], .right, day: 9),
            answer(words[3], .wrong, day: 10), answer(words[4], .wrong, day: 10, minute: 1),
            answer(words[4], .right, day: 10, minute: 2),
        ]
        let now = answer(words[0], .right, day: 10, minute: 3).at
        let memories = Memories(of: reviews, settings: MemorySettings(), calendar: LearnerCalendar(), now: now)
        let order = StudyOrder(memories, on: memories.calendar.day(of: now), StudySettings(newPerDay: 20))
        #expect(order.newToday == 18)
        #expect(words[0..<5].map { order.facts[$0.id]?.isDue } == [true, true, false, false, false])
        #expect(words[0..<5].map { order.facts[$0.id]?.isOpenToday } == [false, false, false, true, false])
        #expect(words[0..<5].map { order.facts[$0.id]?.isFresh } == [false, true, true, true, true])
        #expect(order.facts[words[5].id] == nil)
        #expect(order.waiting(words).due == 2 && order.waiting(words).new == 1)
    }
}
