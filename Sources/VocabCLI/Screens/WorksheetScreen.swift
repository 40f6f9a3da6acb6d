import VocabCore
import VocabLanguage

/// How a test paper looks: nothing but text, so that it prints.
struct WorksheetScreen {
    let style: Style
    let language: Language

    /// The paper, with the key on its end where it is wanted.
    func paper(_ questions: [Question], bookcases: [String], withAnswers: Bool) -> [String] {
        let title = WorksheetPhrase.title(bookcases: bookcases.joined(separator: ", "), count: questions.count)
        var lines = [title.text(in: language), WorksheetPhrase.name.text(in: language)]
        for (index, question) in questions.enumerated() {
            lines.append("")
            lines += printed("\(index + 1).", question.prompt, indent: 0)
            for (place, choice) in question.choices.enumerated() {
                lines += printed(Self.signs[place], choice.text, indent: 3)
            }
        }
        guard withAnswers else { return lines }
        return lines + ["", WorksheetPhrase.answers.text(in: language)] + key(questions)
    }

    /// The numbers of the questions with their answers, as many on a line as fit.
    private func key(_ questions: [Question]) -> [String] {
        let entries = questions.enumerated().map { "\($0 + 1) \(Self.signs[$1.answer])" }
        return entries.reduce(into: [String]()) { lines, entry in
            guard let last = lines.last, style.columns.count(last + entry) + 3 <= paperWidth else { return lines.append(entry) }
            lines[lines.count - 1] = last + "   " + entry
        }
    }

    private var paperWidth: Int { min(style.width, 80) }

    private static let signs = ["①", "②", "③", "④"]

    private func printed(_ label: String, _ text: String, indent: Int) -> [String] {
        let paper = Style(isPlain: false, width: paperWidth, columns: style.columns)
        return paper.item(label, SafeText.line(text), indent: indent)
    }
}
