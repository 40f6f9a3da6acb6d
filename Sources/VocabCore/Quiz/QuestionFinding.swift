/// What keeps words of a bookcase from being asked about, though there are enough of them.
package enum QuestionFinding: Equatable, Sendable {
    /// No fair question can be made of these words.
    case noFairQuestion([SkippedWord], bookcase: BookcaseName)
    /// There are too few different meanings for any question; these words mean the same.
    case tooFewMeanings([Word], bookcase: BookcaseName)

    /// What there is to find in `bookcase` when questions are made in `style`; nil when all is well, or there are too few words to play.
    package init?(in bookcase: Bookcase, _ style: QuestionStyle) {
        do throws(QuizError) {
            var maker = try QuestionMaker(bookcase, style: style)
            var generator = SeededGenerator(seed: 1)
            let skippedWords = bookcase.words.indices
                .filter { maker.question(about: $0, direction: .forward, using: &generator) == nil }.map {
                    maker.skippedWord(at: $0)
                }
            if skippedWords.isEmpty { return nil }
            self = .noFairQuestion(skippedWords, bookcase: bookcase.name)
        } catch {
            guard case .tooFewMeanings(let name, _, _, let colliding) = error else { return nil }
            self = .tooFewMeanings(colliding, bookcase: name)
        }
    }

    /// A name for programs.
    package var kind: String {
        switch self {
        case .noFairQuestion: "noFairQuestion"
        case .tooFewMeanings: "tooFewMeanings"
        }
    }
}
