import VocabCore
import VocabLanguage

/// What the screens of cards, hangman and matching have in common.
struct GameLook {
    let style: Style
    let language: Language

    /// The title of a game on the left and facts on the right; beneath each other where they do not fit.
    func heading(_ title: String, _ facts: [String]) -> [String] {
        let right = facts.joined(separator: style.isPlain ? ", " : " · ")
        if style.isPlain { return style.paragraph(right.isEmpty ? title : "\(title): \(right)") }
        let gap = min(style.width - 1, Style.widestBox) - 1 - style.columns.count(title) - style.columns.count(right)
        if gap < 2 { return ["", " " + paint(title, .accent)] + style.paragraph(right, indent: 1) }
        return ["", " " + paint(title, .accent) + String(repeating: " ", count: gap) + right]
    }

    /// The title of a game with the bookcases it is about.
    func title(_ name: some Phrase, _ bookcases: [String]) -> String { "\(say(name)) · \(bookcases.joined(separator: ", "))" }

    /// The keys that `phrase` names, with dots between them, before a key: on more lines than one where they do not fit; in plain text
    /// `plain` with a colon.
    func prompt(keys phrase: some Phrase, plain: some Phrase) -> String {
        if style.isPlain { return SafeText.line(say(plain)) + ": " }
        // The sign, and the key that is pressed behind it.
        let end = " › x"
        var keys = SafeText.line(say(phrase)).split(separator: " · ").map {
            style.columns.truncated(String($0), to: style.width - 1 - end.count)
        }
        keys[keys.count - 1] += end
        var lines = flow(keys)
        lines[lines.count - 1].removeLast(end.count)
        return lines.map { style.paint($0, .dim) }.joined(separator: "\n") + style.paint(" › ", .accent)
    }

    /// The first of `phrases` that fits the screen, or the last, before a key; in plain text the first with a colon.
    func prompt(_ phrases: [some Phrase]) -> String {
        let texts = phrases.map { SafeText.line(say($0)) }
        if style.isPlain { return (texts.first ?? "") + ": " }
        let text = texts.first { style.columns.count($0) + 6 <= style.width } ?? texts.last ?? ""
        return " " + style.paint(style.columns.truncated(text, to: max(8, style.width - 5)), .dim) + style.paint(" › ", .accent)
    }

    /// In plain text an empty line before the next card, table or word; appended, it makes `Stage` tell all parts again.
    var separation: [String] { style.isPlain ? [""] : [] }

    /// One sentence that leaves what stands there.
    func remark(_ phrase: some Phrase, _ role: Style.Role = .strong) -> [String] {
        style.signed(SafeText.line(say(phrase)), indent: 3, role)
    }

    /// Parts beside each other, broken between them only.
    func flow(_ parts: [String], indent: Int = 1) -> [String] {
        if style.isPlain { return style.paragraph(parts.joined(separator: ", ")) }
        return style.columns.wrapped(parts: parts, to: style.width - indent).map { String(repeating: " ", count: indent) + $0 }
    }

    /// The keys in `text`, one behind the other, broken between them.
    func keys(_ text: String) -> [String] {
        flow(text.split(separator: " · ").map(String.init)).map { style.paint($0, .dim) }
    }

    /// Part of speech, and how the term is said where that gives nothing away.
    func remarks(_ content: WordContent, tellsPronunciation: Bool) -> [String] {
        let pronunciation = tellsPronunciation ? SafeText.line(content.pronunciation) : ""
        let part = content.partOfSpeech.isEmpty ? "" : SafeText.line(language.partsOfSpeech(content.partOfSpeech))
        return [pronunciation, part].filter { !$0.isEmpty }
    }

    func say(_ phrase: some Phrase) -> String { phrase.text(in: language) }

    private func paint(_ title: String, _ role: Style.Role) -> String {
        style.paint(style.columns.truncated(title, to: style.width - 1), role)
    }
}
