/// Flash cards as a state machine: a card is turned, and the learner says how well they knew it.
///
/// A card that was not known comes back after three to six others. Every time a card is shown it is graded once; going back to the card
/// before takes its grade back.
package struct CardGame: Game {
    /// The cards that are still to come.
    private var stack: ReturningQueue<Question>
    /// How many different cards there are.
    private let total: Int
    /// The memory of the words on the cards, as the grades of this game leave it.
    private var memories: Memories
    private var state = State.ready
    /// What came of it so far.
    package private(set) var results: RoundResults
    /// The words that nobody has deleted since the game began; nil while none can be gone.
    package var wordsThere: Set<Word.ID>?
    /// The game as it was when each of the last cards was shown.
    private var past: [Moment] = []
    /// Draws when cards come back.
    private var generator: SeededGenerator

    /// How many cards can be gone back.
    private static let undoLimit = 30

    private enum State: Sendable {
        case ready
        case showing(Open)
        case finished
    }

    /// The card that lies open.
    private struct Open: Sendable {
        let card: Question
        /// Whether it was graded in this game before.
        let isAgain: Bool
        var isTurned = false
        let since: ClockReading
    }

    /// What laying a card aside changes.
    private struct Moment: Sendable {
        let stack: ReturningQueue<Question>
        let card: Question
        let isAgain: Bool
        let again: Set<Word.ID>
        /// The memory of the word before.
        let memories: Memories
        let results: RoundResults
        /// What takes it back.
        let remedy: Effect
    }

    /// The words that were graded again, and not better since.
    private var again: Set<Word.ID> = []

    /// A game with the cards of `words`; `memories` tell when each will be due.
    package init(_ words: WordSequence, memories: Memories) {
        var words = words
        var cards: [Question] = []
        let wanted = words.wanted
        while cards.count < wanted, let next = words.next() {
            cards.append(Question(next.word, in: next.bookcase, direction: next.direction, form: .card))
        }
        stack = ReturningQueue(cards.reversed())
        total = cards.count
        self.memories = memories.only(cards.map(\.word.id))
        results = RoundResults(seed: words.plan.seed)
        generator = SeededGenerator(seed: ~words.plan.seed)
    }

    /// Takes an event that happened at `now`, and says what follows.
    package mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch (state, event) {
        case (.ready, .start):
            results.startedAt(now)
            return [proceed(at: now)]
        case (.ready, .quit), (.showing, .quit): return [finish(at: now, isCut: true)]
        case (.showing(let open), _): return handle(event, open, at: now)
        case (.ready, _), (.finished, _): return []
        }
    }
}

extension CardGame {
    private mutating func handle(_ event: Event, _ open: Open, at now: ClockReading) -> [Effect] {
        switch event {
        case .turn: return [show(Open(card: open.card, isAgain: open.isAgain, isTurned: true, since: open.since), at: now)]
        // Nobody can say how well they knew what they have not seen.
        case .grade where !open.isTurned: return handle(.turn, open, at: now)
        case .grade(let grade): return close(open, grade, at: now)
        case .known:
            keep(open, remedy: .mark(open.card.word, in: open.card.bookcase, memorized: false))
            again.remove(open.card.word.id)
            return [.mark(open.card.word, in: open.card.bookcase, memorized: true), proceed(at: now)]
        case .edited(let word):
            guard word.id == open.card.word.id else { return [] }
            let card = open.card.revised(word)
            results.revise(word)
            return [show(Open(card: card, isAgain: open.isAgain, isTurned: open.isTurned, since: open.since), at: now)]
        case .goBack: return goBack(at: now)
        case .start, .quit: return []
        }
    }

    private mutating func close(_ open: Open, _ grade: Review.Grade, at now: ClockReading) -> [Effect] {
        keep(open, remedy: .takeBack)
        let word = open.card.word
        let review = Review(
            at: now.timestamp, word: word.id, bookcase: open.card.bookcase, game: .flashcards, direction: open.card.direction,
            outcome: grade == .again ? .wrong : .right, grade: grade, milliseconds: now.milliseconds - open.since.milliseconds)
        results.count(review, of: word, choices: 0)
        if memories.canAdd(review) { memories.add(review) }
        if grade == .again {
            again.insert(word.id)
            stack.comeBack(open.card, after: WordQueue.pause, using: &generator)
        } else {
            again.remove(word.id)
        }
        return [.record(review), proceed(at: now)]
    }

    /// Keeps the game as it is now, to be taken back to by `remedy`.
    private mutating func keep(_ open: Open, remedy: Effect) {
        past.append(
            Moment(
                stack: stack, card: open.card, isAgain: open.isAgain, again: again, memories: memories, results: results,
                remedy: remedy))
        if past.count > Self.undoLimit { past.removeFirst() }
    }

    /// Shows the card before again, turned as it was, and takes back what was said of it.
    private mutating func goBack(at now: ClockReading) -> [Effect] {
        guard let moment = past.popLast() else { return [.noCardBefore] }
        stack = moment.stack
        again = moment.again
        memories = moment.memories
        results = moment.results
        let open = Open(card: moment.card, isAgain: moment.isAgain, isTurned: true, since: now)
        return [moment.remedy, show(open, at: now)]
    }

    private mutating func proceed(at now: ClockReading) -> Effect {
        while let card = stack.next() {
            guard isThere(card.word) else { continue }
            return show(Open(card: card, isAgain: again.contains(card.word.id), since: now), at: now)
        }
        return finish(at: now, isCut: false)
    }

    private mutating func show(_ open: Open, at now: ClockReading) -> Effect {
        state = .showing(open)
        let day = memories.calendar.day(of: now.timestamp)
        let word = open.card.word.id
        let waiting = waiting
        let days = Review.Grade.allCases.map { memories.intervalInDays(of: word, after: $0, on: day) }
        return .card(
            Showing(
                card: open.card, isTurned: open.isTurned, number: total - waiting.new, total: total, isAgain: open.isAgain,
                again: waiting.again,
                days: Dictionary(uniqueKeysWithValues: zip(Review.Grade.allCases, days))))
    }

    /// How many of the cards to come were not shown yet, and how many come back.
    private var waiting: (new: Int, again: Int) { (stack.waiting.count, stack.returning.count) }

    private mutating func finish(at now: ClockReading, isCut: Bool) -> Effect {
        state = .finished
        results.endedAt(now, isCut: isCut, skippedWords: [])
        return .finished(results)
    }
}
