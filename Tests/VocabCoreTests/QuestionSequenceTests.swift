import Testing
import VocabCore
import VocabTestSupport

@Suite struct QuestionSequenceTests {
    private func all(_ sequence: QuestionSequence) -> (questions: [Question], skippedWords: [SkippedWord]) {
        var sequence = sequence
        var questions: [Question] = []
        while let question = sequence.nextQuestion() { questions.append(question) }
        return (questions, sequence.skippedWords)
    }

    @Test(
        "Four different choices, exactly one right, and each word once", arguments: 4...12, GamePlan.Directions.allCases)
    func shape(count: Int, directions: GamePlan.Directions) throws {
        let bookcase = try Bookcase.generated(count: count)
        for seed in 0..<25 as Range<UInt64> {
            let (questions, skippedWords) = all(
                try QuestionSequence(over: [bookcase], count: count, directions: directions, seed: seed))
            #expect(skippedWords.isEmpty)
            #expect(Set(questions.map(\.word.id)) == Set(bookcase.words.map(\.id)) && questions.count == count)
            for question in questions {
                #expect(question.choices.count == 4)
                #expect(Set(question.choices.map { Text.key($0.text) }).count == 4)
                #expect(question.choices.count(where: question.isCorrect) == 1)
                #expect(question.isCorrect(question.choices[question.answer]) && question.bookcase == bookcase.id)
                let isForward = question.direction == .forward
                #expect(question.prompt == (isForward ? question.word.term : question.word.meaning))
                #expect(question.choices.allSatisfy { $0.text == (isForward ? $0.word.meaning : $0.word.term) })
            }
        }
    }

    @Test("In a drill all words are asked once a lap, in the direction of the lap, the confused ones beside each other")
    func laps() throws {
        let bookcase = try Bookcase.generated(count: 12)
        let words = bookcase.words.prefix(2).map(\.id)
        for seed in 0..<25 as Range<UInt64> {
            let plan = GamePlan(
                over: [bookcase], words: Set(words), count: 2, dealing: .sheet, furtherLaps: [.reverse, .forward, .reverse],
                style: QuestionStyle(confusions: Confusions(pairs: [(words[0], words[1])])), seed: seed)
            let sequence = try QuestionSequence(plan)
            #expect(sequence.total == 8)
            let questions = all(sequence).questions
            #expect(
                questions.map(\.direction) == [.forward, .forward, .reverse, .reverse, .forward, .forward, .reverse, .reverse])
            for lap in 0..<4 { #expect(Set(questions[(lap * 2)..<(lap * 2 + 2)].map(\.word.id)) == Set(words)) }
            for (one, next) in zip(questions, questions.dropFirst()) { #expect(one.word.id != next.word.id) }
            for question in questions { #expect(Set(words).isSubset(of: question.choices.map(\.word.id))) }
            #expect(Set(questions.flatMap(\.choices).map(\.word.id)).count > 4, "others stand beside them from lap to lap")
        }
    }

    @Test("The count is clamped to the words there are", arguments: [(-1, 0), (0, 0), (1, 1), (4, 4), (5, 5), (6, 5), (.max, 5)])
    func clamped(count: Int, expected: Int) throws {
        let sequence = try QuestionSequence(over: [try Bookcase.generated(count: 5)], count: count, seed: 1)
        #expect(sequence.total == expected)
        #expect(all(sequence).questions.count == expected)
    }

    @Test("The same seed gives the same questions, another seed others")
    func seeds() throws {
        let bookcase = try Bookcase.generated(count: 12)
        func questions(_ seed: UInt64) throws -> [Question] {
            all(try QuestionSequence(over: [bookcase], count: 12, directions: .mixed, seed: seed)).questions
        }
        for seed in 0..<10 as Range<UInt64> {
            #expect(try questions(seed) == questions(seed))
            #expect(try questions(seed).map(\.word.id) != questions(seed + 1).map(\.word.id))
        }
        #expect(Set(try questions(1).map(\.direction)).count == 2)
    }

    @Test("A few questions are drawn from all words, and their choices from the whole bookcase")
    func wholeBookcase() throws {
        let bookcase = try Bookcase.generated(count: 10)
        var (asked, shown): (Set<Word.ID>, Set<Word.ID>) = ([], [])
        for seed in 0..<60 as Range<UInt64> {
            let questions = all(try QuestionSequence(over: [bookcase], count: 1, seed: seed)).questions
            asked.formUnion(questions.map(\.word.id))
            shown.formUnion(questions.flatMap { $0.choices.map(\.word.id) })
        }
        #expect(asked.count == 10 && shown.count == 10)
    }

    @Test("Only the chosen words are asked for, with choices from all")
    func only() throws {
        let bookcase = try Bookcase.generated(count: 10)
        let wanted = Set(bookcase.words.prefix(2).map(\.id))
        let (questions, _) = all(try QuestionSequence(over: [bookcase], only: wanted, count: 10, seed: 1))
        #expect(Set(questions.map(\.word.id)) == wanted && questions.count == 2)
        #expect(throws: QuizError.noFairQuestion(bookcase: bookcase.name, words: [])) {
            try QuestionSequence(over: [bookcase], only: [], count: 10, seed: 1)
        }
    }

    @Test("Of several bookcases each question stays within its own")
    func severalBookcases() throws {
        let bookcases = try (1...3).map { number in
            let words = try Bookcase.generated(count: 5, seed: UInt64(number)).words
            return try Bookcase.sample(
                name: "책 \(number)", words: words.map { try Word.sample(term: "\(number)-" + $0.term, meaning: $0.meaning) })
        }
        let (questions, _) = all(try QuestionSequence(over: bookcases, count: 100, seed: 4))
        #expect(questions.count == 15)
        for question in questions {
            let bookcase = try #require(bookcases.first { $0.id == question.bookcase })
            #expect(question.choices.allSatisfy { choice in bookcase.words.contains { $0.id == choice.word.id } })
        }
    }

    @Test(
        "A word without three fair distractors is passed over and named, and the others are asked",
        arguments: 0..<20 as Range<UInt64>)
    func skippedWords(seed: UInt64) throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가"), ("b", "나"), ("c", "다"), ("d", "라"), ("e", "가, 나(또), 다")])
        let (questions, skippedWords) = all(try QuestionSequence(over: [bookcase], count: 5, seed: seed))
        #expect(skippedWords.map(\.word) == [bookcase.words[4]])
        #expect(Set(questions.map(\.word.term)) == ["a", "b", "c", "d"])
        #expect(all(try QuestionSequence(over: [bookcase], count: 4, seed: seed)).questions.count == 4)
    }

    @Test("When no word has three fair distractors there is no round, and all are named")
    func noFairQuestion() throws {
        let bookcase = try Bookcase.sample(pairs: [("a", "가, 나"), ("b", "가, 다"), ("c", "가, 라"), ("d", "가, 마")])
        let error = #expect(throws: QuizError.self) { try QuestionSequence(over: [bookcase], count: 4, seed: 1) }
        guard case .noFairQuestion(bookcase.name, let words) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(Set(words.map(\.word)) == Set(bookcase.words))
    }

    @Test("The total comes down as soon as no further word has a question, and the last question is told as the last")
    func totalComesDown() throws {
        // Two words mean the same as too many others to be asked about.
        let pairs =
            (0..<6).map { ("t\($0)", "뜻 \($0)") } + [
                ("x", "뜻 0, 뜻 1, 뜻 2, 뜻 3, 뜻 4, 뜻 5"), ("y", "뜻 5, 뜻 4, 뜻 3, 뜻 2, 뜻 1, 뜻 0"),
            ]
        let bookcase = try Bookcase.sample(pairs: pairs)
        var cameDown = 0
        for seed in 0..<40 as Range<UInt64> {
            var sequence = try QuestionSequence(over: [bookcase], count: 8, seed: seed)
            var totals = [sequence.total]
            var made = 0
            while sequence.nextQuestion() != nil {
                made += 1
                #expect(sequence.total >= made)
                totals.append(sequence.total)
            }
            #expect(sequence.total == made && made == 8 - sequence.skippedWords.count && made < 8)
            // Once the last question is made, nothing promises another.
            #expect(totals.suffix(1) == [made] && totals == totals.sorted(by: >))
            if totals.first == 8 { cameDown += 1 }
        }
        #expect(cameDown > 0)
    }
}
