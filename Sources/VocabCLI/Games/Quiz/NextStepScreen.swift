import VocabCore
import VocabLanguage

/// What can be done after a round: one step that is bright, and what else there is, dim.
struct NextStepScreen {
    let screen: Screen

    /// The lines, where so many words still wait today.
    func lines(due: Int, new: Int) -> [String] {
        let isAtPrompt = screen.command.prefix.isEmpty
        guard let quiz = screen.command.typed(Invocation(.quiz)),
            let stats = screen.command.typed(Invocation(.stats))
        else { return [] }
        let key = isAtPrompt ? "Enter" : quiz
        let step: NextStepPhrase = due > 0 ? .review(key: key, due) : new > 0 ? .begin(key: key, new) : .playOn(key: key)
        let best = step.text(in: screen.language)
        let rest = NextStepPhrase.others(stats: stats, quit: isAtPrompt ? PromptWord.leave.name : nil).text(in: screen.language)
        let style = screen.style
        let keys = isAtPrompt ? style.paragraph(DoorKey.all(in: screen.language), indent: style.isPlain ? 0 : 1, .dim) : []
        if !style.isPlain, style.columns.count(best) + style.columns.count(rest) + 4 <= style.width {
            return [" " + style.paint(best, .accent) + style.paint(" · " + rest, .dim)] + keys
        }
        return style.paragraph(best, .accent) + style.paragraph(rest, .dim) + keys
    }
}
