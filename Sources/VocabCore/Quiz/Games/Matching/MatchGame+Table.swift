extension MatchGame {
    /// One of the things that lie on a table, by its place from 0.
    package enum Item: Equatable, Sendable {
        case question(Int)
        case answer(Int)
    }

    /// Questions and their answers, to be paired.
    package struct Table: Equatable, Sendable {
        /// The questions, in the order they lie there.
        package let questions: [Question]
        /// For each place of an answer the place of its question.
        private let owners: [Int]
        /// How many pairs were found on the tables before.
        package let foundBefore: Int
        /// How many pairs there are in the game.
        package let total: Int
        /// When it was dealt.
        package let since: ClockReading
        /// The questions whose answer was found or told.
        package private(set) var found: Set<Int> = []
        /// The questions that were answered once, right or not.
        private(set) var answered: Set<Int> = []
        /// Whether a pair was wrong, told, or found with a hint.
        private var hasSlipped = false
        /// What was picked and waits for its other half.
        package internal(set) var picked: Item?
        /// The answers that hints took away from a question.
        package internal(set) var removed: [Int: Set<Int>] = [:]

        init(_ questions: [Question], answers: [Int], found: Int, total: Int, since: ClockReading) {
            self.questions = questions
            owners = answers
            foundBefore = found
            self.total = total
            self.since = since
        }
    }
}

extension MatchGame.Table {
    /// The answers, in the order they lie there.
    package var answers: [String] { owners.map { questions[$0].pairText } }

    /// The place of the question that the answer at `place` belongs to.
    package func owner(of place: Int) -> Int { owners[place] }

    /// The place of the answer to the question at `place`.
    package func place(of question: Int) -> Int { owners.firstIndex(of: question) ?? 0 }

    /// Whether `item` lies there and has not been paired.
    package func isOpen(_ item: MatchGame.Item) -> Bool {
        switch item {
        case .question(let place): questions.indices.contains(place) && !found.contains(place)
        case .answer(let place):
            owners.indices.contains(place) && !found.contains(owners[place])
                && !(pickedQuestion.flatMap { removed[$0] }?.contains(place) ?? false)
        }
    }

    /// How long the table lies there, in milliseconds.
    package func time(at now: ClockReading) -> Int { now.milliseconds - since.milliseconds }

    /// Whether all pairs are found.
    var isCleared: Bool { found.count == questions.count }

    /// Whether a full table was cleared without a mistake.
    var isPerfect: Bool { isCleared && !hasSlipped && removed.isEmpty && questions.count == MatchTables.size }

    /// The question that hints and skips are about: the one that is picked, or the first that is open.
    var wanted: Int { pickedQuestion ?? questions.indices.first { !found.contains($0) } ?? 0 }

    /// The answers that may still be picked for a question.
    func openAnswers(to question: Int) -> [Int] {
        owners.indices.filter { !found.contains(owners[$0]) && !(removed[question]?.contains($0) ?? false) }
    }

    mutating func settle(_ question: Int, _ outcome: Review.Outcome) {
        answered.insert(question)
        picked = nil
        if outcome != .right { hasSlipped = true }
        if outcome != .wrong { found.insert(question) }
    }

    /// The answer to `question` when `answer` is picked for it.
    func review(
        of question: Int, answer: Int, _ outcome: Review.Outcome, _ since: ClockReading, at now: ClockReading
    ) -> Review {
        let asked = questions[question]
        return Review(
            at: now.timestamp, word: asked.word.id, bookcase: asked.bookcase, game: .match, direction: asked.direction,
            outcome: outcome, choices: openAnswers(to: question).count,
            chosen: outcome == .wrong ? questions[owner(of: answer)].word.id : nil, hints: removed[question]?.count ?? 0,
            milliseconds: now.milliseconds - since.milliseconds)
    }

    private var pickedQuestion: Int? { if case .question(let place) = picked { place } else { nil } }
}

extension Question {
    /// The side of the word that is paired with what is shown, on one line.
    fileprivate var pairText: String { Self.answer(word, direction) }
}
