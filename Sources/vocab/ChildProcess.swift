import Glibc
import VocabCore

/// Another program, started with pipes to its standard input and outputs.
///
/// swift-subprocess (1.0.2) could do this. It is not used, for its calls are asynchronous, and so would be every command that may say a word,
/// look one up or ask git; it takes 15 seconds of the first build and 0.4 of 2.6 milliseconds of every start, used or not.
struct ChildProcess {
    /// Its number.
    let id: pid_t
    /// What it reads.
    let input: Int32
    /// What it writes.
    let output: Int32
    /// What it says about its troubles.
    let errors: Int32

    /// Starts a program that is looked for as the shell does; nil where there is none.
    ///
    /// In a session of its own it has no terminal to ask on.
    init?(_ words: [String], environment: [String], inSessionOfItsOwn: Bool = false) {
        let pipes = (0..<3).compactMap { _ in Pipe() }
        guard pipes.count == 3 else {
            for pipe in pipes { pipe.close() }
            return nil
        }
        let (input, output, errors) = (pipes[0], pipes[1], pipes[2])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        sigaddset(&defaults, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // 0x80 is POSIX_SPAWN_SETSID, which glibc hides from Swift.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | (inSessionOfItsOwn ? 0x80 : 0)))
        var process = pid_t()
        let failure = Self.withCStrings(words) { arguments in
            Self.withCStrings(environment) { environment in
                guard let program = arguments[0] else { return ENOENT }
                return posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
            }
        }
        Self.close([input.reading, output.writing, errors.writing])
        guard failure == 0 else {
            Self.close([input.writing, output.reading, errors.reading])
            return nil
        }
        (id, self.input, self.output, self.errors) = (process, input.writing, output.reading, errors.reading)
    }

    /// Lets `body` use texts as a list that ends with a null, as C has it.
    static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { text in
            (Text.bytes(of: text).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
                $0.baseAddress.flatMap { strdup($0) }
            }
        }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    private static func close(_ descriptors: [Int32]) {
        for descriptor in descriptors { _ = Glibc.close(descriptor) }
    }

    /// Waits for its end; 128 and more is a signal that ended it.
    func waitForEnd() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return Self.exitStatus(status)
    }

    /// Its exit status where it ends within so many milliseconds.
    func status(within milliseconds: Int) -> Int32? {
        let end = SystemClock.read().milliseconds + milliseconds
        while true {
            if let status = statusIfEnded() { return status }
            if SystemClock.read().milliseconds >= end { return nil }
            usleep(2_000)
        }
    }

    /// Writes all of `bytes`, which fit into a pipe, and that is all that the child reads.
    func write(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
        Self.close([input])
    }

    /// Closes what it writes to, where nobody reads on.
    func closeOutputs() { Self.close([output, errors]) }

    /// What it has said about its troubles, as far as that is there now.
    func takeErrors() -> String {
        _ = fcntl(errors, F_SETFL, O_NONBLOCK)
        var bytes: [UInt8] = []
        while true {
            let count = bytes.count
            if !Self.readMore(from: errors, into: &bytes) || bytes.count == count { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Its exit status where it has ended already.
    func statusIfEnded() -> Int32? {
        var status: Int32 = 0
        return waitpid(id, &status, WNOHANG) == id ? Self.exitStatus(status) : nil
    }

    private static func exitStatus(_ status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Writes `bytes` to the child while reading what it says, for either may fill its pipe first; closes all.
    func exchange(_ bytes: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
        var rest = bytes[...]
        var said: [Int32: [UInt8]] = [output: [], errors: []]
        var waiting = [output, errors]
        var isWriting = true
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
        while !waiting.isEmpty {
            if isWriting, rest.isEmpty {
                Self.close([input])
                isWriting = false
            }
            var ends = waiting.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if isWriting { ends.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
            guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
            for end in ends where end.revents != 0 {
                if end.fd == input {
                    Self.write(&rest, to: input)
                } else if !Self.readMore(from: end.fd, into: &said[end.fd, default: []]) {
                    waiting.removeAll { $0 == end.fd }
                }
            }
        }
        if isWriting { Self.close([input]) }
        Self.close([output, errors])
        return (said[output] ?? [], said[errors] ?? [])
    }

    /// Writes as much as goes; where nobody reads any more, nothing is left to be written.
    static func write(_ rest: inout ArraySlice<UInt8>, to end: Int32) {
        let count = rest.withUnsafeBytes { Glibc.write(end, $0.baseAddress, $0.count) }
        rest = count >= 0 ? rest.dropFirst(count) : errno == EAGAIN || errno == EINTR ? rest : []
    }

    /// Reads what is there; false at the end.
    static func readMore(from end: Int32, into bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(end, &chunk, chunk.count)
        if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
        return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
    }
}
