/// What a learner does to the word that is asked for, beside answering.
extension Round {
    /// Passes the question over, for its word is known by heart.
    mutating func know(_ open: Open, at now: ClockReading) -> [Effect] {
        let question = open.asking.question
        remember(open.asking, remedy: .mark(question.word, in: question.bookcase, memorized: question.word.memorized))
        questions.replaceKnown()
        return [.mark(question.word, in: question.bookcase, memorized: true), proceed(at: now)]
    }

    mutating func see(_ open: Open) -> [Effect] {
        var open = open
        open.isSeen = true
        state = .asking(open)
        return []
    }

    /// Shows the question as it is after editing; the time that took is not the answer's.
    mutating func revise(_ word: Word, _ open: Open, at now: ClockReading) -> Effect {
        var open = open
        edited[word.id] = word
        open.asking = open.asking.revised(edited)
        open.since = now
        results.revise(word)
        state = .asking(open)
        return .revised(open.asking)
    }
}
