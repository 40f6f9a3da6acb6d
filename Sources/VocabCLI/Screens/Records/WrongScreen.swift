import VocabCore
import VocabLanguage

/// How the record of wrong answers looks: the words of each game beneath each other.
struct WrongScreen {
    let style: Style
    let language: Language

    /// The lines of `answers`, which keep their order within each game. With `namesBookcases` each tells where it is.
    func lines(_ answers: [WrongAnswer], namesBookcases: Bool) -> [String] {
        let words = Set(answers.map(\.word.id)).count
        var lines = style.paragraph(say(.title(words: words)), .strong)
        let width = answers.map { style.columns.count(SafeText.line($0.word.term)) }.max() ?? 0
        for game in Review.Game.allCases {
            let here = answers.filter { $0.entry.game == game }
            if here.isEmpty { continue }
            if !style.isPlain { lines.append("") }
            lines.append(style.paint(game.text(in: language), .accent) + (style.isPlain ? ":" : ""))
            for answer in here {
                lines += row(answer, termWidth: min(width, style.width / 3), bookcase: namesBookcases ? answer.bookcase : nil)
            }
        }
        return lines + (style.isPlain ? [] : [""]) + style.paragraph(say(.leaves), .dim)
    }

    private func row(_ answer: WrongAnswer, termWidth: Int, bookcase: Bookcase?) -> [String] {
        let term = SafeText.line(answer.word.term)
        let meaning = SafeText.line(answer.word.meaning)
        let name = bookcase.map { SafeText.line($0.name.description) }
        let taken = answer.taken.map { word, times in
            say(.takenWord(term: SafeText.line(word.term), meaning: SafeText.line(word.meaning), times: times))
        }
        if style.isPlain {
            let facts =
                [meaning, say(.missed(answer.entry.times))] + (name.map { [BookPhrase.inBookcase($0).text(in: language)] } ?? [])
                + (taken.isEmpty ? [] : [say(.taken(taken.joined(separator: ", ")))])
            return style.paragraph("\(term): " + facts.joined(separator: ". ") + ".")
        }
        let facts = [meaning, say(.times(answer.entry.times))] + (name.map { [$0] } ?? [])
        let label = style.columns.padded(style.columns.truncated(term, to: termWidth), to: termWidth)
        let margin = "  " + String(repeating: " ", count: termWidth) + " "
        return style.item("  " + label + " ", facts.joined(separator: " · "), labelRole: .strong)
            + (taken.isEmpty ? [] : style.item(margin, say(.taken(taken.joined(separator: " · ")))))
    }

    private func say(_ phrase: WrongPhrase) -> String { phrase.text(in: language) }
}
