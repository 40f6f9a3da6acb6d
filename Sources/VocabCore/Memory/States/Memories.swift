/// What all answers of a learner together say: the memory of every word, how often luck helps, and how well it was predicted.
///
/// The same answers in the same order give the same memories, to the last bit.
package struct Memories: Equatable, Sendable {
    /// What the memories were worked out with; with other settings they must be worked out anew.
    package let settings: MemorySettings
    /// Tells the learner's days; with another one the memories must be worked out anew.
    package let calendar: LearnerCalendar
    /// The memory of each word that was ever answered, also of those that are in no bookcase any more.
    package private(set) var words: [Word.ID: WordMemory]
    /// How often luck helps this learner.
    package private(set) var guesses: GuessChances
    /// How often this learner takes hints.
    package private(set) var hints: HintHabit
    /// How the learner differs from what the model predicts.
    package private(set) var calibration: Calibration
    /// How many answers were taken in.
    package private(set) var answers: Int
    /// When the latest answer was given; an answer before that must not be added, but all worked out anew.
    package private(set) var latest: Timestamp?
    /// How many answers lay in the future and were left out: they count when their time has come.
    package private(set) var leftOut: Int

    let scheduler: Scheduler
    /// How many words are due on each day.
    private(set) var load: DayLoad
    private var evidence: EvidenceModel<Double>

    /// The memories of a learner without answers, or those that were kept; `load` is that of more words than are in `words`.
    package init(
        settings: MemorySettings, calendar: LearnerCalendar, words: [Word.ID: WordMemory] = [:],
        guesses: GuessChances = GuessChances(), hints: HintHabit = HintHabit(),
        calibration: Calibration? = nil, answers: Int = 0, latest: Timestamp? = nil, leftOut: Int = 0,
        load: DayLoad? = nil
    ) {
        self.settings = settings
        self.calendar = calendar
        self.words = words
        self.guesses = guesses
        self.hints = hints
        self.calibration = calibration ?? Calibration(slip: settings.slip)
        self.answers = answers
        self.latest = latest
        self.leftOut = leftOut
        scheduler = settings.scheduler
        self.load = load ?? DayLoad(of: words.values.lazy.map(\.dueDay), restDays: settings.restDays)
        evidence = EvidenceModel(model: scheduler.model, slip: self.calibration.slipChance)
    }

    /// The memories that `reviews` leave, which come in the order of time.
    ///
    /// What was answered more than a day after `now` was answered by a clock that was wrong: it is left out.
    package init(of reviews: some Sequence<Review>, settings: MemorySettings, calendar: LearnerCalendar, now: Timestamp) {
        self.init(settings: settings, calendar: calendar)
        let end = Timestamp(secondsSince1970: now.secondsSince1970 + 86_400)
        for review in reviews {
            if review.at > end { leftOut += 1 } else { add(review) }
        }
    }

    /// Whether `review` comes after all others, so that it can be added.
    package func canAdd(_ review: Review) -> Bool { latest.map { $0 <= review.at } ?? true }

    /// Takes the next answer in.
    package mutating func add(_ review: Review) {
        let before = words[review.word]
        let answer = Evidence(of: review, isFirst: before == nil)
        let day = calendar.day(of: review)
        // Below zero where a clock was set back: the model takes that for an answer of the same day.
        let elapsedDays = Double(before.map { $0.lastDay.distance(to: day) } ?? 0)
        let expected = expected(review, before, elapsedDays: elapsedDays)
        let state = evidence.state(
            after: before?.state, elapsedDays: elapsedDays, recall: expected.modelRecall, evidence: answer, guess: expected.guess,
            belief: expected.recall.learnt)
        let knownBefore = learn(from: review, isRight: answer.isRight, before, expected, elapsedDays: elapsedDays)
        let wait = wait(after: review, isRight: answer.isRight, before, state, knownBefore, on: day)
        let dueDay = settledDay(answeredOn: day, stability: state.stability, wait: wait, before: before?.dueDay)
        load.move(from: before?.dueDay, to: dueDay)
        words[review.word] = WordMemory(
            after: before, review, on: day, isRight: answer.isRight, state: state, knownBefore: knownBefore, dueDay: dueDay)
        answers += 1
        latest = max(latest ?? review.at, review.at)
    }

    /// Takes in an answer that was played ahead: it changes its word, and nothing that is known of the learner.
    mutating func addAhead(_ review: Review) {
        let learnt = (guesses, hints, calibration)
        add(review)
        (guesses, hints, calibration) = learnt
        evidence.slip = calibration.slipChance
    }

    /// Takes the memory of a word over, which is due when these settings ask for it.
    mutating func settle(_ word: Word.ID, _ memory: WordMemory) {
        let wait =
            memory.isGraded
            ? nil
            : waitInDays(
                stability: memory.state.stability, known: memory.recent.isLastRight == true ? known(memory.knownBefore) : 0,
                isFirst: memory.reviews == 1)
        let day = settledDay(answeredOn: memory.lastDay, stability: memory.state.stability, wait: wait, before: nil)
        load.move(from: nil, to: day)
        words[word] = memory.due(on: day)
    }

    /// For how many days a word waits after an answer on `day`; nil where the learner's own grade says.
    ///
    /// A word that was missed, and is right when it comes back on that day, waits as one that is learnt now.
    private func wait(
        after review: Review, isRight: Bool, _ before: WordMemory?, _ state: MemoryState, _ known: KnownBefore?, on day: Day
    ) -> Int? {
        if review.grade != nil { return nil }
        let isFurther = before.map { $0.lastDay >= day } ?? false
        let chance = isRight && !isFurther ? self.known(known) : 0
        let days = waitInDays(stability: state.stability, known: chance, isFirst: before == nil)
        return isFurther && isRight ? max(days, day.distance(to: before?.dueDay ?? day)) : days
    }
}

// MARK: What an answer teaches of the learner

extension Memories {
    /// What was to be expected of an answer.
    private struct Expectation {
        let situation: GuessSituation?
        /// The chance to be right by luck.
        let guess: Double
        /// The chance to recall the word by the model alone.
        let modelRecall: Double
        /// The chance to recall the word, now that it is seen whether a hint was taken.
        let recall: ExpectedRecall
        /// How many times likelier that is for a word that was known before.
        let hint: Double
    }

    /// What is to be expected of `review`, by the memory of its word until then; a hint taken changes it.
    private func expected(_ review: Review, _ before: WordMemory?, elapsedDays: Double) -> Expectation {
        let situation = GuessSituation(of: review)
        let recall =
            before.map { expectedRecall(of: $0, elapsedDays: elapsedDays) }
            ?? ExpectedRecall(known: guesses.shareKnown, kept: 1, learnt: 0)
        let guess = situation.map(guesses.chance) ?? 0
        guard review.game == .choice, before == nil || elapsedDays >= 1 else {
            return Expectation(situation: situation, guess: guess, modelRecall: recall.learnt, recall: recall, hint: 1)
        }
        let hasHint = review.hints > 0
        let hint =
            hints.likelihood(hasHint: hasHint, recall: recall.kept)
            / hints.likelihood(hasHint: hasHint, recall: calibration.calibrated(recall.learnt))
        return Expectation(
            situation: situation, guess: guess, modelRecall: recall.learnt,
            recall: ExpectedRecall(
                known: recall.known * hint / (recall.known * hint + 1 - recall.known),
                kept: hints.chance(recall.kept, hasHint: hasHint), learnt: hints.chance(recall.learnt, hasHint: hasHint)),
            hint: hint)
    }

    /// Learns from an answer what the learner knew before, how often luck helps, and how this learner differs from the model; what is to be
    /// kept of the word's being known before.
    ///
    /// A first answer teaches how much was known and guessed, one on a later day the rest too; further ones of a day, and those the learner
    /// graded, nothing. Whoever grades a word again did not know it.
    private mutating func learn(
        from review: Review, isRight: Bool, _ before: WordMemory?, _ expected: Expectation, elapsedDays: Double
    ) -> KnownBefore? {
        if let grade = review.grade { return grade == .again ? nil : before?.knownBefore }
        // What was typed is no slip of a key: see `TrainingSet.Answer.slip`.
        let slip = expected.situation == nil ? 0 : calibration.slipChance
        guard let before else {
            guard let situation = expected.situation else { return nil }
            if review.game == .choice { hints.learn(hasHint: review.hints > 0, recall: guesses.shareKnown) }
            return guesses.meet(in: situation, wasRight: isRight, slip: slip, hint: expected.hint)
        }
        guard elapsedDays >= 1 else { return before.knownBefore }
        if review.game == .choice {
            let recall = expectedRecall(of: before, elapsedDays: elapsedDays)
            hints.learn(hasHint: review.hints > 0, recall: recall.recall(learnt: calibration.calibrated(recall.learnt)))
        }
        let learnt = calibration.calibrated(expected.recall.learnt)
        func rightChance(_ recall: Double) -> Double { recall * (1 - slip) + (1 - recall) * expected.guess }
        let knownBefore = before.knownBefore?.after(
            isRight: isRight, known: min(rightChance(expected.recall.kept), 0.999), learnt: min(rightChance(learnt), 0.999),
            hint: expected.hint)
        var change: (before: KnownBefore, now: KnownBefore)?
        if let before = before.knownBefore, let knownBefore { change = (before, knownBefore) }
        guesses.learn(
            expected.situation, wasRight: isRight, recall: expected.recall.recall(learnt: learnt),
            slip: calibration.slipChance, known: change)
        calibration.learn(
            wasRight: isRight, expected.recall, guess: expected.guess, maySlip: expected.situation != nil)
        evidence.slip = calibration.slipChance
        return knownBefore
    }
}
