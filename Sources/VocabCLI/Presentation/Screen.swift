import VocabCore

/// Puts lines and alerts where they belong, in the look of the screen.
struct Screen {
    let console: any Console
    let language: Language
    /// Whether the learner wants no colour and no boxes.
    let isPlain: Bool
    /// Whether the learner wants colours.
    let hasColors: Bool
    /// The command that is being run.
    let command: TypedCommand
    /// Where what is shown goes: to the alerts when standard output is for a program.
    let stream: OutputStream

    /// How things look now where results are shown; the window may have been resized.
    var style: Style { style(on: stream) }

    /// Whether somebody sits there to be asked.
    var hasReader: Bool { console.hasKeyboard && console.isTerminal(stream) }

    private func style(on stream: OutputStream) -> Style {
        let isTerminal = console.isTerminal(stream)
        let width = isTerminal ? console.columns : Self.pipeWidth
        return Style(
            isPlain: isPlain || !isTerminal || width < Style.narrowestBox, width: width,
            columns: Columns(of: console.columns(of:)), hasColors: hasColors)
    }

    /// Lines in a pipe are broken by whatever reads them.
    private static let pipeWidth = 1_000_000

    /// Shows lines.
    func show(_ lines: [String]) {
        if !lines.isEmpty { console.write(lines.joined(separator: "\n") + "\n", to: stream) }
    }

    /// Shows text without a line break after it.
    func showInline(_ text: String) {
        console.write(text, to: stream)
    }

    /// Shows one sentence beside the results.
    func remark(_ text: String) {
        console.write(style(on: .alerts).paragraph(text).joined(separator: "\n") + "\n", to: .alerts)
    }

    /// Shows an alert.
    func show(_ alert: Alert) {
        console.write(lines(of: alert).joined(separator: "\n") + "\n", to: .alerts)
    }

    private func lines(of alert: Alert) -> [String] {
        let text = alert.text(in: language)
        let title = SafeText.line(text.title)
        let message = SafeText.block(text.message)
        let next = alert.nextStep.flatMap(command.typed)
        let style = style(on: .alerts)
        if style.isPlain {
            let label = Label.next.text(in: language)
            return ["[\(Label.alert.text(in: language))] \(title)"]
                + (message.isEmpty ? [] : message.split(separator: "\n").map(String.init))
                + (next.map { ["\(label): \($0)"] } ?? [])
        }
        let role: Style.Role = alert.isGood ? .right : .warning
        let lines = message.isEmpty ? [] : [BoxLine(message)]
        guard let step = next.map({ BoxLine("→ " + $0, .accent) }) else { return style.box(title: title, role, lines) }
        if style.fitsBox(step) { return style.box(title: title, role, lines + [step]) }
        // Broken at the edge of a box it could not be copied: below, the terminal breaks it, and copies it whole.
        return style.box(title: title, role, lines) + [style.paint(step.text, .accent)]
    }
}
