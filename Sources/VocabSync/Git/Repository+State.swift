import VocabCore

/// What git was told about a store.
struct RepositoryConfiguration {
    /// Where the remote is.
    var remote: String?
    /// What git calls to merge a file.
    var driver: String?
}

/// How the store's files stand to the last commit.
struct WorkTreeState {
    /// The last commit; nil before the first.
    var head: String?
    /// The branch.
    var branch = ""
    /// Whether the files are as the last commit has them.
    var isClean = true
}

extension Repository {
    /// What git was told about the store.
    func configuration() throws -> RepositoryConfiguration {
        guard isThere else { return RepositoryConfiguration() }
        var configuration = RepositoryConfiguration()
        let outcome = try attempt(GitCommand.configuration)
        // 1 says that nothing was told, also where what is there is no repository any more.
        let check = outcome.status == 1 ? try attempt(["rev-parse", "--git-dir"]) : outcome
        if check.status > 1 { throw SyncError(check, of: "config", remote: "") }
        for entry in outcome.output.split(separator: 0) {
            let parts = entry.split(separator: 0x0A, maxSplits: 1).map { Text.cleaned(String(decoding: $0, as: UTF8.self)) }
            if parts.count < 2 { continue }
            if parts[0].hasPrefix("remote.") { configuration.remote = parts[1] } else { configuration.driver = parts[1] }
        }
        return configuration
    }

    /// How the store's files stand to the last commit.
    ///
    /// - Throws: `SyncError.unfinished` in the middle of something, `noBranch` for a detached head.
    func state() throws -> WorkTreeState {
        try checkOperations()
        var state = WorkTreeState()
        for line in String(decoding: try git(GitCommand.status, onOwnIndex: true).output, as: UTF8.self).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.first == "#", words.count == 3 else {
                state.isClean = false
                continue
            }
            if words[1] == "branch.oid", words[2] != "(initial)" { state.head = words[2] }
            if words[1] == "branch.head", words[2] != "(detached)" { state.branch = words[2] }
        }
        if state.branch.isEmpty { throw SyncError.noBranch }
        if state.head == nil { state.isClean = false }
        return state
    }

    /// Where the remote is.
    ///
    /// - Throws: `SyncError.notConnected` where there is none.
    func remote() throws -> String {
        guard let remote = try configuration().remote else { throw SyncError.notConnected }
        return remote
    }

    /// The branch of the work tree.
    ///
    /// - Throws: `SyncError.unfinished` in the middle of something, `noBranch` for a detached head.
    func branch() throws -> String {
        try checkOperations()
        let outcome = try attempt(["symbolic-ref", "--quiet", "HEAD"])
        let prefix = "refs/heads/"
        guard outcome.status == 0, outcome.line.hasPrefix(prefix) else { throw SyncError.noBranch }
        return String(outcome.line.dropFirst(prefix.count))
    }

    private func checkOperations() throws {
        for operation in GitOperation.allCases {
            for mark in operation.marks where try files.status(folder.appending(mark)) != nil {
                throw SyncError.unfinished(operation)
            }
        }
    }
}
