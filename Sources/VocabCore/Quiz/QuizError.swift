/// Why a round cannot start.
package enum QuizError: Error, Equatable, Sendable {
    /// There is no word for what the learner wants; so many are marked as known, and left out for that.
    case nothingToAsk(StudyOrder.Focus?, memorized: Int)
    /// The rule of four: the bookcase has too few words.
    case tooFewWords(bookcase: BookcaseName, words: Int, minimum: Int)
    /// There are enough words, but too few different meanings; `colliding` are the words that mean the same.
    case tooFewMeanings(bookcase: BookcaseName, distinct: Int, minimum: Int, colliding: [Word])
    /// None of the words can be given three fair distractors.
    case noFairQuestion(bookcase: BookcaseName, words: [SkippedWord])
    /// None of the words has a letter that could be found.
    case noLetters(bookcase: BookcaseName)
}
