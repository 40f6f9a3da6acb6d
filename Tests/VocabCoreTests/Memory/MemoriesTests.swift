import Testing

@testable import VocabCore

@Suite struct MemoriesTests {
    private let calendar = LearnerCalendar()
    private let now = Timestamp(secondsSince1970: 1_000 * 86_400)

    private func memories(_ reviews: [Review], _ settings: MemorySettings = MemorySettings()) -> Memories {
        Memories(of: reviews, settings: settings, calendar: calendar, now: now)
    }

    /// Answers of all kinds to ten words over 400 days, in the order of time.
    private func history(seed: UInt64, count: Int = 600) -> [Review] {
        var chance = SeededGenerator(seed: seed)
        return (0..<count).map { number in
            let game: Review.Game =
                [.choice, .choice, .choice, .typed, .flashcards, .match, .hangman].randomElement(using: &chance) ?? .choice
            let grade: Review.Grade? = [.again, .hard, .good, .easy].randomElement(using: &chance)
            return .answer(
                UInt64.random(in: 1...10, using: &chance), day: number * 400 / count, second: number % 600,
                [.right, .right, .right, .wrong, .skipped].randomElement(using: &chance) ?? .right, game: game,
                grade: game == .flashcards ? grade : nil, choices: [nil, 4, 3, 2].randomElement(using: &chance) ?? nil,
                hints: Int.random(in: 0...3, using: &chance))
        }
    }

    @Test("Answers that the learner graded are scheduled exactly as the model does, whatever was learnt of luck and level")
    func graded() throws {
        let model = FSRS6(FSRSParameters.standard)
        let noise = (0..<300).map {
            Review.answer(UInt64(100 + $0 % 9), day: $0 / 9, second: $0 % 9, $0 % 2 == 0 ? .wrong : .right)
        }
        let answers: [(Int, Review.Grade)] = [(40, .good), (40, .again), (41, .good), (44, .hard), (60, .good), (90, .easy)]
        let all = memories(noise + answers.map { .answer(day: $0.0, game: .flashcards, grade: $0.1) })
        var expected: MemoryState?
        var last = 40
        for (day, grade) in answers {
            expected = model.state(after: expected, elapsedDays: Double(day - last), grade: grade)
            last = day
        }
        let memory = try #require(all.words[.word(1)])
        #expect(memory.state == expected)
        #expect(all.calibration.shift.mean < -0.2)
        #expect(all.dueDay(of: .word(1)) == Day(number: 90 + Scheduler().intervalInDays(stability: memory.state.stability)))
        #expect(memory.reviews == 6 && memory.lapses == 1 && memory.recent.rightInARow == 4)
        // What the learner graded says nothing about luck or about what was predicted of other answers.
        #expect(all.guesses == memories(noise).guesses && all.calibration == memories(noise).calibration)
    }

    @Test("A miss counts as a lapse only after the word was right once")
    func lapses() {
        let misses: [Review] = [.answer(day: 1, .wrong), .answer(day: 2, .skipped)]
        #expect(memories(misses).words[.word(1)]?.lapses == 0)
        let all = memories(
            misses + [.answer(day: 3), .answer(day: 4, .wrong), .answer(day: 4, second: 9, .wrong), .answer(day: 5)])
        #expect(all.words[.word(1)]?.lapses == 2 && all.words[.word(1)]?.lastRightDay == Day(number: 5))
    }

    @Test("One by one or all at once, kept in between or not, the same answers leave the same memories", arguments: 0..<4)
    func oneByOne(seed: UInt64) {
        let reviews = history(seed: seed)
        let whole = memories(reviews)
        var grown = Memories(settings: MemorySettings(), calendar: calendar)
        for (index, review) in reviews.enumerated() {
            #expect(grown.canAdd(review))
            grown.add(review)
            guard index == 300 else { continue }
            grown = Memories(
                settings: grown.settings, calendar: grown.calendar,
                words: grown.words.mapValues {
                    WordMemory(
                        state: MemoryState(stability: $0.state.stability, difficulty: $0.state.difficulty),
                        knownBefore: $0.knownBefore, firstDay: $0.firstDay,
                        lastAt: $0.lastAt, lastDay: $0.lastDay, dueDay: $0.dueDay, lastRightDay: $0.lastRightDay, rung: $0.rung,
                        isGraded: $0.isGraded,
                        reviews: $0.reviews, lapses: $0.lapses,
                        recent: RecentAnswers(bits: $0.recent.bits, count: $0.recent.count))
                },
                guesses: GuessChances(
                    later: grown.guesses.later, logits: grown.guesses.logits, first: grown.guesses.first,
                    shareKnown: grown.guesses.shareKnown), hints: grown.hints,
                calibration: Calibration(
                    shift: grown.calibration.shift, slip: grown.calibration.slip, covariance: grown.calibration.covariance,
                    tally: grown.calibration.tally), answers: grown.answers,
                latest: grown.latest, leftOut: grown.leftOut)
        }
        #expect(grown == whole)
        #expect(whole.answers == reviews.count && whole.words.values.reduce(0) { $0 + $1.reviews } == reviews.count)
        for memory in whole.words.values {
            #expect(memory.state.stability.isFinite && (1...10).contains(memory.state.difficulty))
            #expect(memory.recent.count == min(memory.reviews, 16) && memory.lapses < memory.reviews)
        }
    }

    @Test("A clock that was set back gives answers of one day, never negative time")
    func clockSetBack() throws {
        var all = memories([.answer(day: 10), .answer(day: 20)])
        let early = Review.answer(day: 5)
        #expect(!all.canAdd(early) && all.canAdd(.answer(day: 20)))
        let before = try #require(all.words[.word(1)]?.state)
        all.add(early)
        let after = try #require(all.words[.word(1)])
        #expect(after.state == Scheduler().model.state(after: before, elapsedDays: 0, grade: .good))
        #expect(after.lastDay == Day(number: 5) && all.latest == Review.answer(day: 20).at)
        #expect(all.retrievability(of: .word(1), on: Day(number: 1)) == 1)
    }

    @Test("Answers from the future are left out and counted; a day ahead is a time zone, not the future")
    func future() {
        let all = memories([.answer(day: 900), .answer(2, day: 1_000), .answer(3, day: 5_000), .answer(4, day: 99_999)])
        #expect(all.leftOut == 2 && all.answers == 2)
        #expect(all.words.keys.count == 2 && all.words[.word(2)] != nil)
    }

    @Test("The same word on two devices in one minute is one day's learning: it counts twice and moves little")
    func sameMinute() throws {
        let once = try #require(memories([.answer(day: 1, game: .typed), .answer(day: 5, game: .typed)]).words[.word(1)])
        let twice = try #require(
            memories([.answer(day: 1, game: .typed), .answer(day: 5, game: .typed), .answer(day: 5, second: 7, game: .typed)])
                .words[.word(1)])
        #expect(twice.reviews == once.reviews + 1)
        #expect(twice.state.stability >= once.state.stability && twice.state.stability < once.state.stability * 1.3)
    }

    @Test("Days are the learner's: an hour after midnight is still the evening before")
    func learnerDays() throws {
        func days(_ dayStartsAt: Int) throws -> Int {
            var reviews = [Review.answer(day: 10, second: 11 * 3_600), .answer(day: 10, second: 13 * 3_600)]
            reviews.append(.answer(day: 11, game: .typed))
            let all = Memories(
                of: reviews, settings: MemorySettings(), calendar: LearnerCalendar(dayStartsAt: dayStartsAt), now: now)
            return all.calibration.tally.answers
        }
        // At midnight begins a new day, and the second answer tells how good the prediction was.
        #expect(try days(0) == 1 && days(4) == 1)
        let evening = Memories(
            of: [.answer(day: 10, second: 11 * 3_600), .answer(day: 10, second: 13 * 3_600)], settings: MemorySettings(),
            calendar: calendar, now: now)
        #expect(evening.calibration.tally.answers == 0 && evening.words[.word(1)]?.lastDay == Day(number: 10))
    }

    @Test("A word is due when this learner's recall has fallen to what is wished for: earlier for one who forgets more")
    func due() throws {
        func shifted(_ mean: Double, retention: Double = 0.9) -> Memories {
            var memories = Memories(
                settings: MemorySettings(desiredRetention: retention), calendar: calendar,
                calibration: Calibration(shift: LogitEstimate(mean: mean, variance: 0.01)))
            memories.add(.answer(day: 1, game: .typed))
            return memories
        }
        let days = try [-0.8, -0.3, 0, 0.3, 0.8].map { try #require(shifted($0).dueDay(of: .word(1))).number }
        #expect(zip(days, days.dropFirst()).allSatisfy { $0 < $1 } && days[2] == 1 + 8)
        let late = try #require(shifted(0.8).dueDay(of: .word(1)))
        let predicted = try #require(shifted(0.8).predictedRecall(of: .word(1), on: late))
        #expect(abs(predicted - 0.9) < 0.01)
        #expect(try #require(shifted(0, retention: 0.8).dueDay(of: .word(1))).number > 9)
        #expect(shifted(0).dueDay(of: .word(2)) == nil && shifted(0).retrievability(of: .word(2), on: late) == nil)
    }

    @Test(
        "Who knew half of a list is not asked it like a new one: words that keep being right wait ever longer, a miss brings them back"
    )
    func knownBefore() throws {
        var all = Memories(settings: MemorySettings(), calendar: calendar)
        // Every other word was known: right at first and ever after. The others are missed at first, and then kept less well.
        for word in 0..<200 as Range<UInt64> {
            for (round, day) in [1, 2, 5].enumerated() {
                let isRight = word % 2 == 0 || (round > 0 && (Int(word) / 2 + round) % 4 != 0)
                all.add(.answer(word, day: Int(word) / 20 + day, isRight ? .right : .wrong))
            }
        }
        #expect(abs(all.guesses.shareKnown - 0.5) < 0.1)
        func wait(_ word: UInt64) throws -> Int {
            let memory = try #require(all.words[.word(word)])
            return memory.lastDay.distance(to: memory.dueDay)
        }
        #expect(try wait(0) > 5 * wait(1))
        let known = try #require(all.words[.word(0)])
        #expect(all.known(known.knownBefore) > 0.8 && all.words[.word(1)]?.knownBefore == nil)
        // Predictions fall with the days, and reach what is wished for on about the day it is due.
        let recalls = stride(from: 0, through: 200, by: 20).compactMap {
            all.predictedRecall(of: .word(0), on: known.lastDay.advanced(by: $0))
        }
        #expect(zip(recalls, recalls.dropFirst()).allSatisfy { $0 >= $1 } && recalls.count == 11)
        #expect(abs(try #require(all.predictedRecall(of: .word(0), on: known.dueDay)) - 0.9) < 0.04)
        var missed = all
        missed.add(.answer(0, day: 60, .wrong))
        let after = try #require(missed.words[.word(0)])
        #expect(missed.known(after.knownBefore) < all.known(known.knownBefore))
        #expect(after.lastDay.distance(to: after.dueDay) < 5)
        // Right when it comes back on that day, it still waits as one that is learnt now.
        missed.add(.answer(0, day: 60, second: 90))
        let again = try #require(missed.words[.word(0)])
        #expect(again.lastDay.distance(to: again.dueDay) < 5)
        // A grade says when it is due, and that a word was known only a grade of again denies.
        var good = all
        good.add(.answer(0, day: 60, game: .flashcards, grade: .good))
        #expect(good.words[.word(0)]?.knownBefore == known.knownBefore)
        all.add(.answer(0, day: 60, game: .flashcards, grade: .again))
        #expect(all.words[.word(0)]?.knownBefore == nil)
    }

    @Test("A hint is a sign of not knowing: it speaks against a word's having been known, and makes no miss milder")
    func hintsAsEvidence() throws {
        func learnt(hints: Int, _ outcome: Review.Outcome = .right) throws -> (before: WordMemory, after: WordMemory) {
            var all = Memories(settings: MemorySettings(), calendar: calendar)
            // Who takes hints, on words of their own.
            for word in 100..<160 as Range<UInt64> { all.add(.answer(word, day: 1, .wrong, choices: 3, hints: 1)) }
            all.add(.answer(1, day: 1))
            let before = try #require(all.words[.word(1)])
            all.add(.answer(1, day: 5, outcome, choices: 4 - hints, hints: hints))
            return (before, try #require(all.words[.word(1)]))
        }
        let (with, without) = (try learnt(hints: 1), try learnt(hints: 0))
        let start = try #require(with.before.knownBefore).laterAnswers
        // Who takes hints took none: that alone speaks for it.
        #expect(start > 0)
        #expect(try #require(with.after.knownBefore).laterAnswers < start)
        #expect(try #require(without.after.knownBefore).laterAnswers > start)
        #expect(with.after.state.stability < without.after.state.stability)
        let misses = (try learnt(hints: 1, .wrong).after, try learnt(hints: 0, .wrong).after)
        #expect(misses.0.state.stability <= misses.1.state.stability)
    }

    @Test("The last answers are kept: how many right in a row, how many misses of the last ones")
    func recent() {
        var recent = RecentAnswers()
        #expect(recent.isLastRight == nil && recent.rightInARow == 0 && recent.misses(ofLast: 5) == 0)
        for isRight in [true, false, true, true] { recent.add(isRight: isRight) }
        #expect(
            recent.rightInARow == 2 && recent.misses(ofLast: 3) == 1 && recent.misses(ofLast: 99) == 1
                && recent.misses(ofLast: -1) == 0)
        for _ in 0..<40 { recent.add(isRight: true) }
        #expect(recent.rightInARow == 16 && recent.count == 16 && recent.misses(ofLast: 16) == 0)
        #expect(RecentAnswers(bits: .max, count: 3).bits == 7 && RecentAnswers(bits: .max, count: 99).count == 16)
    }
}
