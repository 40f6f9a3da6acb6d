/// How far a word is on its way into memory.
package enum WordState: String, CaseIterable, Sendable {
    /// Never answered.
    case new
    /// Answered, and not yet kept for long.
    case learning
    /// Marked as known by the learner, or kept for more than `memorizedStability` days.
    case memorized

    /// Above so many days a word counts as memorized.
    package static let memorizedStability = 60.0

    /// The state of `word`, of which `memory` is known.
    package init(of word: Word, _ memory: WordMemory?) {
        if word.memorized || (memory?.state.stability ?? 0) > Self.memorizedStability {
            self = .memorized
        } else {
            self = memory == nil ? .new : .learning
        }
    }
}
