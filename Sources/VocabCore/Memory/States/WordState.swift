/// How far a word is on its way into memory.
package enum WordState: String, CaseIterable, Sendable {
    /// Never answered.
    case new
    /// Answered, and not yet kept for long.
    case learning
    /// Marked as known by the learner, or kept for so many days as `matureDays`.
    case memorized

    /// A word that is kept for so many days counts as memorized: Anki calls it mature.
    package static let matureDays = 21.0

    /// The state of `word`, of which `memory` is known.
    package init(of word: Word, _ memory: WordMemory?) {
        if word.memorized || memory.map({ $0.keptDays >= Self.matureDays }) ?? false {
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

/// How far the words that a learner has begun are on their way, each counted in the first that holds.
package struct ProgressCounts: Equatable, Sendable {
    /// Marked as known, or kept for `WordState.matureDays`.
    package private(set) var memorized = 0
    /// Kept for `steadyDays`.
    package private(set) var steady = 0
    /// Answered.
    package private(set) var seen = 0
    /// Not yet answered.
    package private(set) var new = 0

    /// From so many days on it shows that a word begins to stay.
    package static let steadyDays = 3.0

    /// Counts `words`, of which `memories` are known.
    package init(of words: some Sequence<Word>, _ memories: [Word.ID: WordMemory]) {
        for word in words {
            let memory = memories[word.id]
            switch WordState(of: word, memory) {
            case .memorized: memorized += 1
            case .learning where memory.map({ $0.keptDays >= Self.steadyDays }) ?? false: steady += 1
            case .learning: seen += 1
            case .new: new += 1
            }
        }
    }

    /// The words that the learner has begun.
    package var begun: Int { memorized + steady + seen }

    /// How many words to begin next: a round number beyond those that were begun, or all of them.
    package var nextGoal: Int {
        let step = [10, 50, 100, 250, 500].last { begun >= 4 * $0 } ?? 10
        return min((begun / step + 1) * step, begun + new)
    }
}
