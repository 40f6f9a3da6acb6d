import VocabCore
import VocabLanguage

extension RoundScreen {
    /// What is said of an answer: praise, or what there is to learn, and `future` says when the word is asked again.
    func verdict(_ verdict: Round.Verdict, future: RoundPhrase?) -> [String] {
        let comeback = future.map { style.paragraph(say($0), indent: 3) } ?? []
        let word = verdict.question.word
        return switch (verdict.outcome, isPlain: style.isPlain) {
        // What is said of a right answer in plain text has its example in it.
        case (.right, isPlain: true): plainRight(verdict) + (verdict.stops ? comeback : [])
        case (.right, isPlain: false) where !verdict.stops: entry(of: verdict)
        case (.right, isPlain: false): entry("✓", word, termColumns: 0, .right) + example(of: word) + comeback
        case (.wrong, isPlain: true), (.skipped, isPlain: true): plainMiss(verdict) + example(of: word) + comeback
        case (.wrong, isPlain: false), (.skipped, isPlain: false): miss(verdict) + example(of: word) + comeback
        }
    }

    /// What stays of a question: its word and meaning behind a sign of how it went, and after a right answer the example, if it
    /// fits a line.
    func entry(of verdict: Round.Verdict) -> [String] {
        let word = verdict.question.word
        let text = "\(safe(word.term)) — \(safe(word.meaning))"
        switch verdict.outcome {
        case .right:
            let example = safe(word.content.example)
            let isShown = !example.isEmpty && style.columns.count(example) <= style.width - 3
            return style.item("✓", text, indent: 1, labelRole: .right) + (isShown ? ["   " + marked(example, word)] : [])
        case .wrong: return style.item("✗", text, indent: 1, labelRole: .wrong)
        case .skipped: return style.item("–", text, indent: 1, labelRole: .accent)
        }
    }

    /// The two words beneath each other, that which was taken first; or a word of comfort and the right one.
    private func miss(_ verdict: Round.Verdict) -> [String] {
        let asked = verdict.question.word
        guard verdict.outcome == .wrong else {
            return style.paragraph(say(.skipped), indent: 1, .strong) + entry("✓", asked, termColumns: 0, .right)
        }
        let chosen = verdict.chosen?.word
        let widest = [asked, chosen].compactMap { $0.map { style.columns.count(safe($0.term)) } }.max() ?? 0
        let typed = verdict.typed.map { style.columns.truncated(safe($0), to: 60) }
        var lines: [String] = []
        if let chosen {
            lines = entry("✗", chosen, termColumns: widest, .wrong, remark: typed.map { .typedOne($0) } ?? .chosenOne)
        } else if let typed {
            lines = style.item("✗", say(verdict.isRealWord ? .typedWord(typed) : .typedOne(typed)), indent: 1, labelRole: .wrong)
        }
        return lines + entry("✓", asked, termColumns: widest, .right)
    }

    /// A word and its meaning behind a sign, the term as wide as `termColumns` unless the meaning would have too little room beside it.
    private func entry(
        _ sign: String, _ word: Word, termColumns: Int, _ role: Style.Role, remark: RoundPhrase? = nil
    ) -> [String] {
        let term = termColumns > style.width / 2 ? safe(word.term) : style.columns.padded(safe(word.term), to: termColumns)
        let meaning = safe(word.meaning) + (remark.map { "  (\(say($0)))" } ?? "")
        return style.item(sign, "\(term) — \(meaning)", indent: 1, labelRole: role, role == .right ? .strong : nil)
    }

    private func plainRight(_ verdict: Round.Verdict) -> [String] {
        style.paragraph(say(verdict.streak >= 3 ? .rightStreak(verdict.streak) : .right)) + rest(of: verdict)
            + example(of: verdict.question.word)
    }

    /// The word as it is kept, after a right answer that was typed otherwise.
    private func rest(of verdict: Round.Verdict) -> [String] {
        guard let typed = verdict.typed, Text.key(typed) != Text.key(verdict.question.wanted) else { return [] }
        return style.paragraph(plainEntry(verdict.question.word))
    }

    private func plainMiss(_ verdict: Round.Verdict) -> [String] {
        let question = verdict.question
        let opening = say(verdict.outcome == .wrong ? .wrong : .skipped)
        let place = verdict.showedChoices ? " " + say(.answerIsAt(place: question.answer + 1)) : ""
        var lines = style.paragraph(opening + place)
        lines += style.paragraph("\(say(.rightOne)): \(plainEntry(question.word))")
        if let typed = verdict.typed.map({ style.columns.truncated(safe($0), to: 60) }) {
            lines += style.paragraph(say(verdict.isRealWord ? .typedWord(typed) : .typedOne(typed)))
        }
        if let chosen = verdict.chosen {
            lines += style.paragraph((verdict.typed == nil ? say(.chosenOne) + ": " : "") + plainEntry(chosen.word))
        }
        return lines
    }

    private func plainEntry(_ word: Word) -> String { "\(safe(word.term)) — \(safe(word.meaning))" }

    /// The example with the term in it marked.
    private func example(of word: Word) -> [String] {
        let example = safe(word.content.example)
        if example.isEmpty { return [] }
        if style.isPlain { return style.paragraph(say(.example(example))) }
        return style.paragraph(example, indent: 3).map { marked($0, word) }
    }

    private func marked(_ line: String, _ word: Word) -> String {
        MarkedExample(of: safe(word.term)).painted(line) { $1 ? style.paint($0, .strong) : $0 }
    }
}
