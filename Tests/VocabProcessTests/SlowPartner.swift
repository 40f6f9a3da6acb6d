import Glibc

/// The built program between two pipes that do not block, whose other ends are in no hurry.
final class SlowPartner {
    private let process: pid_t
    private let input: Int32
    private let output: Int32

    init(_ arguments: [String], environment: [String: String]) throws {
        (process, input, output) = try Spawn.alone {
            let (inputEnds, outputEnds) = (try Self.pipe(), try Self.pipe())
            defer { for end in [inputEnds.reading, outputEnds.writing] { close(end) } }
            for end in [inputEnds.reading, outputEnds.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            let process = try Spawn.start(arguments, environment: environment) { actions in
                posix_spawn_file_actions_adddup2(&actions, inputEnds.reading, 0)
                posix_spawn_file_actions_adddup2(&actions, outputEnds.writing, 1)
            }
            return (process, inputEnds.writing, outputEnds.reading)
        }
    }

    deinit { close(output) }

    /// Lets the program wait that long, then gives it its input and reads all that it says; tells how much time of a processor it
    /// took.
    func finish(
        afterMilliseconds milliseconds: Int, typing text: String = ""
    ) -> (text: String, code: Int32, secondsOfProcessor: Double) {
        let end = PipedProgram.microseconds() + milliseconds * 1_000
        while PipedProgram.microseconds() < end { usleep(10_000) }
        _ = write(input, text, text.utf8.count)
        close(input)
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

    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        guard Glibc.pipe(&ends) == 0 else { throw ProcessFailure("pipe", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
