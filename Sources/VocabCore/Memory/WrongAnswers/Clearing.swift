/// The learner cleared the record of wrong answers: what was missed up to that second no longer stands in it.
///
/// It is kept in the history, beside the answers it is about: so it counts in every copy of the store once two of them are merged, and
/// is taken back like an answer.
package struct Clearing: Equatable, Sendable {
    /// When.
    package let at: Timestamp
    /// The words that were taken out; nil for all.
    package let words: [Word.ID]?

    /// A clearing of `words`, or of the whole record.
    package init(at: Timestamp, words: [Word.ID]? = nil) {
        self.at = at
        self.words = words
    }
}
