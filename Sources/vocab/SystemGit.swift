import Glibc
import VocabCore
import VocabSync

/// The git of this machine.
struct SystemGit: GitRunner {
    /// Variables by which a git that called this program, as a hook does, would lead ours to its own repository.
    private static let foreign = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_PREFIX", "GIT_NAMESPACE",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES",
    ]

    /// The whole path of this program in quotes, for git may call it from anywhere.
    var program: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &path, path.count)
        guard count > 0 else { return "vocab" }
        return "'" + Text.keeping(path[..<count].map { UInt8(bitPattern: $0) }).replacing("'", with: "'\\''") + "'"
    }

    /// Runs `git` as the shell would find it, in a process of its own.
    func run(_ request: GitRequest) -> GitOutcome? {
        let folder = request.folder.map { ["-C", $0.text] } ?? []
        return ChildProcess.run(
            ["git"] + folder + request.arguments, input: request.input, environment: environment(for: request),
            inSessionOfItsOwn: !hasTerminal)
    }

    /// Whether there is a person who can be asked for a password.
    private var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    private func environment(for request: GitRequest) -> [String] {
        // English, so that what git says can be told apart.
        var changes = request.environment.merging(["LC_ALL": "C", "LANGUAGE": "C"]) { first, _ in first }
        if !hasTerminal {
            changes["GIT_TERMINAL_PROMPT"] = "0"
            if getenv("GIT_SSH_COMMAND") == nil, getenv("GIT_SSH") == nil { changes["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes" }
        }
        let replaced = Set(Self.foreign + changes.keys)
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            let text = Text.keeping(cString: variable)
            if let name = text.split(separator: "=", omittingEmptySubsequences: false).first, !replaced.contains(String(name)) {
                variables.append(text)
            }
            next += 1
        }
        return variables + changes.map { "\($0)=\($1)" }
    }
}

/// Another program, run to its end.
private enum ChildProcess {
    /// Runs a program that is looked for as the shell does; nil where there is none.
    ///
    /// In a session of its own it has no terminal to ask on.
    static func run(
        _ words: [String], input: [UInt8], environment: [String], inSessionOfItsOwn: Bool
    ) -> GitOutcome? {
        guard let pipes = Pipes() else { return nil }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipes.input.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes.output.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes.errors.write, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // 0x80 is POSIX_SPAWN_SETSID, which glibc hides from Swift.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | (inSessionOfItsOwn ? 0x80 : 0)))
        var process = pid_t()
        let failure = withCStrings(words) { arguments in
            withCStrings(environment) { posix_spawnp(&process, "git", &actions, &attributes, arguments, $0) }
        }
        pipes.closeChildEnds()
        guard failure == 0 else {
            pipes.closeOwnEnds()
            return nil
        }
        let (output, errors) = pipes.exchange(input)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return GitOutcome(
            status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output,
            words: Text.cleaned(String(decoding: errors, as: UTF8.self)))
    }

    /// Lets `body` use texts as a list that ends with a null, as C has it.
    private static func withCStrings<Result>(
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
}

/// What a child reads and writes.
private struct Pipes {
    let input: (read: Int32, write: Int32)
    let output: (read: Int32, write: Int32)
    let errors: (read: Int32, write: Int32)

    init?() {
        guard let input = Self.pair(), let output = Self.pair(), let errors = Self.pair() else { return nil }
        (self.input, self.output, self.errors) = (input, output, errors)
    }

    private static func pair() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        // Only what the child is given as its own stays open in it.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    func closeChildEnds() {
        for end in [input.read, output.write, errors.write] { close(end) }
    }

    func closeOwnEnds() {
        for end in [input.write, output.read, errors.read] { close(end) }
    }

    /// Writes `bytes` to the child while reading what it says, for either may fill its pipe first; closes all.
    func exchange(_ bytes: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
        var rest = bytes[...]
        var said: [Int32: [UInt8]] = [output.read: [], errors.read: []]
        var waiting = [output.read, errors.read]
        var isWriting = true
        _ = fcntl(input.write, F_SETFL, O_NONBLOCK)
        while !waiting.isEmpty {
            if isWriting, rest.isEmpty {
                close(input.write)
                isWriting = false
            }
            var ends = waiting.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if isWriting { ends.append(pollfd(fd: input.write, events: Int16(POLLOUT), revents: 0)) }
            guard poll(&ends, nfds_t(ends.count), -1) >= 0 || errno == EINTR else { break }
            for end in ends where end.revents != 0 {
                if end.fd == input.write {
                    let count = rest.withUnsafeBytes { write(input.write, $0.baseAddress, $0.count) }
                    // A child that reads no more needs no more.
                    rest = count >= 0 ? rest.dropFirst(count) : errno == EAGAIN || errno == EINTR ? rest : []
                } else if !readMore(from: end.fd, into: &said[end.fd, default: []]) {
                    waiting.removeAll { $0 == end.fd }
                }
            }
        }
        if isWriting { close(input.write) }
        close(output.read)
        close(errors.read)
        return (said[output.read] ?? [], said[errors.read] ?? [])
    }

    /// Reads what is there; false at the end.
    private func readMore(from end: Int32, into bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = read(end, &chunk, chunk.count)
        if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
        return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
    }
}
