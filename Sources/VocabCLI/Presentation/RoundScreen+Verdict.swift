import VocabCore

extension RoundScreen {
    /// The verdict, and after a wrong answer what there is to learn.
    func verdict(_ verdict: Round.Verdict) -> [String] {
        let question = verdict.question
        if verdict.outcome == .right {
            let praise = say(verdict.streak >= 3 ? .rightStreak(verdict.streak) : .right)
            return style.item(mark("✓"), praise, indent: 1, labelRole: .right, .right)
        }
        var lines = style.item(
            mark(verdict.outcome == .wrong ? "✗" : "–"), say(verdict.outcome == .wrong ? .wrong : .skipped), indent: 1,
            labelRole: .wrong, .wrong)
        let place = question.answer + 1
        if let chosen = verdict.chosen {
            lines += style.paragraph(say(.answerIsAt(place: place)), indent: 3, .strong)
            lines += style.paragraph(say(belonging(chosen.word, question.direction)), indent: 3)
            lines += toldApart(question.word, from: chosen.word)
        } else {
            let answer = safe(question.choices[question.answer].text)
            lines += style.paragraph(say(.answerIs(place: place, text: answer)), indent: 3, .strong)
        }
        let example = question.word.content.example
        if !example.isEmpty { lines += style.paragraph(say(.example(safe(example))), indent: 3, .dim) }
        return lines
    }

    /// What the choice that was taken belongs to.
    private func belonging(_ word: Word, _ direction: Direction) -> QuizPhrase {
        let (term, meaning) = (safe(word.term), safe(word.meaning))
        return direction == .forward ? .meaningBelongsTo(meaning: meaning, term: term) : .termMeans(term: term, meaning: meaning)
    }

    /// The two words that were taken for each other, with their meanings beneath each other.
    private func toldApart(_ asked: Word, from taken: Word) -> [String] {
        let columns = max(style.columns.count(safe(asked.term)), style.columns.count(safe(taken.term)))
        return entry(asked, termColumns: columns, .right) + entry(taken, termColumns: columns, .wrong)
    }

    /// A word and its meaning, the term as wide as `termColumns` unless the meaning would have too little room beside it.
    private func entry(_ word: Word, termColumns: Int, _ role: Style.Role) -> [String] {
        let meaning = "— " + safe(word.meaning)
        let term = style.columns.padded(safe(word.term), to: termColumns)
        let line = "\(term) \(meaning)"
        if style.isPlain { return style.columns.count(line) <= style.width ? [line] : style.paragraph(line) }
        if termColumns > style.width / 2 { return style.paragraph(line, indent: 3) }
        return style.item(term, meaning, indent: 3, labelRole: role)
    }
}
