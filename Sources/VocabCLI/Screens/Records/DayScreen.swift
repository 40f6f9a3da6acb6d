import VocabCore
import VocabLanguage

/// How the words of a day look: those that were added, and beneath them the others that were answered.
struct DayScreen {
    let style: Style
    let language: Language
    let learner: Learner

    /// The lines of `record`, whose words come with their bookcases in the order they are listed in.
    func lines(
        _ record: DayRecord, added: [(word: Word, bookcase: Bookcase)], answered: [(word: Word, bookcase: Bookcase)]
    ) -> [String] {
        var lines = style.paragraph(say(.day(record.day)), .strong)
        if added.isEmpty, record.count.answers == 0 { return lines + style.paragraph(say(.nothingOnDay)) }
        let widest = (added + answered).map { style.columns.count(SafeText.line($0.word.term)) }.max() ?? 0
        let termWidth = min(widest, style.width / 3)
        if !added.isEmpty { lines += section(.added(added.count), added, termWidth) }
        if record.count.answers > 0 { lines += section(.answered(record.count), answered, termWidth) }
        return lines
    }

    private func section(
        _ title: CalendarPhrase, _ words: [(word: Word, bookcase: Bookcase)], _ termWidth: Int
    ) -> [String] {
        style.paragraph(say(title), .accent) + words.flatMap { row($0.word, $0.bookcase, termWidth) }
    }

    private func row(_ word: Word, _ bookcase: Bookcase, _ termWidth: Int) -> [String] {
        let term = SafeText.line(word.term)
        let state: WordPagePhrase? =
            word.memorized ? .marked : learner.state(of: word) == .memorized ? .state(.memorized) : nil
        let (meaning, name) = (SafeText.line(word.meaning), SafeText.line(bookcase.name.description))
        let memorized = state.map { [$0.text(in: language)] } ?? []
        if style.isPlain {
            let facts = [meaning, BookPhrase.inBookcase(name).text(in: language)] + memorized
            return style.paragraph("\(term): " + facts.joined(separator: ". "))
        }
        let facts = [meaning, name] + memorized.map { "✓ " + $0 }
        let label = style.columns.padded(style.columns.truncated(term, to: termWidth), to: termWidth)
        return style.item("  " + label + " ", facts.joined(separator: " · "), labelRole: .strong)
    }

    private func say(_ phrase: CalendarPhrase) -> String { phrase.text(in: language) }
}
