import Glibc
import VocabCore
import VocabLexicon

/// The voice of this machine: speech-dispatcher, which knows what voice the learner chose, else eSpeak NG.
///
/// Text goes to the program's standard input: what it says is never taken for an option, and stands in no list of processes.
final class SystemVoice: Voice {
    private let folders: [String]
    private let environment: [String]
    /// The program that is speaking, or was.
    private var speaker: (id: pid_t, program: Program)?
    /// Programs that are there and did not speak, as speech-dispatcher does not without its server.
    private var failed: Set<Program> = []
    /// What it was asked to say, for another program where this one fails.
    private var last: (text: String, language: LanguageCode?)?

    /// Finds programs in the folders of `path`, as the shell does.
    init(path: String?, environment: [String]) {
        folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map(String.init)
        self.environment = environment
    }

    var isThere: Bool { Program.allCases.contains { file(of: $0) != nil } }

    func say(_ text: String, in language: LanguageCode?) -> Bool {
        stop()
        last = (text, language)
        return Program.allCases.contains { !failed.contains($0) && start($0, text, language) }
    }

    func finish() -> Bool {
        while let (id, program) = speaker {
            speaker = nil
            if Self.wait(for: id) == 0 { return true }
            failed.insert(program)
            if let last { _ = say(last.text, in: last.language) }
        }
        return false
    }

    /// A program that speaks, the better ones first.
    private enum Program: String, CaseIterable {
        case dispatcher = "spd-say"
        case espeak = "espeak-ng"

        /// What it is told beside the text, which it reads.
        func arguments(_ language: LanguageCode?) -> [String] {
            switch self {
            case .dispatcher: [rawValue, "--pipe-mode", "--wait"] + (language.map { ["--language", $0.code] } ?? [])
            case .espeak: [rawValue, "--stdin"] + (language.map { ["-v", $0 == .english ? "en-us" : $0.code] } ?? [])
            }
        }
    }

    private func file(of program: Program) -> String? {
        folders.lazy.map { $0 + "/" + program.rawValue }.first { access($0, X_OK) == 0 }
    }

    private func start(_ program: Program, _ text: String, _ language: LanguageCode?) -> Bool {
        guard let file = file(of: program) else { return false }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { for end in ends { _ = close(end) } }
        // A learner's line is never longer than the pipe holds, so that nobody waits here.
        let bytes = Array((text + "\n").utf8.prefix(Self.mostBytes))
        guard let process = spawn(file, program.arguments(language), reading: ends[0]) else { return false }
        speaker = (process, program)
        return bytes.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == bytes.count
    }

    private static let mostBytes = 4_096

    /// Starts a program that reads from `input`; what it writes is thrown away.
    private func spawn(_ file: String, _ arguments: [String], reading input: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
        }
        var process = pid_t()
        let failure = ChildProcess.withCStrings(arguments) { arguments in
            ChildProcess.withCStrings(environment) { environment in
                posix_spawn(&process, file, &actions, nil, arguments, environment)
            }
        }
        return failure == 0 ? process : nil
    }

    /// Breaks off what is being said.
    private func stop() {
        guard let (id, program) = speaker else { return }
        speaker = nil
        var status: Int32 = 0
        if waitpid(id, &status, WNOHANG) == id {
            if status != 0 { failed.insert(program) }
            return
        }
        kill(id, SIGTERM)
        _ = Self.wait(for: id)
    }

    /// The exit code of a process, once it is over; -1 where it was killed.
    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 {
            if errno != EINTR { return -1 }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    }
}
