import VocabCore

extension Session {
    /// The record of wrong answers about the words of `bookcases`; what cannot be read of the history is told.
    ///
    /// - Throws: `StoreError` when settings or history cannot be read at all.
    func wrongAnswers(in bookcases: [Bookcase]) throws -> [WrongAnswer] {
        let history = try store.history()
        for problem in history.problems { tell(Alert(problem)) }
        let record = WrongAnswers(of: history.dated(at: now), history.clearings, calendar(try store.settings().study), now: now)
        if record.entries.isEmpty { return [] }
        var known: [Word.ID: (word: Word, bookcase: Bookcase)] = [:]
        for bookcase in try store.contents().library.bookcases {
            for word in bookcase.words { known[word.id] = (word, bookcase) }
        }
        let wanted = Set(bookcases.map(\.id))
        return record.entries.compactMap { entry in
            guard let (word, bookcase) = known[entry.word], wanted.contains(bookcase.id) else { return nil }
            return WrongAnswer(
                word: word, bookcase: bookcase, entry: entry,
                taken: entry.taken.compactMap { taken in known[taken.word].map { ($0.word, taken.times) } })
        }
    }

    /// Takes `words` out of the record of wrong answers, or out of memory so that they are learnt anew; all where that is nil.
    ///
    /// - Throws: `StoreError`.
    func clear(_ subject: Clearing.Subject, of words: [Word.ID]?) throws {
        var generator = generator
        let moment = now
        let device = try store.device(orNew: Identifier<Device>(using: &generator), at: moment)
        try store.append(Clearing(at: moment, subject, words: words), as: Identifier<Review>(using: &generator), by: device)
        noteChange()
    }
}
