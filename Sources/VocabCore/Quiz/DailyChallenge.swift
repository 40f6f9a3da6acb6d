/// The questions of one day: the same for everybody whose bookcases hold the same terms and meanings.
///
/// Nothing else has a say: neither the order of the words, nor what they are called in the store, nor what the learner remembers.
package enum DailyChallenge {
    /// How many questions there are, where there are as many words.
    package static let count = 10

    /// The plan for `day`, as the learner counts days, over `bookcases`.
    package static func plan(over bookcases: [Bookcase], on day: Day) -> GamePlan {
        let bare = bookcases.map { (bookcase: $0, words: bareWords(of: $0)) }
            .map { (bookcase: $0.bookcase.with($0.words), mark: mark(of: $0.words)) }
            .sorted { $0.mark < $1.mark }
        let seed = bare.reduce(Fingerprint.number(of: Array(day.description.utf8))) { Fingerprint.adding($1.mark, to: $0) }
        let words = bookcases.flatMap(\.words)
        return GamePlan(
            over: bare.map(\.bookcase), wholeWords: Dictionary(words.map { ($0.id, $0) }) { first, _ in first }, count: count,
            seed: seed)
    }

    /// The words with terms and meanings alone, in the order of these.
    private static func bareWords(of bookcase: Bookcase) -> [Word] {
        bookcase.words.compactMap { word in
            try? Word(cleaned: WordContent(term: word.term, meaning: word.meaning), id: word.id, added: word.added)
        }.sorted { precedes($0.term, $1.term) ?? precedes($0.meaning, $1.meaning) ?? false }
    }

    /// Whether a text comes before another byte by byte, which is the same on every machine; nil where they are equal.
    private static func precedes(_ left: String, _ right: String) -> Bool? {
        if left.utf8.elementsEqual(right.utf8) { return nil }
        return left.utf8.lexicographicallyPrecedes(right.utf8)
    }

    private static func mark(of words: [Word]) -> UInt64 {
        words.reduce(Fingerprint.number(of: [])) { mark, word in
            // The bytes of a text are no 0 and no 1, so that these part them.
            (Array(word.term.utf8) + [0] + Array(word.meaning.utf8) + [1]).reduce(mark) { Fingerprint.adding(UInt64($1), to: $0) }
        }
    }
}

extension Question {
    /// The same question about `whole` words, which have the same terms and meanings as those it was made of.
    func completed(with whole: [Word.ID: Word]) -> Question {
        guard case .choices(let choices) = form, let word = whole[word.id] else { return self }
        return Question(
            word, in: bookcase, direction: direction, choices: choices.map { whole[$0.word.id] ?? $0.word },
            ruledOut: Set(choices.lazy.filter(\.isRuledOut).map(\.word.id)))
    }
}
