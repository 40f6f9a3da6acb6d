import VocabCore

extension QuestionSequence {
    /// The questions of the plan that these make.
    package init(
        over bookcases: [Bookcase], only words: Set<Word.ID>? = nil, count: Int, directions: GamePlan.Directions = .forward,
        answering: GamePlan.Answering = .choice, recallsFirst: Bool = false, dealing: Dealing = .round,
        style: QuestionStyle = QuestionStyle(),
        seed: UInt64
    ) throws(QuizError) {
        try self.init(
            GamePlan(
                over: bookcases, words: words, count: count, directions: directions, answering: answering,
                recallsFirst: recallsFirst, dealing: dealing, style: style, seed: seed))
    }
}
