import VocabTestSupport

@testable import VocabCore

/// An answer for tests, by the places of words in the only bookcase.
struct AnswerOnDay {
    let word: Int
    let outcome: Review.Outcome
    let game: Review.Game
    let chosen: Int?
    let daysAgo: Int

    /// The answer to `word`, or, with `taking`, the one that was given in its place.
    init(_ word: Int, _ outcome: Review.Outcome, _ game: Review.Game = .choice, taking chosen: Int? = nil, daysAgo: Int) {
        self.word = word
        self.outcome = outcome
        self.game = game
        self.chosen = chosen
        self.daysAgo = daysAgo
    }
}

extension Play {
    /// Puts answers to the words of the only bookcase into the history, in the order of time.
    func putAnswers(_ answers: [AnswerOnDay]) throws {
        guard let bookcase = try onlyBookcase() else { return }
        let reviews = answers.enumerated().map { number, answer in
            Review(
                at: Timestamp(secondsSince1970: 1_795_000_000 - answer.daysAgo * 86_400 - 3_600 + number),
                word: bookcase.words[answer.word].id, bookcase: bookcase.id, game: answer.game, direction: .forward,
                outcome: answer.outcome, choices: answer.game == .choice ? 4 : nil,
                chosen: answer.chosen.map { bookcase.words[$0].id }, milliseconds: 2_000)
        }
        try putAnswers(reviews.sorted { $0.at < $1.at })
    }

    /// Twelve words, four of which are on the record of wrong answers: overdue three times in a round and once typed.
    func putWrongAnswers() throws {
        try putTwelveWords()
        try putAnswers([
            AnswerOnDay(0, .wrong, taking: 1, daysAgo: 9), AnswerOnDay(0, .wrong, taking: 2, daysAgo: 6),
            AnswerOnDay(0, .wrong, taking: 1, daysAgo: 5), AnswerOnDay(1, .wrong, taking: 0, daysAgo: 5),
            AnswerOnDay(0, .skipped, .typed, daysAgo: 4), AnswerOnDay(5, .wrong, .hangman, daysAgo: 4),
            AnswerOnDay(5, .wrong, .hangman, daysAgo: 3), AnswerOnDay(8, .skipped, daysAgo: 3),
            AnswerOnDay(3, .wrong, taking: 4, daysAgo: 3), AnswerOnDay(3, .right, daysAgo: 2), AnswerOnDay(3, .right, daysAgo: 1),
        ])
    }
}
