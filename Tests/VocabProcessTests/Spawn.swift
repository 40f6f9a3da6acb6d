import Glibc
import Synchronization
import VocabCore

/// Something that a test needs from the system and did not get.
struct ProcessFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    init(_ call: String, _ errorNumber: Int32) {
        description = "\(call): \(String(cString: strerror(errorNumber)))"
    }
}

/// POSIX_SPAWN_SETSID, which <spawn.h> shows to GNU sources only.
private let setSession: Int16 = 0x80

/// Starts the built program and waits for it.
enum Spawn {
    /// Runs `body`, which opens descriptors and starts a program, while no other test does so.
    ///
    /// A program started between the making of a pipe and its mark “not for children” would hold the pipe open for as long as it
    /// lives, and two of them might wait for each other for ever.
    static func alone<Result>(_ body: () throws -> Result) throws -> Result {
        try starting.withLock { _ in try body() }
    }

    private static let starting = Mutex(())

    /// The program, which is built into the folder of the tests.
    static func program() throws -> String {
        var buffer = [CChar](repeating: 0, count: 4_096)
        guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else { throw ProcessFailure("readlink", errno) }
        let tests = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
        let path = tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/vocab"
        guard access(path, X_OK) == 0 else { throw ProcessFailure(path, errno) }
        return path
    }

    /// Starts the program, or another in its place, with the descriptors that `prepare` sets up.
    static func start(
        _ arguments: [String], environment: [String: String], newSession: Bool = false, insteadOfProgram other: String? = nil,
        prepare: (inout posix_spawn_file_actions_t) -> Void
    ) throws -> pid_t {
        let path = try other ?? program()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        prepare(&actions)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The threads that tests run on block signals, and a started program would inherit that.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | (newSession ? setSession : 0))
        let argv = ([path] + arguments).map(copied) + [nil]
        let envp = environment.map { copied("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, path, &actions, &attributes, argv, envp)
        guard result == 0 else { throw ProcessFailure("posix_spawn", result) }
        return process
    }

    /// The bytes that `text` keeps, UTF-8 or not, as a string of C.
    private static func copied(_ text: String) -> UnsafeMutablePointer<CChar>? {
        Path(text).withCString { strdup($0) }
    }

    /// The exit code of a process, once it has ended; 128 and the number of the signal that ended it.
    static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Runs the program, or another in its place, with `input` on its standard input, and collects what it writes.
    ///
    /// With `closingOutput` nobody reads its standard output.
    static func run(
        _ arguments: [String], environment: [String: String], input: String = "", closingOutput: Bool = false,
        outputPath: String? = nil, insteadOfProgram other: String? = nil
    ) throws -> (output: String, errors: String, code: Int32) {
        let (inputEnd, outputEnd, errorEnd, process) = try alone {
            let (inputEnd, outputEnd, errorEnd) = (try Pipe(), try Pipe(), try Pipe())
            let process = try start(arguments, environment: environment, insteadOfProgram: other) { actions in
                posix_spawn_file_actions_adddup2(&actions, inputEnd.reading, 0)
                if let outputPath {
                    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY, 0)
                } else {
                    posix_spawn_file_actions_adddup2(&actions, outputEnd.writing, 1)
                }
                posix_spawn_file_actions_adddup2(&actions, errorEnd.writing, 2)
            }
            return (inputEnd, outputEnd, errorEnd, process)
        }
        close(inputEnd.reading)
        close(outputEnd.writing)
        close(errorEnd.writing)
        if closingOutput { close(outputEnd.reading) }
        let bytes = Array(input.utf8)
        _ = write(inputEnd.writing, bytes, bytes.count)
        close(inputEnd.writing)
        let output = closingOutput ? "" : outputEnd.readAll()
        return (output, errorEnd.readAll(), wait(for: process))
    }
}

/// A pipe that a started program does not inherit beyond what it is given.
private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw ProcessFailure("pipe", errno) }
        (reading, writing) = (ends[0], ends[1])
        _ = fcntl(reading, F_SETFD, FD_CLOEXEC)
        _ = fcntl(writing, F_SETFD, FD_CLOEXEC)
    }

    func readAll() -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(reading, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            bytes.append(contentsOf: chunk[..<count])
        }
        close(reading)
        return String(decoding: bytes, as: UTF8.self)
    }
}
