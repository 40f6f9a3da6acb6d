/// Which sides of the words a game shows.
package enum AskedDirections: String, CaseIterable, Sendable {
    case forward, reverse, mixed
}

/// How the questions of a game are answered.
package enum AnswerKind: String, CaseIterable, Sendable {
    /// By one of four choices; a word without three fair distractors is skipped.
    case choice
    /// By typing.
    case typed
    /// By one of four choices, or by typing where a word has no three fair distractors.
    case mixed
}
