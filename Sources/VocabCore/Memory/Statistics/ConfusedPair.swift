/// Two words that were taken for each other.
package struct ConfusedPair: Equatable, Sendable {
    /// The word that was asked when it happened first.
    package let first: Word
    /// What was taken for it.
    package let second: Word
    /// How often, in either direction.
    package let times: Int
    /// Whether they seem to be told apart by now: both were answered right on a few days since.
    package let isSettled: Bool

    /// Right answers to each of the two on so many days show that they are told apart: one sitting, such as a drill, does not.
    static let daysToSettle = 2

    /// The identifiers of two words, of which neither is the first.
    struct Key: Hashable {
        let one: Word.ID
        let other: Word.ID

        static func == (left: Key, right: Key) -> Bool {
            left.one == right.one && left.other == right.other || left.one == right.other && left.other == right.one
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(one.hashValue ^ other.hashValue)
        }
    }
}
