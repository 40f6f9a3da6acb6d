import Glibc

/// Leaves the terminal as it was found when the program ends, also by a signal while keys or a line are read.
///
/// A signal handler can reach nothing but globals, so what it must put back stands in some. ^C throws away what was sent to the terminal and
/// not shown yet: that the marking of pastes ends is said again after it, also when nothing is read any more.
enum TerminalGuard {
    /// Those that end a program that does not handle them, and can be handled. SIGPIPE and SIGXFSZ are ignored from the start.
    private static let signals =
        [
            SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGALRM, SIGTERM,
            SIGSTKFLT, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS,
        ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

    /// From now on ^\ ends the program without a report of a crash, which would ask about it and then go on; unless whoever started the
    /// program wants it to live through that.
    static func endsAtOnceByQuit() {
        var action = sigaction()
        sigaction(SIGQUIT, nil, &action)
        if !isIgnoring(action) { signal(SIGQUIT, SIG_DFL) }
    }

    /// From now on a signal that ends the program puts the terminal back into the mode `saved` first, and ends the marking of pastes
    /// unless the terminal was never asked for it.
    static func begin(puttingBack saved: termios, marksPastes: Bool) {
        before.pointee = saved
        isReading.pointee = true
        if marksPastes { endsMarks.pointee = true }
        if isWatching.pointee { return }
        isWatching.pointee = true
        var handler = sigaction()
        handler.__sigaction_handler.sa_handler = putBackAndDie
        handler.sa_flags = SA_ONSTACK
        for number in signals {
            let action = actions + Int(number)
            sigaction(number, nil, action)
            // Whoever started the program may want it to live through this signal, as `nohup` does.
            if !isIgnoring(action.pointee) { sigaction(number, &handler, nil) }
        }
    }

    /// From now on the mode of the terminal is its own.
    static func end() { isReading.pointee = false }

    /// Ends the marking of pastes for good, where it was ever asked for.
    static func close() {
        if endsMarks.pointee { markPastes(false) }
    }

    /// Has pasted text put between marks (xterm's mode 2004), or no longer.
    ///
    /// This goes to the terminal itself, for either output may be a file; safe in a signal handler.
    static func markPastes(_ wanted: Bool) {
        let sequence: StaticString = wanted ? "\u{1B}[?2004h" : "\u{1B}[?2004l"
        _ = write(STDIN_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
    }

    private static func isIgnoring(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

private nonisolated(unsafe) let before = UnsafeMutablePointer<termios>.allocate(capacity: 1)
private nonisolated(unsafe) let isReading = flag()
private nonisolated(unsafe) let isWatching = flag()
private nonisolated(unsafe) let endsMarks = flag()
private func flag() -> UnsafeMutablePointer<Bool> {
    let pointer = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    pointer.initialize(to: false)
    return pointer
}
/// What each signal did before, at its number.
private nonisolated(unsafe) let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

/// The signal comes again when this returns, and does what it did before.
private func putBackAndDie(_ number: Int32) {
    if endsMarks.pointee { TerminalGuard.markPastes(false) }
    if isReading.pointee { tcsetattr(STDIN_FILENO, TCSANOW, before) }
    sigaction(number, actions + Int(number), nil)
    raise(number)
}
