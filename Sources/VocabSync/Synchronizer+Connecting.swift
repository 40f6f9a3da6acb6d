import VocabCore

extension Synchronizer {
    /// Makes the store a git work tree where it is none, tells git of `remote`, and syncs for the first time.
    ///
    /// - Throws: what `sync` throws; then the store is as it was.
    package func connect(to remote: String) throws -> SyncResult {
        // The folders of the store come first, for git needs one to work in.
        try store.whileLocked(at: moment) { _ in }
        let address = try repository.address(of: remote)
        if !repository.isThere { try repository.git(["init", "--quiet", "--template="], settings: ["init.defaultBranch=main"]) }
        return try alone {
            let formerBranch = try repository.branch()
            try prepareFiles(repository.configuration())
            let remoteBranch = try self.remoteBranch(at: address, preferring: formerBranch)
            let former = try? repository.remote()
            let tracked = "refs/remotes/\(GitCommand.remote)/\(remoteBranch ?? formerBranch)"
            let known = try repository.commit(tracked)
            try repository.git(["remote"] + (former == nil ? ["add"] : ["set-url"]) + [GitCommand.remote, address])
            try takeBranch(remoteBranch)
            let state = try repository.state()
            let branch = state.branch
            // So that git pull and git push work by hand, whoever sent the branch first.
            try repository.git(["config", "branch.\(branch).remote", GitCommand.remote])
            try repository.git(["config", "branch.\(branch).merge", "refs/heads/\(branch)"])
            try repository.git(["config", "merge.vocab.name", "words and answers of vocab"])
            do {
                var result = SyncResult()
                try bringUpToDate(state, LastSync(in: repository, of: address), isDryRun: false, &result)
                result.remote = address
                try finish(result)
                return result
            } catch let error as SyncError {
                // What is no store shall not be met again by the next sync.
                _ = try? repository.attempt(
                    ["remote"] + (former.map { ["set-url", GitCommand.remote, $0] } ?? ["remove", GitCommand.remote]))
                // What waits to be sent is told by what the remote held.
                if let known { _ = try? repository.attempt(["update-ref", tracked, known]) }
                if branch != formerBranch { _ = try? repository.attempt(["branch", "-m", branch, formerBranch]) }
                throw error
            }
        }
    }

    /// Goes on under the name of the branch that devices share; `branch` is nil where they have none yet.
    func takeBranch(_ branch: String?) throws {
        guard let branch else { return }
        if try repository.commit("HEAD") == nil {
            try repository.git(["symbolic-ref", "HEAD", "refs/heads/\(branch)"])
        } else if try repository.branch() != branch {
            try repository.git(["branch", "-m", branch])
        }
    }

    /// The branch that devices share on the remote: that called `name` where it is there; nil where it has none yet.
    func remoteBranch(at address: String, preferring name: String? = nil) throws -> String? {
        let outcome = try repository.attempt(["ls-remote", "--symref", address])
        guard outcome.status == 0 else { throw SyncError(outcome, of: "ls-remote", remote: address) }
        var head: String?
        var branches: [String] = []
        for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(whereSeparator: { $0 == "\t" || $0 == " " })
            if parts.count == 3, parts[0] == "ref:", parts[2] == "HEAD" { head = String(parts[1].dropFirst("refs/heads/".count)) }
            if parts.count == 2, parts[1].hasPrefix("refs/heads/") {
                branches.append(String(parts[1].dropFirst("refs/heads/".count)))
            }
        }
        return [name, head, "main", "master"].compactMap(\.self).first(where: branches.contains) ?? branches.first
    }
}
