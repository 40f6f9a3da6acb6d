import VocabCore

extension Session {
    /// Tells the facts about a bookcase; nil where the history is too long to be read while somebody waits for a list.
    func bookcaseFacts(_ settings: Settings) -> (Bookcase) -> BookcaseFacts? {
        guard let memories = memoriesAtHand(settings), let learner = try? learner(settings, memories)
        else { return { _ in nil } }
        let order = learner.order()
        return { BookcaseFacts($0, learner, order) }
    }
}
