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

/// How many words are in each state.
package struct StateCounts: Equatable, Sendable {
    /// Never answered.
    package private(set) var new = 0
    /// Answered, and not yet kept for long.
    package private(set) var learning = 0
    /// Marked as known by the learner.
    package private(set) var marked = 0
    /// Kept for long without being marked.
    package private(set) var kept = 0

    /// Counts `words`, of which `memories` are known.
    package init(of words: some Sequence<Word>, _ memories: [Word.ID: WordMemory]) {
        for word in words {
            switch WordState(of: word, memories[word.id]) {
            case .new: new += 1
            case .learning: learning += 1
            case .memorized where word.memorized: marked += 1
            case .memorized: kept += 1
            }
        }
    }

    /// Marked or kept for long.
    package var memorized: Int { marked + kept }
}
