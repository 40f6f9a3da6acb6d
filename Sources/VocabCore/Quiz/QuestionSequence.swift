/// The questions of a plan, made one after the other: the queue says which word, a maker for its bookcase makes the question.
package struct QuestionSequence: Sendable {
    /// How many questions there will be, words that turn out to have no fair question aside.
    package private(set) var total: Int
    /// Words that could not be given three fair distractors.
    package private(set) var skippedWords: [SkippedWord] = []
    /// What was planned.
    package let plan: GamePlan

    private var makers: [QuestionMaker]
    private var queue: WordQueue
    private var made = 0
    private var next: Question?
    private var generator: SeededGenerator

    /// The questions of `plan`.
    ///
    /// - Throws: `QuizError` when a bookcase breaks the rule of four, or none of the words has a fair question.
    package init(_ plan: GamePlan) throws(QuizError) {
        var seeds = SeededGenerator(seed: ~plan.seed)
        var makers: [QuestionMaker] = []
        for bookcase in plan.bookcases {
            let allowsTyping = plan.answering != .choice
            makers.append(try QuestionMaker(bookcase, style: plan.style, allowsTyping: allowsTyping, seed: seeds.next()))
        }
        self.makers = makers
        self.plan = plan
        generator = SeededGenerator(seed: plan.seed)
        queue = WordQueue(plan, using: &generator)
        total = min(max(0, plan.count), queue.count)
        prepare()
        if next == nil, plan.count > 0, let bookcase = plan.bookcases.first {
            throw .noFairQuestion(bookcase: bookcase.name, words: passedOverInOrder)
        }
    }

    /// The next question, or nil after the last.
    package mutating func nextQuestion() -> Question? {
        guard let question = next else { return nil }
        made += 1
        prepare()
        return question
    }

    /// Makes the question after the last one asked, passing over words that have none.
    private mutating func prepare() {
        next = nil
        while made < total, next == nil, let place = queue.next() {
            next = makers[place.bookcase].question(
                about: place.word, plan.directions, plan.answering, using: &generator)
            if next == nil { skippedWords.append(makers[place.bookcase].skippedWord(at: place.word)) }
        }
        if next == nil { total = made }
    }

    /// The words skipped, in the order they have in their bookcases.
    private var passedOverInOrder: [SkippedWord] {
        let places = Dictionary(
            plan.bookcases.flatMap(\.words).enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        return skippedWords.sorted { (places[$0.word.id] ?? 0) < (places[$1.word.id] ?? 0) }
    }
}
