/// In which situation an answer may be right by luck; each has a guess chance of its own.
package enum GuessSituation: String, CaseIterable, Sendable {
    /// Four choices or more are left.
    case fourChoices
    /// A hint took one choice away.
    case threeChoices
    /// Hints took two choices away.
    case twoChoices
    /// One choice or one pair is left, or a word was found letter by letter with help: being right says nothing.
    case oneChoice
    /// Terms and meanings are paired; each pair that is found leaves fewer.
    case match
    /// The word is found letter by letter.
    case hangman

    /// The situation of `review`; nil where luck does not help.
    package init?(of review: Review) {
        switch review.game {
        case .choice: self = Self.choices(review.choicesLeft)
        case .match: self = review.choices == 1 ? .oneChoice : .match
        case .hangman: self = review.wasFoundWithHelp ? .oneChoice : .hangman
        case .typed, .flashcards: return nil
        }
    }

    /// How many wrong letters are taken for slips of a learner who knows the word.
    fileprivate static let slips = 1

    private static func choices(_ count: Int) -> GuessSituation {
        switch count {
        case ...1: .oneChoice
        case 2: .twoChoices
        case 3: .threeChoices
        default: .fourChoices
        }
    }

    /// What the guess chance of a learner nobody has seen yet is taken to be.
    ///
    /// With four choices 0.2: some are ruled out, but a wrong one is often taken for the right one. With fewer it grows as the chance of a
    /// blind guess does, 0.2^(ln k / ln 4). In match the pairs found before help; most words of hangman are guessed from their letters.
    package var initialChance: Double {
        switch self {
        case .fourChoices: 0.2
        case .threeChoices: 0.28
        case .twoChoices: 0.45
        case .oneChoice: 1
        case .match: 0.3
        case .hangman: 0.5
        }
    }
}

extension Review {
    /// Whether hints or wrong letters led to the word.
    fileprivate var wasFoundWithHelp: Bool { outcome == .right && (hints > 0 || misses > GuessSituation.slips) }
}
