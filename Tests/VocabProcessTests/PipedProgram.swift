import Glibc

/// The built program between two pipes: its whole input lies ready, and what it says is read as it comes.
final class PipedProgram {
    let process: pid_t
    private let output: Int32
    private var seen: [UInt8] = []
    private var hasEnded = false

    /// Starts the program; both its outputs come in the order they were written. The input must fit into a pipe (64 KiB).
    init(_ arguments: [String], environment: [String: String], input: String = "") throws {
        let bytes = Array(input.utf8)
        (process, output) = try Spawn.alone {
            let (inputEnds, outputEnds) = (try Self.pipe(), try Self.pipe())
            defer { for end in [inputEnds.reading, inputEnds.writing, outputEnds.writing] { close(end) } }
            guard bytes.count < 1 << 16, write(inputEnds.writing, bytes, bytes.count) == bytes.count else {
                throw ProcessFailure("write", errno)
            }
            let process = try Spawn.start(arguments, environment: environment) { actions in
                posix_spawn_file_actions_adddup2(&actions, inputEnds.reading, 0)
                posix_spawn_file_actions_adddup2(&actions, outputEnds.writing, 1)
                posix_spawn_file_actions_adddup2(&actions, outputEnds.writing, 2)
            }
            return (process, outputEnds.reading)
        }
    }

    deinit {
        if !hasEnded {
            kill(process, SIGKILL)
            _ = Spawn.wait(for: process)
        }
        close(output)
    }

    /// What the program said until it ended by itself, and its exit code.
    func finish() -> (text: String, code: Int32) {
        while readMore(within: 10_000) {}
        hasEnded = true
        return (String(decoding: seen, as: UTF8.self), Spawn.wait(for: process))
    }

    /// Reads what comes for that long, kills the program on the spot, and returns all that it had said.
    func killed(afterMicroseconds delay: Int) -> (text: String, code: Int32) {
        let end = Self.microseconds() + delay
        var left = delay
        while left > 1_000, readMore(within: Int32(left / 1_000)) { left = end - Self.microseconds() }
        // Less than a poll can wait: the moment is met by looking at the clock.
        while Self.microseconds() < end, readMore(within: 0) || !isFinished {}
        kill(process, SIGKILL)
        return finish()
    }

    /// A clock that only goes forward.
    static func microseconds() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec * 1_000_000 + now.tv_nsec / 1_000
    }

    private var isFinished = false

    /// Reads what is there; false when nothing came in time, or nothing will come any more.
    private func readMore(within milliseconds: Int32) -> Bool {
        var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard !isFinished, poll(&waiting, 1, milliseconds) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(output, &chunk, chunk.count)
        guard count > 0 else {
            isFinished = true
            return false
        }
        seen.append(contentsOf: chunk[..<count])
        return true
    }

    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw ProcessFailure("pipe", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
