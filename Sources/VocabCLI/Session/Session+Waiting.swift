import VocabCore

extension Session {
    /// How many words of all bookcases wait today, where that was counted since the last change and nobody has to be told of damage.
    func keptWaiting() -> Store.Waiting? {
        guard let settings = try? store.settings() else { return nil }
        let calendar = calendar(settings.study)
        return store.keptWaiting(on: calendar.day(of: now), settings.memorySettings, calendar)
    }

    /// Counts them, and keeps the count where all could be read.
    ///
    /// - Throws: `StoreError` when settings or history cannot be read at all.
    func countWaiting() throws -> Store.Waiting {
        let settings = try store.settings()
        let calendar = calendar(settings.study)
        let day = calendar.day(of: now)
        let state = store.waitingState(day, settings.memorySettings, calendar)
        let bookcases = try bookcases(named: nil)
        let learner = try learner(telling: .none)
        let waiting = learner.order().waiting(bookcases.lazy.flatMap(\.words))
        let count = Store.Waiting(due: waiting.due, new: waiting.new)
        let isWhole = status == .done && learner.memories.leftOut == 0
        if let state, isWhole, try store.historySize() >= Store.cachedSize {
            store.keep(count, on: day, settings.memorySettings, calendar, counted: state)
        }
        return count
    }
}
