import Glibc

/// Leaves the terminal as it was found when a signal ends the program in the middle of a key press.
///
/// A signal handler can reach nothing but globals, so what it must put back stands in one, set only while keys are read.
enum TerminalGuard {
    /// Puts the terminal into the mode for keys, remembering `saved`.
    static func enter(_ raw: termios, _ saved: termios) {
        var raw = raw
        before.pointee = saved
        for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] { signal(number, putBackAndDie) }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    }

    /// Puts the terminal back.
    static func leave(_ saved: termios) {
        var saved = saved
        tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
        for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] { signal(number, SIG_DFL) }
    }
}

private nonisolated(unsafe) let before = UnsafeMutablePointer<termios>.allocate(capacity: 1)

private func putBackAndDie(_ number: Int32) {
    tcsetattr(STDIN_FILENO, TCSANOW, before)
    signal(number, SIG_DFL)
    raise(number)
}
