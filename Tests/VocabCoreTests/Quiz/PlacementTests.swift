import Testing
import VocabTestSupport

@testable import VocabCore

/// A first estimate of what is known.
@Suite("A placement") struct PlacementTests {
    /// A thousand words in three levels, each as hard as its place in the list.
    private static let bookcase: Bookcase? = {
        let words: [Word] = (0..<1_000).compactMap { number in
            try? word("t\(number)", number < 400 ? "600" : number < 800 ? "750" : "900", UInt64(number))
        }
        guard let name = try? BookcaseName("목록") else { return nil }
        var chance = SeededGenerator(seed: 1)
        return Bookcase(
            id: Bookcase.ID(using: &chance), name: name, added: Timestamp(secondsSince1970: 0), words: words)
    }()

    private static func word(_ term: String, _ tag: String, _ number: UInt64) throws -> Word {
        var content = WordContent(term: term, meaning: "뜻\(number)")
        content.tags = [tag]
        return try Word(content, id: .word(number), added: Timestamp(secondsSince1970: 0))
    }

    private static let difficulty = Dictionary(
        (0..<1_000).map { (Word.ID.word(UInt64($0)), 1.5 + Double($0) / 180) }, uniquingKeysWith: { first, _ in first })

    /// Somebody who knows words of so much difficulty, and how they meet others.
    private struct Learner {
        let ability: Double
        var slope = 1.8
        /// How often they guess instead of saying that they do not know.
        var picks = 1.0
        var luck = 0.25
    }

    private struct Outcome {
        let placement: Placement
        let known: Set<Word.ID>
        let questions: Int
        /// The words that were said not to be known.
        let unknown: Set<Word.ID>
        let pseudoWords: (asked: Int, picked: Int)
    }

    /// What comes of placing `learner`, who is asked by the game itself.
    private func place(_ learner: Learner, seed: UInt64) throws -> Outcome {
        let bookcase = try #require(Self.bookcase)
        var chance = SeededGenerator(seed: seed)
        let known = Set(
            bookcase.words.lazy.map(\.id).filter { id in
                let chanceToKnow = 1 / (1 + Double.exp(learner.slope * ((Self.difficulty[id] ?? 0) - learner.ability)))
                return Double.random(in: 0..<1, using: &chance) < chanceToKnow
            })
        var game = try PlacementGame(
            bookcase, words: bookcase.words, Self.difficulty, inventions: ["blenticle", "stromate"], seed: seed)
        let meanings = Dictionary(bookcase.words.map { ($0.term, $0) }, uniquingKeysWith: { first, _ in first })
        let now = ClockReading(timestamp: Timestamp(secondsSince1970: 0), milliseconds: 0)
        var effects = game.handle(.start, at: now)
        var questions = 0
        var unknown: Set<Word.ID> = []
        while case .ask(let asking)? = effects.first {
            questions += 1
            #expect(asking.number == questions && asking.total == 28 && asking.choices.count == 4)
            let word = meanings[asking.prompt]
            let right = word.flatMap { asking.choices.firstIndex(of: $0.meaning) }
            let event: PlacementGame.Event
            if let word, known.contains(word.id), let right {
                event = .choose(right)
            } else if Double.random(in: 0..<1, using: &chance) >= learner.picks {
                event = .unknown
                if let word { unknown.insert(word.id) }
            } else if let right, Double.random(in: 0..<1, using: &chance) < learner.luck {
                event = .choose(right)
            } else {
                event = .choose(((right ?? 0) + Int.random(in: 1...3, using: &chance)) % 4)
            }
            effects = game.handle(event, at: now)
        }
        return Outcome(
            placement: try #require(game.placement), known: known, questions: questions, unknown: unknown,
            pseudoWords: game.pseudoWords)
    }

    @Test(
        "of the words called known nearly all are known, and of the next ones few, whether one guesses or says not to know",
        arguments: [(1.0, 0.12), (1.0, 0.25), (0.3, 0.25), (0.0, 0.25)])
    func sorts(picks: Double, luck: Double) throws {
        var (called, rightly, next, nextKnown) = (0, 0, 0, 0)
        for ability in [2.5, 3.5, 4.5] {
            for seed in 1...4 as ClosedRange<UInt64> {
                let outcome = try place(Learner(ability: ability, picks: picks, luck: luck), seed: seed)
                called += outcome.placement.known.count
                rightly += outcome.placement.known.count(where: outcome.known.contains)
                let coming = outcome.placement.next.prefix(Placement.nextCount)
                next += coming.count
                nextKnown += coming.count(where: outcome.known.contains)
                #expect(outcome.questions == 28 && outcome.pseudoWords.asked == 2)
            }
        }
        // Of one who guesses whatever is not known, little is sure.
        #expect(called > (picks == 1 ? 12 * 5 : 12 * 40))
        #expect(Double(rightly) >= 0.95 * Double(called), "\(rightly) of \(called)")
        #expect(Double(nextKnown) <= 0.15 * Double(next), "\(nextKnown) of \(next)")
    }

    @Test("the share that is told holds the truth nine times in ten, and levels fall from the easiest") func share() throws {
        var inside = 0
        for seed in 1...20 as ClosedRange<UInt64> {
            let outcome = try place(Learner(ability: 2.5 + Double(seed) / 8, picks: 0.5), seed: seed)
            let share = outcome.placement.share
            if share.interval.contains(Double(outcome.known.count) / 1_000) { inside += 1 }
            #expect(outcome.placement.levels.map(\.tag) == ["600", "750", "900"])
            let means = outcome.placement.levels.map(\.share.mean)
            #expect(means == means.sorted(by: >) && share.interval.contains(share.mean))
        }
        #expect(inside >= 17, "\(inside) of 20")
    }

    @Test("the words are apart: called known, perhaps known, next; what was not known when asked is in none of the first two")
    func apart() throws {
        let outcome = try place(Learner(ability: 4, picks: 0), seed: 3)
        let placement = outcome.placement
        #expect(outcome.unknown.count > 5 && outcome.unknown.isDisjoint(with: placement.known + placement.later))
        let all = placement.known + placement.later + placement.next
        #expect(Set(all).count == all.count && all.count <= 1_000 && all.count >= 990)
        #expect(placement.start == "750" || placement.start == "900")
        #expect(placement.changesAnything)
    }

    @Test("who knows nothing is told to begin at the beginning; who leaves early is told nothing") func extremes() throws {
        let none = try place(Learner(ability: -3, picks: 0), seed: 5).placement
        #expect(none.known.isEmpty && none.share.mean < 0.05 && none.start == "600")
        let bookcase = try #require(Self.bookcase)
        var game = try PlacementGame(bookcase, words: bookcase.words, Self.difficulty, inventions: [], seed: 1)
        let now = ClockReading(timestamp: Timestamp(secondsSince1970: 0), milliseconds: 0)
        _ = game.handle(.start, at: now)
        _ = game.handle(.choose(0), at: now)
        #expect(game.handle(.quit, at: now) == [.finished(nil)] && game.placement == nil)
    }

    @Test("a word has its band, a phrase that of its rarest word; levels without bands are spread, and longer terms are harder")
    func difficulty() throws {
        let bands = WordBands(Array("1,go,away\n5,vendor\n".utf8))
        #expect(bands.band(of: "Go") == 1 && bands.band(of: "go away") == 1.5 && bands.band(of: "xyz") == nil)
        let words = [
            try Self.word("go", "600", 1), try Self.word("vendor", "600", 2), try Self.word("frobnicator", "750", 3),
            try Self.word("frob", "750", 4),
        ]
        let difficulty = WordDifficulty(of: words, bands).byWord
        #expect(difficulty[.word(1)] == 0.6 * 1 + 0.4 * 3 && difficulty[.word(2)] == 0.6 * 5 + 0.4 * 3)
        #expect(try #require(difficulty[.word(3)]) > (try #require(difficulty[.word(4)])))
        #expect(try #require(difficulty[.word(4)]) > (try #require(difficulty[.word(1)])))
    }

    @Test("a word called known comes back once, one to three months later; one perhaps known comes after other new ones")
    func order() throws {
        let words = try #require(Self.bookcase).words
        let day = Day(number: 20_000)
        let moment = Timestamp(secondsSince1970: 20_000 * 86_400)
        let known = try #require(words[0].placed(on: day, memorized: true, at: moment))
        let perhaps = try #require(words[1].placed(on: day, memorized: false, at: moment))
        #expect(known.placed == day && known.memorized && perhaps.placed == day && perhaps.checkDay == nil)
        let check = try #require(known.checkDay)
        #expect((30..<90).contains(day.distance(to: check)))
        func order(on day: Day) -> StudyOrder {
            StudyOrder(facts: [:], newToday: 2, newOrder: .tags, today: day)
        }
        let shelf = [known, perhaps, words[2], words[3]]
        let before = order(on: check.advanced(by: -1)).arranged(shelf) { $0 }
        #expect(before.map(\.id) == [words[2].id, words[3].id, perhaps.id])
        let then = order(on: check)
        #expect(then.arranged(shelf) { $0 }.map(\.id) == [known.id, words[2].id, words[3].id, perhaps.id])
        #expect(then.waiting(shelf) == (due: 1, new: 2) && then.facts(of: known)?.rung == .typed)
        // Answered once, it stays out again; marked by hand, it never comes.
        func asksAgain(wasMissed: Bool) -> Bool {
            let facts = StudyOrder.Facts(
                retrievability: 1, isDue: true, isOpenToday: false, lapses: 0, isFresh: false, wasMissed: wasMissed)
            return StudyOrder(facts: [known.id: facts], newToday: 2, today: check).asks(known)
        }
        #expect(!asksAgain(wasMissed: false) && asksAgain(wasMissed: true))
        #expect(known.marked(memorized: true, at: moment)?.placed == .some(nil))
        let own = try #require(known.marked(memorized: false, at: moment)?.marked(memorized: true, at: moment))
        #expect(own.placed == nil && own.checkDay == nil)
    }
}
