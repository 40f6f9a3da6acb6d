import VocabCore
import VocabLanguage

extension Session {
    /// Shows lines that may be more than the screen holds: on a terminal through the learner's own pager, or screen by screen.
    func page(_ lines: [String]) {
        let rows = max(2, world.console.rows)
        guard canAsk, !screen.isPlain, lines.count >= rows else { return screen.show(lines) }
        if let page = world.page {
            _ = world.console.flush()
            if page(lines.joined(separator: "\n") + "\n") { return }
        }
        var rest = lines[...]
        while true {
            screen.show(Array(rest.prefix(rows - 1)))
            rest = rest.dropFirst(rows - 1)
            if rest.isEmpty || !wantsMore() { return }
        }
    }

    /// Waits for a key under a full screen; q, ^C and the end of input stop.
    private func wantsMore() -> Bool {
        let prompt = screen.style.columns.truncated(BookPhrase.more.text(in: language), to: screen.style.width - 1)
        screen.showInline(screen.style.paint(prompt, .dim))
        var input = world.console.readKey()
        while input == .value(ConsoleKey.resized) { input = world.console.readKey() }
        screen.showInline("\r\u{1B}[K")
        guard case .value(let key) = input else { return false }
        return !["q", "ㅂ"].contains(Text.key(key))
    }
}
