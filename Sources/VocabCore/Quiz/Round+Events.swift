extension Round {
    /// What the learner did.
    package enum Event: Equatable, Sendable {
        case start
        /// Has thought of the answer, or had the time to; wants the choices.
        case reveal
        /// Took the choice at this place, from 0.
        case choose(Int)
        /// Typed this as the answer.
        case type(String)
        /// Wants one wrong choice removed, or a letter more where the answer is typed.
        case hint
        /// Does not know.
        case skip
        /// Says that the typed answer that was called wrong is right.
        case wasRight
        /// Has seen what there was to learn from a miss, and wants the next question.
        case goOn
        /// Knows the word by heart: it shall not be asked any more.
        case know
        /// Is about to see all of the word asked for: a right answer proves nothing any more.
        case see
        /// Has edited the word asked for, which now is this one.
        case revise(Word)
        /// Wants the last answer back, and its question again.
        case takeBack
        /// Wants to end here.
        case quit
        /// The time of a round against the clock is up.
        case timeUp
    }

    /// What follows from an event, in the order it must be carried out.
    package enum Effect: Equatable, Sendable {
        /// Keep this answer.
        case record(Review)
        /// Take back the last answer that was kept; its question is asked again next.
        case takeBack
        /// Mark this word as known by heart, or no longer.
        case mark(Word, in: Bookcase.ID, memorized: Bool)
        /// There is no answer to take back; the question stands.
        case nothingToTakeBack
        /// Say how it went. Where the round stops after a miss nothing follows before `goOn`.
        case verdict(Verdict)
        /// The word asked for was edited; the question stands, and now looks like this.
        case revised(Asking)
        /// Ask this question.
        case ask(Asking)
        /// Show this question without its choices, so that the learner recalls the answer first.
        case recall(Asking)
        /// Now show the choices of the question that stands.
        case choices(Asking)
        /// The choice at this place was removed; the question stands.
        case removed(Int)
        /// Nothing more can be removed; the question stands.
        case nothingToRemove
        /// The answer begins with these letters; the question stands.
        case letters(LetterHint)
        /// Hints have told all letters but the last; the question stands.
        case noLetterLeft
        /// What was typed is nearly right; the question stands for a second try.
        case nearly(NearMiss)
        /// What was typed was read as this, as on the other one of the Latin and the Korean keyboard.
        case read(as: String)
        /// Keep this answer in place of the last one: the learner says that it was right.
        case claimed(Review)
        /// There is no typed answer that was called wrong last; the question stands.
        case nothingToClaim
        /// What was typed is blank, which is no answer; the question stands.
        case nothingTyped
        /// What would give an advantage is not done in a round for points; the question stands.
        case notInArcade
        /// There is no such choice, or it was removed; the question stands.
        case noSuchChoice(Int)
        /// The round is over.
        case finished(RoundResults)
    }

    /// A question with its place in the round.
    package struct Asking: Equatable, Sendable {
        /// What is asked.
        package let question: Question
        /// Its number, from 1.
        package let number: Int
        /// How many there are.
        package let total: Int
        /// How many right answers in a row stand before it.
        package let streak: Int
        /// What is left of the round, with this question; nil where nothing is known of the learner.
        package let left: Left?
        /// The points before it, in a round for points.
        package var score: ArcadeScore?

        /// The same where some of the words were edited.
        package func revised(_ words: [Word.ID: Word]) -> Asking {
            Asking(question: question.revised(words), number: number, total: total, streak: streak, left: left, score: score)
        }
    }

    /// How many words of a round are still to be asked.
    package struct Left: Equatable, Sendable {
        /// Those that were answered before, in this round or ever.
        package let known: Int
        /// Those that never were.
        package let new: Int
    }

    /// How an answer went.
    package struct Verdict: Equatable, Sendable {
        /// What was asked.
        package let question: Question
        /// How it went.
        package let outcome: Review.Outcome
        /// The choice taken, when it was a wrong one; what a wrong typed answer belongs to, where that is a word of the learner.
        package let chosen: Question.Choice?
        /// What was typed, when the answer is typed.
        package let typed: String?
        /// Whether the learner saw the choices.
        package let showedChoices: Bool
        /// How many right answers in a row this makes.
        package let streak: Int
        /// Whether the round stops until the learner has seen it.
        package let stops: Bool
        /// Whether the word is asked again in this round.
        package let comesBack: Bool
        /// Whether a wrong answer that was typed is another word, though none of the learner.
        package var isRealWord = false
        /// The points with it, in a round for points.
        package var score: ArcadeScore?

        /// Whether the learner may say that it was right after all.
        package var canBeClaimed: Bool { typed != nil && outcome == .wrong }

        /// The same about the word as it is after editing.
        func revised(_ word: Word) -> Verdict {
            Verdict(
                question: question.revised(word), outcome: outcome, chosen: chosen, typed: typed, showedChoices: showedChoices,
                streak: streak, stops: stops, comesBack: comesBack, isRealWord: isRealWord)
        }
    }
}

extension Round.Effect: GameEffect {
    /// The answer to keep, or that the last one is taken back.
    package var historyChange: HistoryChange? {
        switch self {
        case .record(let review): .record(review)
        case .claimed(let review): .replace(review)
        case .takeBack: .takeBack
        case .mark(let word, let bookcase, let isMemorized): .mark(word, in: bookcase, memorized: isMemorized)
        default: nil
        }
    }

    /// Whether these are the results.
    package var isEnd: Bool { if case .finished = self { true } else { false } }
}
