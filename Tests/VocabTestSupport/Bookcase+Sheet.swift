import VocabCore

extension Bookcase {
    /// The questions of the round of `seed` over all words, in the order they are asked.
    package func sheet(
        _ style: QuestionStyle = QuestionStyle(), directions: GamePlan.Directions = .forward, seed: UInt64
    ) throws -> [Question] {
        var questions = try QuestionSequence(
            over: [self], count: words.count, directions: directions, style: style, seed: seed)
        var sheet: [Question] = []
        while let question = questions.nextQuestion() { sheet.append(question) }
        return sheet
    }

    /// The words skipped in the round of `seed`.
    package func skippedWords(_ style: QuestionStyle = QuestionStyle(), seed: UInt64) throws -> [SkippedWord] {
        var questions = try QuestionSequence(over: [self], count: words.count, style: style, seed: seed)
        while questions.nextQuestion() != nil {}
        return questions.skippedWords
    }
}
