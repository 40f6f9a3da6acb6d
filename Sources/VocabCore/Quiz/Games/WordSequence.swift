/// The words of a plan, one after the other, for games that need no other words beside them.
package struct WordSequence: Sendable {
    /// What was planned.
    package let plan: GamePlan
    private var queue: WordQueue
    private var generator: SeededGenerator

    /// The words of `plan`.
    ///
    /// - Throws: `QuizError` when a bookcase breaks the rule of four, or there is nothing to ask.
    package init(_ plan: GamePlan) throws(QuizError) {
        for bookcase in plan.bookcases where bookcase.words.count < QuestionMaker.choiceCount {
            throw .tooFewWords(bookcase: bookcase.name, words: bookcase.words.count, minimum: QuestionMaker.choiceCount)
        }
        self.plan = plan
        generator = SeededGenerator(seed: plan.seed)
        queue = WordQueue(plan, using: &generator)
        try queue.check(plan)
    }

    /// How many words are wanted; there are never more than words.
    package var wanted: Int { min(max(0, plan.count), queue.count) }

    /// A word that was drawn.
    struct Drawn: Sendable {
        let word: Word
        let bookcase: Bookcase.ID
        /// Which side of it is shown.
        let direction: Direction
        /// Its place among the words of all bookcases of the plan.
        let index: Int
    }

    /// The next word; nil after the last, and after all that are in reserve.
    mutating func next() -> Drawn? {
        guard let place = queue.next() else { return nil }
        let bookcase = plan.bookcases[place.bookcase]
        let index = plan.bookcases[..<place.bookcase].reduce(place.word) { $0 + $1.words.count }
        let direction: Direction =
            switch plan.directions {
            case .forward: .forward
            case .reverse: .reverse
            case .mixed: Bool.random(using: &generator) ? .forward : .reverse
            }
        return Drawn(word: bookcase.words[place.word], bookcase: bookcase.id, direction: direction, index: index)
    }
}
