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
        let child = ChildProcess(
            ["git"] + folder + request.arguments, environment: environment(for: request), inSessionOfItsOwn: !hasTerminal)
        guard let child else { return nil }
        let (output, errors) = child.exchange(request.input)
        return GitOutcome(
            status: child.waitForEnd(), output: output, words: Text.cleaned(String(decoding: errors, as: UTF8.self)))
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
        return SystemEnvironment.lines(without: Set(Self.foreign + changes.keys)) + changes.map { "\($0)=\($1)" }
    }
}
