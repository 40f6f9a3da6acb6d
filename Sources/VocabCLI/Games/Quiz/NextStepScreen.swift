import VocabCore
import VocabLanguage

/// What can be done after a game, on one line: one step that is bright, and the other keys, dim.
struct NextStepScreen {
    let screen: Screen

    /// The lines: what Enter does, and the keys beside it; so many words were missed that a key of their own asks for.
    func lines(_ enter: NextStepPhrase, missed: Int) -> [String] {
        let (style, language) = (screen.style, screen.language)
        let best = enter.text(in: language)
        var keys = missed > 0 ? [NextStepPhrase.missedKey(missed).text(in: language)] : []
        // What Enter does needs no second key.
        var isBegin = false
        if case .begin = enter { isBegin = true }
        keys += DoorKey.allCases.filter { !isBegin || $0 != .newWords }.map { "\($0.rawValue) \($0.text(in: language))" }
        keys += [CommandName.stats.rawValue, PromptWord.leave.name]
        if style.isPlain { return style.paragraph(([best] + keys).joined(separator: ", ")) }
        let rows = style.columns.wrapped(parts: [best] + keys, to: style.width - 1)
        return rows.enumerated().map { number, row in
            guard number == 0 else { return " " + style.paint(row, .dim) }
            let bright = String(row.prefix(best.count))
            return " " + style.paint(bright, .accent) + style.paint(String(row.dropFirst(best.count)), .dim)
        }
    }
}
