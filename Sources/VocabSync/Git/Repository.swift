import VocabCore

/// git in the folder of one store.
struct Repository {
    let root: Path
    let files: any FileSystem
    let runner: any GitRunner
    /// Tells which locks are old.
    let moment: Timestamp

    /// The folder in which git keeps its own.
    var folder: Path { root.appending(".git") }
    var isThere: Bool { (try? files.status(folder)).flatMap { $0 } != nil }

    /// A lock that a git which lives holds for some milliseconds; one older than this was left by one that died, in seconds.
    private static let longestLock = 10

    /// Runs git and returns what it wrote.
    ///
    /// - Throws: `SyncError` when it failed.
    @discardableResult
    func git(
        _ arguments: [String], onOwnIndex: Bool = false, input: [UInt8] = [], settings: [String] = []
    ) throws -> GitOutcome {
        let outcome = try attempt(arguments, onOwnIndex: onOwnIndex, input: input, settings: settings)
        if outcome.status == 0 { return outcome }
        let error = SyncError(outcome, of: arguments[0], remote: (try? remote()) ?? "")
        if case .busy(let lock, _) = error, removeOldLock(lock) {
            return try git(arguments, onOwnIndex: onOwnIndex, input: input, settings: settings)
        }
        throw error
    }

    /// Runs git, whatever comes of it.
    ///
    /// - Throws: `SyncError.noGit`.
    func attempt(
        _ arguments: [String], onOwnIndex: Bool = false, input: [UInt8] = [], settings: [String] = []
    ) throws -> GitOutcome {
        // Told where everything is, git looks for no other repository around the store's folder.
        let head = ["--git-dir=.git", "--work-tree=."] + (GitCommand.settings + settings).flatMap { ["-c", $0] }
        let environment = onOwnIndex ? ["GIT_INDEX_FILE": ".git/\(GitCommand.index)"] : [:]
        let request = GitRequest(head + arguments, in: root, input: input, environment: environment)
        guard let outcome = runner.run(request) else { throw SyncError.noGit }
        return outcome
    }

    /// Removes a lock that nobody can hold any more. Of our own index nobody holds one, for there is one sync at a time.
    private func removeOldLock(_ lock: String) -> Bool {
        let path = lock.hasPrefix("/") ? Path(lock) : root.appending(lock)
        guard let status = try? files.status(path) else { return false }
        let age = moment.secondsSince1970 - status.modified / 1_000_000_000
        guard path.name == GitCommand.index + ".lock" || age > Self.longestLock else { return false }
        return (try? files.remove(path)) != nil
    }
}

extension Repository {
    /// Where the remote is.
    ///
    /// - Throws: `SyncError.notConnected` where there is none.
    func remote() throws -> String {
        guard isThere else { throw SyncError.notConnected }
        let outcome = try attempt(["config", "--get", "remote.\(GitCommand.remote).url"])
        guard outcome.status == 0, !outcome.line.isEmpty else { throw SyncError.notConnected }
        return outcome.line
    }

    /// The branch of the work tree.
    ///
    /// - Throws: `SyncError.unfinished` in the middle of something, `noBranch` for a detached head.
    func branch() throws -> String {
        for operation in GitOperation.allCases {
            for mark in operation.marks where try files.status(folder.appending(mark)) != nil {
                throw SyncError.unfinished(operation)
            }
        }
        let outcome = try attempt(["symbolic-ref", "--quiet", "HEAD"])
        let prefix = "refs/heads/"
        guard outcome.status == 0, outcome.line.hasPrefix(prefix) else { throw SyncError.noBranch }
        return String(outcome.line.dropFirst(prefix.count))
    }

    /// The commit that a name stands for; nil where there is none.
    func commit(_ name: String) throws -> String? {
        let outcome = try attempt(["rev-parse", "--quiet", "--verify", name + "^{commit}"])
        return outcome.status == 0 && !outcome.line.isEmpty ? outcome.line : nil
    }

    /// The tree of a commit.
    func tree(of commit: String) throws -> String { try git(["rev-parse", "--verify", commit + "^{tree}"]).line }

    /// The commit that both come from; nil where there is none.
    func mergeBase(_ ours: String, _ theirs: String) throws -> String? {
        let outcome = try attempt(GitCommand.mergeBase(ours, theirs))
        return outcome.status == 0 ? outcome.line.split(separator: " ").first.map(String.init) : nil
    }

    /// The files of a commit or a tree.
    func files(of tree: String) throws -> StoreTree { StoreTree(listing: try git(GitCommand.listTree(tree)).output) }

    /// The bytes of these blobs.
    ///
    /// - Throws: `SyncError`, also where git has lost one: a file that is not there would count as deleted.
    func blobs(_ names: Set<String>) throws -> [String: [UInt8]] {
        if names.isEmpty { return [:] }
        let input = Array((names.sorted().joined(separator: "\n") + "\n").utf8)
        let output = try git(GitCommand.catFiles, input: input).output
        var blobs: [String: [UInt8]] = [:]
        var start = 0
        // Each is a line with its name, its type and its size, then its bytes and a line break.
        while let end = output[start...].firstIndex(of: 0x0A) {
            let facts = String(decoding: output[start..<end], as: UTF8.self).split(separator: " ")
            guard facts.count == 3, let size = Int(facts[2]), end + 1 + size <= output.count else { break }
            blobs[String(facts[0])] = Array(output[(end + 1)..<(end + 1 + size)])
            start = min(end + 2 + size, output.count)
        }
        let lost = names.filter { blobs[$0] == nil }.sorted()
        if !lost.isEmpty {
            throw SyncError.git(command: GitCommand.catFiles[0], words: lost.map { $0 + " missing" }.joined(separator: "\n"))
        }
        return blobs
    }

    /// Gets the branch from the remote and returns its commit there; nil where the remote has no such branch yet.
    func fetch(_ branch: String) throws -> String? {
        let isShallow = try files.status(folder.appending("shallow")) != nil
        let outcome = try attempt(GitCommand.fetch(branch, isShallow: isShallow))
        if outcome.status != 0 {
            if outcome.words.contains("couldn't find remote ref") { return nil }
            throw SyncError(outcome, of: "fetch", remote: try remote())
        }
        return try commit("refs/remotes/\(GitCommand.remote)/\(branch)")
    }

    /// Sends the branch; false where the remote has something that is not here yet.
    func push(_ branch: String) throws -> Bool {
        var outcome = try attempt(GitCommand.push(branch))
        if outcome.status == 0 { return true }
        let lines = String(decoding: outcome.output, as: UTF8.self)
        let races = ["[rejected]", "cannot lock ref", "failed to update ref", "incorrect old value", "stale info"]
        if races.contains(where: { lines.contains($0) || outcome.words.contains($0) }) { return false }
        outcome.words += lines.isEmpty ? "" : "\n" + lines
        let error = SyncError(outcome, of: "push", remote: try remote())
        // Where the remote said nothing of the branch, and was reached, the learner's own hook let nothing through.
        if case .git = error, !lines.contains("\n!\t"), !lines.hasPrefix("!\t") {
            throw SyncError.hookFailed(words: outcome.words)
        }
        throw error
    }
}
