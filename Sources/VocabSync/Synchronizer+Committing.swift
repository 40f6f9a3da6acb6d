import VocabCore

extension Synchronizer {
    /// Sees to it that git knows what is shared, and how this clone merges it.
    func prepareFiles(_ configuration: RepositoryConfiguration) throws {
        for (name, wanted) in [(".gitignore", RepositoryFiles.ignore), (".gitattributes", RepositoryFiles.attributes)] {
            let path = store.root.appending(name)
            let present = try repository.files.read(path, in: store.root, limit: Store.maximumFileSize)
            guard let bytes = RepositoryFiles.completed(present, with: wanted) else { continue }
            if let version = try repository.files.version(of: path) {
                try repository.files.replace(path, with: bytes, over: version)
            } else {
                try repository.files.create(path, with: bytes)
            }
        }
        try store.beginNotingRemovals()
        // The address of a remote, which git keeps there, may hold a password.
        if let mode = try repository.files.status(repository.folder)?.mode, mode & 0o077 != 0 {
            try repository.files.setMode(repository.folder, to: mode & 0o700)
        }
        let driver = repository.runner.program + " merge-driver %O %A %B"
        if configuration.driver != driver {
            try repository.git(["config", "merge.vocab.driver", driver])
        }
    }

    /// The tree of the store's files as they lie there, beside what else is in `head`.
    func tree(over head: String?) throws -> String {
        try repository.git(GitCommand.readTree(head), onOwnIndex: true)
        return try tree()
    }

    /// The same beside what else is in the index of the sync.
    func tree() throws -> String {
        try repository.git(GitCommand.add, onOwnIndex: true)
        return try repository.git(GitCommand.writeTree, onOwnIndex: true).line
    }

    /// Commits what changed here, and returns the commit that holds it.
    func committed(_ head: String?, _ result: inout SyncResult) throws -> String? {
        let (tree, removals, takenBack) = try store.whileLocked(at: moment) { locked in
            let locked = try locked.settle()
            var tree = try self.tree(over: head)
            var takenBack = ContentDifference()
            if let head {
                takenBack = try takeBack(from: head, tree, into: locked)
                if !takenBack.isEmpty { tree = try self.tree(over: head) }
            }
            return (tree, try store.removals(), takenBack)
        }
        result.takenBack.add(takenBack)
        if let head, try repository.tree(of: head) == tree { return head }
        let isNamed = try repository.attempt(["var", "GIT_COMMITTER_IDENT"]).status == 0
        do {
            try repository.git(
                GitCommand.commit("Words and answers of this device"), onOwnIndex: true,
                settings: isNamed ? [] : GitCommand.identity)
        } catch SyncError.git(_, let words) {
            throw SyncError.hookFailed(words: words)
        }
        repository.resetIndex()
        try store.forget(removals)
        return try repository.commit("HEAD")
    }

    /// Remembers when the last sync was and what it came to.
    func finish(_ result: SyncResult) throws {
        try repository.keep("\(moment)\n", in: SyncStatus.path(in: store.root))
        if let head = try repository.commit("HEAD") { try LastSync(commit: head, remote: result.remote).keep(in: repository) }
    }

    /// Keeps git's files small, here and in a remote in a folder, where `result` brought them anything. It may take seconds, so that the
    /// result is told before; what cannot be packed does no harm.
    package func keepSmall(after result: SyncResult) {
        if result.received.isEmpty, result.sent.isEmpty { return }
        try? alone {
            try repository.packLooseObjects()
            repository.packRemote(result.remote)
        }
    }
}
