extension Round {
    /// Judges a typed answer. One that is nearly right may be mended once, which counts as a hint.
    mutating func type(_ text: String, _ open: Open, at now: ClockReading) -> [Effect] {
        let question = open.asking.question
        guard question.isTyped else { return [] }
        let judgement = question.judgement(of: text, beside: questions.plan.style.beside)
        // A right answer in another spelling stays one, whatever becomes of the second try.
        if let typed = open.rightOtherwise, judgement.verdict != .right { return close(open, .right, typed: typed, at: now) }
        if Text.isBlank(text) { return [.nothingTyped] }
        let reading = judgement.meant.map { [Effect.read(as: $0)] } ?? []
        switch judgement.verdict {
        case .right where judgement.spelling != nil && !open.isSecondTry && questions.plan.arcade == nil:
            return reading + secondTry(open, judgement.spelling, rightOtherwise: text)
        case .right: return reading + close(open, .right, typed: text, at: now)
        case .another(let choice): return reading + close(open, .wrong, chosen: choice, typed: text, at: now)
        case .realWord: return reading + close(open, .wrong, typed: text, isRealWord: true, at: now)
        case .nearly(let miss) where !open.isSecondTry: return reading + secondTry(open, miss)
        case .nearly, .wrong: return reading + close(open, .wrong, typed: text, at: now)
        }
    }

    /// Lets `miss` be mended once. What was right but for its spelling is taken as it is then.
    private mutating func secondTry(_ open: Open, _ miss: NearMiss?, rightOtherwise typed: String? = nil) -> [Effect] {
        var open = open
        open.isSecondTry = true
        open.rightOtherwise = typed
        state = .asking(open)
        return miss.map { [.nearly($0)] } ?? []
    }

    /// Tells one letter more of the answer, but never the last.
    mutating func tellLetter(_ open: Open, at now: ClockReading) -> [Effect] {
        var open = open
        open.letters += 1
        guard let hint = LetterHint(open.letters, of: open.asking.question) else { return [.noLetterLeft] }
        state = .asking(open)
        return [.letters(hint)]
    }

    /// Counts the last answer as right: the learner says that it was. It is taken back, and a right one kept in its place with the grade
    /// good, which is the learner's own word.
    mutating func claim(at now: ClockReading) -> [Effect] {
        guard let moment = past.last, moment.remedy == .takeBack, let wrong = results.reviews.last, wrong.game == .typed,
            wrong.outcome == .wrong
        else { return [.nothingToClaim] }
        questions = moment.questions
        results = moment.results.takenBack(to: results)
        streak = moment.asking.streak + 1
        let question = moment.asking.question
        let review = Review(
            at: now.timestamp, word: wrong.word, bookcase: wrong.bookcase, game: .typed, direction: wrong.direction,
            outcome: .right,
            grade: .good, hints: wrong.hints, milliseconds: wrong.milliseconds)
        results.count(review, of: question.word, choices: 0)
        let verdict = Verdict(
            question: question, outcome: .right, chosen: nil, typed: nil, showedChoices: false, streak: streak, stops: false,
            comesBack: false)
        return [.claimed(review), .verdict(verdict), proceed(at: now)]
    }
}
