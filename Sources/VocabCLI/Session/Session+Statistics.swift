import VocabCore

extension Session {
    /// What is known of the learner, and all answers with a date; what cannot be read of them is told.
    ///
    /// - Throws: `StoreError` when settings or history cannot be read at all.
    func learnerWithAnswers() throws -> (learner: Learner, reviews: [Review]) {
        let history = try store.history()
        for problem in history.problems { tell(Alert(problem)) }
        let settings = try store.settings()
        tellModelProblem(settings)
        let reviews = history.dated(at: now)
        let memories = Memories(
            of: reviews, settings: settings.memorySettings, calendar: calendar(settings.study), now: now)
        return (try learner(settings, memories), reviews)
    }

    /// The statistics over the words of `bookcases`; with `bookcase` only of what was answered there.
    func statistics(over bookcases: [Bookcase], in bookcase: Bookcase.ID? = nil) throws -> Statistics {
        let (learner, reviews) = try learnerWithAnswers()
        let words = bookcases.flatMap(\.words)
        return Statistics(
            of: reviews, over: words, in: bookcase, learner.memories,
            forecast: learner.foreseen(words, days: Statistics.daysForeseen).dueWords, now: now)
    }
}
