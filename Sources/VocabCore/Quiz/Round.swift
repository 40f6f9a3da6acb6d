/// The questions of one sitting as a state machine: an event goes in, what is to be shown and kept comes out.
///
/// The first event is `start`. After an effect `finished` no event has any effect.
public struct Round: Sendable {
    /// What the learner did.
    public enum Event: Equatable, Sendable {
        case start
        /// Took the choice at this place, from 0.
        case choose(Int)
        /// Wants one wrong choice removed.
        case hint
        /// Does not know.
        case skip
        /// Wants the last answer back, and its question again.
        case takeBack
        /// Wants to end here.
        case quit
    }

    /// What follows from an event, in the order it must be carried out.
    public enum Effect: Equatable, Sendable {
        /// Keep this answer.
        case record(Review)
        /// Take the last answer that was kept back; its question is asked again next.
        case takeBack
        /// There is no answer to take back; the question stands.
        case nothingToTakeBack
        /// Say how it went.
        case verdict(Verdict)
        /// Ask this question.
        case ask(Asking)
        /// The choice at this place was removed; the question stands.
        case removed(Int)
        /// Nothing more can be removed; the question stands.
        case nothingToRemove
        /// There is no such choice, or it was removed; the question stands.
        case noSuchChoice(Int)
        /// The round is over.
        case finished(RoundResults)
    }

    /// A question with its place in the round.
    public struct Asking: Equatable, Sendable {
        /// What is asked.
        public let question: Question
        /// Its number, from 1.
        public let number: Int
        /// How many there are.
        public let total: Int
        /// How many right answers in a row stand before it.
        public let streak: Int
    }

    /// How an answer went.
    public struct Verdict: Equatable, Sendable {
        /// What was asked.
        public let question: Question
        /// How it went.
        public let outcome: Review.Outcome
        /// The choice taken, when it was a wrong one.
        public let chosen: Question.Choice?
        /// How many right answers in a row this makes.
        public let streak: Int
    }

    /// The fewest choices that hints leave.
    private static let choicesLeft = 2

    /// How many answers can be taken back.
    private static let memory = 30

    private var questions: QuestionSequence
    private var state = State.ready
    private var results: RoundResults
    private var streak = 0
    /// The round as it was at each of the last answers.
    private var past: [Moment] = []
    /// Draws which wrong choice a hint removes: a fixed order would point at the right one.
    private var chance: SeededGenerator

    private enum State: Sendable {
        case ready
        case asking(Asking, since: ClockReading, removed: Set<Int>)
        case finished
    }

    /// What an answer changes.
    private struct Moment: Sendable {
        let questions: QuestionSequence
        let asking: Asking
        let results: RoundResults
    }

    /// A round of `questions`.
    public init(_ questions: QuestionSequence) {
        self.questions = questions
        results = RoundResults(seed: questions.seed)
        chance = SeededGenerator(seed: ~questions.seed)
    }

    /// Takes an event that happened at `now`, and says what follows.
    public mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch (state, event) {
        case (.ready, .start):
            results.startedAt(now)
            return [proceed(at: now)]
        case (.asking(let asking, let since, let removed), .choose(let place)):
            guard asking.question.choices.indices.contains(place), !removed.contains(place) else { return [.noSuchChoice(place)] }
            let choice = asking.question.choices[place]
            let isRight = asking.question.isCorrect(choice)
            return close(asking, isRight ? .right : .wrong, isRight ? nil : choice, removed.count, since, now)
        case (.asking(let asking, let since, let removed), .skip):
            return close(asking, .skipped, nil, removed.count, since, now)
        case (.asking(let asking, let since, let removed), .hint):
            let wrong = asking.question.choices.indices.filter { $0 != asking.question.answer && !removed.contains($0) }
            guard wrong.count >= Self.choicesLeft, let place = wrong.randomElement(using: &chance) else {
                return [.nothingToRemove]
            }
            state = .asking(asking, since: since, removed: removed.union([place]))
            return [.removed(place)]
        case (.asking, .takeBack):
            guard let moment = past.popLast() else { return [.nothingToTakeBack] }
            questions = moment.questions
            results = moment.results
            streak = moment.asking.streak
            state = .asking(moment.asking, since: now, removed: [])
            return [.takeBack, .ask(moment.asking)]
        case (.asking, .quit), (.ready, .quit):
            return [finish(at: now, isCut: true)]
        case (.asking, .start), (.finished, _), (.ready, _):
            return []
        }
    }
}

extension Round {
    private mutating func close(
        _ asking: Asking, _ outcome: Review.Outcome, _ chosen: Question.Choice?, _ hints: Int, _ since: ClockReading,
        _ now: ClockReading
    ) -> [Effect] {
        let question = asking.question
        past.append(Moment(questions: questions, asking: asking, results: results))
        if past.count > Self.memory { past.removeFirst() }
        streak = outcome == .right ? streak + 1 : 0
        results.count(outcome, of: question.word, choices: question.choices.count - hints, streak: streak)
        let review = Review(
            at: now.timestamp, word: question.word.id, bookcase: question.bookcase, direction: question.direction,
            outcome: outcome, chosen: chosen?.word.id, hints: hints, milliseconds: now.milliseconds - since.milliseconds)
        let verdict = Verdict(question: question, outcome: outcome, chosen: chosen, streak: streak)
        return [.record(review), .verdict(verdict), proceed(at: now)]
    }

    private mutating func proceed(at now: ClockReading) -> Effect {
        guard let question = questions.nextQuestion() else { return finish(at: now, isCut: false) }
        let asking = Asking(
            question: question, number: results.asked + 1, total: max(questions.total, results.asked + 1), streak: streak)
        state = .asking(asking, since: now, removed: [])
        return .ask(asking)
    }

    private mutating func finish(at now: ClockReading, isCut: Bool) -> Effect {
        state = .finished
        results.endedAt(now, isCut: isCut, passedOver: questions.passedOver)
        return .finished(results)
    }
}
