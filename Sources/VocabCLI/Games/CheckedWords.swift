import VocabCore

/// The words of a game that an estimate called known: one that is missed loses its mark, and gets it again where that answer is taken back.
struct CheckedWords {
    private let session: Session
    /// They are looked up with the first miss.
    private var marked: [Word.ID: Word]?
    /// What the answers of this game took the mark of; nil for one that took none.
    private var unmarked: [(word: Word, bookcase: Bookcase.ID)?] = []

    init(_ session: Session) {
        self.session = session
    }

    /// Takes note of an answer; the word that lost its mark by it.
    mutating func note(_ review: Review) -> Word? {
        let word = review.outcome == .right ? nil : words[review.word]
        // Where the mark cannot be taken off the answer stands all the same: the word is asked by what was missed.
        guard let word, (try? session.mark(word, in: review.bookcase, memorized: false)) == true else {
            unmarked.append(nil)
            return nil
        }
        marked?[word.id] = nil
        unmarked.append((word, review.bookcase))
        return word
    }

    /// Takes the last answer back.
    mutating func takeBack() {
        guard let (word, bookcase) = unmarked.popLast() ?? nil else { return }
        marked?[word.id] = word
        try? session.placeAgain(word, in: bookcase)
    }

    private var words: [Word.ID: Word] {
        mutating get {
            if let marked { return marked }
            let all = (try? session.store.contents().library.bookcases.flatMap(\.words)) ?? []
            let found = Dictionary(all.filter { $0.checkDay != nil }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            marked = found
            return found
        }
    }
}
