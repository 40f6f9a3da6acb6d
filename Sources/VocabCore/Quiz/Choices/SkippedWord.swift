/// Why a word is not asked about.
package enum SkipReason: Equatable, Sendable {
    /// There are fewer than three other words of its parts of speech.
    case fewOfItsKind([String])
    /// Without these words, and maybe more, that mean the same or nearly, fewer than three are left.
    case sharedMeaning([Word])
    /// Of the words that could stand beside it, these and maybe more mean the same as each other.
    case othersShareMeaning([Word])
    /// It has no letter that could be found.
    case noLetters
    /// Every other word that is asked about means the same.
    case noPair
}

/// A word that was skipped, and why.
package struct SkippedWord: Equatable, Sendable {
    /// The word.
    package let word: Word
    /// Why there was no question about it.
    package let reason: SkipReason

    /// A word and a reason.
    package init(word: Word, reason: SkipReason) {
        self.word = word
        self.reason = reason
    }
}
