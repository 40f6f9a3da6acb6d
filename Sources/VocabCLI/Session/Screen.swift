import VocabCore
import VocabLanguage

/// Puts lines and alerts where they belong, in the look of the screen.
struct Screen {
    let console: any Console
    let language: Language
    /// Whether the learner wants no colour, no boxes and no pictures.
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

    /// Whether what stands on the screen may be drawn over: elsewhere each thing is written once.
    var isDrawnInPlace: Bool { hasReader && !style.isPlain }

    private func style(on stream: OutputStream) -> Style {
        let isTerminal = console.isTerminal(stream)
        let width = isTerminal ? console.columns : Self.pipeWidth
        return Style(
            isPlain: isPlain || !isTerminal || width < Style.narrowestBox, width: width,
            columns: Columns(of: console.columns(of:)), hasColors: hasColors)
    }

    /// Lines in a pipe are broken by whatever reads them.
    private static let pipeWidth = 1_000_000

    /// Leaves an empty screen, where one can be cleared.
    func clear() {
        if !isPlain, console.isTerminal(stream) { console.write("\u{1B}[H\u{1B}[2J", to: stream) }
    }

    /// Shows lines; in plain text those that are too wide are broken between words.
    func show(_ lines: [String]) {
        let style = style
        showUnbroken(style.isPlain ? lines.flatMap { style.columns.wrapped($0, to: style.width) } : lines)
    }

    /// Shows lines as they are: a terminal that breaks what is too wide lets it be copied whole.
    func showUnbroken(_ lines: [String]) {
        if !lines.isEmpty { console.write(lines.joined(separator: "\n") + "\n", to: stream) }
    }

    /// Shows what stands before a key or a line that is typed; in plain text it is broken between words where it is too wide.
    func showPrompt(_ prompt: String) {
        showInline(style.isPlain ? style.broken(prompt: prompt).joined(separator: "\n") : prompt)
    }

    /// Shows text without a line break after it.
    func showInline(_ text: String) {
        console.write(text, to: stream)
    }

    /// Shows one sentence beside the results.
    func remark(_ text: String) {
        console.write(style(on: .alerts).paragraph(text).joined(separator: "\n") + "\n", to: .alerts)
    }

    /// Shows an alert, with what to type next unless that is asked right after it.
    func show(_ alert: Alert, offeringNext: Bool = true) {
        console.write(lines(of: alert, offeringNext).joined(separator: "\n") + "\n", to: .alerts)
    }

    /// An alert as lines.
    func lines(of alert: Alert, _ offersNext: Bool = true) -> [String] {
        let text = alert.text(in: language)
        let title = SafeText.line(text.title)
        let message = SafeText.block(text.message)
        let next = offersNext ? alert.nextStep.flatMap(command.typed) : nil
        let style = style(on: .alerts)
        if text.isShort {
            let line = SafeText.line(text.message)
            let nextLine = next.map { style.isPlain ? "\(Label.next.text(in: language)): \($0)" : "→ \($0)" }
            return style.signed(style.isPlain ? "\(title): \(line)" : "✓ \(line)", .right)
                + (nextLine.map { style.paragraph($0, .accent) } ?? [])
        }
        if style.isPlain {
            var lines = ["[\(Label.alert.text(in: language))] \(title)"]
            for line in message.split(separator: "\n").map(String.init) {
                lines += Self.isCopied(line) ? [line] : style.paragraph(line)
            }
            if let next { lines.append("\(Label.next.text(in: language)): \(next)") }
            return lines
        }
        let role: Style.Role = alert.isGood ? .right : .strong
        if message.isEmpty, next == nil { return style.paragraph(title, role) }
        let said = message.split(separator: "\n", omittingEmptySubsequences: message.isEmpty).map(String.init)
        var lines = said.map { BoxLine($0) }
        if let next { lines.append(BoxLine("→ " + next, .accent)) }
        // Broken at the edge of a box they could not be copied: below, the terminal breaks them, and copies them whole.
        func standsBelow(_ line: BoxLine) -> Bool { (line.role != nil || Self.isCopied(line.text)) && !style.fitsBox(line) }
        let below = lines.filter(standsBelow).map { line in line.role.map { style.paint(line.text, $0) } ?? line.text }
        return style.box(title: title, role, lines.filter { !standsBelow($0) }) + below
    }

    /// Whether a line of an alert is no sentence but a path, a name or an identifier, which people copy.
    private static func isCopied(_ line: String) -> Bool {
        let endsSentence = line.unicodeScalars.last.map(".?!:,".unicodeScalars.contains) ?? true
        return !endsSentence && (line.contains("/") || !line.contains(" "))
    }
}
