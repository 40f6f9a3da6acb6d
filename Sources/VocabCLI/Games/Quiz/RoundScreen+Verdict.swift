import VocabCore

extension RoundScreen {
    /// The verdict, and after a wrong answer what there is to learn.
    func verdict(_ verdict: Round.Verdict) -> [String] {
        let question = verdict.question
        if verdict.outcome == .right {
            let praise = say(verdict.streak >= 3 ? .rightStreak(verdict.streak) : .right)
            return style.item(mark("✓"), praise, indent: 1, labelRole: .right, .right) + rest(of: verdict)
        }
        var lines = style.item(
            mark(verdict.outcome == .wrong ? "✗" : "–"), say(verdict.outcome == .wrong ? .wrong : .skipped), indent: 1,
            labelRole: .wrong, .wrong)
        lines += style.paragraph(answer(verdict), indent: 3, .strong)
        if let chosen = verdict.chosen {
            lines += style.paragraph(say(belonging(chosen, question.direction)), indent: 3)
            lines += toldApart(question.word, from: chosen.word)
        } else if let typed = verdict.typed {
            lines += style.paragraph(say(.typed(style.columns.truncated(safe(typed), to: 60))), indent: 3)
        }
        let example = question.word.content.example
        if !example.isEmpty { lines += style.paragraph(say(.example(safe(example))), indent: 3, .dim) }
        return lines
    }

    /// The right answer; of choices that are told apart after it, only its place.
    private func answer(_ verdict: Round.Verdict) -> String {
        let question = verdict.question
        if !verdict.showedChoices { return say(.answerIs(safe(question.wanted))) }
        let place = question.answer + 1
        return verdict.chosen == nil ? say(.answerIs(place: place, text: safe(question.wanted))) : say(.answerIsAt(place: place))
    }

    /// The word as it is kept, after a right answer that was typed otherwise.
    private func rest(of verdict: Round.Verdict) -> [String] {
        guard let typed = verdict.typed, Text.key(typed) != Text.key(verdict.question.wanted) else { return [] }
        let word = verdict.question.word
        return style.paragraph("\(safe(word.term)) — \(safe(word.meaning))", indent: 3, .dim)
    }

    /// What the choice that was taken, or what was typed, belongs to.
    private func belonging(_ chosen: Question.Choice, _ direction: Direction) -> QuizPhrase {
        let term = safe(chosen.word.term)
        return direction == .forward
            ? .meaningBelongsTo(meaning: safe(chosen.text), term: term)
            : .termMeans(term: term, meaning: safe(chosen.word.meaning))
    }

    /// The two words that were taken for each other, with their meanings beneath each other.
    private func toldApart(_ asked: Word, from taken: Word) -> [String] {
        let columns = max(style.columns.count(safe(asked.term)), style.columns.count(safe(taken.term)))
        return entry(asked, termColumns: columns, .right) + entry(taken, termColumns: columns, .wrong)
    }

    /// A word and its meaning, the term as wide as `termColumns` unless the meaning would have too little room beside it.
    private func entry(_ word: Word, termColumns: Int, _ role: Style.Role) -> [String] {
        let meaning = safe(word.meaning)
        let term = style.columns.padded(safe(word.term), to: termColumns) + " —"
        let line = "\(term) \(meaning)"
        if style.isPlain { return style.columns.count(line) <= style.width ? [line] : style.paragraph(line) }
        if termColumns > style.width / 2 { return style.paragraph(line, indent: 3) }
        return style.item(term, meaning, indent: 3, labelRole: role)
    }
}
