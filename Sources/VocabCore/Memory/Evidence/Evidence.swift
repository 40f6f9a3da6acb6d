/// What one answer says about the memory of its word: a grade that is certain, or a pick that may be right by luck.
///
/// FSRS-6 takes grades, but most games ask for none, and to grade every right pick good would take luck for knowledge. The game,
/// the outcome and the hints give a grade where luck does not help, else a pick in its `GuessSituation`, which `EvidenceModel`
/// weighs. Tested by `EvidenceTests`; `vocab-benchmark memory` compares it with grading every right answer good.
package enum Evidence: Hashable, Sendable {
    /// It says it for sure.
    case grade(Review.Grade)
    /// Something was picked or found where luck helps: right by recall or by luck, wrong by forgetting or by a slip.
    case pick(GuessSituation, isRight: Bool)

    /// What `review` says, the first one of its word or a later one.
    ///
    /// - The learner's own grade stands as it is. "Don't know" is again.
    /// - A card that was turned is good or again, as the learner says.
    /// - Typed and right is good; at the very first meeting easy, for then it was known; with a hint hard.
    /// - A choice, a pair and a word found letter by letter are picks. A word not found is again: so many wrong letters are no slip.
    package init(of review: Review, isFirst: Bool) {
        if let grade = review.grade {
            self = .grade(grade)
            return
        }
        let isRight = review.outcome == .right
        switch review.game {
        case _ where review.outcome == .skipped: self = .grade(.again)
        case .hangman where !isRight: self = .grade(.again)
        case .choice, .match, .hangman:
            self = GuessSituation(of: review).map { .pick($0, isRight: isRight) } ?? .grade(isRight ? .good : .again)
        case .typed: self = .grade(!isRight ? .again : review.hints > 0 ? .hard : isFirst ? .easy : .good)
        case .flashcards: self = .grade(isRight ? .good : .again)
        }
    }

    /// Whether the answer counts as right.
    package var isRight: Bool {
        switch self {
        case .grade(let grade): grade != .again
        case .pick(_, let isRight): isRight
        }
    }
}
