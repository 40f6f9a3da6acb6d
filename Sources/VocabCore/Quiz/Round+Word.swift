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

    /// Shows the question as it is after editing, without the choices that are right as well by now; the time that took is not the
    /// answer's.
    mutating func revise(_ word: Word, _ open: Open, at now: ClockReading) -> [Effect] {
        var open = open
        edited[word.id] = word
        open.asking = open.asking.revised(edited)
        open.since = now
        results.revise(word)
        let question = open.asking.question
        let fairness = Fairness(over: question.choices.map(\.word))
        let signatures = question.choices.indices.map(fairness.signature)
        let answer = question.answer
        let rightToo = question.choices.indices.filter { place in
            place != answer && !open.removed.contains(place)
                && signatures[place].conflict(beside: signatures[answer]) >= .holds
        }
        open.removed.formUnion(rightToo)
        state = .asking(open)
        return [.revised(open.asking)] + rightToo.map(Effect.removed)
    }
}
