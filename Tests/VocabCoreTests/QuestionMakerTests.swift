import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct RuleOfFourTests {
    @Test("Fewer than four words give no question", arguments: 0..<4)
    func tooFewWords(count: Int) throws {
        let bookcase = try Bookcase.generated(count: count)
        let error = QuizError.tooFewWords(bookcase: bookcase.name, words: count, minimum: 4)
        #expect(throws: error) { try QuestionMaker(bookcase) }
        #expect(throws: error) { try QuestionSequence(over: [bookcase], count: 10, seed: 1) }
    }

    @Test("Four words of one meaning are too few meanings, and all four are named")
    func oneMeaning() throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "배"), ("b", "배(과일)"), ("c", " 배."), ("d", "①배")])
        #expect(throws: QuizError.tooFewMeanings(bookcase: bookcase.name, distinct: 1, minimum: 4, colliding: bookcase.words)) {
            try QuestionMaker(bookcase)
        }
    }

    @Test("Of too few meanings only the words that collide are named")
    func colliding() throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가"), ("b", "나"), ("c", "다"), ("d", "나"), ("e", "나")])
        let named = [1, 3, 4].map { bookcase.words[$0] }
        #expect(throws: QuizError.tooFewMeanings(bookcase: bookcase.name, distinct: 3, minimum: 4, colliding: named)) {
            try QuestionSequence(over: [bookcase], count: 1, seed: 1)
        }
    }

    @Test("One bookcase that breaks the rule stops a round over several")
    func severalBookcases() throws {
        let (good, bad) = (try Bookcase.generated(count: 4), try Bookcase.sample(name: "적음"))
        #expect(throws: QuizError.tooFewWords(bookcase: bad.name, words: 0, minimum: 4)) {
            try QuestionSequence(over: [good, bad], count: 1, seed: 1)
        }
    }
}

@Suite struct QuestionMakerTests {
    @Test("Words without a part of speech are set beside words whose meaning ends alike")
    func looks() throws {
        let verbs = ["먹다", "가다", "보다", "주다", "자다", "놀다"].map { ("v" + $0, $0) }
        let nouns = ["사과", "나무", "학교", "구름", "연필", "바다거북"].map { ("n" + $0, $0) }
        let bookcase = try Bookcase.sample(pairs: verbs + nouns)
        for question in try bookcase.sheet(seed: 3) {
            #expect(Set(question.choices.map { $0.text.hasSuffix("다") }).count == 1)
        }
    }

    @Test(
        "All choices are of the answer's part of speech when there are enough of it; two adverbs borrow two of the most common one",
        arguments: 0..<20 as Range<UInt64>)
    func partsOfSpeech(seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: 14) { $0 < 4 ? "noun" : $0 < 12 ? "verb" : "adverb" }
        let parts = try bookcase.sheet(seed: seed).map { $0.choices.map(\.word.content.partOfSpeech).sorted() }
        #expect(parts.count == 14 && parts.count { Set($0).count == 1 } == 10)
        #expect(parts.count { $0 == ["adverb", "adverb", "verb", "verb"] } == 4)
    }

    @Test("Too few of its own kind are all taken before others", arguments: 0..<20 as Range<UInt64>)
    func ownKindFirst(seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: 12) { $0 < 3 ? "noun" : "verb" }
        var generator = SeededGenerator(seed: seed)
        var maker = try QuestionMaker(bookcase, seed: seed)
        let question = try #require(maker.question(about: 0, direction: .forward, using: &generator))
        #expect(question.choices.count { $0.word.content.partOfSpeech == "noun" } == 3)
    }

    @Test("Asked again in another round, a word gets another set of choices, 95 times of 100", arguments: [0, 0.3, 0.6, 1])
    func variety(closeness: Double) throws {
        let plain = try Bookcase.generated(count: 60)
        let tagged = try Bookcase.sample(
            words: plain.words.enumerated().map { try Word.sample(term: $1.term, meaning: $1.meaning, tags: ["day\($0 / 12)"]) })
        for bookcase in [plain, tagged] {
            var previous: [Word.ID: Set<Word.ID>] = [:]
            var (again, different) = (0, 0)
            for seed in 0..<20 as Range<UInt64> {
                for (word, others) in try distractors(bookcase, QuestionStyle(closeness: closeness), seed: seed) {
                    if let before = previous.updateValue(others, forKey: word) {
                        again += 1
                        different += before == others ? 0 : 1
                    }
                }
            }
            #expect(again == 19 * 60 && Double(different) >= 0.95 * Double(again), "\(different) of \(again)")
        }
    }

    @Test(
        "Over a whole bookcase every word is shown four times: once to be found, three times to mislead",
        arguments: [4, 5, 13, 60, 101])
    func spread(count: Int) throws {
        let bookcase = try Bookcase.generated(count: count)
        for seed in 0..<10 as Range<UInt64> {
            var uses: [Word.ID: Int] = [:]
            for (_, others) in try distractors(bookcase, QuestionStyle(), seed: seed) {
                for word in others { uses[word, default: 0] += 1 }
            }
            #expect(uses.count == count && uses.values.allSatisfy { $0 == 3 })
        }
    }

    @Test("Each of four words that stand together is the one asked for as often as the others")
    func exchangeable() throws {
        let bookcase = try Bookcase.generated(count: 8)
        let places = Dictionary(uniqueKeysWithValues: bookcase.words.enumerated().map { ($1.id, $0) })
        var askedAtRank = [0, 0, 0, 0]
        for seed in 0..<500 as Range<UInt64> {
            for (word, others) in try distractors(bookcase, QuestionStyle(closeness: 1), seed: seed) {
                askedAtRank[others.count { (places[$0] ?? 0) < (places[word] ?? 0) }] += 1
            }
        }
        #expect(chiSquared(askedAtRank) < 16.27, "\(askedAtRank)")
    }

    @Test("The right answer stands evenly in all four places over 4,000 questions", arguments: [Direction.forward, .reverse])
    func evenPlaces(direction: Direction) throws {
        var maker = try QuestionMaker(try Bookcase.generated(count: 40), seed: 3)
        var generator = SeededGenerator(seed: 20_261_121)
        var places = [0, 0, 0, 0]
        for number in 0..<4_000 {
            places[try #require(maker.question(about: number % 40, direction: direction, using: &generator)).answer] += 1
        }
        #expect(chiSquared(places) < 16.27, "\(places)")
    }

    @Test("Who always takes the longest choice is right one time in four")
    func longestChoice() throws {
        let bookcase = try Bookcase.generated(count: 200)
        var hits = 0
        for seed in 0..<30 as Range<UInt64> {
            var questions = try QuestionSequence(over: [bookcase], count: 200, seed: seed)
            while let question = questions.nextQuestion() {
                let longest = question.choices.max { $0.text.count < $1.text.count }
                hits += longest.map(question.isCorrect) == true ? 1 : 0
            }
        }
        #expect((0.23...0.27).contains(Double(hits) / 6_000))
    }

    /// For each word the three that stood beside it in the round of `seed`.
    private func distractors(_ bookcase: Bookcase, _ style: QuestionStyle, seed: UInt64) throws -> [Word.ID: Set<Word.ID>] {
        var maker = try QuestionMaker(bookcase, style: style, seed: seed)
        var generator = SeededGenerator(seed: seed)
        var found: [Word.ID: Set<Word.ID>] = [:]
        for index in bookcase.words.indices {
            let question = try #require(maker.question(about: index, direction: .forward, using: &generator))
            found[question.word.id] = Set(question.choices.map(\.word.id)).subtracting([question.word.id])
        }
        return found
    }

    /// How far four counts are from even; above 16.27 once in 1,000 times by chance (three degrees of freedom).
    private func chiSquared(_ counts: [Int]) -> Double {
        let expected = Double(counts.reduce(0, +)) / 4
        return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    }

    @Test("Right and wrong go by the word, whatever the texts")
    func identity() throws {
        let bookcase = try Bookcase.generated(count: 4)
        let word = bookcase.words[0]
        let twin = try Word.sample(term: word.term, meaning: word.meaning, id: .sample(77))
        let question = Question(word, in: bookcase.id, direction: .forward, choices: [twin] + bookcase.words.prefix(3))
        #expect(question.choices.map(question.isCorrect) == [false, true, false, false] && question.answer == 1)
    }
}
