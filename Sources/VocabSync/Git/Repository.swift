import VocabCore

/// git in one folder: that of a store, or one without a work tree.
struct Repository {
    let root: Path
    let files: any FileSystem
    let runner: any GitRunner
    /// Tells which locks are old.
    let moment: Timestamp
    /// Whether there is no work tree: git keeps its own in the folder itself.
    var isBare = false

    /// The folder in which git keeps its own.
    var folder: Path { isBare ? root : root.appending(".git") }
    var isThere: Bool { (try? files.status(folder)).flatMap { $0 } != nil }

    /// A lock that a git which lives holds for some milliseconds; one older than this was left by one that died, in seconds.
    private static let longestLock = 10

    /// Runs git and returns what it wrote.
    ///
    /// - Throws: `SyncError` when it failed.
    @discardableResult
    func git(
        _ arguments: [String], onOwnIndex: Bool = false, input: [UInt8] = [], settings: [String] = [],
        environment: [String: String] = [:]
    ) throws -> GitOutcome {
        let outcome = try attempt(
            arguments, onOwnIndex: onOwnIndex, input: input, settings: settings, environment: environment)
        if outcome.status == 0 { return outcome }
        throw SyncError(outcome, of: arguments[0], remote: (try? remote()) ?? "")
    }

    /// Runs git, whatever comes of it. A lock that a git left which died is removed where it keeps this one from its work.
    ///
    /// - Throws: `SyncError.noGit`.
    func attempt(
        _ arguments: [String], onOwnIndex: Bool = false, input: [UInt8] = [], settings: [String] = [],
        environment: [String: String] = [:]
    ) throws -> GitOutcome {
        // Told where everything is, git looks for no other repository around the store's folder.
        let place = isBare ? ["--git-dir=."] : ["--git-dir=.git", "--work-tree=."]
        // The hooks of this repository alone: those that somebody set up for all of a machine know nothing of words.
        let hooks = "core.hooksPath=" + (isBare ? "hooks" : ".git/hooks")
        let head = place + (GitCommand.settings + [hooks] + settings).flatMap { ["-c", $0] }
        let environment = environment.merging(onOwnIndex ? ["GIT_INDEX_FILE": ".git/\(GitCommand.index)"] : [:]) { $1 }
        let request = GitRequest(head + arguments, in: root, input: input, environment: environment)
        while true {
            guard let outcome = runner.run(request) else { throw SyncError.noGit }
            guard outcome.status != 0, let lock = SyncError.lock(in: outcome.words), removeOldLock(lock, arguments) else {
                return outcome
            }
        }
    }

    /// Removes a lock here, or in a remote in a folder of this machine, that nobody can hold any more.
    private func removeOldLock(_ lock: String, _ arguments: [String]) -> Bool {
        let path = lock.hasPrefix("/") ? Path(lock) : root.appending(lock)
        // A remote on another machine may have folders of the same names.
        let folders =
            [root] + ([try? configuration().remote] + arguments).compactMap(\.self).filter { $0.hasPrefix("/") }.map(Path.init)
        guard isOldLock(path), folders.contains(where: { (try? files.confine(path, to: $0)) != nil }) else { return false }
        return (try? files.remove(path)) != nil
    }

    /// Whether a lock is older than any that a git which lives holds. Of our own index nobody holds one, for there is one sync at a time.
    func isOldLock(_ path: Path) -> Bool {
        guard let status = try? files.status(path) else { return false }
        let age = moment.secondsSince1970 - status.modified / 1_000_000_000
        return path.name == GitCommand.index + ".lock" || age > Self.longestLock
    }
}

extension Repository {
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

    /// Whether a commit is `other` or comes before it.
    func holds(_ commit: String, in other: String) throws -> Bool {
        try attempt(["merge-base", "--is-ancestor", commit, other]).status == 0
    }

    /// Puts a line or two into a file beside git's own.
    func keep(_ text: String, in path: Path) throws {
        if let version = try files.version(of: path) {
            try files.replace(path, with: Array(text.utf8), over: version)
        } else {
            try files.create(path, with: Array(text.utf8))
        }
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
            throw SyncError.brokenRepository(words: lost.map { $0 + " missing" }.joined(separator: "\n"))
        }
        return blobs
    }

    /// Makes the learner's own index agree with the new commit. Where that fails, git names files as changed, no more.
    func resetIndex() {
        let outcome = try? attempt(GitCommand.resetIndex(isQuick: true))
        if outcome?.status != 0 { _ = try? attempt(GitCommand.resetIndex(isQuick: false)) }
    }

    /// Packs what lies loose where that is much: every commit holds whole files, which take in a pack what was added.
    ///
    /// Only what is loose goes into a new pack, and all into one when there are many of those: to pack a year of answers anew each time
    /// takes seconds.
    func packLooseObjects() throws {
        var counts: [Substring: Int] = [:]
        for line in String(decoding: try attempt(["count-objects", "-v"]).output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ")
            if parts.count == 2 { counts[parts[0].dropLast()] = Int(parts[1]) }
        }
        if counts["size"] ?? 0 <= Self.looseKilobytes { return }
        let isCrowded = counts["packs"] ?? 0 >= Self.manyPacks
        _ = try? attempt(isCrowded ? GitCommand.packAll : GitCommand.packLoose)
    }

    /// The same for a remote in a folder of this machine, where nobody else does it: a year of daily syncs would lie there loose in 300 MB.
    func packRemote(_ remote: String) {
        let path = Path(remote)
        guard remote.hasPrefix("/"), (try? files.status(path))?.kind == .folder else { return }
        try? Repository(root: path, files: files, runner: runner, moment: moment, isBare: true).packLooseObjects()
    }

    /// From how many kilobytes of loose objects on they are packed.
    private static let looseKilobytes = 4_096
    /// From how many packs on they become one.
    private static let manyPacks = 16

    /// The address of a remote as git is told it: a folder with its whole path, for git takes others from the folder it works in.
    func address(of remote: String) throws -> String {
        guard try files.status(Path(remote))?.kind == .folder else { return remote }
        guard let outcome = runner.run(GitRequest(["-C", remote, "rev-parse", "--absolute-git-dir"], in: nil)) else {
            throw SyncError.noGit
        }
        if outcome.status == 0 { return outcome.line }
        let error = SyncError(outcome, of: "rev-parse", remote: remote)
        if case .foreignOwner = error { throw error }
        throw SyncError.noRepository(remote: remote, words: outcome.words)
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

    /// Sends the branch and returns nil; where the remote has something that is not here yet, what git said of it.
    func push(_ branch: String) throws -> String? {
        let outcome = try attempt(GitCommand.push(branch))
        return try isAccepted(outcome, by: { try remote() }) ? nil : outcome.words
    }

    /// Whether the remote took what a push sent; false where it has something that is not here yet.
    ///
    /// - Throws: `SyncError` for any other reason.
    func isAccepted(_ outcome: GitOutcome, by remote: () throws -> String) throws -> Bool {
        var outcome = outcome
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
