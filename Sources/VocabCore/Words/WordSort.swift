/// The order in which words are listed.
package enum WordSort: String, CaseIterable, Sendable {
    /// As they stand in the bookcase.
    case listed
    /// The last added first.
    case recent
    /// The first added first.
    case oldest
    /// Memorized words first.
    case memorized
    /// Words that are not memorized first.
    case unmemorized
    /// At random.
    case random
    /// The word that is asked again soonest first; those that were never answered, or are marked as known, come last.
    case due
    /// The word that was forgotten most often first, and of those alike the one least likely to be recalled.
    case weak

    /// Whether it depends on what the learner answered.
    package var needsMemories: Bool { [.memorized, .unmemorized, .due, .weak].contains(self) }
}
