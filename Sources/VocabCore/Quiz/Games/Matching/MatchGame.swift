/// Matching as a state machine: terms and meanings lie on a table, and those that belong together are picked.
///
/// Of each word its first answer is kept; the pairs that are found after a mistake are no answers of their own. When a table is cleared
/// the next one is dealt.
package struct MatchGame: Game {
    private var tables: MatchTables
    private var state = State.ready
    /// What came of it so far.
    package private(set) var results: RoundResults
    /// The words that nobody has deleted since the game began; nil while none can be gone.
    package var wordsThere: Set<Word.ID>?
    /// The game as it was before each of the last moves.
    private var past: [Moment] = []
    /// Lays the answers out, and draws what hints take away.
    private var generator: SeededGenerator

    /// How many moves can be taken back.
    private static let undoLimit = 30
    /// The fewest answers that hints leave.
    private static let answersLeft = 2

    private enum State: Sendable {
        case ready
        /// A pair is looked for, since the last one was picked.
        case playing(Table, since: ClockReading)
        case finished
    }

    private struct Moment: Sendable {
        let tables: MatchTables
        let table: Table
        let results: RoundResults
        /// Whether the move was an answer that is kept.
        let isKept: Bool
    }

    /// A game with the words of `words`.
    ///
    /// - Throws: `QuizError.tooFewMeanings` when all of them mean the same.
    package init(_ words: WordSequence) throws(QuizError) {
        tables = MatchTables(words)
        results = RoundResults(seed: words.plan.seed)
        generator = SeededGenerator(seed: ~words.plan.seed)
        var first = tables
        if first.next() == nil, let bookcase = words.plan.bookcases.first {
            throw .tooFewMeanings(
                bookcase: bookcase.name, distinct: 1, minimum: MatchTables.smallest, colliding: first.skippedWords.map(\.word))
        }
    }

    /// Takes an event that happened at `now`, and says what follows.
    package mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch (state, event) {
        case (.ready, .start):
            results.startedAt(now)
            return [deal(at: now)]
        case (.ready, .quit), (.playing, .quit): return [finish(at: now, isCut: true)]
        case (.playing(let table, let since), _): return handle(event, table, since, at: now)
        case (.ready, _), (.finished, _): return []
        }
    }
}

extension MatchGame {
    private mutating func handle(_ event: Event, _ table: Table, _ since: ClockReading, at now: ClockReading) -> [Effect] {
        switch event {
        case .pick(let item): return pick(item, table, since, at: now)
        case .pair(let question, let answer):
            var picked = table
            if table.isOpen(.question(question)) { picked.picked = .question(question) }
            return pick(picked.picked == .question(question) ? .answer(answer) : .question(question), picked, since, at: now)
        case .unpick:
            var left = table
            left.picked = nil
            return stand(left, since)
        case .hint: return hint(table, since)
        case .skip:
            let question = table.wanted
            return settle(question, answer: table.place(of: question), .skipped, table, since, at: now)
        case .takeBack: return takeBack(at: now)
        case .start, .quit: return []
        }
    }

    private mutating func pick(_ item: Item, _ table: Table, _ since: ClockReading, at now: ClockReading) -> [Effect] {
        guard table.isOpen(item) else { return [.told(.notThere(item))] }
        switch (table.picked, item) {
        case (.question(let question), .answer(let answer)), (.answer(let answer), .question(let question)):
            let isRight = table.place(of: question) == answer
            return settle(question, answer: answer, isRight ? .right : .wrong, table, since, at: now)
        default:
            var table = table
            table.picked = item
            return stand(table, since)
        }
    }

    /// Takes a pair for the answer to `question`.
    private mutating func settle(
        _ question: Int, answer: Int, _ outcome: Review.Outcome, _ table: Table, _ since: ClockReading, at now: ClockReading
    ) -> [Effect] {
        let isKept = !table.answered.contains(question)
        past.append(Moment(tables: tables, table: table, results: results, isKept: isKept))
        if past.count > Self.undoLimit { past.removeFirst() }
        var effects: [Effect] = []
        if isKept {
            let review = table.review(of: question, answer: answer, outcome, since, at: now)
            results.count(review, of: table.questions[question].word, choices: 0)
            effects.append(.record(review))
        }
        var table = table
        table.settle(question, outcome)
        effects.append(.told(.paired(question, answer, outcome, belongsTo: table.owner(of: answer))))
        guard table.isCleared else { return effects + stand(table, now) }
        effects.append(.cleared(table.time(at: now), isPerfect: table.isPerfect))
        return effects + [deal(at: now)]
    }

    /// Takes a wrong answer of the question that is picked away.
    private mutating func hint(_ table: Table, _ since: ClockReading) -> [Effect] {
        let question = table.wanted
        let wrong = table.openAnswers(to: question).filter { $0 != table.place(of: question) }
        guard wrong.count >= Self.answersLeft, let answer = wrong.randomElement(using: &generator) else {
            return [.told(.nothingToRemove)]
        }
        var table = table
        table.picked = .question(question)
        table.removed[question, default: []].insert(answer)
        return [.told(.removed(question, answer))] + stand(table, since)
    }

    private mutating func takeBack(at now: ClockReading) -> [Effect] {
        guard let moment = past.popLast() else { return [.told(.nothingToTakeBack)] }
        tables = moment.tables
        results = moment.results
        return (moment.isKept ? [.takeBack] : []) + [.told(.takenBack)] + stand(moment.table, now)
    }

    private mutating func stand(_ table: Table, _ since: ClockReading) -> [Effect] {
        state = .playing(table, since: since)
        return [.table(table)]
    }

    private mutating func deal(at now: ClockReading) -> Effect {
        let found = tables.dealt
        guard let dealt = tables.next() else { return finish(at: now, isCut: false) }
        let questions = dealt.filter { isThere($0.word) }
        if questions.isEmpty { return deal(at: now) }
        let table = Table(
            questions, answers: questions.indices.shuffled(using: &generator), found: found, total: tables.total, since: now)
        state = .playing(table, since: now)
        return .table(table)
    }

    private mutating func finish(at now: ClockReading, isCut: Bool) -> Effect {
        state = .finished
        results.endedAt(now, isCut: isCut, skippedWords: tables.skippedWords)
        return .finished(results)
    }
}
