import VocabCore

/// An entry of the record of wrong answers with the words it speaks of, as they are now.
struct WrongAnswer {
    let word: Word
    let bookcase: Bookcase
    let entry: WrongAnswers.Entry
    /// What was taken for the word, most often first; words that are gone are left out.
    let taken: [(word: Word, times: Int)]
}
