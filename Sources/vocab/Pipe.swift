import Glibc

/// A pipe, neither of whose ends other programs are given unless they are told to them.
struct Pipe {
    /// Where what was written is read.
    let reading: Int32
    /// Where it is written.
    let writing: Int32

    /// A new pipe; nil where none can be had.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Closes both ends.
    func close() { for end in [reading, writing] { _ = Glibc.close(end) } }
}
