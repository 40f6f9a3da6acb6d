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
    private let evidence: EvidenceModel<Double>

    /// The memories of a learner without answers, or those that were kept; `load` is that of more words than are in `words`.
    package init(
        settings: MemorySettings, calendar: LearnerCalendar, words: [Word.ID: WordMemory] = [:],
        guesses: GuessChances = GuessChances(),
        calibration: Calibration = Calibration(), answers: Int = 0, latest: Timestamp? = nil, leftOut: Int = 0,
        load: DayLoad? = nil
    ) {
        self.settings = settings
        self.calendar = calendar
        self.words = words
        self.guesses = guesses
        self.calibration = calibration
        self.answers = answers
        self.latest = latest
        self.leftOut = leftOut
        scheduler = settings.scheduler
        self.load = load ?? DayLoad(of: words.values.lazy.map(\.dueDay), restDays: settings.restDays)
        evidence = EvidenceModel(model: scheduler.model, slip: settings.slip)
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
        let recall = before.map { scheduler.model.retrievability(stability: $0.state.stability, elapsedDays: elapsedDays) } ?? 0
        let situation = GuessSituation(of: review)
        let guess = situation.map(guesses.chance) ?? 0
        let state = evidence.state(
            after: before?.state, elapsedDays: elapsedDays, recall: recall, evidence: answer, guess: guess)
        // A first answer teaches the guess chance, one on a later day the calibration too, further answers of a day neither.
        if review.grade == nil, before == nil || elapsedDays >= 1 {
            learn(wasRight: answer.isRight, recall: before == nil ? nil : recall, situation, guess: guess)
        }
        let dueDay = settledDay(
            stability: state.stability, isGraded: review.grade != nil, answeredOn: day, before: before?.dueDay)
        load.move(from: before?.dueDay, to: dueDay)
        words[review.word] = WordMemory(after: before, review, on: day, isRight: answer.isRight, state: state, dueDay: dueDay)
        answers += 1
        latest = max(latest ?? review.at, review.at)
    }

    /// Learns from an answer that the model expected with chance `recall`; nil is the first one to a word.
    private mutating func learn(wasRight: Bool, recall: Double?, _ situation: GuessSituation?, guess: Double) {
        let expected = recall.map(calibration.calibrated) ?? EvidenceModel<Double>.knownBefore
        if let recall { calibration.learn(wasRight: wasRight, recall: recall, guess: guess, slip: evidence.slip) }
        if let situation { guesses.learn(situation, wasRight: wasRight, recall: expected, slip: evidence.slip) }
    }
}
