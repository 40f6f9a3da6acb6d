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
        var questions = try QuestionSequence(over: [bookcase], count: 12, seed: 3)
        while let question = questions.nextQuestion() {
            #expect(Set(question.choices.map { $0.text.hasSuffix("다") }).count == 1)
        }
    }

    @Test("All choices are of the answer's part of speech when there are enough of it", arguments: 0..<20 as Range<UInt64>)
    func partsOfSpeech(seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: 14) { $0 < 4 ? "noun" : $0 < 12 ? "verb" : "adverb" }
        var questions = try QuestionSequence(over: [bookcase], count: 14, seed: seed)
        var asked = 0
        while let question = questions.nextQuestion() {
            asked += 1
            let parts = Set(question.choices.map(\.word.content.partOfSpeech))
            #expect(question.word.content.partOfSpeech == "adverb" ? parts.contains("adverb") : parts.count == 1)
        }
        #expect(asked == 14)
    }

    @Test("Too few of its own kind are all taken before others", arguments: 0..<20 as Range<UInt64>)
    func ownKindFirst(seed: UInt64) throws {
        let bookcase = try Bookcase.generated(count: 12) { $0 < 3 ? "noun" : "verb" }
        var chance = SeededGenerator(seed: seed)
        let question = try #require(try QuestionMaker(bookcase).question(about: 0, direction: .forward, using: &chance))
        #expect(question.choices.count { $0.word.content.partOfSpeech == "noun" } == 3)
    }

    @Test("Asked again, a word gets another set of choices, 95 times of 100")
    func variety() throws {
        let plain = try Bookcase.generated(count: 60)
        let tagged = try Bookcase.sample(
            words: plain.words.enumerated().map { try Word.sample(term: $1.term, meaning: $1.meaning, tags: ["day\($0 / 12)"]) })
        for bookcase in [plain, tagged] {
            let maker = try QuestionMaker(bookcase)
            var chance = SeededGenerator(seed: 8)
            var (again, different) = (0, 0)
            for index in bookcase.words.indices {
                var previous: Set<Word.ID>?
                for _ in 0..<20 {
                    let question = try #require(maker.question(about: index, direction: .forward, using: &chance))
                    let choices = Set(question.choices.map(\.word.id))
                    if let previous {
                        again += 1
                        different += previous == choices ? 0 : 1
                    }
                    previous = choices
                }
            }
            #expect(Double(different) >= 0.95 * Double(again))
        }
    }

    @Test("Every word of a kind is used as a distractor, none far more than others")
    func spread() throws {
        let bookcase = try Bookcase.generated(count: 20)
        let maker = try QuestionMaker(bookcase)
        var chance = SeededGenerator(seed: 2)
        var uses: [Word.ID: Int] = [:]
        for _ in 0..<100 {
            for index in bookcase.words.indices {
                let question = try #require(maker.question(about: index, direction: .forward, using: &chance))
                for choice in question.choices where choice.word.id != question.word.id { uses[choice.word.id, default: 0] += 1 }
            }
        }
        #expect(uses.count == 20)
        #expect(uses.values.allSatisfy { (200...400).contains($0) })
    }

    @Test("The right answer stands evenly in all four places over 4,000 questions", arguments: [Direction.forward, .reverse])
    func evenPlaces(direction: Direction) throws {
        let bookcase = try Bookcase.generated(count: 40)
        let maker = try QuestionMaker(bookcase)
        var chance = SeededGenerator(seed: 20_261_121)
        var places = [0, 0, 0, 0]
        for number in 0..<4_000 {
            places[try #require(maker.question(about: number % 40, direction: direction, using: &chance)).answer] += 1
        }
        let chiSquared = places.reduce(0) { $0 + Double(($1 - 1_000) * ($1 - 1_000)) / 1_000 }
        #expect(chiSquared < 16.27, "\(places); the bound is that of 1 in 1,000 for three degrees of freedom")
    }

    @Test("Who always takes the longest choice is right one time in four")
    func longestChoice() throws {
        let bookcase = try Bookcase.generated(count: 200)
        let maker = try QuestionMaker(bookcase)
        var chance = SeededGenerator(seed: 5)
        var hits = 0
        for number in 0..<6_000 {
            let question = try #require(maker.question(about: number % 200, direction: .forward, using: &chance))
            let longest = question.choices.max { $0.text.count < $1.text.count }
            hits += longest.map(question.isCorrect) == true ? 1 : 0
        }
        #expect((0.22...0.28).contains(Double(hits) / 6_000))
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
