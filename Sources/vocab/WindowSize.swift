import Glibc

/// The size of the learner's window.
struct WindowSize: Equatable {
    /// Its columns; 80 where nobody knows.
    var columns = 80
    /// Its rows; 24 where nobody knows.
    var rows = 24

    /// What it is now.
    static var now: WindowSize {
        var size = winsize()
        let descriptor = isatty(STDOUT_FILENO) == 1 ? STDOUT_FILENO : STDERR_FILENO
        var now = WindowSize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return now }
        if size.ws_col > 0 { now.columns = Int(size.ws_col) }
        if size.ws_row > 0 { now.rows = Int(size.ws_row) }
        return now
    }
}
