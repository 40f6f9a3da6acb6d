import VocabLanguage

/// The part of the screen that a game plays on: what stays is appended, and below it stands what waits for the learner.
///
/// On a terminal what stands is drawn in place, as often as it changes. In a pipe and in the plain look everything is told line by line,
/// each thing once: of what stands only those parts that were not told the last time.
struct Stage {
    private let screen: Screen
    /// The lines that stand on the terminal, with the cursor behind the last; empty while nothing stands.
    private var standing: [String] = []
    /// Lines that stay unless they are taken back, in parts; on a terminal they are drawn above what stands as long as all of it fits.
    private var settled: [[String]] = []
    /// Lines over the parts, which stand until they are taken away.
    var above: [String] = []
    /// Lines between the parts and the prompt, which stand until the next event.
    var remark: [String] = []
    /// The parts that were told last.
    private var told: [[String]] = []
    /// Whether the prompt must be told again before the next input.
    private var needsPrompt = true

    /// A stage at the end of what `screen` shows.
    init(_ screen: Screen) {
        self.screen = screen
    }

    /// Appends lines that stay. What stood is gone, and will be told again.
    mutating func append(_ lines: [String]) {
        if lines.isEmpty { return }
        leave()
        told = []
        if !screen.isDrawnInPlace {
            screen.show(remark)
            remark = []
        }
        screen.show(lines)
    }

    /// What was to stand until the next input, which does so no more.
    mutating func takeRemark() -> [String] {
        defer { remark = [] }
        return remark
    }

    /// Appends lines that stay unless they are taken back while they can be erased.
    mutating func settle(_ lines: [String]) {
        if lines.isEmpty { return }
        guard screen.isDrawnInPlace else { return append(lines) }
        clear()
        settled.append(lines)
    }

    /// Takes the lines back that were settled last, where they can still be erased.
    mutating func unsettle() {
        clear()
        _ = settled.popLast()
    }

    /// Leaves the settled lines on the screen for good, and takes away what stands below.
    mutating func leave() {
        clear()
        screen.show(settled.flatMap(\.self))
        settled = []
    }

    /// Takes away what stands on a terminal, so that other lines can follow.
    mutating func clear() {
        screen.showInline(erasure)
        standing = []
    }

    /// Shows what stands now. A prompt for a line is left to whoever reads it.
    mutating func show<Event>(_ scenery: Standing<Event>) {
        if screen.isDrawnInPlace { return draw(scenery) }
        let isAnyAbove = !above.isEmpty
        screen.show(above)
        above = []
        screen.show(remark)
        let news = scenery.parts.filter { !told.contains($0) }
        news.forEach(screen.show)
        told = scenery.parts
        if scenery.input == .key, needsPrompt || isAnyAbove || !remark.isEmpty || !news.isEmpty {
            screen.showPrompt(scenery.prompt)
        }
        needsPrompt = false
        remark = []
    }

    /// Notes the key that was pressed behind the prompt, of which `echo` is shown where nothing is drawn in place.
    mutating func pressed(echo: String) {
        if !screen.isDrawnInPlace { screen.showInline(echo + "\n") }
        needsPrompt = true
    }

    /// Notes that `line` was typed behind the prompt `prompt`, which has left the cursor on a new line.
    mutating func typed(_ line: String, behind prompt: String) {
        needsPrompt = true
        if !standing.isEmpty || screen.isDrawnInPlace { standing += [prompt + SafeText.line(line), ""] }
    }

    /// Notes that the learner left while a line was to be typed behind `prompt`, where the cursor still stands.
    mutating func brokenOff(behind prompt: String) {
        if screen.isDrawnInPlace { standing.append(prompt) }
    }

    /// Makes ready for everything to be shown again after `key`: on a cleared screen, or where another program has left the cursor.
    mutating func startOver(after key: String) {
        told = []
        guard screen.isDrawnInPlace else { return pressed(echo: "") }
        switch key {
        case ConsoleKey.redraw:
            (standing, settled) = ([], [])
            screen.showInline("\u{1B}[H\u{1B}[2J")
        case ConsoleKey.resumed: (standing, settled) = ([], [])
        default: break
        }
    }

    /// Notes that `lines` were shown in the place of what stood, on a window that had changed.
    mutating func shownAnew(_ lines: [String]) {
        standing = lines
    }

    /// The lines of `scenery` below those that are settled, as they stand on the window of now.
    func lines<Event>(of scenery: Standing<Event>) -> [String] { settled.flatMap(\.self) + lowerLines(of: scenery) }

    /// Rows kept free where a line is typed: what was settled must not be scrolled off before it is left for good.
    private static let rowsOfTypedLine = 4

    private func lowerLines<Event>(of scenery: Standing<Event>) -> [String] {
        let prompt = scenery.prompt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let lines = fitting(above + scenery.parts.flatMap(\.self) + remark + prompt)
        // A line editor writes the prompt itself; its rows are counted when the line is there.
        return scenery.input == .line ? Array(lines.dropLast()) : lines
    }

    private mutating func draw<Event>(_ scenery: Standing<Event>) {
        let erasure = erasure
        let lines = lowerLines(of: scenery)
        // A line that is typed takes rows of its own, and the cursor goes below it.
        let room = screen.console.rows - rows(of: lines) - (scenery.input == .line ? Self.rowsOfTypedLine : 0)
        var left: [String] = []
        while !settled.isEmpty, rows(of: settled.flatMap(\.self)) > room { left += settled.removeFirst() }
        standing = settled.flatMap(\.self) + lines
        let text = standing.joined(separator: "\n") + (scenery.input == .line && !standing.isEmpty ? "\n" : "")
        screen.showInline(erasure + left.map { $0 + "\n" }.joined() + text)
    }

    /// What brings the cursor from behind the last standing line to the beginning of the first, with nothing below it.
    private var erasure: String {
        if standing.isEmpty { return "" }
        let above = min(rows(of: standing), screen.console.rows) - 1
        return "\r" + (above > 0 ? "\u{1B}[\(above)A" : "") + "\u{1B}[J"
    }

    /// `lines` as far as the screen has rows for them: first those without text are left out, then those at the top.
    private func fitting(_ lines: [String]) -> [String] {
        let limit = max(1, screen.console.rows)
        if rows(of: lines) <= limit { return lines }
        var rest = lines.filter { !$0.isEmpty }[...]
        while rest.count > 1, rows(of: Array(rest)) > limit { rest.removeFirst() }
        return Array(rest)
    }

    private func rows(of lines: [String]) -> Int {
        let style = screen.style
        return lines.reduce(0) { $0 + style.columns.rows(of: $1, width: style.width) }
    }
}
