/// The questions of one sitting as a state machine: an event goes in, what is to be shown and kept comes out.
///
/// The first event is `start`. After an effect `finished` no event has any effect.
package struct Round: Game {
    /// The fewest choices that hints leave.
    private static let choicesLeft = 2

    /// Whoever takes longer to find the meaning of a new word, in milliseconds, has probably worked it out or guessed: half as long again as
    /// the five seconds that an answer is assumed to take.
    private static let longSearch = 7_500

    /// How many answers can be taken back.
    private static let undoLimit = 30

    var questions: QuestionSequence
    private let recallsFirst: Bool
    private let stopsAfterMiss: Bool
    var state = State.ready
    /// What came of it so far.
    package internal(set) var results: RoundResults
    var streak = 0
    /// The words that nobody has deleted since the round began; nil while none can be gone.
    package var wordsThere: Set<Word.ID>?
    /// The words that were edited while it is played, as they are now.
    var edited: [Word.ID: Word] = [:]
    /// The round as it was at each of the last answers.
    private(set) var past: [Moment] = []
    /// Draws which wrong choice a hint removes: a fixed order would point at the right one.
    private var generator: SeededGenerator

    enum State: Sendable {
        case ready
        case asking(Open)
        /// A miss stands until the learner goes on.
        case stopped(Verdict)
        case finished
    }

    /// A question that waits for its answer.
    struct Open: Sendable {
        var asking: Asking
        /// When it was shown, or its choices where they came later.
        var since: ClockReading
        var removed: Set<Int> = []
        /// How many letters hints have told.
        var letters = 0
        /// Whether an answer was nearly right, and may be mended.
        var isSecondTry = false
        /// An answer that was right but for its spelling, which may be mended; nil where there was none.
        var rightOtherwise: String?
        /// Whether the choices are still to come.
        var isRecalled = false
        /// Whether the learner has seen the answer before giving it.
        var isSeen = false

        /// What helped: choices removed, letters told, a second try, or that an answer to be typed was seen.
        var hints: Int { removed.count + letters + (isSecondTry ? 1 : 0) + (isSeen && asking.question.isTyped ? 1 : 0) }

        /// Whether the choice at `place` can be taken: hints did not remove it, nor an edit.
        func stands(_ place: Int) -> Bool {
            let choices = asking.question.choices
            return choices.indices.contains(place) && !removed.contains(place) && !choices[place].isRightToo
        }

        /// How many choices an answer counts as having had: those not removed, and if it was right, of these those that memory of earlier
        /// questions does not rule out, or 1 if it had been seen.
        func choicesLeft(_ outcome: Review.Outcome) -> Int {
            let left = asking.question.choices.enumerated().filter { stands($0.offset) }
            guard outcome == .right else { return left.count }
            return isSeen ? 1 : left.count { !$0.element.isRuledOut }
        }
    }

    /// What an answer changes, or the mark on a word that is known.
    struct Moment: Sendable {
        let questions: QuestionSequence
        let asking: Asking
        let results: RoundResults
        /// What takes it back.
        let remedy: Effect
    }

    /// A round of `questions`. Where these hold choices back but nobody `canWait` for them, they come at once.
    ///
    /// With `stopsAfterMiss` a wrong answer, or none, stands until the event `goOn`, and so does a new word that was found slowly or with a
    /// hint: that is when one learns. A round for points never stops.
    package init(_ questions: QuestionSequence, canWait: Bool = true, stopsAfterMiss: Bool = false) {
        self.questions = questions
        self.stopsAfterMiss = stopsAfterMiss && questions.plan.arcade == nil
        recallsFirst = questions.plan.recallsFirst && canWait
        results = RoundResults(
            seed: questions.plan.seed, countsAll: questions.plan.arcade != nil || !questions.plan.furtherLaps.isEmpty)
        generator = SeededGenerator(seed: ~questions.plan.seed)
    }

    /// Takes an event that happened at `now`, and says what follows.
    package mutating func handle(_ event: Event, at now: ClockReading) -> [Effect] {
        switch (state, event) {
        case (.ready, .start):
            results.startedAt(now)
            return [proceed(at: now)]
        case (.ready, .quit), (.asking, .quit): return [finish(at: now, isCut: !isTimeUp(at: now))]
        case (.asking, _) where isTimeUp(at: now): return [finish(at: now, isCut: false)]
        case (.asking(let open), _): return handle(event, open, at: now)
        case (.stopped(let verdict), _): return handle(event, after: verdict, at: now)
        case (.ready, _), (.finished, _): return []
        }
    }
}

extension Round {
    /// What follows from an event while `open` waits for its answer.
    private mutating func handle(_ event: Event, _ open: Open, at now: ClockReading) -> [Effect] {
        switch event {
        case .takeBack, .wasRight, .know, .see, .revise:
            questions.plan.arcade == nil ? change(event, open, at: now) : [.notInArcade]
        case .hint where open.isRecalled: [reveal(open, at: now)]
        case .choose, .reveal: open.isRecalled ? [reveal(open, at: now)] : choose(event, open, at: now)
        case .type(let text): type(text, open, at: now)
        case .skip: close(open, .skipped, at: now)
        case .hint: hint(open, at: now)
        case .start, .quit, .goOn, .timeUp: []
        }
    }

    /// What follows from an event that changes an answer that was given, or the word itself.
    private mutating func change(_ event: Event, _ open: Open, at now: ClockReading) -> [Effect] {
        switch event {
        case .takeBack: takeBack(at: now)
        case .wasRight: claim(at: now)
        case .know: know(open, at: now)
        case .see: see(open)
        case .revise(let word): [revise(word, open, at: now)]
        default: []
        }
    }

    /// What follows from an event while the miss that `verdict` is about stands.
    private mutating func handle(_ event: Event, after verdict: Verdict, at now: ClockReading) -> [Effect] {
        switch event {
        case .goOn: return [proceed(at: now)]
        case .takeBack: return takeBack(at: now)
        case .wasRight: return claim(at: now)
        case .quit:
            var rest = questions
            return [finish(at: now, isCut: rest.nextQuestion() != nil)]
        case .revise(let word):
            edited[word.id] = word
            results.revise(word)
            state = .stopped(verdict.revised(word))
            return [.verdict(verdict.revised(word))]
        default: return []
        }
    }

    /// Shows the choices. A choice taken before they were there was not meant, so it does no more than this.
    private mutating func reveal(_ open: Open, at now: ClockReading) -> Effect {
        var open = open
        open.isRecalled = false
        open.since = now
        state = .asking(open)
        return .choices(open.asking)
    }

    private mutating func choose(_ event: Event, _ open: Open, at now: ClockReading) -> [Effect] {
        guard case .choose(let place) = event else { return [] }
        let question = open.asking.question
        guard open.stands(place) else { return [.noSuchChoice(place)] }
        let choice = question.choices[place]
        let isRight = question.isCorrect(choice)
        return close(open, isRight ? .right : .wrong, chosen: isRight ? nil : choice, at: now)
    }

    /// Removes a wrong choice, or tells a letter.
    private mutating func hint(_ open: Open, at now: ClockReading) -> [Effect] {
        let question = open.asking.question
        if question.isTyped { return tellLetter(open, at: now) }
        let wrong = question.choices.indices.filter { $0 != question.answer && open.stands($0) }
        guard wrong.count >= Self.choicesLeft, let place = wrong.randomElement(using: &generator) else {
            return [.nothingToRemove]
        }
        var open = open
        open.removed.insert(place)
        state = .asking(open)
        return [.removed(place)]
    }

    private mutating func takeBack(at now: ClockReading) -> [Effect] {
        guard let moment = past.popLast() else { return [.nothingToTakeBack] }
        questions = moment.questions
        results = moment.results.takenBack(to: results)
        streak = moment.asking.streak
        // After its verdict the answer is known.
        let asking = moment.asking.revised(edited)
        state = .asking(Open(asking: asking, since: now, isSeen: moment.remedy == .takeBack))
        return [moment.remedy, .ask(asking)]
    }

    mutating func close(
        _ open: Open, _ outcome: Review.Outcome, chosen: Question.Choice? = nil, typed: String? = nil, isRealWord: Bool = false,
        at now: ClockReading
    ) -> [Effect] {
        let question = open.asking.question
        remember(open.asking, remedy: .takeBack)
        let stops = stopsAfterMiss && (outcome != .right || isLuckyFind(open, at: now))
        streak = outcome == .right ? streak + 1 : 0
        let review = Review(
            at: now.timestamp, word: question.word.id, bookcase: question.bookcase, game: question.isTyped ? .typed : .choice,
            direction: question.direction, outcome: outcome,
            choices: question.isTyped ? nil : open.choicesLeft(outcome), chosen: chosen?.word.id,
            hints: open.hints, arcade: questions.plan.arcade, milliseconds: now.milliseconds - open.since.milliseconds)
        results.count(review, of: question.word, choices: open.choicesLeft(outcome))
        let comesBack = questions.plan.missedComeBack && outcome != .right && isThere(question.word)
        if comesBack { questions.comeBack() }
        let verdict = Verdict(
            question: question, outcome: outcome, chosen: chosen, typed: typed,
            showedChoices: !question.isTyped && !open.isRecalled, streak: streak, stops: stops,
            comesBack: comesBack, isRealWord: isRealWord, score: score)
        if verdict.stops {
            state = .stopped(verdict)
            return [.record(review), .verdict(verdict)]
        }
        return [.record(review), .verdict(verdict), hasLivesLeft ? proceed(at: now) : finish(at: now, isCut: false)]
    }

    /// Whether the word of a right answer was never met before and found slowly or with help, among choices that tell so.
    private func isLuckyFind(_ open: Open, at now: ClockReading) -> Bool {
        let question = open.asking.question
        guard !question.isTyped, let study = questions.plan.study, study.facts(of: question.word) == nil,
            !results.hasAnswered(question.word.id)
        else { return false }
        return open.hints > 0 || now.milliseconds - open.since.milliseconds > Self.longSearch
    }

    /// Keeps the round as it is now, to be taken back to by `remedy`.
    mutating func remember(_ asking: Asking, remedy: Effect) {
        past.append(Moment(questions: questions, asking: asking, results: results, remedy: remedy))
        if past.count > Self.undoLimit { past.removeFirst() }
    }

    mutating func proceed(at now: ClockReading) -> Effect {
        guard let question = nextQuestion() else { return finish(at: now, isCut: false) }
        let asking = Asking(
            question: question, number: questions.number, total: questions.total, streak: streak, left: questions.left,
            score: score)
        let isRecalled = recallsFirst && !question.isTyped
        state = .asking(Open(asking: asking, since: now, isRecalled: isRecalled))
        return isRecalled ? .recall(asking) : .ask(asking)
    }

    /// The next question whose word was not deleted; nil after the last, or in a round for points after one try for each word.
    private mutating func nextQuestion() -> Question? {
        for _ in 0...questions.plan.wordCount {
            guard let question = questions.nextQuestion() else { return nil }
            if isThere(question.word) { return question.revised(edited) }
        }
        return nil
    }

    private mutating func finish(at now: ClockReading, isCut: Bool) -> Effect {
        state = .finished
        results.endedAt(now, isCut: isCut, skippedWords: questions.skippedWords)
        return .finished(results)
    }
}
