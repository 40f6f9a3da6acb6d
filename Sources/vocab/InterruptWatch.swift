import Glibc

/// Notes ^C instead of being ended by it, for as long as this object lives.
///
/// A signal handler can reach nothing but globals, so the note stands in one.
final class InterruptWatch {
    private var before = sigaction()

    /// Watches from now on, unless whoever started the program wants it to live through ^C.
    init() {
        wasNoted.pointee = false
        sigaction(SIGINT, nil, &before)
        if unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return }
        var handler = sigaction()
        handler.__sigaction_handler.sa_handler = { _ in wasNoted.pointee = true }
        sigaction(SIGINT, &handler, nil)
    }

    deinit {
        sigaction(SIGINT, &before, nil)
    }

    /// Whether ^C was pressed.
    var wasInterrupted: Bool { wasNoted.pointee }
}

private nonisolated(unsafe) let wasNoted = {
    let pointer = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    pointer.initialize(to: false)
    return pointer
}()
