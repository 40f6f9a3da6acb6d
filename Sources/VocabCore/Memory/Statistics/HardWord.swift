/// A word that was missed, and how often.
package struct HardWord: Equatable, Sendable {
    /// The word.
    package let word: Word
    /// How many answers it was given.
    package let answers: Int
    /// How many of them were not right.
    package let misses: Int
    /// How many of those came after it had been right once.
    package let lapses: Int
}
