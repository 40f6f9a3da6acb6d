import VocabCore

extension Session {
    /// The memory of every word that was answered.
    ///
    /// - Throws: `StoreError` when the history cannot be read at all.
    func memories(_ settings: Settings) throws -> Memories {
        let (memories, problems) = try store.memories(
            settings.memorySettings, calendar: calendar(settings.study), now: now)
        tellUnread(problems)
        return memories
    }

    /// Tells which histories could not be read at all, for without them a learner of years looks like a new one.
    private func tellUnread(_ problems: [StoreError]) {
        for case .file(let failure) in problems { tell(.disk(failure)) }
    }

    /// The memories where nobody has to wait for them: nil where the history is long and they are not kept, or cannot be read.
    func memoriesAtHand(_ settings: Settings) -> Memories? {
        guard let size = try? store.historySize() else { return nil }
        if size >= Self.shortHistory {
            return store.keptMemories(settings.memorySettings, calendar: calendar(settings.study), now: now)
        }
        // The clock's changes over the years take longer to find out than `books` may take.
        if size == 0 { return Memories(settings: settings.memorySettings, calendar: LearnerCalendar()) }
        return try? memories(settings)
    }

    /// Lists do not work out a history of this size or more, in bytes: about 15,000 answers.
    private static let shortHistory = 4 << 20

    /// Whether the whole history can be read while somebody waits for a game.
    var hasShortHistory: Bool { (try? store.historySize()).map { $0 < Self.shortHistory } ?? false }

    /// What is told when the learner's memories are worked out.
    enum LearnerProblems {
        /// Only which histories cannot be read at all, for a line that stands in a shell's prompt.
        case none
        /// That, and that the parameters in the settings cannot be used; games go on with what can be read of the history.
        case model
        /// All of that, and each line of the history that cannot be read, in commands that are about it.
        case all
    }

    /// What the history says about the learner.
    ///
    /// - Throws: `StoreError` when settings or history cannot be read at all.
    func learner(telling problemsToTell: LearnerProblems = .model) throws -> Learner {
        let settings = try store.settings()
        if problemsToTell != .none { tellModelProblem(settings) }
        let (memories, problems) = try store.memories(
            settings.memorySettings, calendar: calendar(settings.study), now: now)
        if problemsToTell == .all {
            for problem in problems { tell(Alert(problem)) }
        } else {
            tellUnread(problems)
        }
        return try learner(settings, memories)
    }

    /// Says once, as long as the program runs, that the parameters in the settings cannot be used.
    func tellModelProblem(_ settings: Settings) {
        guard !leftBehind.hasToldModelProblem, let problem = ModelInForce(settings.memory).problem else { return }
        leftBehind.hasToldModelProblem = true
        remark(OptimizePhrase.standardUsed(problem))
    }

    /// The learner whose `memories` these are, today.
    func learner(_ settings: Settings, _ memories: Memories) throws -> Learner {
        let today = memories.calendar.day(of: now)
        let plan = try settings.plan.map { plan in
            let pace = plan.exams.contains { $0.minutes != nil } ? store.pace() : nil
            return PlannedStudy(
                plan, try store.contents().library.bookcases, newPerDay: settings.study.newPerDay, pace: pace ?? .standard)
        }
        return Learner(settings: settings, memories: memories, today: today, plan: plan)
    }
}
