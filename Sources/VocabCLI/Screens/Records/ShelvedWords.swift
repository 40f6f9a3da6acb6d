import VocabCore

/// Words with the bookcases they are in.
struct ShelvedWords {
    private var bookcases: [Word.ID: Bookcase] = [:]

    init(_ bookcases: [Bookcase]) {
        for bookcase in bookcases {
            for word in bookcase.words { self.bookcases[word.id] = bookcase }
        }
    }

    /// `words`, each with its bookcase.
    func with(_ words: [Word]) -> [(word: Word, bookcase: Bookcase)] {
        words.compactMap { word in bookcases[word.id].map { (word, $0) } }
    }
}
