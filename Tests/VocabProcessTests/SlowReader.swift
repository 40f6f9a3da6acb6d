import Glibc

/// The built program with a standard output that does not block, and a reader that lets it wait.
final class SlowReader {
    private let process: pid_t
    private let output: Int32

    init(_ arguments: [String], environment: [String: String]) throws {
        (process, output) = try Spawn.alone {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw ProcessFailure("pipe", errno) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
            defer { close(ends[1]) }
            let process = try Spawn.start(arguments, environment: environment) { actions in
                posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
                posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
            }
            return (process, ends[0])
        }
    }

    deinit { close(output) }

    /// Lets the program wait that long, then reads all that it says, and tells how much time of a processor it took.
    func finish(afterMilliseconds milliseconds: Int) -> (text: String, code: Int32, secondsOfProcessor: Double) {
        let end = PipedProgram.microseconds() + milliseconds * 1_000
        while PipedProgram.microseconds() < end { usleep(10_000) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(output, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        var (status, usage) = (Int32(0), rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let time = [usage.ru_utime, usage.ru_stime].reduce(0.0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
        return (String(decoding: bytes, as: UTF8.self), status >> 8 & 0xFF, time)
    }
}
