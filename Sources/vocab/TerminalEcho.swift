import Glibc

/// Whether the terminal shows what is typed while nobody asks for it.
struct TerminalEcho {
    /// The mode to put back, while nothing is shown.
    private var before: termios?

    /// From now on what is typed is kept for the next line and not shown.
    mutating func hide() {
        var mode = termios()
        guard before == nil, tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
        TerminalGuard.begin(puttingBack: mode, marksPastes: false)
        before = mode
        // Without lines of its own the terminal keeps ^D as a key, too.
        mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    }

    /// The terminal is as it was again.
    mutating func show() {
        guard var mode = before else { return }
        before = nil
        tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
        TerminalGuard.end()
    }
}
