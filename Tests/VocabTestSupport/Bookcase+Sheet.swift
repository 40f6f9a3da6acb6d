import VocabCore

extension Bookcase {
    /// The questions of the sheet of `seed` about so many words or about all, in the order they are asked; with `dealing`, of the round.
    package func sheet(
        _ style: QuestionStyle = QuestionStyle(), count: Int? = nil, directions: GamePlan.Directions = .forward,
        dealing: Dealing = .sheet, seed: UInt64
    ) throws -> [Question] {
        var questions = try QuestionSequence(
            over: [self], count: count ?? words.count, directions: directions, dealing: dealing, style: style, seed: seed)
        var sheet: [Question] = []
        while let question = questions.nextQuestion() { sheet.append(question) }
        return sheet
    }

    /// The words skipped in the sheet of `seed`.
    package func skippedWords(_ style: QuestionStyle = QuestionStyle(), seed: UInt64) throws -> [SkippedWord] {
        var questions = try QuestionSequence(over: [self], count: words.count, dealing: .sheet, style: style, seed: seed)
        while questions.nextQuestion() != nil {}
        return questions.skippedWords
    }
}
