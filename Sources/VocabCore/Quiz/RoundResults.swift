/// What came of a round: the score, and what to learn from it.
package struct RoundResults: Equatable, Sendable {
    /// The answers, in the order they were given; also those to words that came back.
    package private(set) var reviews: [Review] = []
    /// The first answer to each word, also where it was taken back.
    package private(set) var firstAnswers: [Review] = []
    /// How many words were asked about; of a word that came back only the first answer counts here and below, but in a round for points
    /// all of them.
    package private(set) var asked = 0
    /// How many were answered right: the score.
    package private(set) var correct = 0
    private var score = CorrectedScore()
    /// How many the learner said they did not know.
    package private(set) var skipped = 0
    /// The most right answers in a row, among those that count.
    package private(set) var bestStreak = 0
    private var streak = 0
    /// How long it took, in milliseconds.
    package private(set) var milliseconds = 0
    /// The words not answered right, in the order they were asked.
    package private(set) var missed: [Word] = []
    /// The words that no fair question could be made of.
    package private(set) var skippedWords: [SkippedWord] = []
    /// Whether the learner ended the round before its last question.
    package private(set) var isCut = false
    /// The seed that gives the same questions again.
    package let seed: UInt64
    private let countsAll: Bool
    private var start: ClockReading?
    /// The words that were asked about.
    private var counted: Set<Word.ID> = []

    /// Results of nothing yet; with `countsAll` every answer to a word counts.
    package init(seed: UInt64, countsAll: Bool = false) {
        self.seed = seed
        self.countsAll = countsAll
    }

    /// How many answers to words that came back do not count.
    package var repeats: Int { max(0, reviews.count - asked) }

    /// The share of right answers in whole percent, rounded; 0 when nothing was asked.
    package var percent: Int { asked == 0 ? 0 : (200 * correct + asked) / (2 * asked) }

    /// The score corrected for guessing, in sixths of a point, never below 0; see `CorrectedScore`.
    package var correctedSixths: Int { score.sixths }

    /// `correctedSixths` in tenths of a point, rounded.
    package var correctedTenths: Int { (10 * correctedSixths + 3) / 6 }

    /// Whether this word was asked about.
    func hasAnswered(_ word: Word.ID) -> Bool { counted.contains(word) }

    mutating func startedAt(_ now: ClockReading) { start = now }

    /// Counts an answer that was given when `choices` choices were shown.
    mutating func count(_ review: Review, of word: Word, choices: Int) {
        let isFirst = counted.insert(word.id).inserted
        reviews.append(review)
        if !firstAnswers.contains(where: { $0.word == word.id }) { firstAnswers.append(review) }
        guard isFirst || countsAll else { return }
        asked += 1
        streak = review.outcome == .right ? streak + 1 : 0
        bestStreak = max(bestStreak, streak)
        switch review.outcome {
        case .right:
            correct += 1
            score.addRight()
        case .wrong:
            note(missed: word)
            score.addWrong(choices: choices)
        case .skipped:
            skipped += 1
            note(missed: word)
        }
    }

    /// These results again after later answers were taken back; `firstAnswers` stay those of `later`.
    func takenBack(to later: RoundResults) -> RoundResults {
        var results = self
        results.firstAnswers = later.firstAnswers
        return results
    }

    private mutating func note(missed word: Word) {
        if !missed.contains(where: { $0.id == word.id }) { missed.append(word) }
    }

    /// Takes note that a word was edited.
    mutating func revise(_ word: Word) {
        missed = missed.map { $0.id == word.id ? word : $0 }
    }

    /// How long the round has lasted, in milliseconds.
    func elapsed(at now: ClockReading) -> Int { now.milliseconds - (start ?? now).milliseconds }

    mutating func endedAt(_ now: ClockReading, isCut: Bool, skippedWords: [SkippedWord]) {
        self.isCut = isCut
        milliseconds = elapsed(at: now)
        self.skippedWords = skippedWords
    }
}
