import Glibc

/// Leaves the terminal as it was found when a signal ends the program in the middle of a key press.
///
/// A signal handler can reach nothing but globals, so what it must put back stands in one, set only while keys are read.
enum TerminalGuard {
    private static let signals = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

    /// Puts the terminal into the mode for keys, remembering `saved`. Pasted text comes between marks (xterm's mode 2004).
    static func enter(_ raw: termios, _ saved: termios) {
        var raw = raw
        before.pointee = saved
        for number in signals where !isIgnored(number) { signal(number, putBackAndDie) }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        markPastes("\u{1B}[?2004h")
    }

    /// Puts the terminal back.
    static func leave(_ saved: termios) {
        var saved = saved
        markPastes(noMarks)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
        for number in signals where !isIgnored(number) { signal(number, SIG_DFL) }
    }

    /// Whether whoever started the program wants it to live through this signal, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

private nonisolated(unsafe) let before = UnsafeMutablePointer<termios>.allocate(capacity: 1)
private let noMarks: StaticString = "\u{1B}[?2004l"

/// Writes a sequence to the terminal itself, for either output may be a file; safe in a signal handler.
private func markPastes(_ sequence: StaticString) {
    _ = write(STDIN_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
}

private func putBackAndDie(_ number: Int32) {
    markPastes(noMarks)
    tcsetattr(STDIN_FILENO, TCSANOW, before)
    signal(number, SIG_DFL)
    raise(number)
}
