/// Why a word cannot be given three fair distractors.
public enum Lack: Equatable, Sendable {
    /// There are fewer than three other words of its parts of speech; these are empty where they are not known.
    case fewOfItsKind([String], others: Int)
    /// These words, and maybe more, mean the same or nearly.
    case sharedMeaning([Word])
}

/// A word that was passed over, and why.
public struct PassedOver: Equatable, Sendable {
    /// The word.
    public let word: Word
    /// Why there was no fair question about it.
    public let lack: Lack

    /// A word and a reason.
    public init(word: Word, lack: Lack) {
        self.word = word
        self.lack = lack
    }
}
