/// Hangman as a state machine: a word is found letter by letter, with one side of it as the clue, before seven steps are lost.
///
/// A wrong letter and a hint cost a step each; a letter that was tried already, or that the word cannot have, costs nothing.
package struct HangmanGame: Game {
    /// How many steps there are to lose.
    package static let steps = 7

    /// The words that are still to come, the next one last.
    private var stack: [Question]
    private let total: Int
    private let skippedWords: [SkippedWord]
    private var state = State.ready
    /// What came of it so far.
    package private(set) var results: RoundResults
    /// The words that nobody has deleted since the game began; nil while none can be gone.
    package var wordsThere: Set<Word.ID>?
    /// The game as it was before the letter that ended the last word.
    private var last: Moment?

    private enum State: Sendable {
        case ready
        /// Letters are guessed, of a word shown at that time.
        case guessing(Board, since: ClockReading)
        /// The word is over, and the learner has not gone on; whether they marked it as known meanwhile.
        case over(Board, isKnown: Bool)
        case finished
    }

    private struct Moment: Sendable {
        let board: Board
        let since: ClockReading
        let results: RoundResults
    }

    /// A game with those of `words` that have a letter to be found.
    ///
    /// - Throws: `QuizError.noLetters` when none has.
    package init(_ words: WordSequence) throws(QuizError) {
        var words = words
        var questions: [Question] = []
        var skipped: [SkippedWord] = []
        let wanted = words.wanted
        while questions.count < wanted, let next = words.next() {
            if let puzzle = LetterPuzzle(Self.text(of: next.word, next.direction)) {
                questions.append(Question(next.word, in: next.bookcase, direction: next.direction, form: .letters(puzzle)))
            } else {
                skipped.append(SkippedWord(word: next.word, reason: .noLetters))
            }
        }
        if questions.isEmpty, let bookcase = words.plan.bookcases.first, !skipped.isEmpty {
            throw .noLetters(bookcase: bookcase.name)
        }
        stack = questions.reversed()
        total = questions.count
        skippedWords = skipped
        results = RoundResults(seed: words.plan.seed)
    }

    /// The side of `word` that is found: the term, or the first sense of the meaning.
    private static func text(of word: Word, _ direction: Direction) -> String {
        direction == .reverse ? word.term : Senses(of: word.meaning).texts.first ?? word.meaning
    }

    /// Takes an event that happened at `now`, and says what follows.
    package mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch (state, event) {
        case (.ready, .start):
            results.startedAt(now)
            return [proceed(at: now)]
        case (.guessing, .quit), (.ready, .quit): return [finish(at: now, isCut: true)]
        case (.over, .quit): return [finish(at: now, isCut: !stack.isEmpty)]
        case (.guessing(let board, let since), .guess(let key)): return guess(key, board, since, at: now)
        case (.guessing(let board, let since), .hint): return hint(board, since)
        case (.over(let board, let isKnown), _): return handle(event, after: board, isKnown: isKnown, at: now)
        case (.guessing, _), (.ready, _), (.finished, _): return []
        }
    }
}

extension HangmanGame {
    /// What follows from an event when the word of `board` is over.
    private mutating func handle(_ event: Event, after board: Board, isKnown: Bool, at now: ClockReading) -> [Effect] {
        let question = board.question
        switch event {
        case .next: return [proceed(at: now)]
        case .takeBack where isKnown:
            state = .over(board, isKnown: false)
            return [.mark(question.word, in: question.bookcase, memorized: false), .board(board)]
        case .takeBack: return takeBack(at: now)
        case .known where !isKnown:
            state = .over(board, isKnown: true)
            return [.mark(question.word, in: question.bookcase, memorized: true), .board(board)]
        case .revise(let word):
            var board = board
            board.revise(word)
            results.revise(word)
            state = .over(board, isKnown: isKnown)
            return [.board(board)]
        default: return []
        }
    }

    private mutating func guess(_ key: String, _ board: Board, _ since: ClockReading, at now: ClockReading) -> [Effect] {
        let letters = board.puzzle.letters(of: key)
        if letters.isEmpty { return [.told(.noLetter)] }
        var board = board
        var effects: [Effect] = []
        for letter in letters where board.ending == nil {
            let before = board
            effects.append(.told(board.take(letter)))
            if board.ending != nil {
                last = Moment(board: before, since: since, results: results)
                return [close(board, since, at: now)] + effects + [.board(board)]
            }
        }
        state = .guessing(board, since: since)
        return effects + [.board(board)]
    }

    private mutating func hint(_ board: Board, _ since: ClockReading) -> [Effect] {
        var board = board
        let note = board.takeHint()
        state = .guessing(board, since: since)
        return [.told(note), .board(board)]
    }

    /// Keeps how the word ended.
    private mutating func close(_ board: Board, _ since: ClockReading, at now: ClockReading) -> Effect {
        let isWon = board.ending == .won
        let question = board.question
        let review = Review(
            at: now.timestamp, word: question.word.id, bookcase: question.bookcase, game: .hangman,
            direction: question.direction, outcome: isWon ? .right : .wrong, hints: board.hints, misses: board.misses,
            milliseconds: now.milliseconds - since.milliseconds)
        results.count(review, of: question.word, choices: 0)
        state = .over(board, isKnown: false)
        return .record(review)
    }

    /// Takes the letter back that ended the word.
    private mutating func takeBack(at now: ClockReading) -> [Effect] {
        guard let moment = last else { return [] }
        last = nil
        results = moment.results
        state = .guessing(moment.board, since: now)
        return [.takeBack, .board(moment.board)]
    }

    private mutating func proceed(at now: ClockReading) -> Effect {
        last = nil
        while let question = stack.last, !isThere(question.word) { stack.removeLast() }
        guard let question = stack.popLast(), case .letters(let puzzle) = question.form else {
            return finish(at: now, isCut: false)
        }
        let board = Board(question: question, puzzle: puzzle, number: total - stack.count, total: total)
        state = .guessing(board, since: now)
        return .board(board)
    }

    private mutating func finish(at now: ClockReading, isCut: Bool) -> Effect {
        state = .finished
        results.endedAt(now, isCut: isCut, skippedWords: skippedWords)
        return .finished(results)
    }
}
